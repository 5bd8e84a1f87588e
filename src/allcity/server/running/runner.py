"""Runs the bots and the clocks of the tables that are leased to this process."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from allcity.server import metrics
from allcity.server.live.table import Table
from allcity.server.live.tables import Tables
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import Entry
from allcity.server.match.requests import seating
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.running.playing import Players, bots_to_move
from allcity.server.running.thinkers import Thinkers
from allcity.server.storage import LeaseStorage, Unwritten

RENEWAL = 1.0  # seconds
TICK = 0.1  # seconds between two looks at the clocks
AGAIN = 1_000  # milliseconds until the next try, after a hand-over failed
BATCH = 64  # tables that are read and adopted together
MANY = 1_000  # tables from which on garbage collection would hold up moves; rooms have no cycles
log = logging.getLogger(__name__)


class Runner:
    """The running tables of this process."""

    def __init__(self, tables: Tables, leases: LeaseStorage, thinkers: Thinkers) -> None:
        self._tables = tables
        self._leases = leases
        self._players = Players(thinkers, self.runs)
        self._leased: set[str] = set()
        self._running: set[str] = set()  # the adopted ones among the leased tables
        self._refused: set[str] = set()
        self._stopped: dict[
            str, int
        ] = {}  # for tables that are not yet adopted: until when they were run
        self._unanswered: tuple[float, int] | None = None  # since when the database is silent
        self._adopting: asyncio.Task[None] | None = None
        self._due: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.notice)
        tables.preparations.append(self._adopt)

    def runs(self, table: Table) -> bool:
        return table.id in self._running

    def is_needed(self, table: Table) -> bool:
        """Whether a table must stay in memory: bots are to move, a moment is due, or people are present."""
        if table.id not in self._leased:
            return False
        return table.is_followed or table.id in self._due or bool(bots_to_move(table))

    def notice(self, table: Table, entries: Sequence[Entry], is_own: bool) -> None:
        """Note new entries of a table; a table that this process started is run by it at once."""
        if is_own and not self.runs(table) and any(entry.kind == "start" for entry in entries):
            self._leased.add(table.id)
            self._running.add(table.id)
        if self.runs(table):
            self._consider(table)

    def missed(self, table_id: str) -> None:
        """Another process has written to a table that is not in memory: a bot may be to move."""
        if table_id in self._running:
            self._running.discard(table_id)
            self.adopt()

    def missed_all(self) -> None:
        """The same, when it is not known which table was written to."""
        self._running.intersection_update({table.id for table in self._tables})

    def _consider(self, table: Table) -> None:
        """Let bots think whose turn it is, and note the next moment at which a seat changes hands."""
        if table.room.status != "running":
            self._forget({table.id})
            return
        self._players.wake(table)
        moments = seating.due(table.room)
        if moments:
            self._due[table.id] = moments[0][0]
        else:
            self._due.pop(table.id, None)

    def _forget(self, tables: set[str]) -> None:
        """Tables that are over, or that another process runs now."""
        self._leased -= tables
        self._running -= tables
        self._refused -= tables
        for table in tables:
            self._due.pop(table, None)
            self._stopped.pop(table, None)

    async def tick(self) -> None:
        """Hand over the seats whose moment has come."""
        if self._is_cut_off:
            self._pause()
        now = self._tables.now()
        for table_id in [table for table, moment in self._due.items() if moment <= now]:
            try:
                table = await self._tables.get(table_id)
                await table.submit(self._hand_over)
                if self.runs(table):
                    self._consider(table)
            except Exception as problem:
                _complain("seats not handed over", problem, table_id)
                if table_id in self._due:
                    self._due[table_id] = now + AGAIN

    def _hand_over(self, draft: Draft) -> None:
        if draft.room.setup.id in self._running and not self._is_cut_off:
            seating.overdue(draft)

    @property
    def _is_cut_off(self) -> bool:
        """Whether the database has not answered for the length of a lease."""
        asked = self._unanswered
        return asked is not None and time.monotonic() - asked[0] > self._leases.length / 1000

    def _pause(self) -> None:
        """Pause all tables until they are adopted again; no clock runs meanwhile."""
        assert self._unanswered
        self._stopped = dict.fromkeys(self._leased, self._unanswered[1]) | self._stopped
        self._running.clear()
        self._due.clear()
        self._tables.is_away = True

    async def _live(self) -> None:
        """Renew the lease again and again, and learn which tables this process is to run."""
        self._unanswered = self._unanswered or (time.monotonic(), self._tables.now())
        if self._leases.is_contested:
            await self.renew()
        elif self._leased:
            await self._leases.sign()
        if self._is_cut_off:
            self._pause()
        self._unanswered = None

    async def renew(self) -> None:
        """Renew the lease, and with it the set of leased tables."""
        before = set(self._leased)
        leased, self._tables.alive, stopped = await self._leases.renew()
        self._stopped |= stopped
        self._forget(before - leased)
        self._leased |= leased

    def adopt(self) -> None:
        """Adopt, in the background, the tables of a process that has stopped; failures are tried again."""
        if self._adopting and not self._adopting.done():
            return
        fresh = self._leased - self._running - self._refused
        if fresh:
            self._adopting = self._begin(self._adopt_all(fresh))
        else:
            self._tables.is_away = False

    async def adopted(self) -> None:
        """Wait until what is being adopted runs, or has failed."""
        if self._adopting:
            await asyncio.wait([self._adopting])

    async def _adopt_all(self, fresh: set[str]) -> None:
        """Adopt many tables at a time; one that somebody asks for is adopted before its turn."""
        waiting = list(fresh)
        for start in range(0, len(waiting), BATCH):
            names = [name for name in waiting[start : start + BATCH] if name not in self._running]
            away = [name for name in names if not self._tables.held(name)]
            try:
                rooms = await self._tables.store.rooms(away)
            except Exception as problem:
                _complain("tables not read", problem)
                break
            await asyncio.gather(*[self._find(name, rooms.get(name)) for name in names])
            if len(waiting) > MANY:
                gc.freeze()
        if self._tables.store.is_working:
            self._tables.is_away = False

    async def _find(self, name: str, room: Room | None) -> None:
        try:
            await self._adopt(await self._tables.get(name, room))
        except Refused as refusal:
            log.warning("table not run", extra={"table": name, "code": refusal.code})
            self._refused.add(name)
        except Exception as problem:
            _complain("table not adopted", problem, name)

    async def _adopt(self, table: Table) -> None:
        """Begin to run a table that is leased to this process, unless it runs already."""
        if table.id not in self._leased or self.runs(table):
            return
        try:
            stopped = self._stopped.get(table.id)
            await table.submit(lambda draft: seating.recover(draft, self._tables.living, stopped))
        except Refused as refusal:
            log.warning("table not adopted", extra={"table": table.id, "code": refusal.code})
        except Exception as problem:
            _complain("table not adopted", problem, table.id)
        else:
            self._stopped.pop(table.id, None)
            if table.id in self._leased:
                self._running.add(table.id)
                self._consider(table)

    async def keep_time(self) -> None:
        await self._forever(self.tick, TICK)

    async def keep_leases(self) -> None:
        await self._forever(self._renew_and_sweep, RENEWAL)

    async def _renew_and_sweep(self) -> None:
        await self._live()
        self.adopt()
        await self._tables.sweep(self.is_needed)
        metrics.RUNNING.set(len(self._running))

    async def _forever(self, work: Any, pause: float) -> None:
        while True:
            try:
                await work()
            except Exception as problem:
                _complain("runner failed", problem)
            await asyncio.sleep(pause)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def release(self) -> None:
        """Let another process take over at once; after a lost connection the lease says until when this one ran."""
        if not self._is_cut_off:
            await self._leases.release(self._tables.now())

    async def close(self) -> None:
        """Stop all thinking, and begin nothing new."""
        self._leased.clear()
        self._running.clear()
        for task in list(self._tasks):
            task.cancel()
        await self._players.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _complain(what: str, problem: Exception, table: str = "") -> None:
    """Log a failure; in one short line if the writer has logged the reason already, since this may happen every second."""
    log.error(what, exc_info=not isinstance(problem, Unwritten), extra={"table": table})
