"""A table: a room, the clients that follow it, and the order write, acknowledge, show."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from allcity.core.game import Seat
from allcity.server import metrics
from allcity.server.live import audiences
from allcity.server.live.messages import written
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import Entry
from allcity.server.match.requests import daily
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.storage import SEATING, Conflict, Unwritten, Write
from allcity.server.store.snapshots import EVERY

if TYPE_CHECKING:
    from allcity.server.live.tables import Tables

Request = Callable[[Draft], None]
Viewers = tuple[Seat | None, ...]


class Watcher(Protocol):
    """A client that follows tables."""

    guest: str

    def show(self, table: str, since: int, message: bytes) -> None:
        """Pass on an event; a slow reader may be sent the whole table later instead."""

    def tell(self, message: bytes) -> None:
        """Pass on a message that must not be dropped."""


class Table:
    """One table in this process."""

    def __init__(self, room: Room, tables: Tables) -> None:
        self.room = room
        self.id = room.setup.id
        self.used = time.monotonic()
        self._tables = tables
        self._store = tables.store
        self._lock = asyncio.Lock()
        self._watchers: dict[Watcher, Viewers] = {}
        self._left: dict[str, float] = {}  # when guests have gone who still count as here

    @property
    def is_in_use(self) -> bool:
        return bool(self._watchers) or self.is_busy

    @property
    def is_followed(self) -> bool:
        """Whether a client follows the table in this process, or a player with a seat does in any process."""
        return bool(self._watchers) or any(occupant.here for occupant in self.room.occupants)

    @property
    def watching(self) -> int:
        """How many guests without a seat follow it here; two windows of one guest are one."""
        return len(
            {watcher.guest for watcher, viewers in self._watchers.items() if viewers == (None,)}
        )

    @property
    def is_busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.locked()

    async def submit(
        self,
        request: Request,
        guest: str = "",
        move: str = "",
        on_version: Callable[[int], None] | None = None,
    ) -> int:
        """Carry out a request: it is written first, then acknowledged by `on_version`, then shown."""
        if self._tables.is_closing:
            raise Refused("closing")
        if guest and self._tables.is_away:
            raise Unwritten
        async with self._lock:
            self.used = time.monotonic()
            draft = await self._written(request, guest, move)
            self.room.accept(draft.proposals)
            if on_version:
                on_version(self.room.version)
            if draft.entries:
                self._happened(draft.entries, is_own=True)
            return self.room.version

    async def _written(self, request: Request, guest: str, move: str) -> Draft:
        """Propose until the request is refused or written; after losing a race to another process, look again."""
        while True:
            draft = Draft(self.room, self._tables.now(), guest, move)
            try:
                request(draft)
            except Refused:  # another process may have made it possible meanwhile
                if self._store.is_shared and await self._catch_up():
                    continue
                raise
            if not draft.entries:
                return draft
            leaving = self.room.setup.bot if self.room.status == "running" else ""
            try:
                points = daily.points(draft)
                await self._store.append(
                    Write(self.id, draft.entries, draft.status, leaving, points)
                )
            except Conflict:
                metrics.CONFLICTS.inc()
                if not await self._catch_up():
                    raise Unwritten from None
            else:
                return draft

    async def rest(self) -> None:
        """Wait until the request in progress is done."""
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
        """Show new entries to all viewers, and notify bots and clocks."""
        since = entries[0].index
        kinds = {entry.kind for entry in entries}
        if kinds & SEATING:
            self._look_again()
        self._show(since, kinds != {"act"})
        if kinds & {"gone", "proxy"}:
            self._contradict()
        if since // EVERY != self.room.version // EVERY:
            self._tables.keep_snapshot(self.room)
        if is_own and self.room.status == "over" and "act" in kinds:
            self._tables.keep_summary(self.room)
        for listener in self._tables.listeners:
            listener(self, entries, is_own)

    def _show(self, since: int, with_occupants: bool) -> None:
        """Send each viewer's event; it is made once, however many clients have the same view."""
        looking = {viewer for viewers in self._watchers.values() for viewer in viewers}
        events = audiences.events(self.room, looking, since, with_occupants)
        for watcher, viewers in self._watchers.items():
            for viewer in viewers:
                watcher.show(self.id, since, events[viewer])

    def _look_again(self) -> None:
        """Show the table anew to clients whose seats have changed, since they may see other things now."""
        for watcher, before in list(self._watchers.items()):
            if self._viewers(watcher) != before:
                self._watchers[watcher] = ()
                self.welcome(watcher, 0)
                self._tables.came(self, watcher.guest)

    def _contradict(self) -> None:
        """Write that guests are here of whom another process has written that they are gone."""
        for guest in {watcher.guest for watcher in self._watchers}:
            self._tables.came(self, guest)

    def _viewers(self, watcher: Watcher) -> Viewers:
        return self.room.seats_of(watcher.guest) or (None,)

    def welcome(self, watcher: Watcher, since: int) -> None:
        """Show a client the whole table, with the lines from a version on."""
        self.used = time.monotonic()
        viewers = self._watchers[watcher] = self._viewers(watcher)
        self._left.pop(watcher.guest, None)
        for viewer in viewers:
            shown = audiences.table(self.room, viewer, since, watcher.guest, self._tables.now())
            watcher.tell(written(shown))

    def unwatch(self, watcher: Watcher) -> None:
        was_here = self._watchers.pop(watcher, None) is not None
        if was_here and self.room.seats_of(watcher.guest) and not self.has_guest(watcher.guest):
            self._left[watcher.guest] = time.monotonic()

    def silence(self, guest: str) -> float:
        """For how many seconds no client of a guest has followed the table here."""
        if self.has_guest(guest):
            return 0.0
        return time.monotonic() - self._left.setdefault(guest, time.monotonic())

    def forget(self, guest: str) -> None:
        """Write that a guest has left."""
        self._left.pop(guest, None)

    def has_guest(self, guest: str) -> bool:
        """Whether a client of this guest follows the table here."""
        return any(watcher.guest == guest for watcher in self._watchers)
