"""Sockets: resume, ids that count once, refusals with reason and version, limits and slow readers."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from socket import create_connection
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.uri import parse_uri

from allcity.server.limits import ROOMY
from allcity.server.live import messages
from allcity.server.live.outbox import TRY_AGAIN
from tests.server.harness import Person, Server, Socket, fetch, play_on, served
from tests.server.postgres import Postgres

New = Callable[[str], Person]


def duel(person: New, **more: Any) -> tuple[str, Person, Person]:
    """A running match of two people."""
    ana, bob = person("Ana"), person("Bob")
    table = ana.make(**more)
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return table, ana, bob


def mover(table: str, *sockets: Socket) -> tuple[int, Socket]:
    """Whose turn it is."""
    for one in sockets:
        for (name, viewer), now in one.seen.items():
            if name == table and viewer in now["active"] and now["legal"]:
                return int(viewer or 0), one
    raise AssertionError("nobody is asked")


def hot_seat(person: New, **more: Any) -> tuple[str, Person, Socket]:
    """A running match with one person in both seats."""
    ana = person("Ana")
    table = ana.make(sit=[0, 1], start=True, **more)
    socket = ana.at(table)
    socket.until(lambda m: (table, 1) in socket.seen)
    here = socket.until(lambda m: any(line["kind"] == "here" for line in m.get("lines", ())))
    settle(socket, table, here["version"], 0, 1)
    return table, ana, socket


def settle(socket: Socket, table: str, version: int, *viewer: int | None) -> None:
    """Take in events up to a version."""
    while any(socket.now(table, one)["version"] < version for one in viewer):
        socket.receive()


def test_the_first_message_says_who_one_is(person: New) -> None:
    ana = person("Ana")
    hello = ana.socket().hello
    assert hello == {"type": "hello", "protocol": 2, "guest": ana.me["id"], "name": "Ana"}


def test_an_answer_comes_before_the_event_and_others_are_shown(person: New) -> None:
    table, ana, bob = duel(person)
    a, b = ana.at(table), bob.at(table)
    seat, one = mover(table, a, b)
    other = b if one is a else a
    text = one.now(table, seat)["legal"][0]
    done = one.act(table, seat, text)
    assert done["type"] == "done"
    event = one.until(lambda m: m["type"] == "event" and m["version"] >= done["version"])
    assert event["lines"][0]["text"] == text
    shown = other.until(lambda m: m["type"] == "event" and m["version"] >= done["version"])
    assert shown["viewer"] == 1 - seat
    assert shown["lines"][0] == {**event["lines"][0]}


def test_resuming_gives_the_lines_since_the_last_version_and_no_others(person: New) -> None:
    table, ana, bob = duel(person)
    a, b = ana.at(table), bob.at(table)
    play_on(table, {0: a, 1: b}, Random(1), lambda e: e["version"] > 20)
    seen = b.now(table, 1)["version"]
    b.close()
    a.until(lambda m: any(line["kind"] == "gone" for line in m.get("lines", ())))
    again = bob.at(table, since=seen)
    lines = again.now(table, 1)["lines"]
    assert lines[0]["index"] == seen
    whole = bob.at(table).now(table, 1)["lines"]
    assert whole[seen : seen + len(lines)] == lines
    assert [line["index"] for line in whole] == list(range(len(whole)))


def test_a_version_from_the_future_gives_everything(person: New) -> None:
    table, ana, _ = duel(person)
    assert ana.at(table, since=10**6).now(table, 0)["lines"][0]["index"] == 0


def test_a_move_sent_twice_counts_once_also_over_another_socket(person: New) -> None:
    table, ana, bob = duel(person)
    a, b = ana.at(table), bob.at(table)
    seat, one = mover(table, a, b)
    owner = ana if one is a else bob
    now = one.now(table, seat)
    first = one.act(table, seat, now["legal"][0], id="same")
    again = one.act(table, seat, now["legal"][0], id="same", version=now["version"])
    other = owner.at(table).act(table, seat, now["legal"][0], id="same", version=now["version"])
    assert first == again == other


def test_a_refused_move_says_why_and_where_the_table_is(person: New) -> None:
    table, _, socket = hot_seat(person)
    seat, _ = mover(table, socket)
    version = socket.now(table, seat)["version"]
    bad = socket.act(table, 1 - seat, "take 1")
    assert (bad["type"], bad["code"], bad["version"]) == ("refused", "leader", version)
    assert bad["clause"] == "T2.2"
    unread = socket.act(table, seat, "fly")
    assert unread["code"] == "action-word"
    socket.act(table, seat, socket.now(table, seat)["legal"][0])
    stale = socket.act(table, seat, "put 1 1", version=version)
    assert stale["code"] == "stale"
    assert stale["version"] > version
    assert (
        stale["text"]
        == "Something happened at the table before your move arrived. Look again and choose."
    )


def test_a_composed_move_is_applied_as_a_whole(person: New) -> None:
    table, _, socket = hot_seat(person)
    seat, _ = mover(table, socket)
    legal = socket.now(table, seat)["legal"]
    version = socket.now(table, seat)["version"]
    assert socket.act(table, seat, legal[0], "take 1")["type"] == "refused"
    assert socket.now(table, seat)["version"] == version
    assert socket.act(table, seat, legal[0], legal[-1])["type"] in ("done", "refused")


REQUESTS: list[dict[str, Any]] = [
    {"type": "watch"},
    {"type": "unwatch"},
    {"type": "act", "seat": 0, "id": "1", "texts": ["x"], "version": 1},
    {"type": "preview", "seat": 0, "id": "1", "texts": ["x"]},
    {"type": "undo", "seat": 0, "id": "1", "version": 1},
    {"type": "answer", "seat": 0, "id": "1", "agree": True, "version": 1},
    {"type": "coach", "seat": 0, "id": "1", "agree": True},
    {"type": "say", "seat": 0, "id": "1", "phrase": "hello"},
]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: one["type"])
def test_a_request_has_the_fields_that_are_described_and_no_others(
    request_: dict[str, Any],
) -> None:
    known = request_ | {"table": "T"}
    messages.read.decode(json.dumps(known))
    with pytest.raises(msgspec.ValidationError, match="unknown field `more`"):
        messages.read.decode(json.dumps(known | {"more": 1}))


def test_a_message_may_be_as_long_as_the_limit_says(person: New) -> None:
    socket, ping = person("Ana").socket(), '{"type":"ping"}'
    socket.raw.send(ping.ljust(ROOMY.message_bytes))
    socket.expect("pong")
    socket.raw.send(ping.ljust(ROOMY.message_bytes + 1))
    assert socket.expect("refused")["code"] == "too-large"


def test_refusals_speak_the_language_of_the_guest(person: New) -> None:
    table, _, bob = duel(person)
    bob.post("/api/me", language="fr")
    socket = bob.at(table)
    answer = socket.act(table, 0, "take 1", version=0)
    assert answer["text"] == "La place 1 n’est pas la tienne."


def test_a_preview_writes_nothing_and_shows_what_would_be(person: New) -> None:
    table, _, socket = hot_seat(person)
    seat, _ = mover(table, socket)
    now = socket.now(table, seat)
    socket.send("preview", table=table, seat=seat, id="p", texts=[now["legal"][0]])
    seen = socket.expect("previewed")
    assert seen["view"] != now["view"]
    socket.send("preview", table=table, seat=seat, id="p", texts=["take 9"])
    assert socket.expect("refused")["id"] == "p"
    assert socket.act(table, seat, now["legal"][0], version=now["version"])["type"] == "done"


def test_a_text_that_stands_for_many_is_no_action_but_an_opening(person: New) -> None:
    """Events stay short; a client asks for the drawings of a drone when its shape is chosen."""
    table, _, socket = hot_seat(person)
    sockets = {0: socket, 1: socket}
    play_on(table, sockets, Random(5), lambda e: e["view"]["phase"] == "take")
    socket.send("ping")
    socket.expect("pong")  # both seats have seen it
    seat, _ = mover(table, socket)
    take = socket.now(table, seat)["legal"][0]
    for opening, texts in (("", [take]), ("drone I1", [take]), ("drone I1 tag A1", [take])):
        asked = {"table": table, "seat": seat, "id": "p"}
        socket.send("preview", **asked, texts=texts, opening=opening)
        legal = socket.expect("previewed")["legal"]
        assert all(text.startswith(opening) for text in legal)
        assert len(legal) <= 556
    assert legal == ["drone I1 tag A1"]
    assert socket.act(table, seat, take, "drone I1 …")["code"] == "action-tagcity-drone"
    assert socket.act(table, seat, take)["type"] == "done"
    assert "drone I1 …" in socket.until(lambda m: m.get("viewer") == seat)["legal"]
    socket.send("preview", table=table, seat=seat, id="p", texts=[], opening="drone I1")
    assert socket.expect("previewed")["legal"][0] == "drone I1 tag A1"
    socket.send("preview", table=table, seat=seat, id="p", texts=[], opening="x" * 401)
    assert socket.expect("refused")["code"] == "message"
    version = socket.now(table, seat)["version"]
    done = socket.act(table, seat, "drone I1 tag A1")
    assert (done["type"], done["version"]) == ("done", version + 1)


def test_undo_over_the_socket_free_and_by_consent(person: New) -> None:
    table, ana, bob = duel(person)
    a, b = ana.at(table), bob.at(table)
    play_on(table, {0: a, 1: b}, Random(4), lambda e: e["view"]["phase"] == "act")
    seat, one = mover(table, a, b)
    other = b if one is a else a
    version = one.now(table, seat)["version"]
    one.send("undo", table=table, seat=seat, id="u1", version=version)
    done = one.expect("done")
    settle(one, table, done["version"], seat)
    assert one.now(table, seat)["view"]["phase"] == "take"
    take = one.now(table, seat)["legal"][0]
    done = one.act(table, seat, take)
    settle(one, table, done["version"], seat)
    done = one.act(table, seat, one.now(table, seat)["legal"][-1])
    settle(one, table, done["version"], seat)
    settle(other, table, done["version"], 1 - seat)
    if other.now(table, 1 - seat)["active"] != [1 - seat]:
        return
    one.send("undo", table=table, seat=seat, id="u2", version=done["version"])
    asked = other.until(lambda m: m.get("asked"))
    assert asked["asked"] == {"seat": seat, "waiting": [1 - seat], "actions": 1}
    other.send("answer", table=table, seat=1 - seat, id="u3", version=asked["version"], agree=True)
    back = one.until(lambda m: any(line["kind"] == "undo" for line in m.get("lines", ())))
    assert back["active"] == [seat]


def test_a_spectator_sees_the_spectators_view_and_may_not_act(person: New) -> None:
    table, _, _ = duel(person)
    eve = person("Eve").at(table)
    now = eve.now(table, None)
    assert now["view"]["seat"] is None
    assert "legal" not in now
    eve.send("act", table=table, seat=0, id="x", version=now["version"], texts=["put 1 1"])
    assert eve.expect("refused")["code"] == "not-your-seat"


def test_without_a_cookie_one_is_a_spectator(person: New, server: Server) -> None:
    table, _, _ = duel(person)
    nobody = Socket(server.port)
    with nobody.closing():
        assert nobody.hello["guest"] is None
        assert nobody.watch(table)["yours"] == []


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    forged = Socket(server.port, {"Cookie": "allcity_guest=abc.0000"})
    with forged.closing():
        assert forged.hello["guest"] is None


def test_sitting_down_turns_a_spectator_into_a_player(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = ana.make()
    socket = bob.at(table)
    assert (table, None) in socket.seen
    bob.post(f"/api/tables/{table}/join")
    seen = socket.expect("table")
    assert (seen["yours"], seen["now"]["viewer"]) == ([1], 1)


def test_a_table_by_invitation_is_not_shown_without_its_code(person: New) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.make(is_open=False)
    socket = eve.socket()
    assert socket.watch(table)["code"] == "code"
    code = ana.get(f"/api/tables/{table}")["code"]
    assert socket.watch(table, code=code)["type"] == "table"


@pytest.fixture
def apart(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[New, int]]:
    """People at one server, and the port of another, which hears nothing of what the first writes."""
    address, people = postgres.database(), list[Person]()
    with served(tmp_path, database=address) as one, served(tmp_path, database=address) as other:
        other.do(deafened(other))

        def new(name: str) -> Person:
            people.append(Person(one.port, name))
            return people[-1]

        yield new, other.port
        for person in people:
            person.close()


async def deafened(server: Server) -> None:
    server.services._tasks[0].cancel()


def test_a_table_is_never_shown_older_than_it_was_seen(apart: tuple[New, int]) -> None:
    person, other = apart
    table, ana, bob = duel(person)
    person("Eve").socket(other).watch(table)  # so the other knows the table, as it is now
    sockets = {0: ana.at(table), 1: bob.at(table)}
    seen = play_on(table, sockets, Random(1), lambda e: e["version"] > 20)["version"]
    now = ana.socket(other).watch(table, since=seen)["now"]
    assert now["version"] >= seen
    assert all(line["index"] >= seen for line in now["lines"])


def test_who_has_just_joined_at_another_server_may_watch(apart: tuple[New, int]) -> None:
    person, other = apart
    ana, bob = person("Ana"), person("Bob")
    table = ana.make(is_open=False)
    ana.socket(other).watch(table)
    bob.post(f"/api/tables/{table}/join", code=ana.get(f"/api/tables/{table}")["code"])
    assert bob.socket(other).watch(table).get("yours") == [1]


def test_who_answers_no_pings_is_let_go_and_counts_as_gone(tmp_path: Path) -> None:
    with served(tmp_path, limits=replace(ROOMY, ping_seconds=4)) as server, ExitStack() as ends:
        people = [ends.enter_context(closing(Person(server.port, name))) for name in "AB"]
        table, ana, bob = duel(dict(zip(("Ana", "Bob"), people, strict=True)).__getitem__)
        a = ana.at(table)
        ends.enter_context(mute(bob, table))
        a.until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
        a.until(lambda m: m.get("occupants") and not m["occupants"][1]["is_here"])
        assert set(server.services.sockets) == {ana.me["id"]}


@contextmanager
def mute(person: Person, table: str) -> Iterator[None]:
    """A connection over which a table is followed, and then nothing is ever said again."""
    wire = ClientProtocol(parse_uri(f"ws://127.0.0.1:{person.port}/api/socket"))
    request = wire.connect()
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    request.headers["Cookie"] = cookies
    wire.send_request(request)
    with create_connection(("127.0.0.1", person.port)) as stream:
        stream.sendall(b"".join(wire.data_to_send()))
        while not wire.events_received():
            wire.receive_data(stream.recv(1000))
        wire.send_text(b'{"type": "watch", "table": "%s"}' % table.encode())
        stream.sendall(b"".join(wire.data_to_send()))
        yield


def test_unwatch_ends_the_events(person: New) -> None:
    table, ana, bob = duel(person)
    eve, a = person("Eve").at(table), ana.at(table)
    eve.send("unwatch", table=table)
    eve.send("ping")
    eve.expect("pong")
    b = bob.at(table)
    play_on(table, {0: a, 1: b}, Random(1), lambda e: e["version"] > 12)
    eve.send("ping")
    assert eve.receive()["type"] == "pong"


def test_a_foreign_origin_gets_no_socket_and_no_change(person: New, server: Server) -> None:
    ana = person("Ana")
    with pytest.raises(InvalidStatus):
        ana.socket(Origin="https://evil.example")
    with ana.socket(Origin=f"http://127.0.0.1:{server.port}").closing():
        pass
    answer = ana.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-origin"


def test_metrics_and_health(person: New, server: Server) -> None:
    assert fetch(server.port, "/health").json() == {"status": "ok"}
    assert fetch(server.port, "/ready").json() == {"status": "ok"}
    assert "allcity_moves_total" in fetch(server.port, "/metrics").text


def test_who_cannot_be_shown_a_table_is_told_to_come_again(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Person(server.port, "Ana")
        table = ana.make()
    with served(tmp_path) as server, sqlite3.connect(tmp_path / "tables.db") as database:
        ana.move_to(server.port)
        database.execute("ALTER TABLE entries RENAME TO lost")
        socket = ana.socket()
        assert socket.watch(table)["code"] == "internal"
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == TRY_AGAIN
        database.execute("ALTER TABLE lost RENAME TO entries")
        assert ana.at(table).now(table, 0)["status"] == "open"
        ana.close()
    database.close()
