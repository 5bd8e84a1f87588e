"""The tables in this process: a room, those who follow it, and the order write, acknowledge, show."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any, Protocol

from allcity.core.game import Seat
from allcity.server import metrics, seating, shows
from allcity.server.drafts import Draft
from allcity.server.entries import Entry, Setup
from allcity.server.messages import written
from allcity.server.refusals import Refused
from allcity.server.rooms import Room
from allcity.server.snapshots import EVERY
from allcity.server.store import Store
from allcity.server.writer import Conflict, Unwritten
from allcity.server.writes import SEATING, Write

SWEPT = 32  # tables that are looked at in one turn of the loop
IDLE = 60.0  # seconds that a table without followers stays in memory
PRESENT = ("open", "running")  # while it matters who is here
log = logging.getLogger(__name__)
Request = Callable[[Draft], None]
Eyes = tuple[Seat | None, ...]


def now() -> int:
    """The server's wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """A client that follows tables."""

    guest: str

    def show(self, table: str, since: int, message: bytes) -> None:
        """Pass on an event; a slow reader may be sent the whole table later instead."""

    def tell(self, message: bytes) -> None:
        """Pass on a message that is not left out."""


class Table:
    """One table in this process."""

    def __init__(self, room: Room, tables: Tables) -> None:
        self.room = room
        self.id = room.setup.id
        self.used = time.monotonic()
        self._tables = tables
        self._store = tables.store
        self._lock = asyncio.Lock()
        self._watchers: dict[Watcher, Eyes] = {}

    @property
    def is_in_use(self) -> bool:
        return bool(self._watchers) or self.is_busy

    @property
    def is_busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.locked()

    async def submit(
        self,
        request: Request,
        guest: str = "",
        move: str = "",
        told: Callable[[int], None] | None = None,
    ) -> int:
        """Let a request happen: written first, then acknowledged by `told`, then shown."""
        if self._tables.is_closing:
            raise Refused("closing")
        async with self._lock:
            self.used = time.monotonic()
            draft = await self._written(request, guest, move)
            self.room.fold(draft.entries, draft.states)
            if told:
                told(self.room.version)
            if draft.entries:
                self._happened(draft.entries, is_own=True)
            return self.room.version

    async def _written(self, request: Request, guest: str, move: str) -> Draft:
        """Propose until it is refused or written; who loses to another process looks again."""
        while True:
            draft = Draft(self.room, self._tables.now(), guest, move)
            try:
                request(draft)
            except Refused:  # final only if no other process has made it possible meanwhile
                if self._store.is_shared and await self._catch_up():
                    continue
                raise
            if not draft.entries:
                return draft
            leaving = self.room.setup.bot if self.room.status == "running" else ""
            try:
                await self._store.append(Write(self.id, draft.entries, draft.status, leaving))
            except Conflict:
                metrics.CONFLICTS.inc()
                if not await self._catch_up():
                    raise Unwritten from None
            else:
                return draft

    async def rest(self) -> None:
        """Wait until what was begun is done."""
        async with self._lock:
            pass

    async def catch_up(self) -> None:
        """Fold what other processes have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> int:
        entries = await self._store.entries(self.id, self.room.version)
        self.room.fold(entries)
        if entries:
            self._happened(entries, is_own=False)
        return len(entries)

    def _happened(self, entries: Sequence[Entry], is_own: bool) -> None:
        """Show what was folded, and let bots and clocks take notice."""
        since = entries[0].index
        kinds = {entry.kind for entry in entries}
        if kinds & SEATING:
            self._look_again()
        self._show(since, kinds != {"act"})
        if kinds & {"gone", "proxy"}:
            self._contradict()
        if since // EVERY != self.room.version // EVERY:
            self._tables.keep_snapshot(self.room)
        for listener in self._tables.listeners:
            listener(self, entries, is_own)

    def _show(self, since: int, with_chairs: bool) -> None:
        """One message for each pair of eyes, made once however many look through them."""
        looking = {eyes for some in self._watchers.values() for eyes in some}
        made = shows.events(self.room, looking, since, with_chairs)
        for watcher, some in self._watchers.items():
            for eyes in some:
                watcher.show(self.id, since, made[eyes])

    def _look_again(self) -> None:
        """Chairs have changed hands, and with them who may see what."""
        for watcher, before in list(self._watchers.items()):
            if self._eyes(watcher) != before:
                self._watchers[watcher] = ()
                self.welcome(watcher, 0)
                self._tables.came(self, watcher.guest)

    def _contradict(self) -> None:
        """Another process may have thought that someone is gone who is here."""
        for guest in {watcher.guest for watcher in self._watchers}:
            self._tables.came(self, guest)

    def _eyes(self, watcher: Watcher) -> Eyes:
        return self.room.seats_of(watcher.guest) or (None,)

    def welcome(self, watcher: Watcher, since: int) -> None:
        """Show a client the whole table, with the lines from a version on."""
        self.used = time.monotonic()
        eyes = self._watchers[watcher] = self._eyes(watcher)
        yours = self.room.seats_of(watcher.guest)
        for one in eyes:
            shown = shows.table(self.room, one, since, yours, self._tables.now())
            watcher.tell(written(shown))

    def unwatch(self, watcher: Watcher) -> None:
        was_here = self._watchers.pop(watcher, None) is not None
        if was_here and watcher.guest and not self.has_guest(watcher.guest):
            self._tables.went(self, watcher.guest)

    def has_guest(self, guest: str) -> bool:
        """Whether a client of this guest follows the table here."""
        return any(watcher.guest == guest for watcher in self._watchers)


class Tables:
    """The tables that are in memory, each read from its log when first asked for."""

    def __init__(self, store: Store, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.now = clock
        self.listeners: list[Callable[[Table, Sequence[Entry], bool], None]] = []
        self.alive: set[str] = set()
        self.is_closing = False
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def held(self, table: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(table)

    async def get(self, table: str) -> Table:
        """The table, read from the store if need be; `Refused` if there is none."""
        found = self._tables.get(table)
        if found:
            return found
        reading = self._reading.get(table)
        if reading is None:
            reading = self._reading[table] = asyncio.create_task(self._read(table))
        return await asyncio.shield(reading)

    async def add(self, setup: Setup) -> Table:
        """A new table; nobody else can know its name yet."""
        await self.store.add_table(setup)
        return self._keep(Room(setup))

    async def fresh(self, table: str) -> Table:
        """The table with all that other processes have written so far."""
        found = await self.get(table)
        if self.store.is_shared:
            await found.catch_up()
        return found

    async def _read(self, table: str) -> Table:
        try:
            made = self._keep(await self.store.room(table))
            if self.store.is_shared:  # another process may have written while this one read
                await made.catch_up()
            return made
        finally:
            del self._reading[table]

    def _keep(self, room: Room) -> Table:
        made = self._tables[room.setup.id] = Table(room, self)
        metrics.ROOMS.set(len(self._tables))
        return made

    @property
    def living(self) -> set[str]:
        """The processes that live, as far as this one knows."""
        return {*self.alive, self.store.process}

    async def sweep(self, is_needed: Callable[[Table], bool]) -> None:
        """Forget tables that nobody has looked at for a while; their logs are in the store.

        A few at a time, so that no move waits for it.
        """
        limit, living = time.monotonic() - IDLE, self.living
        for number, table in enumerate(self):
            if number % SWEPT == 0:
                await asyncio.sleep(0)
            if table.room.status in PRESENT and not table.is_busy:
                self._put_right(table, living)
            if not table.is_in_use and table.used < limit and not is_needed(table):
                del self._tables[table.id]
        metrics.ROOMS.set(len(self._tables))

    def _put_right(self, table: Table, living: set[str]) -> None:
        """Say who is here where that could not be said at the time, or where a process has died."""
        for chair in table.room.chairs:
            is_here = bool(chair.guest) and table.has_guest(chair.guest)
            if is_here != (self.store.process in chair.here):
                (self.came if is_here else self.went)(table, chair.guest)
            elif not living.issuperset(chair.here):
                self._later(table.submit(lambda draft: seating.recover(draft, living)))

    def keep_snapshot(self, room: Room) -> None:
        self._later(self.store.keep_snapshot(room))

    def came(self, table: Table, guest: str) -> None:
        """A guest follows a table from this process."""

        def request(draft: Draft) -> None:
            seating.arrive(draft, self.store.process)
            seating.recover(draft, self.living)

        if table.room.status in PRESENT and table.room.seats_of(guest):
            self._later(table.submit(request, guest))

    def went(self, table: Table, guest: str) -> None:
        """A guest's last client here is gone."""
        if table.room.status in PRESENT:
            self._later(self._went(table, guest))

    async def _went(self, table: Table, guest: str) -> None:
        def request(draft: Draft) -> None:
            if not table.has_guest(guest):
                seating.depart(draft, self.store.process)

        await table.submit(request, guest)

    def _later(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something on the side; who takes over from a process that stops will see to it."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait for what was begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        for table in self:
            await table.rest()


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    """Work on the side that may be lost: a snapshot, or a presence that is put right later."""
    try:
        await work
    except Exception:
        log.exception("on the side")
