"""A client that sends more than anybody should: how much of it is read, and what happens to the connection."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from allcity.server.http.connections import SLICE
from allcity.server.limits import ROOMY
from allcity.server.live.channels import POLICY
from allcity.server.live.sockets import FAULTS, Client
from allcity.server.live.transport import FRAGMENTS, LATE
from tests.server.harness import Server, served
from tests.server.lines import close_codes, frame, line, push, raw_socket, rest

MANY = 20_000
SMALLEST = len(frame(Opcode.PING))
IN_A_SLICE = SLICE // SMALLEST + 1
PATIENT = replace(ROOMY, frames_per_second=1e6, frames_at_once=1_000_000)
FLOODS = {
    "pings": frame(Opcode.PING) * MANY,
    "pongs": frame(Opcode.PONG) * MANY,
    "fragments": frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * MANY,
}


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """All frames that servers read."""
    frames_read, read = list[Frame](), ServerProtocol.recv_frame

    def noted(protocol: ServerProtocol, one: Frame) -> None:
        frames_read.append(one)
        read(protocol, one)

    monkeypatch.setattr(ServerProtocol, "recv_frame", noted)
    return frames_read


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_that_say_nothing_are_counted_and_cut_off(
    tmp_path: Path, frames: list[Frame], kind: str
) -> None:
    with served(tmp_path) as server, raw_socket(server.port) as eve:
        push(eve, FLOODS[kind])
        assert close_codes(rest(eve)) == [POLICY]
        assert len(frames) <= ROOMY.frames_at_once + LATE + 3 * IN_A_SLICE


def test_a_message_has_a_limited_number_of_fragments(tmp_path: Path, frames: list[Frame]) -> None:
    with served(tmp_path, limits=PATIENT) as server, raw_socket(server.port) as eve:
        push(eve, FLOODS["fragments"])
        assert close_codes(rest(eve)) == [POLICY]
        assert len(frames) <= FRAGMENTS + LATE + 3 * IN_A_SLICE


def test_a_message_may_come_in_fragments(tmp_path: Path) -> None:
    with served(tmp_path) as server, raw_socket(server.port) as ana:
        for _ in range(3):
            parts = [bytes([letter]) for letter in b'{"type":"ping"}']
            ana.sendall(frame(Opcode.TEXT, parts[0], fin=False))
            ana.sendall(b"".join(frame(Opcode.CONT, part, fin=False) for part in parts[1:-1]))
            ana.sendall(frame(Opcode.CONT, parts[-1]))
            assert b'"pong"' in ana.recv(4096)


def test_what_comes_after_the_close_is_hardly_read(tmp_path: Path, frames: list[Frame]) -> None:
    with served(tmp_path) as server, raw_socket(server.port) as eve:
        push(eve, frame(Opcode.TEXT, b"x") * MANY)
        assert close_codes(rest(eve)) == [POLICY]
        assert len(frames) <= FAULTS + LATE + 3 * IN_A_SLICE


@contextmanager
def turns(server: Server) -> Iterator[list[int]]:
    """A clock that counts the turns of the server's loop."""
    clock, is_over = [0], asyncio.Event()

    async def count() -> None:
        while not is_over.is_set():
            clock[0] += 1
            await asyncio.sleep(0)

    async def end() -> None:
        is_over.set()

    assert server.loop
    counting = asyncio.run_coroutine_threadsafe(count(), server.loop)
    try:
        yield clock
    finally:
        server.do(end())
        counting.result()


def test_one_connection_has_only_a_slice_read_in_a_turn_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_turn: Counter[int] = Counter()
    read = ServerProtocol.recv_frame
    with served(tmp_path, limits=PATIENT) as server, turns(server) as clock:

        def noted(protocol: ServerProtocol, one: Frame) -> None:
            by_turn[clock[0]] += 1
            read(protocol, one)

        monkeypatch.setattr(ServerProtocol, "recv_frame", noted)
        with raw_socket(server.port) as eve:
            push(eve, FLOODS["pongs"] + frame(Opcode.CLOSE))
            rest(eve)
    assert sum(by_turn.values()) == MANY + 1
    assert max(by_turn.values()) <= 2 * IN_A_SLICE


def test_messages_that_come_together_are_answered_one_in_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_turn: Counter[int] = Counter()
    receive = Client._receive
    with served(tmp_path) as server, turns(server) as clock:

        async def noted(client: Client, data: Any) -> None:
            by_turn[clock[0]] += 1
            await receive(client, data)

        monkeypatch.setattr(Client, "_receive", noted)
        with raw_socket(server.port) as eve:
            eve.sendall(frame(Opcode.TEXT, b'{"type":"ping"}') * 100)
            heard = b""
            while heard.count(b'"pong"') < 100:
                heard += eve.recv(4096)
    assert len(by_turn) == 100


GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (GET + b"X: " + b"a" * 1_000_000, "head-bytes"),
        (b"GET /" + b"a" * 1_000_000, "head-bytes"),
        (GET + b"a:b\r\n" * 100_000, "head-lines"),
        (GET + b"a:b\r\n" * 101 + b"\r\n", "head-lines"),
        (b"nonsense\r\n\r\n", "http"),
    ],
)
def test_a_head_is_bounded_before_it_is_whole(tmp_path: Path, sent: bytes, code: str) -> None:
    with served(tmp_path) as server, line(server.port) as eve:
        push(eve, sent)
        head, _, body = rest(eve).partition(b"\r\n\r\n")
    status = {"head-bytes": b"431 ", "head-lines": b"431 ", "http": b"400 "}[code]
    assert head.startswith(b"HTTP/1.1 " + status)
    assert (refusal := json.loads(body))["code"] == code
    assert refusal["text"]


@pytest.mark.parametrize(
    ("sent", "answers"),
    [
        (GET + CHUNKED + b"0\r\nX: " + b"a" * 5_000_000, 1),
        (GET + CHUNKED + b"0\r\n" + b"a:b\r\n" * 1_000_000, 1),
        (GET + CHUNKED + b"1\r\na\r\n" * 1_000_000, 1),
        ((GET + b"\r\n") * 100_000, 300),
        (b"\r\n" * 2_000_000, 0),
    ],
    ids=["a trailer", "trailers", "chunks", "requests", "empty lines"],
)
def test_whatever_follows_a_head_is_bounded_too(tmp_path: Path, sent: bytes, answers: int) -> None:
    with served(tmp_path) as server, line(server.port) as eve:
        push(eve, sent)
        assert rest(eve).count(b'{"status":"ok"}') <= answers


def test_an_ordinary_head_is_read_however_it_comes(tmp_path: Path) -> None:
    head = GET + b"Cookie: " + b"c" * 8000 + b"\r\n" + b"a: b\r\n" * 90 + b"\r\n"
    with served(tmp_path) as server, line(server.port) as ana:
        for start in range(0, len(head), 500):
            ana.sendall(head[start : start + 500])
        assert answer(ana).startswith(b"HTTP/1.1 200 ")
        ana.sendall(head)
        assert answer(ana).startswith(b"HTTP/1.1 200 ")


def answer(line: socket.socket) -> bytes:
    """The next answer with its body, in however many pieces it comes."""
    heard = b""
    while not heard.endswith(b'{"status":"ok"}'):
        piece = line.recv(4096)
        assert piece, heard
        heard += piece
    return heard


def test_a_handshake_that_cannot_be_read_is_answered(tmp_path: Path) -> None:
    head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    with served(tmp_path) as server, line(server.port) as eve:
        eve.sendall(GET + head.encode() + b"X: " + b"a" * 9000 + b"\r\n\r\n")
        assert rest(eve).startswith(b"HTTP/1.1 431 ")
