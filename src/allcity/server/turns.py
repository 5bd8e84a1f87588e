"""Whose thought is next: tables that people follow come first, and nobody's tables before all others'."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple


class Asker(NamedTuple):
    """On whose account a thought is, and whether somebody waits for it at this moment."""

    host: str
    is_followed: Callable[[], bool]


class Turns:
    """So many thoughts at a time; of those that wait, the next is of whoever has had the least time.

    Whoever comes late has had as much as the least of the others, so that being new is no merit, and
    when nobody waits any more, nobody is ahead of others.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: list[tuple[Asker, asyncio.Future[None]]] = []
        self._spent: dict[str, float] = {}  # seconds by host, where they are more than the least
        self._least = 0.0

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
                self._spent[asker.host] = self._had(asker.host) + self._clock() - begun
        finally:
            self._free += not coming.cancelled()
            self._call()

    def _call(self) -> None:
        """Let those begin for whom there is a place; who was waiting may have gone."""
        self._waiting = [one for one in self._waiting if not one[1].done()]
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._rank)
            self._waiting.remove(chosen)
            self._free -= 1
            self._least = self._had(chosen[0].host)
            chosen[1].set_result(None)
        more = {host: had for host, had in self._spent.items() if had > self._least}
        self._spent = more if self._waiting else {}

    def _rank(self, one: tuple[Asker, asyncio.Future[None]]) -> tuple[bool, float]:
        return not one[0].is_followed(), self._had(one[0].host)

    def _had(self, host: str) -> float:
        return max(self._spent.get(host, 0.0), self._least)
