"""The socket under foreign, oversized and endless messages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from allcity.server.limits import ROOMY, Limits
from tests.server.harness import Person, Server, Socket, play_on, served
from tests.server.test_sockets import duel

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
]


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


def test_fuzzed_messages_crash_nothing_and_tell_nothing(person: New, server: Server) -> None:
    table, ana, bob = duel(person)
    a, b, rng = ana.at(table), bob.at(table), Random(7)
    eve = person("Eve")
    play_on(table, {0: a, 1: b}, Random(1), lambda e: e["version"] > 10)
    valid = [
        {"type": "watch", "table": table, "since": 0},
        {"type": "act", "table": table, "seat": 0, "id": "a", "version": 9, "texts": ["put 1 1"]},
        {"type": "preview", "table": table, "seat": 1, "id": "b", "texts": ["take 1"]},
        {"type": "undo", "table": table, "seat": 0, "id": "c", "version": 11},
        {"type": "answer", "table": table, "seat": 0, "id": "d", "agree": True},
    ]
    for _ in range(300):
        text = list(json.dumps(rng.choice(valid)))
        for _ in range(rng.randrange(4)):
            text[rng.randrange(len(text))] = chr(rng.choice((34, 44, 48, 58, 91, 123, 0x1F600)))
        try:
            socket = eve.sockets[-1] if eve.sockets else eve.socket()
            socket.raw.send("".join(text))
            socket.send("ping")
            socket.expect("pong")
        except ConnectionClosed:
            eve.socket()
    seed = server.do(server.house.tables.get(table)).room.setup.seed
    assert all(seed not in text for one in eve.sockets for text in one.received)
    assert play_on(table, {0: a, 1: b}, Random(2))["status"] == "over"


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
