"""Which process runs a table's bots and clocks: the one it is given to, for as long as that lives."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert, literal_column, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server import schema
from allcity.server.store import Store

LEASE = 4_000  # milliseconds after which a process that has not been heard of counts as dead
RENEWAL = 1.0  # seconds
_NOW = {
    "postgresql": "(extract(epoch from clock_timestamp()) * 1000)::bigint",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}


class Standing(NamedTuple):
    """The running tables of this process, and the processes that live."""

    mine: set[str]
    alive: set[str]


class Leases:
    """The lease of one process, measured by the database's own clock."""

    def __init__(self, store: Store, length: int = LEASE) -> None:
        self._store = store
        self._length = length
        self._now: ColumnElement[int] = literal_column(_NOW[store.engine.dialect.name])

    async def renew(self) -> Standing:
        """Say that this process lives, and take the tables that nobody living runs."""
        if not self._store.is_shared:
            return await self._store.writer.run(self._renew)
        async with self._store.engine.begin() as connection:  # moves must not wait for this
            return await self._renew(connection)

    @property
    def is_contested(self) -> bool:
        """Whether there may be other processes; alone, what one has is one's own."""
        return self._store.is_shared

    async def _renew(self, connection: AsyncConnection) -> Standing:
        kept, tables, me = schema.processes, schema.tables, self._store.process
        until = self._now + self._length
        done = await connection.execute(update(kept).where(kept.c.id == me).values(until=until))
        if not done.rowcount:
            await connection.execute(insert(kept).values(id=me, until=until))
        await connection.execute(delete(kept).where(kept.c.until < self._now))
        living = select(kept.c.id)
        is_running = tables.c.status == "running"
        orphan = or_(tables.c.runner.is_(None), tables.c.runner.not_in(living))
        await connection.execute(update(tables).where(is_running, orphan).values(runner=me))
        mine = select(tables.c.id).where(is_running, tables.c.runner == me)
        return Standing(
            {row.id for row in await connection.execute(mine)},
            {row.id for row in await connection.execute(living)},
        )

    async def release(self) -> None:
        """Let others take over at once."""
        kept, me = schema.processes, self._store.process

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(kept).where(kept.c.id == me))

        await self._store.writer.run(job)
