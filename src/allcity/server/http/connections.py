"""The limits of every connection, HTTP or WebSocket: how many, how fast, how long."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from allcity.server import metrics
from allcity.server.http.http1 import Http, answer
from allcity.server.limits import Limits, Tally, place
from allcity.server.refusals import Refused

SLICE = 4096  # bytes that a connection may have read in one turn of the loop
SILENCE = 60.0  # seconds between two log lines about a full server
log = logging.getLogger(__name__)


class Admission:
    """Counts connections, in all and by address, and says who is turned away.

    A trusted proxy carries many people, so its connections are not counted by address;
    their sockets and requests are counted by the address that the proxy names (`routes`, `middleware`).
    """

    def __init__(self, limits: Limits, proxies: str = "", most: int = 1_000_000) -> None:
        self.limits = limits
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._most = most
        self._total = 0
        self._by_place = Tally()
        self._full = Refused("no-room")
        self._crowded = Refused("crowded", most=limits.connections_per_address)
        self.answers = {refusal.code: answer(refusal) for refusal in (self._full, self._crowded)}
        self._said = -SILENCE

    def enter(self, host: str) -> Refused | None:
        """Admit a connection, or say why not."""
        where = place(host)
        if self._total >= self._most:
            self._say_full()
            return self._full
        is_counted = host not in self._proxies
        if is_counted and self._by_place[where] >= self.limits.connections_per_address:
            return self._crowded
        self._total += 1
        self._by_place.add(where)
        return None

    def leave(self, host: str) -> None:
        self._total -= 1
        self._by_place.remove(place(host))

    def _say_full(self) -> None:
        if time.monotonic() - self._said >= SILENCE:
            self._said = time.monotonic()
            log.warning("server full", extra={"connections": self._total})


class Connection(asyncio.Protocol):
    """Stands between the network and uvicorn's protocol, which takes it for its transport.

    It hands on a slice of the received data in each turn of the loop and reads nothing more meanwhile, so
    that a client that sends much holds up nobody else; and it disconnects clients that read nothing.
    """

    def __init__(self, admission: Admission, **settings: Any) -> None:
        self._admission = admission
        self._loop = asyncio.get_running_loop()
        self._settings = settings
        self._host = ""
        self._is_in = False
        self._unread = memoryview(b"")
        self._is_held = False  # the protocol wants nothing more for now
        self._is_paused = False  # the network is not read
        self._next: asyncio.Handle | None = None
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = line = cast("asyncio.Transport", transport)
        self.write, self.abort = line.write, line.abort
        self.is_closing, self.get_extra_info = line.is_closing, line.get_extra_info
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""
        if refusal := self._admission.enter(self._host):
            metrics.TURNED_AWAY.labels(refusal.code).inc()
            self._transport.write(self._admission.answers[refusal.code])
            self.close()
            return
        self._is_in = True
        self._protocol: asyncio.Protocol = Http(self._admission.limits, **self._settings)
        self._protocol.connection_made(cast("asyncio.Transport", self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread = memoryview(b"")
        for timer in (self._next, self._patience):
            if timer:
                timer.cancel()
        if self._is_in:
            self._is_in = False
            self._admission.leave(self._host)
            self._protocol.connection_lost(exc)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = cast("asyncio.Protocol", protocol)

    def data_received(self, data: bytes) -> None:
        is_free = self._is_in and not (self._unread or self._is_held or self._next)
        if is_free and len(data) <= SLICE:
            self._protocol.data_received(data)
            return
        self._unread = memoryview(bytes(self._unread) + data if self._unread else data)
        if not self._next:
            self._hand_on()

    def _hand_on(self) -> None:
        """Give the protocol the next slice; the rest waits for the next turn of the loop."""
        self._next = None
        if self._unread and not self._is_held and self._is_in:
            piece, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            self._protocol.data_received(bytes(piece))
        self._read_or_wait()

    def _read_or_wait(self) -> None:
        if self._transport.is_closing():
            self._unread = memoryview(b"")
            return
        if self._unread and not self._is_held and not self._next:
            self._next = self._loop.call_soon(self._hand_on)
        should_pause = self._is_held or bool(self._unread)
        if should_pause != self._is_paused:
            self._is_paused = should_pause
            turn = self._transport.pause_reading if should_pause else self._transport.resume_reading
            turn()

    def pause_reading(self) -> None:
        self._is_held = True
        self._read_or_wait()

    def resume_reading(self) -> None:
        self._is_held = False
        self._read_or_wait()

    def pause_writing(self) -> None:
        self._expect_progress()
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def close(self) -> None:
        self._transport.close()
        self._expect_progress()

    def _expect_progress(self) -> None:
        """Disconnect a client that reads nothing of what waits for it."""
        waiting = self._transport.get_write_buffer_size()
        if waiting and not self._patience:
            seconds = self._admission.limits.send_seconds
            self._patience = self._loop.call_later(seconds, self._look, waiting)

    def _look(self, before: int) -> None:
        self._patience = None
        if self._transport.get_write_buffer_size() >= before:
            self._transport.abort()
        else:
            self._expect_progress()


async def _nothing(*_: Any) -> None:
    """An empty application for a middleware that is only used to find out which proxies it trusts."""
