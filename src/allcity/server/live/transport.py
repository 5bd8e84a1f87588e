"""The lower end of a socket: messages leave at once, and in one write.

Through ASGI, each message would cost a task switch, timers and a system call of its own; together
they cost more than a move. So a `Wire` takes messages without waiting, writes all of them once
per turn of the loop, and notifies its `Reader` when the other end does not keep up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from functools import lru_cache
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from allcity.server.limits import Bucket, Limits
from allcity.server.live.channels import EXTENSION, POLICY, Reader

AHEAD = 8  # messages that may wait to be read before no more are taken
FRAGMENTS = 64  # of one message
LATE = 64  # frames that may still be on their way when a socket is closed
CLOSE_SECONDS = 3.0  # in which the other end should close, too


class Gathering:
    """A transport that writes once per turn of the loop."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._write_all)
        self._waiting.append(data)

    def _write_all(self) -> None:
        data, self._waiting = b"".join(self._waiting), []
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        self._write_all()
        self._transport.close()


class Mailbox(deque[ASGIReceiveEvent]):
    """The messages that were received and not yet read: as much of a queue as uvicorn needs, with a single reader.

    A client that sends faster than it is answered is not read any more until the queue is empty. Of several messages
    that came together each waits for a turn of the loop, so that other clients come between.
    """

    def __init__(self, transport: Gathering, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._waiting: asyncio.Future[None] | None = None
        self._is_paused = False

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self.append(message)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)
        elif len(self) >= AHEAD and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()

    async def get(self) -> ASGIReceiveEvent:
        if self:
            await asyncio.sleep(0)
        while not self:
            if self._is_paused:
                self._is_paused = False
                self._transport.resume_reading()
            self._waiting = self._loop.create_future()
            await self._waiting
        return self.popleft()


class Wire(WebSocketsSansIOProtocol):
    """The WebSocket protocol, with a way to send messages without waiting."""

    reader: Reader | None = None
    is_full = False

    def __init__(self, limits: Limits, **settings: Any) -> None:
        super().__init__(**settings)
        self.close_timeout = CLOSE_SECONDS
        self._frames = Bucket(limits.frames_per_second, limits.frames_at_once)
        self._late = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering = Gathering(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.Transport", gathering))
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", Mailbox(gathering, self.loop))
        self.read_paused = True  # so that uvicorn does not stop and start reading at each message

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if (
            self.conn.handshake_exc and not self.handshake_initiated
        ):  # a failed handshake, which uvicorn leaves unanswered
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        """Count every received frame before any of them is handled."""
        for event in self.conn.events:
            if isinstance(event, Frame) and not self._may_come(event):
                self.conn.events.clear()
                return self.cut()
        return super().handle_events()

    def _may_come(self, frame: Frame) -> bool:
        """Whether a frame is within the limits. Pings, pongs and fragments count here; `Client` counts whole messages."""
        if self.close_sent:
            self._late += 1
            return self._late <= LATE
        if frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            return True
        return len(self.frames) < FRAGMENTS and self._frames.take()

    def cut(self) -> None:
        """Disconnect a client that breaks the limits, with a reason if it can be sent at once."""
        if self.is_full:
            self.transport.abort()
        elif self.close_sent:
            self.transport.pause_reading()  # the answer can still be read until the time is over
        else:
            self.end(POLICY)

    async def receive(self) -> ASGIReceiveEvent:
        return await self.queue.get()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = cast("dict[str, Any]", self.scope["extensions"])
        extensions[EXTENSION] = self
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        """Pass on to uvicorn; it does not know that a refusal instead of a socket completes the handshake."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def say(self, text: bytes) -> None:
        """Send a message if the connection is still open."""
        if self.conn.state is State.OPEN:
            self.transport.write(_head(len(text)) + text)

    def abort(self) -> None:
        self.transport.abort()

    def end(self, code: int) -> None:
        """Send the close frame, unless it was sent already."""
        if not self.close_sent and not self.disconnected:
            self.loop.create_task(self._end(code))

    async def _end(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code})

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True
        if self.reader:
            self.reader.is_stuck()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self.reader:
            self.reader.has_room()


@lru_cache(1 << 14)
def _head(size: int) -> bytes:
    """The frame header of a text of so many bytes (RFC 6455, 5.2)."""
    head = Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)
    return head[: len(head) - size]
