"""Names, colours and tags of seats: chosen, kept apart, bounded, and followed to running tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allcity.bots.cast import CAST, member
from allcity.server.match.profiles import COLOURS, TAGS
from allcity.server.match.requests.introductions import CHANGES
from tests.server.harness import Json, Person, Server

New = Callable[[str], Person]


@pytest.fixture
def ana(person: New) -> Person:
    return person("Ana")


@pytest.fixture
def bo(person: New) -> Person:
    return person("Bo")


def occupants(person: Person, table: str) -> list[Json]:
    seats: list[Json] = person.get(f"/api/tables/{table}")["occupants"]
    return seats


def colours(person: Person, table: str) -> list[int]:
    return [occupant["colour"] for occupant in occupants(person, table)]


def dress(person: Person, table: str, seat: int, expect: int = 0, **wish: Any) -> Json:
    return person.post(f"/api/tables/{table}/profile", expect, seat=seat, **wish)


def test_seats_have_colours_and_tags_from_the_start(ana: Person, bo: Person) -> None:
    table = ana.make(seats=3, bots=[{"seat": 1, "bot": "easy"}])
    bo.post(f"/api/tables/{table}/join")
    seats = occupants(ana, table)
    assert [one["colour"] for one in seats] == [0, 1, 2]
    assert [one["tag"] for one in seats] == [TAGS[0], member("easy", 1).tag, TAGS[2]]
    assert seats[1] == {**seats[1], "kind": "bot", "name": member("easy", 1).name, "bot": "easy"}


def test_a_profile_reaches_everybody_at_the_table(ana: Person, bo: Person) -> None:
    table = ana.make(seats=2)
    bo.post(f"/api/tables/{table}/join")
    watching = bo.at(table)
    dress(ana, table, 0, name="  Ana   M ", colour=5, tag="drips")
    event = watching.until(
        lambda m: m["type"] == "event" and m["lines"] and m["lines"][-1]["kind"] == "profile"
    )
    seat = event["occupants"][0]
    assert (seat["name"], seat["colour"], seat["tag"]) == ("Ana M", 5, "drips")
    assert event["lines"][-1]["name"] == "Ana"
    assert event["lines"][-1]["text"] == "Ana M"
    [listed] = [one for one in bo.get("/api/me/tables") if one["id"] == table]
    assert listed["occupants"][0]["name"] == "Ana M"


def test_a_colour_of_somebody_else_is_refused_and_one_of_a_bot_is_exchanged(
    ana: Person, bo: Person
) -> None:
    table = ana.make(seats=3, bots=[{"seat": 2, "bot": "easy"}])
    bo.post(f"/api/tables/{table}/join")
    refused = dress(bo, table, 1, 409, colour=0)
    assert (refused["code"], refused["facts"]) == ("colour-taken", {"name": "Ana"})
    dress(bo, table, 1, colour=2)
    assert colours(ana, table) == [0, 2, 1]
    dress(ana, table, 0, colour=1)
    assert colours(ana, table) == [1, 2, 0]


def test_colours_stay_apart_whatever_people_ask_for(ana: Person, bo: Person) -> None:
    """Every guest tries every colour for every seat, and sits down and leaves between."""
    table = ana.make(seats=4, sit=[0, 1])
    for turn in range(8):
        for person, seat in ((ana, 0), (ana, 1), (bo, 2), (bo, 3)):
            wish = {"seat": seat, "colour": (seat * 5 + turn * 7) % COLOURS}
            person.http.post(f"/api/tables/{table}/profile", json=wish)
            chosen = colours(ana, table)
            assert len(set(chosen)) == 4, chosen
        where = f"/api/tables/{table}/{'join' if turn % 2 == 0 else 'leave'}"
        bo.post(where, seat=2)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "Bo"}, "name-alike"),
        ({"name": "Во"}, "name-alike"),
        ({"name": CAST[0].name}, "name-bot"),
        ({"name": "FÁT - cap"}, "name-bot"),
        ({"name": "x" * 25}, "name-length"),
        ({"name": "x" * 201}, "body"),
        ({"name": ""}, "name-length"),
        ({"name": "a\u202eb"}, "name-characters"),
        ({"name": 7}, "body"),
        ({"colour": COLOURS}, "body"),
        ({"colour": -1}, "body"),
        ({"colour": "0"}, "body"),
        ({"colour": 1.5}, "body"),
        ({"tag": "neon"}, "body"),
        ({"tag": "marker Eve"}, "body"),
        ({"tag": ["marker"]}, "body"),
        ({"style": "marker"}, "body"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(
    ana: Person, bo: Person, wish: Json, code: str
) -> None:
    table = ana.make(seats=2)
    bo.post(f"/api/tables/{table}/join")
    before = ana.get(f"/api/tables/{table}")
    answer = ana.http.post(f"/api/tables/{table}/profile", json={"seat": 0, **wish})
    assert answer.json()["code"] == code
    assert ana.get(f"/api/tables/{table}") == before


def test_only_the_player_in_a_seat_changes_it(ana: Person, bo: Person, person: New) -> None:
    table = ana.make(seats=3, bots=[{"seat": 2, "bot": "easy"}])
    bo.post(f"/api/tables/{table}/join")
    for seat in (0, 2):
        assert dress(bo, table, seat, 403, name="Mine")["code"] == "not-your-seat"
    assert dress(person("Eve"), table, 1, 403, colour=4)["code"] == "not-your-seat"
    assert dress(ana, table, 7, 422, colour=4)["code"] == "no-seat"


def test_nobody_changes_a_seat_without_end(ana: Person) -> None:
    table = ana.make(seats=2, bots=[{"seat": 1, "bot": "easy"}], start=True)
    for turn in range(CHANGES):
        dress(ana, table, 0, name=f"Ana {turn}")
    assert dress(ana, table, 0, 409, name="Ana again")["code"] == "too-long"
    assert occupants(ana, table)[0]["name"] == f"Ana {CHANGES - 1}"


def test_saying_the_same_again_writes_nothing(ana: Person) -> None:
    table = ana.make(seats=2)
    version = dress(ana, table, 0, name="Ana", colour=0, tag=TAGS[0])["version"]
    assert version == dress(ana, table, 0)["version"]


def test_a_name_saved_anywhere_reaches_the_tables_where_one_sits(ana: Person, bo: Person) -> None:
    running = ana.make(seats=2, sit=[0, 1], start=True)
    ana.post("/api/me", name="Anna")
    assert [one["name"] for one in occupants(ana, running)] == ["Anna", "Ana"]
    dress(ana, running, 1, name="Grandma")
    waiting = bo.make(seats=2)
    ana.post(f"/api/tables/{waiting}/join")
    ana.post("/api/me", name="Anouk", tag="bubble")
    assert [one["name"] for one in occupants(ana, running)] == ["Anouk", "Grandma"]
    assert [one["name"] for one in occupants(ana, waiting)] == ["Bo", "Anouk"]
    assert occupants(ana, waiting)[1]["tag"] == "bubble"
    ana.post("/api/me", name="Bo")
    assert [one["name"] for one in occupants(ana, waiting)] == ["Bo", "Anouk"]
    assert [one["name"] for one in occupants(ana, running)] == ["Bo", "Grandma"]


def test_what_a_guest_likes_is_theirs_at_the_next_table(ana: Person, bo: Person) -> None:
    assert ana.post("/api/me", colour=6, tag="drips")["colour"] == 6
    table = ana.make(seats=3)
    assert (occupants(ana, table)[0]["colour"], occupants(ana, table)[0]["tag"]) == (6, "drips")
    bo.post("/api/me", colour=6, tag="bubble")
    bo.post(f"/api/tables/{table}/join")
    assert colours(ana, table) == [6, 1, 2]
    assert occupants(ana, table)[1]["tag"] == "bubble"
    assert ana.get("/api/me") == {**ana.me, "colour": 6, "tag": "drips"}


def test_people_at_one_screen_have_their_own_names_and_keep_them_in_a_rematch(
    ana: Person, server: Server
) -> None:
    profiles = [
        {"seat": 0, "name": "Zoe", "colour": 1},
        {"seat": 1, "name": "Max", "colour": 0, "tag": "drips"},
    ]
    table = ana.make(seats=3, sit=[0, 1], bots=[{"seat": 2, "bot": "easy"}], profiles=profiles)
    seats = occupants(ana, table)
    assert [one["name"] for one in seats] == ["Zoe", "Max", member("easy", 2).name]
    assert [one["colour"] for one in seats] == [1, 0, 2]
    assert seats[1]["tag"] == "drips"


def test_profiles_for_others_seats_are_refused(ana: Person) -> None:
    body = {"game": "tagcity", "seats": 2, "profiles": [{"seat": 1, "name": "Zoe"}]}
    assert ana.post("/api/tables", 403, **body)["code"] == "not-your-seat"


def test_whoever_leaves_a_match_gives_the_seat_to_the_cast_in_its_colour(
    ana: Person, bo: Person
) -> None:
    table = ana.make(seats=2)
    bo.post(f"/api/tables/{table}/join")
    dress(bo, table, 1, colour=7)
    ana.post(f"/api/tables/{table}/start")
    bo.post(f"/api/tables/{table}/leave", seat=1)
    seat = occupants(ana, table)[1]
    assert (seat["name"], seat["colour"]) == (member("greedy", 1).name, 7)
