"""The link to an identity: good once, named before it is used, and the games of both become one guest's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from allcity.server.match.drafts import Draft
from allcity.server.match.requests import seating
from allcity.server.people import merging
from allcity.server.storage import IDENTITY_AGE
from tests.server.harness import FakeClock, Person, Server, fetch, served
from tests.server.rooms import Played, setup_of

FIRST = {"leader": "1"}
New = Callable[[str], Person]


def test_the_link_says_whose_identity_it_is_and_is_good_once(person: New, server: Server) -> None:
    ana, phone, eve = person("Ana"), person("Phone"), person("Eve")
    ana.make(sit=[0, 1])
    phone.make(sit=[0, 1])
    phone.make(sit=[0, 1])
    key = ana.post("/api/me/link")["key"]
    for _ in range(3):  # looking does not use it up
        offer = phone.post("/api/me/offer", key=key)
    assert offer == {
        "name": "Ana", "games": 1, "is_you": False, "your_name": "Phone", "your_games": 2,
    }  # fmt: skip
    nobody = fetch(server.port, "/api/me/offer", "POST", json={"key": key})
    assert nobody.json()["your_name"] == ""
    assert not nobody.cookies
    assert ana.post("/api/me/offer", key=key)["is_you"]
    assert ana.post("/api/me/adopt", key=key)["id"] == ana.me["id"], "which changes nothing"
    assert phone.post("/api/me/adopt", key=key)["id"] == ana.me["id"]
    assert phone.get("/api/me")["name"] == "Ana"
    for door in ("offer", "adopt"):
        assert eve.post(f"/api/me/{door}", 403, key=key)["code"] == "key"
    assert eve.get("/api/me")["name"] == "Eve"


@pytest.mark.parametrize("key", ["nonsense", "x" * 200, "clé"])
def test_a_made_up_key_opens_nothing(person: New, key: str) -> None:
    for door in ("offer", "adopt"):
        assert person("Eve").post(f"/api/me/{door}", 403, key=key)["code"] == "key"


def test_a_browser_without_a_guest_adopts_too(person: New, server: Server) -> None:
    ana = person("Ana")
    key = ana.post("/api/me/link")["key"]
    answer = fetch(server.port, "/api/me/adopt", "POST", json={"key": key})
    assert answer.json()["id"] == ana.me["id"]
    assert "allcity_guest" in answer.headers["set-cookie"]


def test_a_new_link_withdraws_the_one_before(person: New) -> None:
    ana, phone = person("Ana"), person("Phone")
    first, second = (ana.post("/api/me/link")["key"] for _ in range(2))
    assert phone.post("/api/me/adopt", 403, key=first)["code"] == "key"
    assert phone.post("/api/me/adopt", key=second)["name"] == "Ana"


def test_the_link_is_good_for_some_minutes(tmp_path: Path) -> None:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        ana, phone = Person(server.port, "Ana"), Person(server.port, "Phone")
        link = ana.post("/api/me/link")
        assert link["until"] == clock.at + IDENTITY_AGE
        clock.at = link["until"]
        assert phone.post("/api/me/adopt", 403, key=link["key"])["code"] == "key"
        ana.close()
        phone.close()


def test_who_gave_the_link_is_told_that_it_was_used(person: New, server: Server) -> None:
    ana, phone = person("Ana"), person("Phone")
    assert ana.get("/api/me")["adopted"] is None
    key = ana.post("/api/me/link")["key"]
    assert ana.get("/api/me")["adopted"] is None
    phone.post("/api/me/adopt", key=key)
    assert ana.get("/api/me")["adopted"]["name"] == "Phone"
    assert ana.post("/api/me")["adopted"]["at"] <= server.services.tables.now()
    ana.post("/api/me/link")
    assert ana.get("/api/me")["adopted"] is None, "the next link is for the next use"


def test_the_games_of_both_are_one_guests(person: New) -> None:
    ana, phone, bob = person("Ana"), person("Phone"), person("Bob")
    own, running = ana.make(sit=[0, 1], start=True), phone.make(is_open=False, options=FIRST)
    bob.post(f"/api/tables/{running}/join", code=phone.get(f"/api/tables/{running}")["code"])
    phone.post(f"/api/tables/{running}/start")
    hosted = phone.make(sit=[])
    at_bob = bob.at(running)
    names = [occupant["name"] for occupant in at_bob.now(running, 1)["occupants"]]
    key = ana.post("/api/me/link")["key"]
    phone.post("/api/me/adopt", key=key)
    for one in (ana, phone):
        mine = {table["id"]: table for table in one.get("/api/me/tables")}
        assert set(mine) == {own, running, hosted}
        assert mine[running]["yours"] == [0]
    socket = ana.at(running)
    legal = socket.now(running, 0)["legal"]
    assert socket.act(running, 0, legal[0])["type"] == "done"
    assert [
        occupant["name"] for occupant in ana.get(f"/api/tables/{running}")["occupants"]
    ] == names
    assert ana.http.delete(f"/api/tables/{hosted}").json()["status"] == "closed"


def test_every_device_of_the_identity_that_was_merged_becomes_the_other(person: New) -> None:
    ana, phone, tablet = person("Ana"), person("Phone"), person("Tablet")
    tablet.post("/api/me/adopt", key=phone.post("/api/me/link")["key"])
    table = tablet.make(sit=[0, 1], start=True)
    phone.post("/api/me/adopt", key=ana.post("/api/me/link")["key"])
    assert tablet.get("/api/me")["id"] == ana.me["id"]
    assert tablet.get(f"/api/tables/{table}")["yours"] == [0, 1]
    last = person("Last")
    tablet.post("/api/me/adopt", key=last.post("/api/me/link")["key"])
    for one in (ana, phone, tablet):
        assert one.get("/api/me")["id"] == last.me["id"]
        assert one.get(f"/api/tables/{table}")["yours"] == [0, 1]


def test_two_who_adopt_each_other_are_one_afterwards(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    to_ana, to_bob = ana.post("/api/me/link")["key"], bob.post("/api/me/link")["key"]
    bob.post("/api/me/adopt", key=to_ana)
    assert ana.post("/api/me/adopt", 403, key=to_bob)["code"] == "key"
    assert ana.get("/api/me")["id"] == bob.get("/api/me")["id"]


@pytest.mark.parametrize("is_adopted_again", [False, True])
def test_a_merge_that_was_interrupted_is_finished_with_the_next_look(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch, is_adopted_again: bool
) -> None:
    ana, phone = person("Ana"), person("Phone")
    tables = {phone.make(sit=[0, 1]) for _ in range(3)}
    with monkeypatch.context() as patch:
        patch.setattr(merging, "AT_ONCE", 1)  # as if the process had died after the first
        phone.post("/api/me/adopt", key=ana.post("/api/me/link")["key"])
    moved = [
        t for t in tables if server.do(server.services.tables.get(t)).room.seats_of(ana.me["id"])
    ]
    assert len(moved) == 1
    if is_adopted_again:  # before what was interrupted is finished
        last = person("Last")
        with monkeypatch.context() as patch:
            patch.setattr(merging, "AT_ONCE", 0)
            ana.post("/api/me/adopt", key=last.post("/api/me/link")["key"])
    assert {table["id"] for table in ana.get("/api/me/tables")} == tables


def test_a_wish_to_take_back_is_granted_when_both_seats_are_one_persons() -> None:
    played = Played(setup_of(seats=3)).start()
    assert played.room.consenting(0) == [1, 2]
    entries = played.do(lambda d: seating.adopt(d, {"g1", "nobody"}), "g0")
    assert [(entry.kind, entry.seat, entry.text) for entry in entries] == [("adopt", 1, "Guest 1")]
    assert played.room.consenting(0) == [2]
    assert played.room.seats_of("g0") == (0, 1)
    again = Draft(played.room, 0, "g0")
    seating.adopt(again, {"g1"})
    assert again.entries == []
