"""The tables in this process: read when asked for, forgotten when idle, and who is at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from typing import Any

from allcity.server import metrics
from allcity.server.live.table import Table
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import Entry, Setup
from allcity.server.match.requests import seating
from allcity.server.match.room import PRESENT, Room
from allcity.server.match.summaries import summary
from allcity.server.refusals import Refused
from allcity.server.storage import TableStorage, Unwritten
from allcity.server.store.snapshots import opened

SWEPT = 32  # tables that are checked in one turn of the loop
CATCHING_UP = 4  # tables read at a time, so that moves find a free connection to the database
LINGER, LONGEST = 5, 600  # seconds for which a guest who has gone still counts as here
IDLE = 60.0  # seconds that a table without followers stays in memory
log = logging.getLogger(__name__)


def now() -> int:
    """The server's wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def linger(departures: int) -> int:
    """The seconds before a departure is written, so that reloading a page does not count as one.

    They grow with each departure, so that a guest who comes and goes for days hardly writes anything.
    """
    return min(LINGER + departures, LONGEST)


class Tables:
    """The tables that are in memory, each read from its log when first asked for."""

    def __init__(self, store: TableStorage, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.now = clock
        self.listeners: list[Callable[[Table, Sequence[Entry], bool], None]] = []
        self.preparations: list[Callable[[Table], Awaitable[None]]] = []  # for one just read
        self.alive: set[str] = set()
        self.is_closing = False
        self.is_away = False  # the database, for so long that clocks stand still: guests must wait
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._catching_up = asyncio.Semaphore(CATCHING_UP)
        self._tasks: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def held(self, table: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(table)

    async def get(self, table: str, room: Room | None = None) -> Table:
        """The table, read from the store if need be; `Refused` if there is none.

        `room` is what has just been read of it together with others.
        """
        reading = self._reading.get(table)
        if reading is None:
            if live := self._tables.get(table):
                return live
            reading = self._reading[table] = asyncio.create_task(self._read(table, room))
        return await asyncio.shield(reading)

    def drop(self, table: str) -> bool:
        """Forget a table that is to be deleted; False if somebody still uses it."""
        held = self._tables.get(table)
        if table in self._reading or (held and held.is_in_use):
            return False
        self._tables.pop(table, None)
        return True

    async def add(self, setup: Setup, past: Sequence[Entry] = ()) -> Table:
        """A new table, perhaps with the past of a match from which it goes on; nobody else can know its name yet."""
        if self.is_closing:
            raise Refused("closing")
        room = await opened(setup, past)
        await self.store.add_table(setup, past)
        if past:
            self.keep_snapshot(room)
        return self._keep(room)

    async def fresh(self, table: str) -> Table:
        """The table with all that other processes have written so far."""
        live = await self.get(table)
        if self.store.is_shared:
            await live.catch_up()
        return live

    async def _read(self, table: str, room: Room | None) -> Table:
        """A table is handed out only after everything that must happen first has happened."""
        try:
            live = self._keep(room or await self.store.room(table))
            if self.store.is_shared:  # another process may have written while this one read
                async with self._catching_up:
                    await live.catch_up()
            for prepare in self.preparations:
                await prepare(live)
            return live
        finally:
            del self._reading[table]

    def _keep(self, room: Room) -> Table:
        live = self._tables[room.setup.id] = Table(room, self)
        metrics.ROOMS.set(len(self._tables))
        return live

    @property
    def living(self) -> set[str]:
        """The processes that are alive, as far as this one knows."""
        return {*self.alive, self.store.process}

    async def sweep(self, is_needed: Callable[[Table], bool]) -> None:
        """Forget tables that nobody has followed for a while; their logs are in the store.

        A few at a time, so that no move waits for it.
        """
        limit, living = time.monotonic() - IDLE, self.living
        for number, table in enumerate(self):
            if number % SWEPT == 0:
                await asyncio.sleep(0)
            if self._put_right(table, living):
                continue  # a request that has begun may not have locked the table yet
            if not table.is_in_use and table.used < limit and not is_needed(table):
                self._tables.pop(table.id, None)  # unless somebody else has dropped it meanwhile
        metrics.ROOMS.set(len(self._tables))

    def _put_right(self, table: Table, living: set[str]) -> bool:
        """Write who is here where that could not be written at the time, or where a process has died.

        Whether there was something to say.
        """
        if table.room.status not in PRESENT or table.is_busy:
            return False
        is_wrong = False
        for occupant in table.room.occupants:
            is_here = bool(occupant.guest) and table.has_guest(occupant.guest)
            counts_as_here = self.store.process in occupant.here
            if is_here and not counts_as_here:
                is_wrong = True
                self.came(table, occupant.guest)
            elif counts_as_here and not is_here:
                is_wrong = True
                if table.silence(occupant.guest) >= linger(occupant.departures):
                    self._later(self._went(table, occupant.guest))
            elif not living.issuperset(occupant.here):
                is_wrong = True
                self._later(table.submit(lambda draft: seating.recover(draft, living)))
        return is_wrong

    def keep_snapshot(self, room: Room) -> None:
        self._later(self.store.keep_snapshot(room))

    def keep_summary(self, room: Room) -> None:
        self._later(self.store.keep_summary(room.setup.id, summary(room)))

    def came(self, table: Table, guest: str) -> None:
        """A guest follows a table from this process."""

        def request(draft: Draft) -> None:
            seating.arrive(draft, self.store.process)
            seating.recover(draft, self.living)

        if table.room.status in PRESENT and table.room.seats_of(guest):
            self._later(table.submit(request, guest))

    async def _went(self, table: Table, guest: str) -> None:
        """A guest's last client here has been gone for a while."""

        def request(draft: Draft) -> None:
            if not table.has_guest(guest):
                seating.depart(draft, self.store.process)

        await table.submit(request, guest)
        table.forget(guest)

    def _later(self, work: Coroutine[Any, Any, object]) -> None:
        """Do some work in the background; if this process stops first, the next one does it."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait for the work that has begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        for table in self:
            await table.rest()


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    """Background work that may be lost: a snapshot, or a presence that is corrected later."""
    try:
        await work
    except Unwritten:  # the writer has logged the reason, and this may happen every second
        log.warning("background write failed")
    except Exception:
        log.exception("background work failed")
