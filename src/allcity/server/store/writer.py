"""Group commit: the writes of many tables at the same time go into one transaction.

A write is either wholly there or not at all, and its caller hears of it after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from allcity.server import metrics
from allcity.server.logs import facts
from allcity.server.storage import Conflict, Unwritten, Write
from allcity.server.store.sqlite import SqliteLog
from allcity.server.store.statements import Phrases, Statement

CHANNEL = "allcity"
_DOWN = ("08", "53", "55", "57", "58")  # classes of PostgreSQL's states, not of its statements
MOST = 128
T = TypeVar("T")
log = logging.getLogger(__name__)


class _Down(Unwritten):
    """The database itself is the cause, so that nothing else would have been taken either."""


Job = Callable[[AsyncConnection], Awaitable[Any]]
Task = Write | Statement | Job
Waiting = tuple[Task, asyncio.Future[Any]]


class Writer:
    """One task that commits, while the next writes gather."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._waiting: list[Waiting] = []
        self._connection: AsyncConnection | None = None
        self.phrases = Phrases(engine.dialect, process)
        is_sqlite = engine.dialect.name == "sqlite"
        self.sqlite = SqliteLog(engine.url) if is_sqlite else None
        self._wake = asyncio.Event()
        self._is_closing = False
        self.is_working = True  # judged by the last write
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())

    def append(self, write: Write) -> asyncio.Future[None]:
        """Done when the entries are on the disk; `Conflict` if another process was first."""
        return self._do(write)

    def run(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> asyncio.Future[T]:
        """Do something else that writes, in the next transaction."""
        return self._do(job)

    def insert(self, statement: Statement) -> asyncio.Future[None]:
        """Rows that belong to no log, in the next transaction."""
        return self._do(statement)

    def _do(self, task: Task) -> asyncio.Future[Any]:
        if self._is_closing:
            raise Unwritten
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((task, future))
        self._wake.set()
        return future

    async def close(self) -> None:
        """Finish the waiting writes and close."""
        self._is_closing = True
        self._wake.set()
        await self._task
        await self._let_go()
        if self.sqlite:
            self.sqlite.close()

    async def _let_go(self) -> None:
        """Give up connections that may be broken; the next write makes others."""
        connection, self._connection = self._connection, None
        with suppress(Exception):
            if self.sqlite:
                self.sqlite.let_go()
            if connection:
                await connection.invalidate()
                await connection.close()

    async def _run(self) -> None:
        while self._waiting or not self._is_closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            problem = await self._commit(batch)
            if problem and len(batch) > 1:  # one of them has failed: write each by itself
                for task in batch:
                    if not isinstance(problem, _Down):
                        problem = await self._commit([task])
                    _tell([task], problem)
            else:
                _tell(batch, problem)

    async def _commit(self, batch: list[Waiting]) -> Exception | None:
        """Write a batch and resolve its futures; on failure the caller does that with the returned exception."""
        try:
            with metrics.WRITE_SECONDS.time():
                outcomes = await self._write([task for task, _ in batch])
        except (IntegrityError, sqlite3.IntegrityError):
            return Conflict()
        except Exception as error:  # of any kind: later writes must go on
            log.error("write failed", extra=facts(error) | {"code": _code(error)})
            self.is_working = False
            await self._let_go()
            return _Down() if _is_down(error) else Unwritten()
        self.is_working = True
        metrics.WRITE_BATCH.observe(len(batch))
        for (_, future), value in zip(batch, outcomes, strict=True):
            if not future.done():
                future.set_result(value)
        return None

    async def _write(self, tasks: list[Task]) -> list[Any]:
        """Write all tasks in one transaction; returns their results."""
        writes = [task for task in tasks if isinstance(task, Write)]
        statements = [task for task in tasks if isinstance(task, Statement)]
        statements += self.phrases.statements(writes)
        jobs = {
            at: task for at, task in enumerate(tasks) if not isinstance(task, Write | Statement)
        }
        if self.sqlite and not jobs:
            await self.sqlite.write(statements)
            return [None] * len(tasks)
        connection = self._connection or await self._engine.connect()
        self._connection = connection
        async with connection.begin():
            for statement in statements:
                await connection.exec_driver_sql(statement.sql, list(statement.rows))
            await self._notify(connection, writes)
            results = {at: await job(connection) for at, job in jobs.items()}
        return [results.get(at) for at in range(len(tasks))]

    async def _notify(self, connection: AsyncConnection, writes: list[Write]) -> None:
        """Tell other processes which tables have new entries."""
        if writes and self._engine.dialect.name == "postgresql":
            payload = f"{self._process} {' '.join(write.table for write in writes)}"
            await connection.execute(_NOTIFY, {"to": CHANNEL, "payload": payload})


_NOTIFY = text("SELECT pg_notify(:to, :payload)")


def _is_down(error: Exception) -> bool:
    """Whether the database is busy, full or not to be reached, whatever is written."""
    cause = getattr(error, "orig", error)
    is_lost = getattr(error, "connection_invalidated", False)
    is_refused = str(getattr(cause, "sqlstate", "")).startswith(_DOWN)
    return is_lost or is_refused or isinstance(cause, sqlite3.OperationalError | OSError)


def _code(error: Exception) -> str | None:
    """The database's own word for it."""
    cause = getattr(error, "orig", error)
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)


def _tell(batch: list[Waiting], problem: Exception | None) -> None:
    for _, future in batch:
        if problem and not future.done():
            future.set_exception(problem)
