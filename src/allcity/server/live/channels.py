"""The lower end of a socket: sending messages, and noticing whether the other end keeps up.

Our own server gives each socket a `transport.Wire`; behind any other ASGI server it is a `PlainChannel`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

POLICY = 1008
EXTENSION = "allcity.wire"
HIGH, LOW = 64 * 1024, 16 * 1024  # bytes that wait when the other end counts as slow, and no longer
_GONE = {"type": "websocket.disconnect", "code": 1006}


class Reader(Protocol):
    """Is notified when the other end falls behind and when it has caught up."""

    def is_stuck(self) -> None:
        """The other end has fallen behind."""

    def has_room(self) -> None:
        """The other end has caught up."""


class Channel(Protocol):
    """What a client needs of its socket; only `receive` waits."""

    reader: Reader | None
    is_full: bool

    async def receive(self) -> Mapping[str, Any]:
        """The next message of the client, as ASGI has it."""

    def say(self, text: bytes) -> None:
        """Send a message if the connection is still open."""

    def end(self, code: int) -> None:
        """Close the socket once everything was sent, unless it is closed already."""

    def abort(self) -> None:
        """Drop the connection of a client that reads nothing."""


class PlainChannel:
    """A socket through ASGI alone: a task sends the waiting messages, at the pace that the server allows."""

    def __init__(self, socket: WebSocket) -> None:
        self.reader: Reader | None = None
        self.is_full = False
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._code: int | None = None
        self._sending: asyncio.Task[None] | None = None
        self._aborted = asyncio.get_running_loop().create_future()

    async def receive(self) -> Mapping[str, Any]:
        """The next message; other tasks run between two messages that came together."""
        await asyncio.sleep(0)
        if self._aborted.done():  # even while more messages wait to be read
            return _GONE
        receiving = asyncio.create_task(self._socket.receive())
        try:
            await asyncio.wait([receiving, self._aborted], return_when=asyncio.FIRST_COMPLETED)
            return receiving.result() if receiving.done() else _GONE
        finally:
            receiving.cancel()

    def say(self, text: bytes) -> None:
        if self._code is not None:
            return
        self._waiting.append(text)
        self._bytes += len(text)
        if self._bytes > HIGH and not self.is_full:
            self.is_full = True
            if self.reader:
                self.reader.is_stuck()
        self._send_on()

    def end(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._send_on()

    def abort(self) -> None:
        """ASGI cannot cut a connection: the application ends, and the server closes the socket in its own way."""
        if self._sending:
            self._sending.cancel()
        if not self._aborted.done():
            self._aborted.set_result(None)

    def _send_on(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft()
                await self._socket.send_text(text.decode())
                self._sent(len(text))
            if self._code is not None:
                await self._socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError):  # the other end is gone, as `receive` will say
            self._waiting.clear()
        finally:
            self._sending = None

    def _sent(self, size: int) -> None:
        self._bytes -= size
        if self.is_full and self._bytes <= LOW:
            self.is_full = False
            if self.reader:
                self.reader.has_room()


def channel_of(socket: WebSocket) -> Channel:
    """Our own server's `Wire`, or a plain channel behind another server."""
    wire: Channel | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return wire or PlainChannel(socket)
