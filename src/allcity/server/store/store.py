"""The store of a server: tables and their logs, and guests."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Any

from msgspec.json import Decoder, encode
from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, Select, and_, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from allcity.server.match.entries import Entry, Setup
from allcity.server.match.history import is_playable
from allcity.server.match.room import PRESENT, Room
from allcity.server.match.summaries import Summary
from allcity.server.refusals import Refused
from allcity.server.storage import Guest, Listed, Write
from allcity.server.store import schema
from allcity.server.store.database import engine_of, migrate
from allcity.server.store.snapshots import EVERY, freeze, opened, thaw
from allcity.server.store.statements import table_row
from allcity.server.store.writer import Writer

SPARE = 10  # times as many rows are read as are listed, since tables beyond the limit per address are left out
_read_setup = Decoder(Setup)
_CHANGEABLE = ("name", "language", "colour", "tag")  # what a guest can change
_GUEST = ("id", "name", "language", "created", "colour", "tag")
_ENTRY = [schema.entries.c[name] for name in Entry.__struct_fields__]
log = logging.getLogger(__name__)


class Store:
    """The database of a server: reads directly, and writes through the `Writer`."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.writer = Writer(engine, process)
        self._ping: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, process: str) -> Store:
        engine = engine_of(address)
        try:
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, process)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.engine.dialect.name == "postgresql"

    @property
    def is_working(self) -> bool:
        """Whether the last write succeeded."""
        return self.writer.is_working

    async def ping(self) -> None:
        """Raise unless the database answers and takes writes; callers at the same time share one query."""
        if self._ping is None or self._ping.done():
            self._ping = asyncio.create_task(self._try())
        await asyncio.shield(self._ping)

    async def _try(self) -> None:
        if self.writer.sqlite:
            await asyncio.to_thread(self.writer.sqlite.check)
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        if not self.writer.is_working:  # a row of a dead process does no harm, and is deleted later
            probe = self.writer.phrases.process(id=secrets.token_hex(6), until=0)
            await self.writer.insert(probe)

    def append(self, write: Write) -> Awaitable[None]:
        return self.writer.append(write)

    async def add_table(self, setup: Setup, past: Sequence[Entry] = ()) -> None:
        """A new table; its only entries are those of the match from which it goes on, if it does."""
        row = table_row(setup)
        if not past:
            await self.writer.insert(self.writer.phrases.table(**row))
            return
        rows = [{"table_id": setup.id, **asdict(entry)} for entry in past]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables), [row])
            await connection.execute(insert(schema.entries), rows)

        await self.writer.run(job)

    async def room(self, table: str) -> Room:
        """The room of a table, from its last snapshot and the log after it."""
        snapshots = schema.snapshots
        async with self.engine.connect() as connection:
            setup = await self._setup(connection, table)
            query = select(snapshots.c.data).where(snapshots.c.table_id == table)
            data = (await connection.execute(query)).scalar()
            room = await asyncio.to_thread(thaw, setup, data) if data else None
            if room and await self._goes_on(connection, room):
                return room
            entries = await self._entries(connection, table, 0)
        return await opened(setup, entries)

    async def _goes_on(self, connection: AsyncConnection, room: Room) -> bool:
        """Whether what was written since a snapshot follows from it; if so, it is folded."""
        last = max(room.version - 1, 0)
        entries = await self._entries(connection, room.setup.id, last)
        if room.version and not entries:
            return False
        try:
            room.fold(entries[1:] if room.version else entries)
        except Exception:
            log.warning("snapshot not used", exc_info=True, extra={"table": room.setup.id})
            return False
        return True

    async def rooms(self, tables: Sequence[str]) -> dict[str, Room]:
        """The rooms of many tables by few queries; those that cannot be read this way are left to `room`."""
        table_columns, snaps, logs = schema.tables.c, schema.snapshots.c, schema.entries.c
        with_snapshot = schema.tables.outerjoin(schema.snapshots)
        heads = select(
            table_columns.id, table_columns.setup, table_columns.origin, snaps.data
        ).select_from(with_snapshot)
        is_new = logs.index >= func.coalesce(snaps.version, 0)
        entries = select(logs.table_id, *_ENTRY).outerjoin_from(
            schema.entries, schema.snapshots, logs.table_id == snaps.table_id
        )
        entries = entries.where(logs.table_id.in_(tables), is_new)
        async with self.engine.connect() as connection:
            heads_read = (await connection.execute(heads.where(table_columns.id.in_(tables)))).all()
            rows = await connection.execute(entries.order_by(logs.table_id, logs.index))
            tails: dict[str, list[Entry]] = {}
            for table, *fields in rows:
                tails.setdefault(table, []).append(Entry(*fields))
        rooms = {}
        for row in heads_read:
            await asyncio.sleep(0)  # others have their turn between two tables
            setup = _decoded(row.setup, row.origin)
            if room := _restored(setup, row.data, tails.get(row.id, [])):
                rooms[row.id] = room
        return rooms

    async def _setup(self, connection: AsyncConnection, table: str) -> Setup:
        tables = schema.tables.c
        query = select(tables.setup, tables.origin).where(tables.id == table)
        row = (await connection.execute(query)).first()
        if row is None:
            raise Refused("unknown-table", table=table[:32])
        return _decoded(row.setup, row.origin)

    async def entries(self, table: str, since: int) -> list[Entry]:
        async with self.engine.connect() as connection:
            return await self._entries(connection, table, since)

    async def _entries(self, connection: AsyncConnection, table: str, since: int) -> list[Entry]:
        entries = schema.entries.c
        query = select(*_ENTRY).where(entries.table_id == table, entries.index >= since)
        rows = await connection.execute(query.order_by(entries.index))
        return [Entry(*row) for row in rows]

    async def keep_snapshot(self, room: Room) -> None:
        """Store a snapshot of a room; it is only a cache."""
        row = {"table_id": room.setup.id, "version": room.version, "data": freeze(room)}
        await self.writer.insert(self.writer.phrases.snapshot(**row))

    async def listed(self, status: str, most: int, each: int) -> list[Listed]:
        """The newest public tables with this status, of those made from one address only so many."""
        tables = schema.tables.c
        newest = tables.created.desc()
        recent = select(schema.tables).where(tables.status == status, tables.is_open)
        table = recent.order_by(newest).limit(most * SPARE).subquery().c
        maker = func.coalesce(table.origin, table.host)
        place = func.row_number().over(partition_by=maker, order_by=table.created.desc())
        ranked = select(table.id, table.setup, table.status, table.created, place.label("place"))
        row = ranked.subquery().c
        query = select(row.id, row.setup, row.status).where(row.place <= each)
        return await self._listed(query.order_by(row.created.desc()).limit(most))

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The newest tables at which a guest sits, or which the guest has made."""
        tables, occupants = schema.tables.c, schema.occupants.c
        sits = select(occupants.table_id).where(occupants.guest == guest)
        query = select(tables.id, tables.setup, tables.status)
        query = query.where(or_(tables.id.in_(sits), tables.host == guest))
        return await self._listed(query.order_by(tables.created.desc()).limit(most))

    async def keep_summary(self, table: str, summary: Summary | None) -> None:
        """Store the summary of a finished match; None says that it counts in no statistics."""
        data = encode(summary) if summary else b""
        await self.writer.insert(
            self.writer.phrases.summary(table_id=table, data=data, review=None)
        )

    async def summary(self, table: str) -> Listed | None:
        """A table as a list would show it, even if it is not public; None if there is none."""
        tables = schema.tables.c
        query = select(tables.id, tables.setup, tables.status).where(tables.id == table)
        return next(iter(await self._listed(query)), None)

    async def invited(self, code: str) -> Setup | None:
        """The open table with this join code; in the unlikely case that two have it, neither."""
        tables = schema.tables.c
        query = select(tables.setup).where(tables.join_code == code, tables.status == "open")
        async with self.engine.connect() as connection:
            setups = list((await connection.execute(query.limit(2))).scalars())
        return _read_setup.decode(setups[0]) if len(setups) == 1 else None

    async def rematches(self, tables: Sequence[str]) -> dict[str, str]:
        """Of these tables those whose rematch is still open, and which table that is."""
        table, entries = schema.tables.c, schema.entries.c
        offered = select(entries.table_id, table.id).join_from(
            schema.entries, schema.tables, table.id == entries.text
        )
        is_one = (entries.table_id.in_(tables), entries.kind == "rematch", table.status == "open")
        async with self.engine.connect() as connection:
            rows = await connection.execute(offered.where(*is_one))
            return {row.table_id: row.id for row in rows}

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        occupants = schema.occupants.c
        async with self.engine.connect() as connection:
            tables = {
                row.id: Listed(_read_setup.decode(row.setup), row.status, {})
                for row in await connection.execute(query)
            }
            wanted = ("table_id", "seat", "guest", "name", "bot")
            sitting = select(*(occupants[name] for name in wanted))
            for row in await connection.execute(
                sitting.where(occupants.table_id.in_(list(tables)))
            ):
                tables[row.table_id].occupants[row.seat] = (row.name, row.guest, row.bot)
        return list(tables.values())

    async def has_hosted(self, guest: str, most: int) -> bool:
        """Whether a guest has made so many tables that are not over.

        A match that the guest began alone against bots waits for them without end, so it does not count here.
        """
        tables, occupants = schema.tables.c, schema.occupants.c
        others = select(occupants.seat).where(
            occupants.table_id == tables.id, occupants.guest != "", occupants.guest != guest
        )
        is_one = and_(tables.host == guest, or_(tables.status == "open", others.exists()))
        return await self._has(is_one, most)

    async def has_made(self, origin: str, most: int) -> bool:
        """Whether so many tables that are not over were made from an address."""
        return await self._has(schema.tables.c.origin == origin, most)

    async def _has(self, is_one: ColumnElement[bool], most: int) -> bool:
        """Tables for which the rules have changed do not count: nobody can play or close them."""
        tables = schema.tables.c
        is_present = tables.status.in_(PRESENT)
        async with self.engine.connect() as connection:
            count = select(func.count()).where(is_one, is_present)
            if (await connection.execute(count)).scalar_one() < most:
                return False
            rows = await connection.execute(select(tables.setup).where(is_one, is_present))
            return sum(is_playable(_read_setup.decode(setup)) for setup in rows.scalars()) >= most

    async def guest(self, guest: str) -> Guest | None:
        """The guest with this id, or the one whom they have become."""
        guests = schema.guests
        query = select(*(guests.c[name] for name in _GUEST), guests.c.became)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.where(guests.c.id == guest))).first()
        if row and row.became:
            return await self.guest(row.became)
        return Guest(*row[:-1]) if row else None

    async def keep_guest(self, guest: Guest) -> None:
        guests = schema.guests

        async def job(connection: AsyncConnection) -> None:
            values = {name: getattr(guest, name) for name in _CHANGEABLE}
            result = await connection.execute(
                update(guests).where(guests.c.id == guest.id).values(values)
            )
            if not result.rowcount:
                row = {"id": guest.id, "created": guest.created, **values}
                await connection.execute(insert(guests), [row])

        await self.writer.run(job)

    async def secret(self) -> bytes:
        """The key that signs cookies and links, made once and shared by all processes."""
        table = schema.secrets
        fresh = {"name": "signing", "value": secrets.token_hex(32)}

        async def job(connection: AsyncConnection) -> str:
            if self.is_shared:
                await connection.execute(text("LOCK TABLE secrets IN EXCLUSIVE MODE"))
            value = (await connection.execute(select(table.c.value))).scalar()
            if value is None:
                await connection.execute(insert(table), [fresh])
            return value or fresh["value"]

        return bytes.fromhex(await self.writer.run(job))


def _decoded(setup: bytes, origin: str | None) -> Setup:
    return replace(_read_setup.decode(setup), origin=origin or "")


def _restored(setup: Setup, snapshot: bytes | None, entries: Sequence[Entry]) -> Room | None:
    """A room from what was read of it; None if its parts do not fit, it would take long, or it has other rules."""
    try:
        if setup.edition is not None or len(entries) > 2 * EVERY:
            return None
        room = thaw(setup, snapshot) if snapshot else Room(setup)
        if room is None or (entries and entries[0].index != room.version):
            return None
        room.fold(entries)
    except Exception:  # `room` reports the problem, or does without the snapshot
        return None
    return room
