"""What a server that is alone in a browser has in the place of links, leases and worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from allcity.server.offline.memory import REVIEW, MemoryTables
from allcity.server.offline.shelf import Shelf
from allcity.server.running.workers import Workers
from allcity.server.services import LEASE
from allcity.server.storage import Link, Standing, Unwritten, Use

T = TypeVar("T")


class NoLinks:
    """Nobody else can open a link to a browser."""

    async def make(self, link: Link) -> str:
        raise Unwritten

    async def find(self, key: str, now: int) -> Link | None:
        return None

    async def adopt(self, key: str, now: int, owner: str, adopter: str, name: str) -> bool:
        return False

    async def last_use(self, guest: str) -> Use | None:
        return None

    async def former(self, guest: str) -> set[str]:
        return set()

    async def merge(self, former: set[str], guest: str) -> None:
        """Nobody becomes anybody else."""

    async def left_behind(self, former: set[str], most: int) -> list[str]:
        return []

    async def move_rows(self, table: str, former: set[str], guest: str) -> None:
        return None

    async def count_tables(self, guest: str) -> int:
        return 0


class ShelvedReviews:
    """Reviews on the shelf, beside the logs of their tables."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def find(self, table: str) -> bytes | None:
        rows = dict(await self._shelf.read(f"{REVIEW}{table}"))
        text = rows.get(f"{REVIEW}{table}")
        return text.encode() if text else None

    async def keep(self, table: str, review: bytes) -> None:
        await self._shelf.write({f"{REVIEW}{table}": review.decode()})


class OwnLease:
    """The only process has all tables; their clocks stood still since the last move before it began."""

    length = LEASE
    is_contested = False

    def __init__(self, tables: MemoryTables) -> None:
        self._tables = tables

    async def renew(self) -> Standing:
        running = [head for head in self._tables.heads.values() if head.status == "running"]
        stopped = {head.setup.id: head.changed for head in running}
        return Standing(set(stopped), {self._tables.process}, stopped)

    async def sign(self) -> None:
        """Nobody asks for a sign of life."""

    async def release(self, at: int) -> None:
        """Nobody is there to take over."""


class HereWorkers(Workers):
    """Bots think in the one thread that there is, after what has come meanwhile was answered."""

    async def _ask(self, work: Callable[[bytes], T], data: bytes, line: str) -> T:
        await asyncio.sleep(0)
        return work(data)
