"""The socket under foreign, oversized and too many messages."""

from __future__ import annotations

import json
import socket as socket_module
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from allcity.server.limits import ROOMY, Buckets, Limits, place
from tests.server.harness import PATIENCE, Person, Socket, served
from tests.server.live.test_sockets import duel, mover
from tests.server.postgres import on_both

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
    '{"type": "act", "table": "x", "seat": 9, "id": "a", "version": 0, "texts": ["a"]}',
    '{"type": "act", "table": "x", "seat": 0, "id": "a", "version": -1, "texts": ["a"]}',
    '{"type": "act", "table": "x", "seat": 0, "id": "a", "version": 0, "texts": []}',
    '{"type": "act", "table": "x", "seat": 0, "id": "a", "version": 1e99, "texts": ["a"]}',
    '{"type": "watch", "table": "../../etc/passwd"}',
    '{"type": "watch", "table": "x", "since": -5}',
    '{"type": "watch", "table": "x", "more": 1}',
    '{"type": "hello", "protocol": 2, "guest": null, "name": ""}',
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


def test_a_seat_that_no_table_has_is_none_over_http_and_sockets(person: New) -> None:
    table, ana, _ = duel(person)
    socket = ana.at(table)
    for seat, code in ((8, "no-seat"), (9, "message")):
        socket.send("act", table=table, seat=seat, id="x", version=0, texts=["pass"])
        assert socket.expect("refused")["code"] == code
    for seat, code in ((8, "no-seat"), (9, "body")):
        assert ana.post(f"/api/tables/{table}/leave", 422, seat=seat)["code"] == code
        assert ana.get(f"/api/tables/{table}/account", 422, seat=seat)["code"] == code
    assert ana.post(f"/api/tables/{table}/link", 422, seat=9)["code"] == "body"


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"
    with (
        served(tmp_path, limits=Limits(body_seconds=0.2)) as server,
        socket_module.create_connection(("127.0.0.1", server.port), PATIENCE) as line,
    ):
        line.sendall(head.encode() + b'{"na')
        heard = b""
        while part := line.recv(4096):  # to the end: the connection is closed
            heard += part
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"slow"' in heard


SLOW = Limits(messages_per_second=0.001, messages_at_once=5)  # as good as never again


def test_too_many_messages_are_refused_and_in_the_end_cut_off(tmp_path: Path) -> None:
    with served(tmp_path, limits=SLOW) as server, closing(Person(server.port, "Eve")) as eve:
        socket = eve.socket()
        for _ in range(5):
            socket.send("ping")
        assert [socket.receive()["type"] for _ in range(5)] == ["pong"] * 4 + ["refused"]
        with pytest.raises(ConnectionClosed):
            flood(socket, 200)


def flood(socket: Socket, count: int, **move: Any) -> None:
    for _ in range(count):
        socket.send("act" if move else "ping", **move)
        socket.receive()


def test_the_messages_of_a_guest_are_counted_over_all_sockets(tmp_path: Path) -> None:
    with served(tmp_path, limits=SLOW) as server, closing(Person(server.port, "Eve")) as eve:
        one, other = eve.socket(), eve.socket()
        for socket in (one, other, one):
            socket.send("ping")
            socket.expect("pong")
        other.send("ping")
        assert other.expect("pong", "refused")["code"] == "rate"
        one.close()
        assert denied(eve) == (429, "rate")  # coming again does not help
        with closing(Person(server.port, "Bob")) as bob:
            bob.socket()


def test_spectators_without_a_name_are_counted_by_where_they_come_from(tmp_path: Path) -> None:
    with served(tmp_path, limits=SLOW) as server:
        for _ in range(5):
            Socket(server.port).close()
        with pytest.raises(InvalidStatus):
            Socket(server.port)


def test_a_move_that_comes_too_soon_is_named_in_the_answer(tmp_path: Path) -> None:
    with served(tmp_path, limits=SLOW) as server, closing(Person(server.port, "Eve")) as eve:
        table = eve.make(sit=[0, 1], start=True)
        socket = eve.at(table)
        for number in range(3):
            socket.send("preview", table=table, seat=0, id=f"p{number}", texts=["take 9"])
            assert socket.expect("refused")["id"] == f"p{number}"
        refused = socket.act(table, 0, "put 1 1", id="mine", version=3)
        assert (refused["code"], refused["table"], refused["id"]) == ("rate", table, "mine")
        for text in ("{", "[" * 900, '{"x":' * 150, '{"id": 1}', '{"id": "' + "x" * 1100 + '"}'):
            socket.raw.send(text)
            refused = socket.expect("refused")
            assert (refused["code"], refused.get("id")) == ("rate", None)
        with pytest.raises(ConnectionClosed):  # naming a table that one follows is no excuse
            flood(socket, 100, table=table, seat=0, id="mine", version=3, texts=["put 1 1"])


def test_too_many_sockets_of_one_guest_are_refused(tmp_path: Path) -> None:
    limits = Limits(sockets_per_guest=2)
    with served(tmp_path, limits=limits) as server, closing(Person(server.port, "Eve")) as eve:
        for _ in range(2):
            eve.socket()
        assert denied(eve) == (429, "too-many-sockets")


def test_a_house_that_closes_takes_no_sockets_and_does_not_look_for_who_comes(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as server, closing(Person(server.port, "Eve")) as eve:
        forget_guests(tmp_path)
        server.services.stop()
        assert denied(eve) == (503, "closing")


def test_who_knocks_too_often_is_not_looked_for(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0.001, requests_at_once=2)
    with served(tmp_path, limits=limits) as server, closing(Person(server.port, "Eve")) as eve:
        eve.socket()
        forget_guests(tmp_path)
        assert denied(eve) == (429, "rate")


def forget_guests(folder: Path) -> None:
    """From now on looking for a guest fails."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.execute("ALTER TABLE guests RENAME TO strangers")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me", {"name": "Other"}),
        ("POST", "/api/tables", {"game": "tagcity", "seats": 2, "sit": [0]}),
        ("POST", "/api/tables/{table}/rematch", {}),
        ("DELETE", "/api/tables/{table}", None),
    ],
)
def test_a_house_that_closes_changes_nothing_and_still_shows(
    tmp_path: Path, method: str, path: str, body: dict[str, Any] | None
) -> None:
    with served(tmp_path) as server, closing(Person(server.port, "Eve")) as eve:
        before = eve.get(f"/api/tables/{(table := eve.make())}")
        server.services.stop()
        refused = eve.http.request(method, path.format(table=table), json=body)
        assert (refused.status_code, refused.json()["code"]) == (503, "closing")
        assert eve.get(f"/api/tables/{table}") == before
        assert eve.get("/api/me")["name"] == "Eve"
        assert [one["id"] for one in eve.get("/api/me/tables")] == [table]
        assert eve.get("/health") == {"status": "ok"}
        assert eve.get("/ready", 503) == {"status": "closing"}
        assert eve.http.get("/metrics").is_success


def test_a_socket_for_another_site_is_refused_with_its_reason(
    person: New, caplog: pytest.LogCaptureFixture
) -> None:
    assert denied(person("Eve"), "https://evil.example") == (403, "foreign-origin")
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def denied(person: Person, origin: str = "", **headers: Any) -> tuple[int, str]:
    """Return status and code of the answer to a client that gets no socket."""
    with pytest.raises(InvalidStatus) as refused:
        person.socket(Origin=origin or f"http://127.0.0.1:{person.port}", **headers)
    answer = refused.value.response
    refusal = json.loads(answer.body or b"")
    assert refusal["text"]
    return answer.status_code, refusal["code"]


def test_a_bucket_is_kept_while_it_is_used_and_there_are_never_too_many() -> None:
    buckets = Buckets(rate=0.001, full=1, most=3)
    assert buckets.take("eve")
    for name in ("ana", "eve", "bob", "eve", "cid", "eve", "dan"):
        assert buckets.take(name) == (name != "eve")
    assert buckets.take("ana")  # forgotten meanwhile
    assert len(buckets._buckets) == 3


def test_the_bucket_of_one_who_stays_is_kept_however_many_others_come() -> None:
    buckets = Buckets(rate=0.001, full=1, most=3)
    held = buckets.of("eve")
    assert held.take()
    for name in ("ana", "bob", "cid", "dan"):
        assert buckets.take(name)
    assert not buckets.take("eve")
    del held
    for name in ("ana", "bob", "cid", "eve"):
        buckets.take(name)
    assert len(buckets._buckets) == 3


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket file", "a socket file"),
    ],
)
def test_addresses_of_one_subscriber_are_one_place(address: str, expected: str) -> None:
    assert place(address) == expected
