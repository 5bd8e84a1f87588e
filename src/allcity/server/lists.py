"""Which tables there are: lists for the lobby, counts for limits, and what is given up or deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder
from sqlalchemy import ColumnElement, Select, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from allcity.server import schema
from allcity.server.entries import Setup
from allcity.server.past import is_playable
from allcity.server.rooms import PRESENT
from allcity.server.writer import Writer

SPARE = 10  # times as many tables are looked at as are listed, where some makers have too many
read_setup = Decoder(Setup)


class Listed(Struct):
    """A table as the lobby shows it: of each chair that is taken the name, and its guest if it is one's."""

    setup: Setup
    status: str
    chairs: dict[int, tuple[str, str]]

    def seats_of(self, guest: str | None) -> list[int]:
        return [
            seat for seat, (_, owner) in sorted(self.chairs.items()) if guest and owner == guest
        ]


class Lists:
    """Questions about many tables at once."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def listed(self, status: str, most: int, each: int) -> list[Listed]:
        """The newest public tables with this status, of those made from one address only so many."""
        kept = schema.tables.c
        newest = kept.created.desc()
        recent = select(schema.tables).where(kept.status == status, kept.is_open)
        table = recent.order_by(newest).limit(most * SPARE).subquery().c
        maker = func.coalesce(table.origin, table.host)
        place = func.row_number().over(partition_by=maker, order_by=table.created.desc())
        ranked = select(table.id, table.setup, table.status, table.created, place.label("place"))
        row = ranked.subquery().c
        query = select(row.id, row.setup, row.status).where(row.place <= each)
        return await self._listed(query.order_by(row.created.desc()).limit(most))

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The newest tables at which a guest sits, or which the guest has made."""
        kept, chairs = schema.tables.c, schema.chairs.c
        sits = select(chairs.table_id).where(chairs.guest == guest)
        query = select(kept.id, kept.setup, kept.status)
        query = query.where(or_(kept.id.in_(sits), kept.host == guest))
        return await self._listed(query.order_by(kept.created.desc()).limit(most))

    async def rematches(self, tables: Sequence[str]) -> dict[str, str]:
        """Of these tables those whose rematch is still open, and which table that is."""
        kept, entries = schema.tables.c, schema.entries.c
        offered = select(entries.table_id, kept.id).join_from(
            schema.entries, schema.tables, kept.id == entries.text
        )
        is_one = (entries.table_id.in_(tables), entries.kind == "rematch", kept.status == "open")
        async with self.engine.connect() as connection:
            found = await connection.execute(offered.where(*is_one))
            return {row.table_id: row.id for row in found}

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        chairs = schema.chairs.c
        async with self.engine.connect() as connection:
            found = {
                row.id: Listed(read_setup.decode(row.setup), row.status, {})
                for row in await connection.execute(query)
            }
            sitting = select(chairs.table_id, chairs.seat, chairs.guest, chairs.name)
            for row in await connection.execute(sitting.where(chairs.table_id.in_(list(found)))):
                found[row.table_id].chairs[row.seat] = (row.name, row.guest)
        return list(found.values())

    async def has_hosted(self, guest: str, most: int) -> bool:
        """Whether a guest has made so many tables that are not over."""
        return await self._has(schema.tables.c.host == guest, most)

    async def has_made(self, origin: str, most: int) -> bool:
        """Whether so many tables that are not over were made from an address."""
        return await self._has(schema.tables.c.origin == origin, most)

    async def _has(self, is_one: ColumnElement[bool], most: int) -> bool:
        """Tables for which the rules have changed do not count: nobody can play or close them."""
        kept = schema.tables.c
        is_present = kept.status.in_(PRESENT)
        async with self.engine.connect() as connection:
            count = select(func.count()).where(is_one, is_present)
            if (await connection.execute(count)).scalar_one() < most:
                return False
            rows = await connection.execute(select(kept.setup).where(is_one, is_present))
            return sum(is_playable(read_setup.decode(setup)) for setup in rows.scalars()) >= most

    async def unstarted(self, since: int, most: int) -> list[str]:
        """Some tables that were closed before then and had never started."""
        kept, entries = schema.tables.c, schema.entries.c
        start = select(entries.index).where(entries.table_id == kept.id, entries.kind == "start")
        is_one = (kept.status == "closed", kept.changed < since, ~start.exists())
        async with self.engine.connect() as connection:
            return list(
                (await connection.execute(select(kept.id).where(*is_one).limit(most))).scalars()
            )

    async def purge(self, tables: Sequence[str]) -> None:
        """Delete tables with all that is kept of them."""

        async def job(connection: AsyncConnection) -> None:
            for part in (schema.snapshots, schema.chairs, schema.entries):
                await connection.execute(delete(part).where(part.c.table_id.in_(tables)))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))

        await self.writer.run(job)

    async def forget_origins(self, since: int) -> None:
        """Of tables that ended before then nobody needs to know from where they were made."""
        kept = schema.tables
        is_past = (
            kept.c.status.not_in(PRESENT),
            kept.c.changed < since,
            kept.c.origin.is_not(None),
        )

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(kept).where(*is_past).values(origin=None))

        await self.writer.run(job)

    async def silent(self, status: str, since: int, most: int) -> list[str]:
        """Some tables with this status at which nothing has happened since then."""
        kept, entries = schema.tables.c, schema.entries.c
        of_this = select(entries.at).where(entries.table_id == kept.id)
        last = of_this.order_by(entries.index.desc()).limit(1).scalar_subquery()
        is_silent = func.coalesce(last, kept.created) < since
        query = select(kept.id).where(kept.status == status, kept.created < since, is_silent)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(func.random()).limit(most))
            return list(found.scalars())
