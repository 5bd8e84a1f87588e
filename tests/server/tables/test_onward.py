"""What if: a new table that continues from a position in a finished match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allcity.core import fair
from allcity.core import record as records
from allcity.core.record import Moment, Record
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.server.limits import DAY, PURGED, Limits
from allcity.server.running import cleanup
from tests.server.harness import FakeClock, Person, Server, play_on, served
from tests.server.postgres import on_both

New = Callable[[str], Person]
SOLO: dict[str, Any] = {"sit": [0], "bots": [{"seat": 1, "bot": "random"}], "start": True}


def finished(host: Person, game: str = "tagcity", **more: Any) -> tuple[str, Record]:
    """A hot-seat match at its end, with its record."""
    table = host.make(game, sit=[0, 1], start=True, **more)
    socket = host.at(table)
    socket.until(lambda m: (table, 1) in socket.seen)
    play_on(table, {0: socket, 1: socket}, Random(1))
    return table, record_of(host, table)


def record_of(host: Person, table: str) -> Record:
    return records.parse(host.http.get(f"/api/tables/{table}/record").text)


def onward(who: Person, table: str, index: int, expect: int = 201, **more: Any) -> Any:
    return who.post(f"/api/tables/{table}/onward", expect, index=index, **more)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("is_same", [False, True])
@on_both
def test_a_match_goes_on_alone_against_a_bot_and_its_record_verifies(
    person: New, game: str, is_same: bool
) -> None:
    ana = person("Ana")
    table, original = finished(ana, game)
    at = len(original.log) // 2
    branch = onward(ana, table, at, same_dice=is_same, **SOLO)
    assert branch["status"] == "running"
    assert branch["what_if"] == {
        "table": table, "index": at, "names": ["Ana", "Ana"], "has_same_dice": is_same,
    }  # fmt: skip
    assert (branch["clock"], branch["is_open"]) == (None, False)
    last = play_on(branch["id"], {0: ana.at(branch["id"])}, Random(2))
    assert last["status"] == "over"
    played = record_of(ana, branch["id"])
    assert played.what_if == Moment(original.match, at)
    assert played.log[:at] == original.log[:at]
    assert (played.seed == original.seed) is is_same
    verdict = verify(GAMES[game], played)
    assert (verdict.is_fair, verdict.is_over, verdict.is_chain_right) == (True, True, True)
    assert len(dict(played.bots)) == 1
    assert dict(played.bots)[1][0][0] > at, "what people played in the match is not the bot's"
    assert record_of(ana, table) == original, "the match stays as it was"


def test_friends_play_on_by_invitation_and_see_the_past_of_their_seats(person: New) -> None:
    ana, bob, eve = person("Ana"), person("Bob"), person("Eve")
    table, original = finished(ana, "graffiti")
    at = len(original.log) // 2
    branch = onward(ana, table, at, sit=[1])
    assert branch["status"] == "open"
    assert ana.get("/api/me/tables")[0]["what_if"]["index"] == at
    assert branch["id"] not in [one["id"] for one in eve.get("/api/tables")]
    assert eve.get(f"/api/tables/{branch['id']}", 403)["code"] == "code"
    assert eve.post(f"/api/tables/{branch['id']}/join", 403)["code"] == "code"
    assert bob.post(f"/api/tables/{branch['id']}/join", code=branch["code"])["yours"] == [0]
    ana.post(f"/api/tables/{branch['id']}/start")
    shown = bob.at(branch["id"]).watch(branch["id"])
    assert shown["what_if"] == branch["what_if"]
    assert sum(line["kind"] == "act" for line in shown["now"]["lines"]) >= at
    then = ana.get(f"/api/tables/{table}/replay", index=at, viewer=0)["view"]
    assert bob.get(f"/api/tables/{branch['id']}/replay", index=at, viewer=0)["view"] == then
    assert bob.get(f"/api/tables/{branch['id']}/replay", 403, index=at, viewer=1)
    assert ana.get(f"/api/tables/{branch['id']}/record", 409)["code"] == "not-over"
    last = play_on(branch["id"], {0: bob.at(branch["id"]), 1: ana.at(branch["id"])}, Random(3))
    assert last["status"] == "over"


def test_only_a_match_that_is_over_goes_on_elsewhere(person: New) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0, 1])
    assert onward(ana, table, 0, 409)["code"] == "not-over"
    ana.post(f"/api/tables/{table}/start")
    assert onward(ana, table, 0, 409)["code"] == "not-over"
    assert onward(ana, "nowhere", 0, 404)["code"] == "unknown-table"


def test_a_stranger_plays_on_where_they_may_watch(person: New) -> None:
    ana, eve = person("Ana"), person("Eve")
    table, _ = finished(ana, is_open=False)
    assert onward(eve, table, 9, 403, **SOLO)["code"] == "code"
    key = ana.get(f"/api/tables/{table}/key")["key"]
    branch = eve.post(f"/api/tables/{table}/onward?code={key}", 201, index=9, **SOLO)
    assert branch["is_host"]
    assert ana.get(f"/api/tables/{branch['id']}", 403)["code"] == "code"
    hers = onward(ana, table, 9, **SOLO)
    assert eve.get(f"/api/tables/{hers['id']}", 403, code=key)["code"] == "code"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"index": 99_999}, 404, "no-moment"),
        ({"index": -1}, 422, "body"),
        ({"index": "3"}, 422, "body"),
        ({"index": 100_001}, 422, "body"),
        ({}, 422, "body"),
        ({"index": 9, "game": "other"}, 422, "body"),
        ({"index": 9, "clock": {"bank": 60}}, 422, "body"),
        ({"index": 9, "same_dice": "yes"}, 422, "body"),
        ({"index": 9, "sit": [5]}, 422, "no-seat"),
        ({"index": 9, "sit": [0], "bots": [{"seat": 0, "bot": "greedy"}]}, 409, "taken"),
        ({"index": 9, "bots": [{"seat": 1, "bot": "nobody"}]}, 422, "bot"),
        ({"index": 9, "start": True}, 409, "empty-seats"),
        ({"index": 9, "pledges": [{"seat": 0, "pledge": "x"}]}, 422, "pledge"),
        (
            {"index": 9, "same_dice": True, "pledges": [{"seat": 0, "pledge": "0" * 64}]},
            409,
            "same-dice",
        ),
        ({"index": 9, "moves": ["x"] * 17}, 422, "body"),
        ({"index": 9, "moves": ["x" * 201]}, 422, "body"),
        ({"index": 9, "sit": [], "moves": ["x"]}, 409, "not-asked"),
        ({"index": 9, "sit": [0, 1], "moves": ["x"]}, 409, "not-running"),
        ({"index": 9, "sit": [0, 1], "start": True, "moves": ["* x"]}, 422, "action-word"),
    ],
)
def test_nonsense_makes_no_table(
    person: New, table: str, body: dict[str, Any], status: int, code: str
) -> None:
    ana = person("Ana")
    answer = ana.post(f"/api/tables/{table}/onward", status, **body)
    assert answer["code"] == code
    assert ana.get("/api/me/tables") == []


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A finished match that everybody may watch."""
    host = Person(server.port, "Host")
    name, _ = finished(host)
    host.close()
    return name


def test_the_end_is_no_moment_to_play_on_from(person: New, table: str) -> None:
    ana = person("Ana")
    length = len(record_of(ana, table).log)
    assert onward(ana, table, length, 409)["code"] == "moment-over"
    assert onward(ana, table, length - 1, **SOLO)["what_if"]["index"] == length - 1


def test_another_move_is_tried_at_once_or_nothing_is_made(person: New, table: str) -> None:
    ana = person("Ana")
    record = record_of(ana, table)
    at = next(n for n in range(30, len(record.log)) if record.log[n][0] == 0)
    text = record.log[at][1]
    refused = ana.post(f"/api/tables/{table}/onward", 409, index=at, **SOLO, moves=[text] * 9)
    assert refused["code"], "the second time it is forbidden"
    assert ana.get("/api/me/tables") == []
    branch = onward(ana, table, at, **SOLO, moves=[text])
    play_on(branch["id"], {0: ana.at(branch["id"])}, Random(1))
    assert record_of(ana, branch["id"]).log[at] == (0, text)


def test_a_rematch_begins_at_the_same_moment(person: New, table: str) -> None:
    ana = person("Ana")
    for is_same in (False, True):
        first = onward(ana, table, 30, same_dice=is_same, **SOLO)
        play_on(first["id"], {0: ana.at(first["id"])}, Random(1))
        second = ana.post(f"/api/tables/{first['id']}/rematch")
        assert second["what_if"] == first["what_if"]
        assert (second["commitment"] == first["commitment"]) is is_same
        started = ana.post(f"/api/tables/{second['id']}/start")
        assert started["status"] == "running"
        play_on(second["id"], {0: ana.at(second["id"])}, Random(2))
        played = record_of(ana, second["id"])
        assert played.log[:30] == record_of(ana, table).log[:30]
        assert verify(GAMES[played.game], played).is_fair


def test_shares_in_the_dice_are_revealed_before_it_goes_on(person: New, table: str) -> None:
    ana = person("Ana")
    pledges = [{"seat": 0, "pledge": fair.pledge("rain")}]
    branch = onward(ana, table, 30, **SOLO, pledges=pledges)
    assert branch["reveal_waits"] == [0]
    ana.post(f"/api/tables/{branch['id']}/entropy", seat=0, entropy="rain")
    assert play_on(branch["id"], {0: ana.at(branch["id"])}, Random(1))["status"] == "over"
    played = record_of(ana, branch["id"])
    assert played.entropy == ((0, "rain"),)
    assert verify(GAMES[played.game], played).is_fair


def test_a_table_that_goes_on_outlives_the_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Person(server.port, "Ana")
        before, original = finished(ana, "graffiti")
        at = len(original.log) // 2
        waiting, running = (
            onward(ana, before, at, sit=[0, 1], start=s)["id"] for s in (False, True)
        )
    with served(tmp_path) as server:
        ana.move_to(server.port)
        ana.post(f"/api/tables/{waiting}/start")
        for name in (waiting, running):
            socket = ana.at(name)
            while (name, 1) not in socket.seen:
                socket.receive()
            play_on(name, {0: socket, 1: socket}, Random(1))
            played = record_of(ana, name)
            assert played.log[:at] == original.log[:at]
            assert verify(GAMES[played.game], played).is_fair
        ana.close()


def test_guests_and_addresses_have_as_many_as_of_other_tables(tmp_path: Path) -> None:
    limits = Limits(tables_per_guest=2, requests_at_once=10_000, messages_at_once=10_000)
    with served(tmp_path, limits=limits) as server:
        ana = Person(server.port, "Ana")
        before, _ = finished(ana)
        for _ in range(2):
            onward(ana, before, 9)
        assert onward(ana, before, 9, 429)["code"] == "too-many-tables"
        ana.close()
    with served(tmp_path, limits=Limits(bytes_per_day=4_000)) as server:
        bob = Person(server.port, "Bob")
        onward(bob, before, 20)
        assert onward(bob, before, 40, 429)["code"] == "too-much-today"
        bob.close()


def test_what_is_tried_alone_and_left_is_deleted_after_a_day(tmp_path: Path) -> None:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        before, _ = finished(ana)
        tried = onward(ana, before, 9, **SOLO)["id"]
        together = onward(ana, before, 9)
        bob.post(f"/api/tables/{together['id']}/join", code=together["code"])
        ana.post(f"/api/tables/{together['id']}/start")
        plain = ana.make(sit=[0], bots=SOLO["bots"], start=True)
        clock.at += DAY + 1
        server.do(cleanup.give_up(server.services.tables, server.services.store))
        assert [
            ana.get(f"/api/tables/{name}")["status"] for name in (tried, together["id"], plain)
        ] == ["closed", "running", "running"]
        clock.at += PURGED + 1
        server.do(cleanup.purge(server.services.tables, server.services.store))
        assert ana.get(f"/api/tables/{tried}", 404)["code"] == "unknown-table"
        assert ana.get(f"/api/tables/{before}")["status"] == "over"
        ana.close()
        bob.close()


def test_a_link_says_what_it_is_and_no_more(person: New, table: str) -> None:
    ana = person("Ana")
    branch = onward(ana, table, 9)
    page = ana.http.get(f"/t/{branch['id']}", headers={"Accept-Language": "en"}).text
    assert "what if? The match goes on from a moment of an earlier one." in page
    assert "Host" not in page
