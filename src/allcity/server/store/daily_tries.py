"""The tries of daily walls with their results; each guest has one per wall."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.match import days
from allcity.server.match.requests import daily
from allcity.server.storage import Finished, Try
from allcity.server.store.schema import daily_pars, daily_tries, guests, occupants
from allcity.server.store.store import Store

STREAK = 1_000  # tries of one guest that are looked through for their days
_tries = daily_tries.c


class DailyTries:
    """The tries and pars of all walls, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, day: str, game: str, guest: str, table: str, now: int) -> str:
        """The table of a guest's one try: this one, if neither they nor anybody whom they were has begun another."""
        row = {"day": day, "game": game, "guest": guest, "table_id": table, "begun": now}
        fresh: Any = (postgresql.insert if self._store.is_shared else sqlite.insert)(daily_tries)

        async def job(connection: AsyncConnection) -> str:
            former = select(guests.c.id).where(guests.c.became == guest)
            own = select(_tries.table_id).where(_tries.day == day, _tries.game == game)
            own = own.where((_tries.guest == guest) | _tries.guest.in_(former)).order_by(
                _tries.begun
            )
            if known := (await connection.execute(own)).scalars().first():
                return str(known)
            await connection.execute(fresh.values(row).on_conflict_do_nothing())
            return str(
                (await connection.execute(own)).scalars().one()
            )  # another process may be first

        return await self._store.writer.run(job)

    async def merge(self, former: Collection[str], guest: str) -> None:
        """Somebody who becomes another guest brings their tries along; of two on the same wall the first one counts."""
        if await self._first(select(_tries.guest).where(_tries.guest.in_(former)).limit(1)) is None:
            return

        async def job(connection: AsyncConnection) -> None:
            theirs = _tries.guest.in_([*former, guest])
            rows = (await connection.execute(select(daily_tries).where(theirs))).all()
            first = {(row.day, row.game): row._asdict() | {"guest": guest} for row in _latest(rows)}
            await connection.execute(delete(daily_tries).where(theirs))
            if first:  # else another process has just done so
                await connection.execute(insert(daily_tries), list(first.values()))

        await self._store.writer.run(job)

    async def own_try(self, day: str, game: str, guest: str) -> Try | None:
        query = select(_tries.table_id, _tries.points, _tries.finished)
        row = await self._first(
            query.where(_tries.day == day, _tries.game == game, _tries.guest == guest)
        )
        return Try(*row) if row else None

    async def count(self, day: str, game: str, above: int | None = None) -> int:
        """How many have finished a wall in time, of those with more points than these if any are given."""
        query = _counted(select(func.count()), day, game)
        if above is not None:
            query = query.where(_tries.points > above)
        return int((await self._first(query))[0])

    async def is_tried(self, day: str, game: str) -> bool:
        query = select(_tries.guest).where(_tries.day == day, _tries.game == game).limit(1)
        return await self._first(query) is not None

    async def results(self, day: str, game: str, most: int) -> list[Finished]:
        """The best results of a wall, of equal ones the earlier first."""
        tag = func.coalesce(guests.c.tag, "")
        query = select(_tries.table_id, _tries.guest, occupants.c.name, tag, _tries.points)
        is_seat = (occupants.c.table_id == _tries.table_id) & (occupants.c.seat == daily.OWN)
        query = query.join(occupants, is_seat).outerjoin(guests, guests.c.id == _tries.guest)
        query = _counted(query, day, game).order_by(_tries.points.desc(), _tries.finished)
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query.limit(most))
            return [Finished(*row) for row in rows]

    async def finished_days(self, guest: str) -> set[str]:
        query = select(_tries.day, _tries.finished).where(
            _tries.guest == guest, _tries.finished.is_not(None)
        )
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query.order_by(_tries.day.desc()).limit(STREAK))
            return {row.day for row in rows if row.finished < days.opens_at(row.day)}

    async def stored_par(self, day: str, game: str) -> str | None:
        """What the bots make of a wall, as JSON, if it is known."""
        query = select(daily_pars.c.data).where(daily_pars.c.day == day, daily_pars.c.game == game)
        row = await self._first(query)
        return row[0] if row else None

    async def store_par(self, day: str, game: str, data: str) -> None:
        """Store the par of a wall, if no other process was faster."""
        fresh: Any = (postgresql.insert if self._store.is_shared else sqlite.insert)(daily_pars)
        row = {"day": day, "game": game, "data": data}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(fresh.values(row).on_conflict_do_nothing())

        await self._store.writer.run(job)

    async def _first(self, query: Select[Any]) -> Any:
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).first()


def _latest(rows: Any) -> list[Any]:
    """The last one first, so that the first one of a wall is the one that stays."""
    return sorted(rows, key=lambda row: row.begun, reverse=True)


def _counted(query: Select[Any], day: str, game: str) -> Select[Any]:
    """Of the tries of a wall those that were finished in time."""
    is_one = (_tries.day == day, _tries.game == game, _tries.finished < days.opens_at(day))
    return query.where(*is_one)
