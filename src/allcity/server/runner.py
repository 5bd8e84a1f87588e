"""Runs the bots and the clocks of the tables that are given to this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from allcity.core.game import Seat
from allcity.server import metrics, moves, seating, shows
from allcity.server.drafts import Draft
from allcity.server.entries import Entry
from allcity.server.leases import RENEWAL, Leases
from allcity.server.refusals import Refused
from allcity.server.table import Table
from allcity.server.tables import Tables
from allcity.server.thinkers import Task, Thinkers
from allcity.server.turns import Asker
from allcity.server.writer import Unwritten

TICK = 0.1  # seconds between two looks at the clocks
AGAIN = 1_000  # milliseconds after which a moment that failed comes again
AT_ONCE = 4  # tables that are adopted at a time, so that moves find a connection beside
log = logging.getLogger(__name__)


class Runner:
    """One process's share in the running tables."""

    def __init__(self, tables: Tables, leases: Leases, thinkers: Thinkers) -> None:
        self._tables = tables
        self._leases = leases
        self._thinkers = thinkers
        self._given: set[str] = set()
        self._running: set[str] = set()  # of those that are given, the adopted ones
        self._refused: set[str] = set()
        self._stopped: dict[str, int] = {}  # until when what is not yet adopted was run
        self._unanswered: tuple[float, int] | None = None  # since when the database says nothing
        self._adopting: asyncio.Task[None] | None = None
        self._due: dict[str, int] = {}
        self._thinking: set[tuple[str, Seat]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.notice)

    def runs(self, table: Table) -> bool:
        return table.id in self._running

    def is_needed(self, table: Table) -> bool:
        """Whether a table has bots to move, moments to watch or people anywhere: it stays in memory."""
        if table.id not in self._given:
            return False
        return table.is_followed or table.id in self._due or bool(_bots_to_move(table))

    def notice(self, table: Table, entries: Sequence[Entry], is_own: bool) -> None:
        """Something happened at a table; one whose start this process wrote is its own at once."""
        if is_own and not self.runs(table) and any(entry.kind == "start" for entry in entries):
            self._given.add(table.id)
            self._running.add(table.id)
        if self.runs(table):
            self._consider(table)

    def missed(self, table_id: str) -> None:
        """Another process has written to a table that is not in memory: a bot may be to move."""
        if table_id in self._running:
            self._running.discard(table_id)
            self.adopt()

    def missed_all(self) -> None:
        """The same, when it is not known to which."""
        self._running.intersection_update({table.id for table in self._tables})

    def _consider(self, table: Table) -> None:
        """Let bots think whose turn it is, and note the next moment at which a chair changes hands."""
        if table.room.status != "running":
            self._forget({table.id})
            return
        for seat in _bots_to_move(table):
            if (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                self._begin(self._think(table, seat))
        moments = seating.due(table.room)
        if moments:
            self._due[table.id] = moments[0][0]
        else:
            self._due.pop(table.id, None)

    def _forget(self, tables: set[str]) -> None:
        """Tables that are over, or that another process runs now."""
        self._given -= tables
        self._running -= tables
        for table in tables:
            self._due.pop(table, None)
            self._stopped.pop(table, None)

    async def _think(self, table: Table, seat: Seat) -> None:
        """A bot chooses from its view; if the world has moved on meanwhile, it is asked anew."""
        asker = Asker(table.room.setup.host, lambda: table.is_followed)
        try:
            while self.runs(table) and seat in _bots_to_move(table):
                version = table.room.version
                text = await self._thinkers.choose(_task(table, seat), asker)
                try:
                    await table.submit(_bots_choice(seat, text, version))
                except Exception as problem:  # too late, or not written: with a pause, once more
                    log.info("bot", extra={"table": table.id, "problem": type(problem).__name__})
                    await asyncio.sleep(TICK)
        finally:
            self._thinking.discard((table.id, seat))
            if self.runs(table) and _bots_to_move(table):
                asyncio.get_running_loop().call_soon(self._consider, table)

    async def tick(self) -> None:
        """Hand over the chairs whose moment has come."""
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
                _complain("not handed over", problem, table_id)
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
        """Nothing goes on before it is adopted anew; nobody pays for the time until then."""
        assert self._unanswered
        self._stopped = dict.fromkeys(self._given, self._unanswered[1]) | self._stopped
        self._running.clear()
        self._due.clear()
        self._tables.is_away = True

    async def _live(self) -> None:
        """Tell the database that this process lives, and hear what is to be run here."""
        self._unanswered = self._unanswered or (time.monotonic(), self._tables.now())
        if self._leases.is_contested:
            await self.renew()
        elif self._given:
            await self._leases.sign()
        if self._is_cut_off:
            self._pause()
        self._unanswered = None

    async def renew(self) -> None:
        """Renew the lease, which says what is to be run here."""
        before = set(self._given)
        given, self._tables.alive, stopped = await self._leases.renew()
        self._stopped |= stopped
        self._forget(before - given)
        self._given |= given

    def adopt(self) -> None:
        """Go on, beside all else, where another process has stopped; what failed is tried again."""
        if self._adopting and not self._adopting.done():
            return
        fresh = self._given - self._running - self._refused
        if fresh:
            self._adopting = self._begin(self._adopt_all(fresh))
        else:
            self._tables.is_away = False

    async def adopted(self) -> None:
        """Wait until what is being adopted runs, or has failed."""
        if self._adopting:
            await asyncio.wait([self._adopting])

    async def _adopt_all(self, fresh: set[str]) -> None:
        waiting = iter(fresh)

        async def some() -> None:
            for table in waiting:
                await self._adopt(table)

        await asyncio.gather(*[some() for _ in range(AT_ONCE)])
        if self._tables.store.writer.is_working:
            self._tables.is_away = False

    async def _adopt(self, table_id: str) -> None:
        try:
            table = await self._tables.get(table_id)
            stopped = self._stopped.get(table_id)
            await table.submit(lambda draft: seating.recover(draft, self._tables.living, stopped))
        except Refused as refusal:
            log.warning("not run", extra={"table": table_id, "code": refusal.code})
            self._refused.add(table_id)
        except Exception as problem:
            _complain("not adopted", problem, table_id)
        else:
            self._stopped.pop(table_id, None)
            if table_id in self._given:
                self._running.add(table_id)
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
                _complain("runner", problem)
            await asyncio.sleep(pause)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def release(self) -> None:
        """Let another process take over at once; if it was cut off, its lease says until when it ran."""
        if not self._is_cut_off:
            await self._leases.release(self._tables.now())

    async def close(self) -> None:
        """Think no further, and begin nothing anew."""
        self._given.clear()
        self._running.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _complain(what: str, problem: Exception, table: str = "") -> None:
    """One line where the writer has said why: it comes again every second."""
    log.error(what, exc_info=not isinstance(problem, Unwritten), extra={"table": table})


def _bots_to_move(table: Table) -> list[Seat]:
    room = table.room
    return [seat for seat in room.active if seat >= 0 and room.is_played_by_bot(seat)]


def _task(table: Table, seat: Seat) -> Task:
    room = table.room
    return Task(
        game=room.setup.game,
        edition=room.setup.edition,
        spec=room.chairs[seat].bot or room.setup.bot,
        view=shows.view(room, seat),
        legal=room.game.legal_texts(room.match.state, seat),
        seed=secrets.randbits(63),
    )


def _bots_choice(seat: Seat, text: str, version: int) -> Any:
    def request(draft: Draft) -> None:
        moves.bot_act(draft, seat, text, version)

    return request
