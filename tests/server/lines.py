"""Connections by hand, for messages that no well-behaved client would send."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from websockets.frames import Frame, Opcode

from tests.server.harness import PATIENCE

UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@contextmanager
def line(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection on which nothing was said yet."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)) as connection:
        yield connection


@contextmanager
def raw_socket(port: int) -> Iterator[socket.socket]:
    """A socket that has been greeted."""
    with line(port) as connection:
        connection.sendall(UPGRADE.format(host=f"127.0.0.1:{port}").encode() + b"\r\n")
        heard = b""
        while b'"hello"' not in heard:
            heard += connection.recv(4096)
        yield connection


def push(connection: socket.socket, data: bytes) -> None:
    """Send as much as the other end takes."""
    with suppress(ConnectionError):
        connection.sendall(data)


def rest(connection: socket.socket) -> bytes:
    """Everything until the connection is closed."""
    heard = b""
    with suppress(ConnectionError):
        while part := connection.recv(65_536):
            heard += part
    return heard


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def close_codes(heard: bytes) -> list[int]:
    """The codes of all close frames that a server said, after its messages and pongs."""
    codes, at = list[int](), 0
    while at < len(heard):
        kind, size, start = heard[at] & 15, heard[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(heard[at + 2 : at + 4], "big"), at + 4
        if kind == Opcode.CLOSE:
            codes.append(int.from_bytes(heard[start : start + 2], "big"))
        at = start + size
    return codes
