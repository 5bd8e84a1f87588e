"""Private links to a seat or to an identity: each can be used once, and a new link replaces the former one."""

from __future__ import annotations

import hashlib
from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.guests import fresh_id
from allcity.server.limits import HOUR
from allcity.server.storage import Link, Use
from allcity.server.store import schema
from allcity.server.store.daily_tries import DailyTries
from allcity.server.store.store import Store

REMEMBERED = 7 * 24 * HOUR  # milliseconds for which the use of a link is remembered
_links = schema.links
_guests = schema.guests


class Links:
    """The links in the store; a key is only in its link, and the store has its digest."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, link: Link) -> str:
        """The key of a new link, which takes the place of any other to the same."""
        key = fresh_id(18)
        values = {
            "digest": _digest(key), "since": link.since, "until": link.until, "used": 0, "used_by": "",
        }  # fmt: skip
        row = {"guest": link.guest, "table_id": link.table, "seat": link.seat, **values}

        async def job(connection: AsyncConnection) -> None:
            insert: Any = postgresql.insert if self._store.is_shared else sqlite.insert
            place = ["guest", "table_id", "seat"]
            await connection.execute(
                insert(_links).values(row).on_conflict_do_update(index_elements=place, set_=values)
            )

        await self._store.writer.run(job)
        return key

    async def find(self, key: str, now: int) -> Link | None:
        """The link with this key, if it can still be used."""
        links = _links.c
        query = select(links.guest, links.table_id, links.seat, links.since, links.until)
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query.where(_is_good(key, now)))).first()
        return Link(*row) if row else None

    async def adopt(self, key: str, now: int, owner: str, adopter: str, name: str) -> bool:
        """Use the link to an identity: the adopter, if there is one, becomes its owner; whether it was still good.

        Both are locked, so that two who adopt each other at the same time do not go round in circles.
        """

        async def job(connection: AsyncConnection) -> bool:
            both = select(_guests.c.became).where(_guests.c.id.in_([owner, adopter]))
            locked = await connection.execute(both.order_by(_guests.c.id).with_for_update())
            if any(locked.scalars()):
                return False
            used = update(_links).where(_is_good(key, now), _links.c.guest == owner)
            result = await connection.execute(used.values(used=now, used_by=name))
            if result.rowcount and adopter:
                is_former = or_(_guests.c.id == adopter, _guests.c.became == adopter)
                await connection.execute(update(_guests).where(is_former).values(became=owner))
                await connection.execute(delete(_links).where(_links.c.guest == adopter))
            return bool(result.rowcount)

        return await self._store.writer.run(job)

    async def last_use(self, guest: str) -> Use | None:
        """When the last link to this identity was used, if it was."""
        links = _links.c
        query = select(links.used, links.used_by).where(
            links.guest == guest, links.table_id == "", links.used > 0
        )
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Use(*row) if row else None

    async def former(self, guest: str) -> set[str]:
        """The guests who have become this one."""
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(select(_guests.c.id).where(_guests.c.became == guest))
            return set(rows.scalars())

    async def merge(self, former: set[str], guest: str) -> None:
        """Their tries of daily walls become the guest's."""
        await DailyTries(self._store).merge(former, guest)

    async def left_behind(self, former: set[str], most: int) -> list[str]:
        """Tables at which these guests still sit or are hosts, the running ones first."""
        tables, occupants = schema.tables.c, schema.occupants.c
        sits = select(occupants.table_id).where(occupants.guest.in_(former))
        query = select(tables.id).where(or_(tables.id.in_(sits), tables.host.in_(former)))
        newest = query.order_by(tables.status != "running", tables.created.desc()).limit(most)
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(newest)).scalars())

    async def move_rows(self, table: str, former: set[str], guest: str) -> None:
        """Move what the lobby shows of a table whose log can no longer be read."""
        tables, occupants = schema.tables, schema.occupants

        async def job(connection: AsyncConnection) -> None:
            seats = update(occupants).where(
                occupants.c.table_id == table, occupants.c.guest.in_(former)
            )
            await connection.execute(seats.values(guest=guest))
            hosted = update(tables).where(tables.c.id == table, tables.c.host.in_(former))
            await connection.execute(hosted.values(host=guest))

        await self._store.writer.run(job)

    async def count_tables(self, guest: str) -> int:
        """At how many tables a guest sits."""
        occupants = schema.occupants.c
        query = select(func.count(occupants.table_id.distinct())).where(occupants.guest == guest)
        async with self._store.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def forget(self, now: int) -> None:
        """Forget links that have been useless for long."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(_links).where(_links.c.until < now - REMEMBERED))

        await self._store.writer.run(job)


def _is_good(key: str, now: int) -> Any:
    links = _links.c
    return (links.digest == _digest(key)) & (links.used == 0) & (links.until > now)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
