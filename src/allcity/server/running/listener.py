"""Listens to PostgreSQL for what other processes have written, and lets the tables catch up."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import asyncpg
from sqlalchemy import URL

from allcity.server.live.table import Table
from allcity.server.live.tables import Tables
from allcity.server.running.runner import Runner
from allcity.server.store.writer import CHANNEL

PAUSE = 0.5  # seconds before another try to connect
BEAT = 3.0  # seconds after which a silent connection is asked whether it still lives
NAME = "allcity listener"
log = logging.getLogger(__name__)


class Listener:
    """One connection that listens; after a break all tables catch up."""

    def __init__(self, tables: Tables, runner: Runner, url: URL) -> None:
        self._tables = tables
        self._runner = runner
        self._url = url.set(drivername="postgresql")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.is_listening = asyncio.Event()

    async def run(self) -> None:
        while True:
            try:
                await self._listen(self._url.render_as_string(hide_password=False))
            except Exception as error:
                log.warning("notifications lost", extra={"error": type(error).__name__})
            await asyncio.sleep(PAUSE)

    async def _listen(self, address: str) -> None:
        """Listen until the connection is closed or does not answer."""
        named = {"application_name": NAME}
        connection = await asyncpg.connect(address, timeout=BEAT, server_settings=named)
        try:
            is_closed = asyncio.Event()
            connection.add_termination_listener(lambda _: is_closed.set())
            await connection.add_listener(CHANNEL, self._heard)
            self.is_listening.set()
            for table in self._tables:
                self._catch_up(table)
            self._runner.missed_all()
            while not is_closed.is_set():
                await connection.execute("SELECT 1", timeout=BEAT)
                with suppress(TimeoutError):
                    await asyncio.wait_for(is_closed.wait(), BEAT)
        finally:
            self.is_listening.clear()
            await connection.close(timeout=1)

    def _heard(self, _: object, _pid: int, _channel: str, payload: object) -> None:
        process, *tables = str(payload).split(" ")
        if process == self._tables.store.process:
            return
        for name in tables:
            if table := self._tables.held(name):
                self._catch_up(table)
            else:
                self._runner.missed(name)

    def _catch_up(self, table: Table) -> None:
        """Look once more after the present look, if there is one: it may have been too early."""
        before = self._tasks.get(table.id)
        task = asyncio.create_task(self._look(table, before))
        self._tasks[table.id] = task
        task.add_done_callback(lambda done: self._forget(table.id, done))

    async def _look(self, table: Table, before: asyncio.Task[None] | None) -> None:
        if before:
            await before
        try:
            await table.catch_up()
        except Exception:
            log.exception("catching up failed", extra={"table": table.id})

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]
