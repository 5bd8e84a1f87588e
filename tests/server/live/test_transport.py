"""Messages on their way in and out."""

from __future__ import annotations

import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from allcity.server.live.channels import POLICY
from allcity.server.live.transport import Wire, _head
from tests.server.harness import Person, served, wait_for
from tests.server.store.test_durable import locked, unlocked

BUFFERED = 32 << 20  # more than the buffers of both ends hold
STILL = 1.0  # seconds without progress after which nothing more will be taken


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_message_has_the_head_that_its_size_asks_for(size: int) -> None:
    text = b"x" * size
    assert _head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_whoever_is_let_go_is_cut_off_at_once() -> None:
    """Not only when their connection has noticed, too, that they take nothing."""
    cut: list[str] = []
    wire: Any = SimpleNamespace(transport=SimpleNamespace(abort=lambda: cut.append("cut")))
    Wire.abort(wire)
    assert cut == ["cut"]


@pytest.mark.parametrize(
    ("is_full", "close_sent", "done"),
    [(True, False, "abort"), (True, True, "abort"), (False, True, "pause"), (False, False, POLICY)],
)
def test_whoever_breaks_the_limits_hears_why_if_that_can_be_said_at_once(
    is_full: bool, close_sent: bool, done: object
) -> None:
    did: list[object] = []
    transport = SimpleNamespace(
        abort=lambda: did.append("abort"), pause_reading=lambda: did.append("pause")
    )
    wire: Any = SimpleNamespace(
        is_full=is_full, close_sent=close_sent, transport=transport, end=did.append
    )
    Wire.cut(wire)
    assert did == [done]


def test_many_messages_at_once_are_answered_in_their_order(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Person(server.port)
        table = ana.make(sit=[0, 1], start=True)
        client = ana.at(table)
        asked = [f"p{number}" for number in range(500)]
        preview = '{"type":"preview","table":"%s","seat":7,"id":"%s","texts":["x"]}'
        frames = [Frame(Opcode.TEXT, (preview % (table, one)).encode()) for one in asked]
        client.raw.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))
        assert [client.expect("refused")["id"] for _ in asked] == asked
        ana.close()


def test_no_more_is_taken_from_a_client_that_does_not_wait_for_its_answer(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Person(server.port)
        table = ana.make(sit=[0, 1], start=True)
        client = ana.at(table)
        client.until(lambda m: (table, 0) in client.seen and (table, 1) in client.seen)
        seat = client.now(table, 0)["active"][0]
        held = server.services.tables.held(table)
        assert held
        wait_for(lambda: not held.is_busy)
        now = client.now(table, seat)
        writer = server.do(locked(server))
        try:
            move = {"table": table, "seat": seat, "id": "1", "version": now["version"]}
            client.send("act", texts=[now["legal"][0]], **move)
            wait_for(lambda: held.is_busy)
            assert pushed(client.raw.socket) < BUFFERED
        finally:
            server.do(unlocked(writer))
        ana.close()


def pushed(wire: socket.socket) -> int:
    """Return how many bytes of pings go into a socket before it takes no more."""
    ping = Frame(Opcode.TEXT, b'{"type":"ping"}' + b" " * 8000).serialize(mask=True)
    total, still = 0, time.monotonic() + STILL
    while total < BUFFERED and time.monotonic() < still:
        try:
            total += wire.send(ping[total % len(ping) :], socket.MSG_DONTWAIT)
            still = time.monotonic() + STILL
        except BlockingIOError:
            time.sleep(0.01)
    return total
