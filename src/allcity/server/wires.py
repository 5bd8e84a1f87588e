"""What a socket says at one moment leaves in one piece: a system call costs more than a frame."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathering:
    """A transport that writes once in a turn of the loop."""

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
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            self._transport.write(data)

    def close(self) -> None:
        self._write_all()
        self._transport.close()


class Wire(WebSocketsSansIOProtocol):
    """The WebSocket protocol over such a transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering = Gathering(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.Transport", gathering))
