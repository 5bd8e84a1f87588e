"""Which process runs a table's bots and clocks: the one that holds its lease, for as long as that process lives."""

from __future__ import annotations

import time

from sqlalchemy import (
    ColumnElement,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.storage import Standing
from allcity.server.store import schema
from allcity.server.store.store import Store

SIGN = 5.0  # seconds between two signs of life of a process that is alone
_TAKING = 0x616C6C74  # a PostgreSQL advisory lock, so that one process takes tables at a time
_NOW = {
    "postgresql": "(extract(epoch from clock_timestamp()) * 1000)::bigint",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}


class Leases:
    """The lease of one process, measured by the database's own clock."""

    def __init__(self, store: Store, length: int) -> None:
        self._store = store
        self.length = length
        self._signed = float("-inf")
        self._now: ColumnElement[int] = literal_column(_NOW[store.engine.dialect.name])

    async def renew(self) -> Standing:
        """Renew the sign of life of this process, and take the tables that no live process runs."""
        if not self._store.is_shared:
            await self._store.writer.run(self._live)
            return await self._store.writer.run(self._take)
        async with self._store.engine.begin() as connection:  # so that moves do not wait for this
            await self._live(connection)
        async with self._store.engine.begin() as connection:
            return await self._take(connection)

    async def sign(self) -> None:
        """A process that is alone renews seldom: its sign of life is only needed after a crash, to know until when clocks ran."""
        if time.monotonic() - self._signed > SIGN:
            await self._store.writer.run(self._live)
            self._signed = time.monotonic()

    @property
    def is_contested(self) -> bool:
        """Whether there may be other processes; a process that is alone keeps what it has."""
        return self._store.is_shared

    async def _live(self, connection: AsyncConnection) -> None:
        """The sign of life is committed before tables are taken, or another process could take them at the same time."""
        processes, me = schema.processes, self._store.process
        until = self._now + self.length
        result = await connection.execute(
            update(processes).where(processes.c.id == me).values(until=until)
        )
        if not result.rowcount:
            await connection.execute(insert(processes).values(id=me, until=until))

    async def _take(self, connection: AsyncConnection) -> Standing:
        processes, tables, me = schema.processes, schema.tables, self._store.process
        living, is_running = select(processes.c.id), tables.c.status == "running"
        stopped: dict[str, int] = {}
        if await self._is_first(connection):
            ended = await self._end(connection)
            orphan = or_(tables.c.runner.is_(None), tables.c.runner.not_in(living))
            columns = (tables.c.id, tables.c.runner, tables.c.changed, tables.c.stopped)
            for row in await connection.execute(select(*columns).where(is_running, orphan)):
                is_known = row.stopped is not None
                stopped[row.id] = row.stopped if is_known else ended.get(row.runner, row.changed)
            if stopped:  # stored until the table is adopted: this process may die before
                rows = [{"this": table, "at": at} for table, at in stopped.items()]
                taken = update(tables).where(tables.c.id == bindparam("this"))
                await connection.execute(taken.values(runner=me, stopped=bindparam("at")), rows)
        leased = select(tables.c.id).where(is_running, tables.c.runner == me)
        return Standing(
            {row.id for row in await connection.execute(leased)},
            {row.id for row in await connection.execute(living)},
            stopped,
        )

    async def _end(self, connection: AsyncConnection) -> dict[str, int]:
        """Forget dead processes; returns when each gave its last sign of life."""
        processes = schema.processes
        is_dead = processes.c.id != self._store.process
        if self._store.is_shared:
            is_dead &= processes.c.until < self._now
        dead = delete(processes).where(is_dead).returning(processes.c.id, processes.c.until)
        return {row.id: row.until - self.length for row in await connection.execute(dead)}

    async def _is_first(self, connection: AsyncConnection) -> bool:
        """Take tables, one process at a time; a process that finds the lock taken does not wait, but tries again later."""
        if not self._store.is_shared:
            return True
        query = text(f"SELECT pg_try_advisory_xact_lock({_TAKING})")
        return bool((await connection.execute(query)).scalar())

    async def release(self, at: int) -> None:
        """Let others take over at once, and let them know when this process stopped."""
        processes, tables, me = schema.processes, schema.tables, self._store.process

        async def job(connection: AsyncConnection) -> None:
            mine = update(tables).where(tables.c.status == "running", tables.c.runner == me)
            until = func.coalesce(tables.c.stopped, at)
            await connection.execute(mine.values(runner=None, stopped=until))
            await connection.execute(delete(processes).where(processes.c.id == me))

        await self._store.writer.run(job)
