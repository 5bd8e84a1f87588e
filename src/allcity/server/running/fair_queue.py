"""The order in which bots think: tables that people follow come first, and time is shared between addresses and hosts."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from allcity.server.limits import per_day


class Asker(NamedTuple):
    """Whose share of the time a thought uses, and whether somebody waits for it at this moment.

    `origin` is the address from which the host's table was made, by its pseudonym.
    """

    host: str
    origin: str
    is_followed: Callable[[], bool]


class Shares:
    """How much time each asker has used; a newcomer starts with as much as the last one served."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}  # seconds, where they are more than the least
        self._least = 0.0

    def of(self, name: str) -> float:
        return max(self._had.get(name, 0.0), self._least)

    def serve(self, name: str) -> None:
        """A newcomer gets no head start: nobody counts as having had less than the one whose turn it is."""
        self._least = self.of(name)
        self._had = {asker: had for asker, had in self._had.items() if had > self._least}

    def add(self, name: str, seconds: float) -> None:
        self._had[name] = self.of(name) + seconds


class Turns:
    """Allows a number of thoughts at a time; the next one goes to the asker who has used the least time.

    Addresses share the time, and the hosts at one address share what it gets. When nobody waits any more, the
    times are forgotten; but an address that has used its time of the day comes after all others.
    """

    def __init__(
        self, places: int, a_day: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._free = places
        self._clock = clock
        self._days = per_day(a_day)
        self._waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self._addresses = Shares()
        self._hosts: defaultdict[str, Shares] = defaultdict(Shares)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        coming = asyncio.get_running_loop().create_future()
        self._waiting.append((asker, coming))
        self._call()
        try:
            await coming
            begun = self._clock()
            try:
                yield
            finally:
                self._note(asker, self._clock() - begun)
        finally:
            self._free += not coming.cancelled()
            self._call()

    def _note(self, asker: Asker, seconds: float) -> None:
        self._addresses.add(asker.origin, seconds)
        self._hosts[asker.origin].add(asker.host, seconds)
        self._days.of(asker.origin).pay(seconds)

    def _call(self) -> None:
        """Let thoughts begin while there are free places; askers that were waiting may have gone."""
        self._waiting = [ticket for ticket in self._waiting if not ticket[1].done()]
        while self._free and self._waiting:
            asker, coming = chosen = min(self._waiting, key=self._rank)
            self._waiting.remove(chosen)
            self._free -= 1
            self._addresses.serve(asker.origin)
            self._hosts[asker.origin].serve(asker.host)
            coming.set_result(None)
        if not self._waiting:
            self._addresses = Shares()
            self._hosts.clear()

    def _rank(self, ticket: tuple[Asker, asyncio.Future[None]]) -> tuple[bool, bool, float, float]:
        asker = ticket[0]
        return (
            not asker.is_followed(),
            self._days.of(asker.origin).is_empty,
            self._addresses.of(asker.origin),
            self._hosts[asker.origin].of(asker.host),
        )
