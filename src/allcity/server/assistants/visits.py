"""Assistants that are at a table now: each is a client of this server, which stays connected for a while after its last call.

A handle names a table and a guest and is signed. It is the token of a seat: a caller who has it counts as that guest at that table, in any process.
If a visit has ended, the next call begins it again.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar

from msgspec import Struct

from allcity.client.connection import Connection, Refusal
from allcity.locales import Words, words
from allcity.server.assistants.loopback import Loopback
from allcity.server.guests import COOKIE, Signer
from allcity.server.limits import Limits, Tally
from allcity.server.refusals import Refused

PURPOSE = "assistant"
STAY = 120.0  # seconds after its last call for which an assistant counts as being at the table
_HANDLE = re.compile(r"([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]{1,32})", re.ASCII)


class Caller(Struct, frozen=True):
    """The sender of a request: the network to the server, the address that it counts for, its language and its token."""

    loopback: Loopback
    place: str
    language: str
    token: str


class Visit:
    """An assistant's connection, which is closed when no call has come for a while."""

    def __init__(self, connection: Connection, on_end: Callable[[Visit], None]) -> None:
        self.connection = connection
        self._on_end = on_end
        self._timer: asyncio.TimerHandle | None = None
        self.stay()

    def stay(self) -> None:
        """Restart the time until the connection is closed."""
        if self._timer:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(STAY, self._on_end, self)

    async def close(self) -> None:
        if self._timer:
            self._timer.cancel()
        await self.connection.close()


class Visits:
    """All visits of this process, and whose request is being answered."""

    def __init__(self, signer: Callable[[], Signer], limits: Limits) -> None:
        self.caller: ContextVar[Caller] = ContextVar("caller")
        self._signer, self._limits = signer, limits
        self._visits: dict[tuple[str, str], Visit] = {}  # by table and guest
        self._places: dict[Visit, str] = {}
        self._by_place = Tally()
        self._closing: set[asyncio.Task[None]] = set()

    @property
    def say(self) -> Words:
        return words(self.caller.get().language)

    def guest(self) -> Connection:
        """The guest whom the token of the request names, if there is one."""
        caller = self.caller.get()
        known = self._read(caller.token) if caller.token else None
        return Connection(caller.loopback, cookie=self._cookie(known[1]) if known else "")

    @asynccontextmanager
    async def sitting(self) -> AsyncIterator[Connection]:
        """A new visit, which lasts only if `handle` has named it."""
        visit = self._begin(self.guest())
        try:
            yield visit.connection
        finally:
            if visit not in self._visits.values():
                self._end(visit)

    async def seated(self, table: str) -> tuple[Connection, str]:
        caller = self.caller.get()
        known = self._read(table)
        if known is None and (named := self._read(caller.token)) and named[0] == table:
            known = named
        if known is None:
            raise Refusal(
                "You have no seat at this table. Take one with `sit`, and call the table what `sit` calls it."
            )
        visit = self._visits.get(known)
        if visit is None:
            connection = Connection(caller.loopback, cookie=self._cookie(known[1]))
            visit = self._visits[known] = self._begin(connection)
        visit.stay()
        return visit.connection, known[0]

    def handle(self, connection: Connection, table: str) -> str:
        guest = self._signer().read("guest", connection.cookie.removeprefix(f"{COOKIE}="))
        assert guest, "a guest who sits has a cookie"
        visit = next((visit for visit in self._places if visit.connection is connection), None)
        if visit:
            former = self._visits.get((table, guest))
            self._visits[table, guest] = visit
            if former and former is not visit:
                self._end(former)
        return self._signer().sign(PURPOSE, f"{table}.{guest}")

    def _read(self, handle: str) -> tuple[str, str] | None:
        """The table and the guest that a handle names, if we have signed it."""
        named = _HANDLE.fullmatch(self._signer().read(PURPOSE, handle[:200]) or "")
        return (named[1], named[2]) if named else None

    def _cookie(self, guest: str) -> str:
        return f"{COOKIE}={self._signer().sign('guest', guest)}"

    def _begin(self, connection: Connection) -> Visit:
        caller, limits = self.caller.get(), self._limits
        if self._by_place[caller.place] >= (most := limits.assistants_per_address):
            raise self._refusal(Refused("crowded", most=most))
        if len(self._places) >= limits.assistants:
            raise self._refusal(Refused("no-room"))
        visit = Visit(connection, self._end)
        self._places[visit] = caller.place
        self._by_place.add(caller.place)
        return visit

    def _refusal(self, refused: Refused) -> Refusal:
        return Refusal(refused.said(self.caller.get().language))

    def _end(self, visit: Visit) -> None:
        if place := self._places.pop(visit, ""):
            self._by_place.remove(place)
        for key in [key for key, other in self._visits.items() if other is visit]:
            del self._visits[key]
        task = asyncio.create_task(visit.close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """End all visits; waiting calls are answered."""
        for visit in list(self._places):
            self._end(visit)
        if self._closing:
            await asyncio.wait(self._closing)
