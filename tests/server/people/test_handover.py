"""Private links to a seat: good once, for a day, and only until the next one is made."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from allcity.server.match.requests import seating
from allcity.server.storage import SEAT_AGE
from allcity.server.store.links import REMEMBERED
from tests.server.harness import FakeClock, Person, Process, served
from tests.server.postgres import Postgres
from tests.server.rooms import Played, refused, setup_of

New = Callable[[str], Person]


def seated(ana: Person, bob: Person) -> str:
    table = ana.make(options={"leader": "1"})
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return table


def key_of(person: Person, table: str, seat: int) -> str:
    return str(person.post(f"/api/tables/{table}/link", seat=seat)["key"])


def test_the_link_of_a_seat_says_whose_it_is_and_is_good_once(person: New) -> None:
    ana, bob, phone, eve = person("Ana"), person("Bob"), person("Phone"), person("Eve")
    table = seated(ana, bob)
    key = key_of(bob, table, 1)
    for _ in range(3):  # a robot that looks at links does not use them up
        offer = phone.post(f"/api/tables/{table}/offer", seat=1, key=key)
    assert offer == {
        "game": "tagcity", "status": "running", "seat": 1, "name": "Bob", "is_yours": False,
    }  # fmt: skip
    assert bob.post(f"/api/tables/{table}/offer", seat=1, key=key)["is_yours"]
    assert phone.post(f"/api/tables/{table}/claim", seat=1, key=key)["yours"] == [1]
    assert bob.get(f"/api/tables/{table}")["yours"] == []
    for who in (eve, bob):
        for door in ("offer", "claim"):
            assert who.post(f"/api/tables/{table}/{door}", 403, seat=1, key=key)["code"] == "key"
    assert phone.get(f"/api/tables/{table}")["yours"] == [1]


def test_only_the_player_makes_a_link_and_only_for_the_seat(person: New) -> None:
    ana, bob, phone = person("Ana"), person("Bob"), person("Phone")
    table = seated(ana, bob)
    assert bob.post(f"/api/tables/{table}/link", 403, seat=0)["code"] == "not-your-seat"
    for seat in (-1, 10**30):  # a number too large to be said must not become a failure
        assert bob.post(f"/api/tables/{table}/link", 422, seat=seat)["code"] == "body"
    key, other = key_of(bob, table, 1), ana.make()
    for path, seat, tried in ((table, 0, key), (other, 1, key), (table, 1, "clé"), (table, 1, "x")):
        refusal = phone.post(f"/api/tables/{path}/claim", 403, seat=seat, key=tried)
        assert refusal["code"] == "key"
    identity = bob.post("/api/me/link")["key"]
    assert phone.post(f"/api/tables/{table}/claim", 403, seat=1, key=identity)["code"] == "key"
    assert phone.post("/api/me/adopt", 403, key=key)["code"] == "key"


def test_a_new_link_withdraws_the_one_before(person: New) -> None:
    ana, bob, phone = person("Ana"), person("Bob"), person("Phone")
    table = seated(ana, bob)
    first, second = key_of(bob, table, 1), key_of(bob, table, 1)
    assert phone.post(f"/api/tables/{table}/claim", 403, seat=1, key=first)["code"] == "key"
    assert phone.post(f"/api/tables/{table}/claim", seat=1, key=second)["yours"] == [1]


def test_a_link_is_good_for_a_day_and_then_forgotten(tmp_path: Path) -> None:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        table = ana.make(sit=[0, 1], start=True)
        link = ana.post(f"/api/tables/{table}/link", seat=1)
        assert link["until"] == clock.at + SEAT_AGE
        clock.at = link["until"]
        refusal = bob.post(f"/api/tables/{table}/claim", 403, seat=1, key=link["key"])
        assert refusal["code"] == "key"
        clock.at += REMEMBERED + 1
        server.do(server.services.links.forget(clock.at))
        clock.at -= 2 * REMEMBERED
        assert server.do(server.services.links.find(link["key"], clock.at)) is None
        for one in (ana, bob):
            one.close()


def test_the_link_of_a_seat_that_was_left_opens_nothing(person: New) -> None:
    ana, bob, eve = person("Ana"), person("Bob"), person("Eve")
    table = ana.make()
    bob.post(f"/api/tables/{table}/join")
    key = key_of(bob, table, 1)
    bob.post(f"/api/tables/{table}/leave", seat=1)
    assert eve.post(f"/api/tables/{table}/claim", 403, seat=1, key=key)["code"] == "key"
    bob.post(f"/api/tables/{table}/join")
    assert eve.post(f"/api/tables/{table}/claim", 403, seat=1, key=key)["code"] == "key"


def test_an_old_link_is_of_no_use_when_its_maker_has_the_seat_again(person: New) -> None:
    ana, bob, phone = person("Ana"), person("Bob"), person("Phone")
    table = seated(ana, bob)
    first = key_of(bob, table, 1)
    phone.post(f"/api/tables/{table}/claim", seat=1, key=first)
    bob.post(f"/api/tables/{table}/claim", seat=1, key=key_of(phone, table, 1))
    assert bob.get(f"/api/tables/{table}")["yours"] == [1]
    assert phone.post(f"/api/tables/{table}/claim", 403, seat=1, key=first)["code"] == "key"


def test_both_sides_are_told_and_lines_keep_the_names_of_who_acted(person: New) -> None:
    ana, bob, cleo = person("Ana"), person("Bob"), person("Cleo")
    table = seated(ana, bob)
    at_ana, at_bob = ana.at(table), bob.at(table)
    act = at_ana.now(table, 0)["legal"][0]
    assert at_ana.act(table, 0, act)["type"] == "done"
    key = key_of(ana, table, 0)
    cleo.post(f"/api/tables/{table}/claim", seat=0, key=key)
    message = at_ana.until(lambda m: m["type"] == "table")
    assert (message["yours"], message["handed"]) == ([], [0])
    assert ana.socket().watch(table)["handed"] == [0], "also after a reload"
    seen = cleo.socket().watch(table)
    assert (seen["yours"], seen["handed"]) == ([0], [])
    lines = {line["kind"]: line for line in seen["now"]["lines"] if line.get("seat") == 0}
    assert (lines["act"]["name"], lines["claim"]["name"]) == ("Ana", "Ana")
    assert lines["claim"]["text"] == "Cleo"
    heard = at_bob.until(lambda m: any(one["kind"] == "claim" for one in m.get("lines", ())))
    assert heard["occupants"][0]["name"] == "Cleo"


def test_at_a_table_by_invitation_the_former_player_is_told_too(person: New) -> None:
    ana, bob, cleo = person("Ana"), person("Bob"), person("Cleo")
    table = ana.make(is_open=False)
    bob.post(f"/api/tables/{table}/join", code=ana.get(f"/api/tables/{table}")["code"])
    ana.post(f"/api/tables/{table}/start")
    key = key_of(bob, table, 1)
    assert cleo.get(f"/api/tables/{table}", 403)["code"] == "code"
    assert cleo.post(f"/api/tables/{table}/offer", seat=1, key=key)["name"] == "Bob"
    cleo.post(f"/api/tables/{table}/claim", seat=1, key=key)
    assert bob.socket().watch(table)["handed"] == [1]
    assert person("Eve").socket().watch(table)["code"] == "code"


def test_who_is_called_like_another_player_takes_over_no_seat(person: New) -> None:
    ana, bob, other = person("Ana"), person("Bob"), person("ANA")
    table = seated(ana, bob)
    key = key_of(bob, table, 1)
    refusal = other.post(f"/api/tables/{table}/claim", 409, seat=1, key=key)
    assert refusal["code"] == "name-alike"
    other.post("/api/me", name="Cleo")
    assert other.post(f"/api/tables/{table}/claim", seat=1, key=key)["yours"] == [1]


def test_a_seat_is_not_handed_to_and_fro_for_ever() -> None:
    played = Played(setup_of()).start()
    room = played.room

    def pass_on() -> None:
        guest = "h1" if room.occupants[1].guest == "g1" else "g1"
        played.do(lambda d: seating.claim(d, guest, 1, room.occupants[1].since), guest)

    weight = room.weight
    for _ in range(seating.HANDOVERS):
        pass_on()
    with refused("too-long"):
        pass_on()
    assert room.weight == weight, "it takes nothing from what others may still do"


def test_a_link_survives_a_crash_until_it_is_used(tmp_path: Path) -> None:
    first = Process(str(tmp_path / "tables.db"))
    first.wait_until_ready()
    ana, bob, cleo = (Person(first.port, name) for name in ("Ana", "Bob", "Cleo"))
    table = seated(ana, bob)
    key, identity = key_of(bob, table, 1), bob.post("/api/me/link")["key"]
    for used in (False, True):
        first.kill()
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert key.encode() not in stored, "whoever reads the database cannot use the link"
        first = Process(str(tmp_path / "tables.db"))
        first.wait_until_ready()
        for one in (ana, bob, cleo):
            one.move_to(first.port)
        refused_with = 403 if used else 0
        cleo.post(f"/api/tables/{table}/claim", refused_with, seat=1, key=key)
        ana.post("/api/me/adopt", refused_with, key=identity)
    assert cleo.get(f"/api/tables/{table}")["yours"] == [1]
    first.terminate()
    for one in (ana, bob, cleo):
        one.close()


@pytest.mark.parametrize("times", [3])
def test_of_two_processes_one_lets_the_link_be_used(postgres: Postgres, times: int) -> None:
    address = postgres.database()
    pair = [Process(address), Process(address)]
    for process in pair:
        process.wait_until_ready()
    people = [Person(pair[number % 2].port, f"Guest {number}") for number in range(4)]
    ana, bob, cleo, dan = people
    table = seated(ana, bob)
    holder, claim = bob, f"/api/tables/{table}/claim"
    for _ in range(times):
        claimers = [one for one in (bob, cleo, dan) if one is not holder][:2]
        claimers[1].move_to(pair[1 - pair.index(_at(pair, claimers[0]))].port)
        key = key_of(holder, table, 1)
        with ThreadPoolExecutor(2) as threads:
            codes = list(threads.map(lambda one: status(one, claim, seat=1, key=key), claimers))  # noqa: B023
        assert sorted(codes) == [200, 403]
        holder = claimers[codes.index(200)]
        assert holder.get(f"/api/tables/{table}")["yours"] == [1]
    identity = ana.post("/api/me/link")["key"]
    with ThreadPoolExecutor(2) as threads:
        codes = list(
            threads.map(lambda one: status(one, "/api/me/adopt", key=identity), [cleo, dan])
        )
    assert sorted(codes) == [200, 403]
    for one in people:
        one.close()
    for process in pair:
        process.terminate()


def status(person: Person, path: str, **body: Any) -> int:
    return person.http.post(path, json=body).status_code


def _at(pair: list[Process], person: Person) -> Process:
    return next(process for process in pair if process.port == person.port)
