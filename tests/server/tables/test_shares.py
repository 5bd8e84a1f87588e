"""Shares in the dice over HTTP and sockets: a player who runs the server, and so knows the seed, cannot choose last."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allcity.core import fair, record, replay
from allcity.games import GAMES
from allcity.server.match.entries import Setup
from allcity.server.match.history import new_match
from allcity.server.match.requests.pledging import PATIENCE
from tests.server.harness import FakeClock, Person, Process, Server, play_on, served
from tests.server.postgres import on_both

New = Callable[[str], Person]
TABLES = 4


def opening(setup: Setup, texts: Mapping[int, str]) -> list[str]:
    """Return what chance does first, by the seed of a table and these texts."""
    match = new_match(setup)
    match.commit(setup.seed, texts)
    match.settle()
    return [text for _, text in match.log]


def is_wanted(first: list[str]) -> bool:
    """Tell whether the outcome suits seat 1: it leads, and two sixes lie there."""
    return "lead 2" in first and first[-1].endswith("6 6")


def choose(setup: Setup, known: Mapping[int, str]) -> str:
    """A text for seat 1 that brings what suits it, if nobody else adds anything."""
    texts = (f"eve-{number}" for number in count())
    return next(text for text in texts if is_wanted(opening(setup, {**known, 1: text})))


def setup_of(server: Server, table: str) -> Setup:
    return server.do(server.services.tables.get(table)).room.setup


def join(who: Person, table: str, seat: int, text: str) -> None:
    who.post(f"/api/tables/{table}/join", seat=seat, pledge=fair.pledge(text))


def reveal(who: Person, table: str, seat: int, text: str, expect: int = 0) -> dict[str, Any]:
    return who.post(f"/api/tables/{table}/entropy", expect, seat=seat, entropy=text)


def play_against_eve(server: Server, ana: Person, eve: Person, ana_text: str) -> bool:
    """Eve knows the seed and does what she can; whether the match begins as she wants it."""
    table = ana.make(sit=[])
    setup = setup_of(server, table)
    join(ana, table, 0, ana_text)
    watched = eve.at(table)
    text = choose(setup, {})
    join(eve, table, 1, text)
    assert ana_text not in str(eve.get(f"/api/tables/{table}"))
    watched.until(lambda m: fair.pledge(text) in str(m))
    assert fair.pledge(ana_text) in watched.received[-1]
    assert not any(ana_text in message for message in watched.received)
    ana.post(f"/api/tables/{table}/start")
    reveal(ana, table, 0, ana_text)
    better = choose(setup, {0: ana_text})  # now she knows all
    assert reveal(eve, table, 1, better, 409)["code"] == "not-pledged"
    pledged = eve.post(f"/api/tables/{table}/pledge", 409, seat=1, pledge=fair.pledge(better))
    assert pledged["code"] == "not-open"
    reveal(eve, table, 1, text)
    room = server.do(server.services.tables.get(table)).room
    assert [action for _, action in room.match.log] == opening(setup, {0: ana_text, 1: text})
    return is_wanted(opening(setup, {0: ana_text, 1: text}))


def test_a_player_who_knows_the_seed_cannot_choose_the_dice(person: New, server: Server) -> None:
    ana, eve = person("Ana"), person("Eve")
    results = [play_against_eve(server, ana, eve, f"secret-{n}") for n in range(TABLES)]
    assert not all(results)


def test_a_text_that_is_withheld_leaves_its_pledge_in_the_record(tmp_path: Path) -> None:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        ana, eve = Person(server.port, "Ana"), Person(server.port, "Eve")
        table = ana.make(pledges=[{"seat": 0, "pledge": fair.pledge("rain")}])
        join(eve, table, 1, "snow")
        started = ana.post(f"/api/tables/{table}/start")
        assert (started["status"], started["reveal_waits"]) == ("running", [0, 1])
        assert reveal(ana, table, 0, "rain")["reveal_waits"] == [1]
        sockets = {0: ana.at(table), 1: eve.at(table)}
        now = sockets[0].now(table, 0)
        assert (now["active"], now["reveal_waits"], "legal" in now) == ([], [1], False)
        assert sockets[0].act(table, 0, "put 1 1")["code"] == "not-begun"
        clock.at += PATIENCE
        sockets[0].until(lambda m: m["type"] == "event" and m["active"])
        assert reveal(eve, table, 1, "snow", 409)["code"] == "not-pledged"
        play_on(table, sockets, Random(1))
        match = record.parse(ana.http.get(f"/api/tables/{table}/record").text)
        verdict = replay.verify(GAMES[match.game], match)
        assert (verdict.is_fair, verdict.shares) == (True, replay.Shares((0,), (), (1,), ()))
        ana.close()
        eve.close()


@on_both
def test_a_table_is_made_started_and_begun_by_two_requests(person: New) -> None:
    ana = person("Ana")
    pledges = [{"seat": 0, "pledge": fair.pledge("rain")}]
    bots = [{"seat": 1, "bot": "random"}]
    asked: dict[str, Any] = {
        "game": "tagcity",
        "seats": 2,
        "bots": bots,
        "pledges": pledges,
        "start": True,
    }
    table = ana.post("/api/tables", **asked)
    assert (table["status"], table["reveal_waits"]) == ("running", [0])
    assert [one["pledge"] for one in table["occupants"]] == [pledges[0]["pledge"], ""]
    socket = ana.at(table["id"])
    assert reveal(ana, table["id"], 0, "rain")["reveal_waits"] == []
    assert reveal(ana, table["id"], 0, "rain")["reveal_waits"] == []  # an answer that was lost
    socket.until(lambda m: m["type"] == "event" and m["active"])
    assert socket.now(table["id"], 0)["mark"]


@pytest.mark.parametrize(
    ("pledges", "status", "code"),
    [
        ([{"seat": 1, "pledge": "0" * 64}], 403, "not-your-seat"),
        ([{"seat": 0, "pledge": "0" * 63}], 422, "pledge"),
        ([{"seat": 0, "pledge": "0" * 65}], 422, "body"),
        ([{"seat": 0}], 422, "body"),
        ([{"seat": 0, "pledge": "0" * 64}] * 100, 422, "body"),
    ],
)
def test_a_pledge_that_cannot_be_makes_no_table(
    person: New, pledges: list[dict[str, Any]], status: int, code: str
) -> None:
    ana = person("Ana")
    answer = ana.post("/api/tables", status, game="tagcity", seats=2, pledges=pledges)
    assert answer["code"] == code
    assert ana.get("/api/me/tables") == []


def test_a_pledge_is_only_for_ones_own_seat_and_before_the_start(person: New) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.make()
    path, digest = f"/api/tables/{table}/pledge", fair.pledge("rain")
    assert eve.post(path, 403, seat=0, pledge=digest)["code"] == "not-your-seat"
    assert ana.post(path, 422, seat=0, pledge="rain")["code"] == "pledge"
    assert eve.post(f"/api/tables/{table}/join", 422, seat=1, pledge="x")["code"] == "pledge"
    assert ana.post(path, seat=0, pledge=digest)["occupants"][0]["pledge"] == digest
    assert reveal(ana, table, 0, "rain", 409)["code"] == "not-running"
    join(eve, table, 1, "snow")
    assert eve.post(f"/api/tables/{table}/leave", seat=1)["occupants"][1]["pledge"] == ""
    eve.post(f"/api/tables/{table}/join", seat=1)  # a client that knows nothing of pledges
    ana.post(f"/api/tables/{table}/start")
    assert reveal(eve, table, 0, "rain", 403)["code"] == "not-your-seat"
    assert reveal(eve, table, 1, "snow", 409)["code"] == "not-pledged"
    assert reveal(ana, table, 0, "rain")["is_your_turn"] in (True, False)
    assert not ana.get(f"/api/tables/{table}")["reveal_waits"]


def test_what_was_pledged_and_revealed_outlives_a_crash(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    process = Process(database)
    process.wait_until_ready()
    ana, bob = Person(process.port, "Ana"), Person(process.port, "Bob")
    table = ana.make(pledges=[{"seat": 0, "pledge": fair.pledge("rain")}])
    join(bob, table, 1, "snow")
    ana.post(f"/api/tables/{table}/start")
    reveal(ana, table, 0, "rain")
    process.kill()
    other = Process(database)
    other.wait_until_ready()
    ana.move_to(other.port)
    bob.move_to(other.port)
    assert ana.get(f"/api/tables/{table}")["reveal_waits"] == [1]
    assert reveal(bob, table, 1, "snow")["reveal_waits"] == []
    lines = bob.socket().watch(table)["now"]["lines"]
    assert [line["text"] for line in lines if line["kind"] == "entropy"] == ["rain", "snow"]
    other.terminate()
    ana.close()
    bob.close()
