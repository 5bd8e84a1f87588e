"""The messages to one client, sent at the pace at which it reads."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from allcity.server import metrics
from allcity.server.limits import Limits
from allcity.server.live.channels import Channel

TRY_AGAIN = 1013


class Outbox:
    """Sends messages; those for which a slow client has no room wait here, up to a limit.

    When too many wait, the events among them are dropped and `again` sends the whole table when there is
    room. A client that makes no progress is disconnected.
    """

    def __init__(self, channel: Channel, limits: Limits, again: Callable[[str, int], None]) -> None:
        self._channel = channel
        self._limits = limits
        self._again = again
        self._waiting: deque[tuple[str, int, bytes]] = deque()
        self._bytes = 0
        self._behind: dict[str, int] = {}
        self._patience: asyncio.TimerHandle | None = None
        self.close_code: int | None = None
        channel.reader = self

    def tell(self, message: bytes) -> None:
        """Send an answer or a whole table, which is never dropped; a client that does not read even these is disconnected."""
        if self._waiting and self._is_full():
            self._fall_behind()
            if self._is_full():
                self.end(TRY_AGAIN)
        self._put("", 0, message)

    def show(self, table: str, since: int, message: bytes) -> None:
        """Send an event; when too many wait, all events are dropped, and the whole table is sent later."""
        if not self._waiting and not self._channel.is_full and self.close_code is None:
            self._channel.say(message)
            return
        if table in self._behind:
            return
        if self._waiting and self._is_full():
            self._fall_behind()
            self._behind.setdefault(table, since)
            return
        self._put(table, since, message)

    def _is_full(self) -> bool:
        limits = self._limits
        return len(self._waiting) >= limits.outbox_messages or self._bytes > limits.outbox_bytes

    def _put(self, table: str, since: int, message: bytes) -> None:
        if self.close_code is not None:
            return
        if self._channel.is_full or self._waiting:
            self._waiting.append((table, since, message))
            self._bytes += len(message)
        else:
            self._channel.say(message)

    def _fall_behind(self) -> None:
        metrics.RESYNCS.inc()
        others: deque[tuple[str, int, bytes]] = deque()
        for table, since, message in self._waiting:
            if table:
                self._behind.setdefault(table, since)
            else:
                others.append((table, since, message))
        self._waiting = others
        self._bytes = sum(len(message) for _, _, message in others)

    def is_stuck(self) -> None:
        loop, seconds = asyncio.get_running_loop(), self._limits.send_seconds
        self._patience = loop.call_later(seconds, self._channel.abort)

    def has_room(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None
        if self.close_code is not None:
            self._channel.end(self.close_code)
        while self._waiting and not self._channel.is_full:
            _, _, message = self._waiting.popleft()
            self._bytes -= len(message)
            self._channel.say(message)
        if not self._waiting:
            behind, self._behind = self._behind, {}
            for table, since in behind.items():
                self._again(table, since)

    def end(self, code: int) -> None:
        """Send nothing more; the first reason for closing is sent if there is room, now or later."""
        if self.close_code is None:
            self.close_code = code
            self._waiting.clear()
            self._behind.clear()
            if not self._channel.is_full:
                self._channel.end(code)
