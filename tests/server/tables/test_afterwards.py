"""Looking back: records, replays and rematches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from allcity.core import record
from tests.server.harness import Person, Server, fetch, play_on
from tests.server.postgres import on_both

New = Callable[[str], Person]


def finished_record(host: Person, table: str) -> record.Record:
    """Play a hot-seat match to its end."""
    socket = host.at(table)
    socket.until(lambda m: (table, 1) in socket.seen)
    play_on(table, {0: socket, 1: socket}, Random(1))
    return record.parse(host.http.get(f"/api/tables/{table}/record").text)


def test_a_record_is_closed_until_the_end_and_then_open_to_all(person: New) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.make(sit=[0, 1], start=True)
    for what in ("record", "chances"):
        assert ana.get(f"/api/tables/{table}/{what}", 409)["code"] == "not-over"
        assert ana.get(f"/api/tables/nowhere/{what}", 404)["code"] == "unknown-table"
    match = finished_record(ana, table)
    assert record.parse(eve.http.get(f"/api/tables/{table}/record").text) == match
    last = eve.get(f"/api/tables/{table}/replay", index=len(match.log), viewer=1)
    assert last["view"]["phase"] == "over"
    assert eve.get(f"/api/tables/{table}/replay", index=0, viewer=0)["index"] == 0
    too_far = eve.get(f"/api/tables/{table}/replay", 404, index=len(match.log) + 1)
    assert too_far["code"] == "no-moment"


def test_while_a_match_runs_one_looks_back_with_ones_own_view_only(person: New) -> None:
    ana, bob, eve = person("Ana"), person("Bob"), person("Eve")
    table = ana.make()
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/replay"
    assert ana.get(path, index=1, viewer=0)["viewer"] == 0
    assert ana.get(path, 403, index=1, viewer=1)["code"] == "not-your-seat"
    assert eve.get(path, 403, index=1, viewer=0)["code"] == "not-your-seat"
    assert eve.get(path, index=1)["view"]["seat"] is None


def test_a_link_to_a_moment_opens_a_private_match_for_a_stranger_once_it_is_over(
    person: New, server: Server
) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.make(is_open=False, sit=[0, 1], start=True)
    other = ana.make(is_open=False, sit=[0, 1], start=True)
    link = ana.get(f"/api/tables/{table}/key")
    key = link["key"]
    assert link["is_open"] is False
    assert eve.get(f"/api/tables/{table}/key", 403)["code"] == "code"
    moment = {"index": 0, "code": key}
    for path in ("", "/key", "/replay", "/account", "/record", "/edition", "/chances"):
        refused = eve.get(f"/api/tables/{table}{path}", 403, **moment, seat=0)
        assert refused["code"] == "code", "while the match runs it opens nothing"
    assert eve.socket().watch(table, code=key)["code"] == "code"
    match = finished_record(ana, table)
    path = f"/api/tables/{table}/replay"
    answer = fetch(server.port, path, params={**moment, "viewer": 1})
    assert (answer.status_code, answer.json()["length"]) == (200, len(match.log))
    assert eve.socket().watch(table, code=key)["now"]["status"] == "over"
    assert eve.get(f"/api/tables/{other}/replay", 403, **moment)["code"] == "code"
    assert eve.post(f"/api/tables/{table}/rematch", 403)["code"] == "not-seated"


@on_both
def test_my_games_say_where_others_wait_for_a_rematch(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = ana.make()
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    play_on(table, {0: ana.at(table), 1: bob.at(table)}, Random(1))

    def waits(one: Person) -> str:
        rematch = next(t["rematch"] for t in one.get("/api/me/tables") if t["id"] == table)
        assert isinstance(rematch, str)
        return rematch

    assert (waits(ana), waits(bob)) == ("", "")
    first = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert (waits(ana), waits(bob)) == ("", first), "who has come is waited for no more"
    ana.http.delete(f"/api/tables/{first}")
    assert waits(bob) == ""
    second = bob.post(f"/api/tables/{table}/rematch")["id"]
    assert (waits(ana), waits(bob)) == (second, "")
    ana.post(f"/api/tables/{table}/rematch")
    ana.post(f"/api/tables/{second}/start")
    assert (waits(ana), waits(bob)) == ("", "")


def test_a_rematch_is_made_once_and_joined_by_the_others(person: New) -> None:
    ana, bob, eve = person("Ana"), person("Bob"), person("Eve")
    table = ana.make(is_open=False, options={"city": "B"})
    code = ana.get(f"/api/tables/{table}")["code"]
    bob.post(f"/api/tables/{table}/join", code=code)
    assert ana.post(f"/api/tables/{table}/rematch", 409)["code"] == "not-over"
    ana.post(f"/api/tables/{table}/start")
    a, b = ana.at(table), bob.at(table)
    play_on(table, {0: a, 1: b}, Random(1))
    first = bob.post(f"/api/tables/{table}/rematch")
    second = ana.post(f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"] != table
    assert second["yours"] == [0]
    assert first["yours"] == [1]
    assert first["options"] == {"city": "B"}
    assert a.until(lambda m: m.get("rematch"))["rematch"] == first["id"]
    assert eve.post(f"/api/tables/{table}/rematch", 403)["code"] == "not-seated"
    assert ana.post(f"/api/tables/{first['id']}/start")["status"] == "running"


def test_whoever_watched_may_watch_the_rematch_but_not_sit_down(person: New) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.make(is_open=False, sit=[0], bots=[{"seat": 1, "bot": "random"}], start=True)
    code = ana.get(f"/api/tables/{table}")["code"]
    watching = eve.at(table, code=code)
    play_on(table, {0: ana.at(table)}, Random(1))
    first = ana.post(f"/api/tables/{table}/rematch")
    assert watching.until(lambda m: m.get("rematch"))["rematch"] == first["id"]
    assert eve.socket().watch(first["id"], code=code)["type"] == "table"
    assert eve.socket().watch(first["id"])["code"] == "code"
    assert first["code"] not in (None, code)
    ana.post(f"/api/tables/{first['id']}/leave", seat=1)
    assert eve.post(f"/api/tables/{first['id']}/join", 403, code=code)["code"] == "code"
    eve.post(f"/api/tables/{first['id']}/join", code=first["code"])


@on_both
def test_a_rematch_that_was_given_up_is_made_anew(person: New) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0, 1], start=True)
    a = ana.at(table)
    a.until(lambda _: (table, 1) in a.seen)
    play_on(table, {0: a, 1: a}, Random(1))
    first = ana.post(f"/api/tables/{table}/rematch")
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == first["id"]
    assert ana.http.delete(f"/api/tables/{first['id']}").json()["status"] == "closed"
    second = ana.post(f"/api/tables/{table}/rematch")
    assert (second["status"], second["yours"]) == ("open", [0, 1])
    assert second["id"] not in (first["id"], table)
    assert ana.get(f"/api/tables/{table}")["rematch"] == second["id"]
