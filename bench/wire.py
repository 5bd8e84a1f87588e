"""A WebSocket client that costs little, so that the load generator does not measure itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """Sends text frames and hands over those it receives; nothing else of the protocol is needed."""

    def __init__(self, port: int, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._heard = heard
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop has a class of its own
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], bytes(head)
            self._is_open, self._buffer = True, bytearray(rest)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size = int.from_bytes(buffer[start : start + width], "big")
                start += width
            if len(buffer) < start + size:
                break
            at = start + size
            if kind == 1:
                self._heard(bytes(buffer[start:at]))
            elif kind == 9:
                self._frame(10, bytes(buffer[start:at]))
        del buffer[:at]

    def send(self, text: bytes) -> None:
        self._frame(1, text)

    def _frame(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        head = bytes((128 | kind, 128 | size)) if size < 126 else b""
        if not head:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + data)  # a mask of zeros leaves the text alone

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()


async def connected(port: int, cookie: str, heard: Callable[[bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(port, cookie, heard), "127.0.0.1", port)
    return wire
