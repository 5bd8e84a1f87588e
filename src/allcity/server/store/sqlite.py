"""Writes to a SQLite log: a whole batch of entries in one step.

Handing a batch to a thread and back costs more than writing it to a quick disk, and far more on a
busy machine. So the event loop itself writes while the disk is quick, and a thread when it is not.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from sqlalchemy.engine import URL

from allcity.server.store.database import PRAGMAS
from allcity.server.store.statements import Statement

QUICK = 0.002  # seconds that the loop may stand still for a write
WEIGHT = 0.1  # of the last write in the average
CHECK = 1.0  # seconds in which a lock on the file must become free
PATIENCE = 10_000  # milliseconds that the thread waits while another program writes to the file


class SqliteLog:
    """Appends entries; only the writer uses it, so no two transactions ever wait for each other."""

    def __init__(self, url: URL) -> None:
        self._path = url.database or ""
        self._thread = ThreadPoolExecutor(1, "log")
        self.connection: sqlite3.Connection | None = None
        self._average = 0.0
        self._patience = -1

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write all statements in one transaction, or nothing."""
        if self._average < QUICK:
            try:
                return self._write(statements, patience=0)
            except sqlite3.OperationalError as problem:
                if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, statements, PATIENCE)

    def _write(self, statements: Sequence[Statement], patience: int) -> None:
        begun = time.perf_counter()
        try:
            self._commit(statements, patience)
        finally:
            took = time.perf_counter() - begun
            self._average += (took - self._average) * WEIGHT

    def _commit(self, statements: Sequence[Statement], patience: int) -> None:
        connection = self.connection or self._connect()
        if patience != self._patience:
            connection.execute(f"PRAGMA busy_timeout={patience}")
            self._patience = patience
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                connection.executemany(statement.sql, statement.rows)
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:  # after a full disk SQLite has rolled back by itself
                connection.execute("ROLLBACK")
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        self.connection, self._patience = connection, -1
        return connection

    def check(self) -> None:
        """Raise if another program keeps the file locked; called in a thread."""
        with closing(sqlite3.connect(self._path, CHECK, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")

    def let_go(self) -> None:
        """Give up a connection that may be broken; the next write makes another."""
        connection, self.connection = self.connection, None
        if connection:
            connection.close()

    def close(self) -> None:
        self._thread.shutdown()
        self.let_go()
