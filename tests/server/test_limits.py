"""The socket under foreign, oversized and too many messages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from allcity.server.limits import ROOMY, Limits
from tests.server.harness import Person, Socket, served
from tests.server.postgres import on_both
from tests.server.test_sockets import duel, mover

New = Callable[[str], Person]

FOREIGN = [
    "",
    "null",
    "[]",
    "{}",
    "42",
    '"act"',
    "{",
    '{"type": 1}',
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "table": "x", "seat": 0, "id": "", "version": 0, "texts": ["a"]}',
    '{"type": "act", "table": "x", "seat": -1, "id": "a", "version": 0, "texts": ["a"]}',
    '{"type": "act", "table": "x", "seat": 0, "id": "a", "version": -1, "texts": ["a"]}',
    '{"type": "act", "table": "x", "seat": 0, "id": "a", "version": 0, "texts": []}',
    '{"type": "act", "table": "x", "seat": 0, "id": "a", "version": 1e99, "texts": ["a"]}',
    '{"type": "watch", "table": "../../etc/passwd"}',
    '{"type": "watch", "table": "x", "since": -5}',
    '{"type": "watch", "table": "x", "more": 1}',
    '{"type": "hello", "protocol": 1, "guest": null, "name": ""}',
    '{"type": "event"}',
    "[" * 5000,
    '{"type":' * 2000,
    "\u0000",
    *(
        json.dumps({"type": "act", "table": t, "seat": 0, "id": i, "version": 0, "texts": ["a"]})
        for t, i in (("x\0", "a"), ("x", "\0"), ("x", "a\n"), ("x", "é"), ("x" * 33, "a"))
    ),
    '{"type": "watch", "table": "a\\u0000b"}',
]


@on_both
@pytest.mark.parametrize("text", FOREIGN)
def test_a_foreign_message_is_answered_and_the_match_goes_on(person: New, text: str) -> None:
    socket = person("Eve").socket()
    socket.raw.send(text)
    answer = socket.expect("refused")
    assert answer["code"] in ("message", "unknown-table", "not-watching")
    assert answer["text"]
    socket.raw.send(b"\xff\xfe\x00")
    assert socket.expect("refused")["code"] == "message"
    socket.send("ping")
    socket.expect("pong")


@on_both
@pytest.mark.parametrize("move", ["\0", "a\0b", "a b", "é"])
def test_a_move_with_an_id_that_cannot_be_kept_is_not_written(person: New, move: str) -> None:
    table, ana, bob = duel(person)
    seat, one = mover(table, ana.at(table), bob.at(table))
    now = one.now(table, seat)
    fields = {"table": table, "seat": seat, "version": now["version"], "texts": now["legal"][:1]}
    one.send("act", id=move, **fields)
    assert one.expect("refused", "done")["code"] == "message"
    assert one.act(table, seat, now["legal"][0])["type"] == "done"


def test_messages_of_too_many_bytes_are_refused(person: New) -> None:
    socket = person("Eve").socket()
    socket.raw.send("x" * (ROOMY.message_bytes + 1))
    assert socket.expect("refused")["code"] == "too-large"
    socket.raw.send("x" * (ROOMY.message_bytes * 4))
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


def test_too_many_messages_are_refused_and_in_the_end_cut_off(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1, messages_at_once=5)
    with served(tmp_path, limits=limits) as server:
        eve = Person(server.port, "Eve")
        socket = eve.socket()
        for _ in range(6):
            socket.send("ping")
        assert [socket.receive()["type"] for _ in range(6)] == ["pong"] * 5 + ["refused"]
        with pytest.raises(ConnectionClosed):
            flood(socket, 200)
        eve.close()


def flood(socket: Socket, count: int) -> None:
    for _ in range(count):
        socket.send("ping")
        socket.receive()


def test_too_many_sockets_of_one_guest_are_refused(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(sockets_per_guest=2)) as server:
        eve = Person(server.port, "Eve")
        for _ in range(2):
            eve.socket()
        with pytest.raises(InvalidStatus):
            eve.socket()
        eve.close()
