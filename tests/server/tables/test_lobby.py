"""The HTTP API: tables and seats, links, editions, and how much of them one may have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from allcity.core import fair
from allcity.games import GAMES
from allcity.server.limits import Limits
from tests.server.harness import Person, Server, fetch, served
from tests.server.postgres import on_both
from tests.server.tables.test_afterwards import finished_record

New = Callable[[str], Person]


def test_the_games_are_told_with_their_options(person: New) -> None:
    games = {game["key"]: game for game in person("Ana").get("/api/games")}
    assert set(games) == set(GAMES)
    for key, game in GAMES.items():
        assert games[key]["seats"] == list(game.META.seats)
        assert games[key]["bots"] == ["new", "easy", "medium", "skilled", "hard", "expert"]


def test_a_table_fills_and_starts(person: New) -> None:
    ana, bob, eve = person("Ana"), person("Bob"), person("Eve")
    table = ana.make(seats=3)
    assert table in [one["id"] for one in eve.get("/api/tables")]
    assert ana.post(f"/api/tables/{table}/start", 409)["code"] == "empty-seats"
    assert bob.post(f"/api/tables/{table}/join", 409, seat=0)["code"] == "taken"
    assert bob.post(f"/api/tables/{table}/join", seat=2)["yours"] == [2]
    assert eve.post(f"/api/tables/{table}/start", 403)["code"] == "not-seated"
    assert (
        ana.post(f"/api/tables/{table}/bot", seat=1, bot="random")["occupants"][1]["kind"] == "bot"
    )
    assert eve.post(f"/api/tables/{table}/join", 409)["code"] == "full"
    assert ana.post(f"/api/tables/{table}/bot", 422, seat=1, bot="genius")["code"] == "bot"
    assert bob.post(f"/api/tables/{table}/start")["status"] == "running"
    assert table in [one["id"] for one in eve.get("/api/tables", status="running")]
    assert table in [one["id"] for one in bob.get("/api/me/tables")]
    assert eve.post(f"/api/tables/{table}/join", 409)["code"] == "not-open"


@on_both
def test_my_games_say_which_seats_are_mine_and_where_it_is_my_turn(
    person: New, server: Server
) -> None:
    ana, bob = person("Ana"), person("Bob")
    table, waiting = ana.make(seats=3, sit=[2, 0]), ana.make()
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")

    def mine(one: Person, wanted: str = table) -> dict[str, Any]:
        return next(table for table in one.get("/api/me/tables") if table["id"] == wanted)

    assert (mine(ana)["yours"], mine(bob)["yours"]) == ([0, 2], [1])
    assert (mine(ana, waiting)["yours"], mine(ana, waiting)["is_your_turn"]) == ([0], False)
    listed = {one["id"]: one["yours"] for one in bob.get("/api/tables", status="running")}
    assert listed[table] == [1]
    (seat,) = server.do(server.services.tables.get(table)).room.active
    assert mine(ana)["is_your_turn"] == (seat in (0, 2))
    assert mine(bob)["is_your_turn"] == (seat == 1)
    ids = {one.me["id"] for one in (ana, bob)}
    assert not any(one in str(bob.get("/api/tables", status="running")) for one in ids)


def test_one_request_makes_a_running_match_against_a_bot(person: New) -> None:
    bots = [{"seat": 1, "bot": "new"}]
    info = person("Ana").post("/api/tables", game="tagcity", seats=2, bots=bots, start=True)
    assert info["status"] == "running"
    assert info["yours"] == [0]


def test_leaving_before_the_start_empties_the_seat(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = ana.make()
    bob.post(f"/api/tables/{table}/join")
    assert ana.post(f"/api/tables/{table}/leave", 403, seat=1)["code"] == "not-your-seat"
    assert bob.post(f"/api/tables/{table}/leave", seat=1)["occupants"][1]["kind"] == "empty"
    assert person("Eve").http.delete(f"/api/tables/{table}").json()["code"] == "not-host"
    assert ana.http.delete(f"/api/tables/{table}").json()["status"] == "closed"
    assert bob.post(f"/api/tables/{table}/join", 409)["code"] == "not-open"


def test_a_table_by_invitation_is_not_listed_and_asks_for_its_code(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = ana.make(is_open=False)
    assert table not in [one["id"] for one in bob.get("/api/tables")]
    assert bob.get(f"/api/tables/{table}", 403)["code"] == "code"
    assert bob.post(f"/api/tables/{table}/join", 403, code="guess")["code"] == "code"
    code = ana.get(f"/api/tables/{table}")["code"]
    assert bob.get(f"/api/tables/{table}", code=code)["code"] is None
    assert bob.post(f"/api/tables/{table}/join", code=code)["yours"] == [1]


def test_the_seats_add_to_the_dice(person: New) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0, 1])
    commitment = ana.get(f"/api/tables/{table}")["commitment"]
    ana.post(f"/api/tables/{table}/pledge", seat=1, pledge=fair.pledge("my-own_words"))
    ana.post(f"/api/tables/{table}/start")
    assert ana.post(f"/api/tables/{table}/entropy", 422, seat=1, entropy="a b")["code"] == "entropy"
    ana.post(f"/api/tables/{table}/entropy", seat=1, entropy="my-own_words")
    assert ana.post(f"/api/tables/{table}/pledge", 409, seat=0, pledge="x")["code"] == "not-open"
    match = finished_record(ana, table)
    assert match.entropy == ((1, "my-own_words"),)
    assert match.commitment == commitment
    assert match.seed
    assert fair.commitment(match.seed) == commitment


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 5}, 422, "setup-seats"),
        ({"options": {"city": "Z"}}, 422, "setup-value"),
        ({"options": {"moon": "full"}}, 422, "setup-option"),
        ({"edition": "nonsense"}, 422, "edition"),
        ({"sit": [2]}, 422, "no-seat"),
        ({"sit": [0], "bots": [{"seat": 0, "bot": "random"}]}, 409, "taken"),
        ({"bots": [{"seat": 1, "bot": "genius"}]}, 422, "bot"),
        ({"takeover": "genius"}, 422, "bot"),
        ({"start": True}, 409, "empty-seats"),
        ({"clock": {"bank": 0}}, 422, "body"),
        ({"unknown": 1}, 422, "body"),
        ({"seats": "2"}, 422, "body"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(
    person: New, body: dict[str, Any], status: int, code: str
) -> None:
    ana = person("Ana")
    answer = ana.post("/api/tables", status, **{"game": "tagcity", "seats": 2, **body})
    assert answer["code"] == code
    assert ana.get("/api/me/tables") == []


def test_a_table_may_be_played_with_an_edition_of_ones_own(person: New) -> None:
    from importlib import resources

    shipped = resources.files("allcity.games.tagcity").joinpath("house.toml").read_text("utf-8")
    text = shipped.replace('key = "house"', 'key = "mine"')
    ana = person("Ana")
    table = ana.make(sit=[0, 1], edition=text, start=True)
    match = finished_record(ana, table)
    assert match.edition == "mine"
    assert ana.http.get(f"/api/tables/{table}/edition").text == text
    other = ana.make()
    assert ana.get(f"/api/tables/{other}/edition", 404)["code"] == "no-edition"


def test_open_tables_of_one_guest_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(tables_per_guest=2)) as server:
        ana = Person(server.port, "Ana")
        tables = [ana.make() for _ in range(2)]
        answer = ana.post("/api/tables", 429, game="tagcity", seats=2)
        assert (answer["code"], answer["facts"]) == ("too-many-tables", {"most": 2})
        ana.http.delete(f"/api/tables/{tables[0]}")
        ana.make()
        ana.close()


def test_matches_alone_against_bots_do_not_use_up_the_limit(tmp_path: Path) -> None:
    """They wait until their person comes back, for weeks if need be."""
    with served(tmp_path, limits=Limits(tables_per_guest=2)) as server:
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        for _ in range(4):
            ana.make(sit=[0], bots=[{"seat": 1, "bot": "random"}], start=True)
        for _ in range(2):
            table = ana.make()
            bob.post(f"/api/tables/{table}/join")
            ana.post(f"/api/tables/{table}/start")
        answer = ana.post("/api/tables", 429, game="tagcity", seats=2)
        assert answer["code"] == "too-many-tables"
        ana.close()
        bob.close()


def test_tables_made_at_the_same_time_are_limited_too(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(tables_per_guest=3)) as server:
        ana = Person(server.port, "Ana")
        cookies, wanted = dict(ana.http.cookies), {"game": "tagcity", "seats": 2}

        async def all_at_once() -> list[int]:
            address = f"http://127.0.0.1:{server.port}"
            async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60) as client:
                asked = [client.post("/api/tables", json=wanted) for _ in range(12)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

        assert sorted(asyncio.run(all_at_once())) == [201] * 3 + [429] * 9
        assert len(ana.get("/api/me/tables")) == 3
        ana.close()


def test_new_guests_from_one_subscriber_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(guests_per_minute=2)) as server:
        codes = []
        for number in range(4):
            headers = {"X-Forwarded-For": f"2001:db8::{number}"}
            answer = fetch(server.port, "/api/me", "POST", json={}, headers=headers)
            codes.append(answer.status_code)
        assert codes == [200, 200, 429, 429]


def test_new_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(guests_per_minute=2)) as server:
        codes = [fetch(server.port, "/api/me", "POST", json={}).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


def test_requests_from_one_address_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(requests_per_second=0.001, requests_at_once=3)) as server:
        codes = [fetch(server.port, "/api/games").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert fetch(server.port, "/health").status_code == 200


def test_a_large_body_is_refused(person: New) -> None:
    answer = person("Ana").http.post("/api/me", content=b"x" * 200_000)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


@on_both
@pytest.mark.parametrize("name", ["a%00b", "%00", "a%0A", "%C3%A9", "x" * 40])
def test_a_name_that_no_table_can_have_is_unknown(person: New, name: str) -> None:
    eve = person("Eve")
    for path in ("", "/replay", "/record", "/account"):
        answer = eve.get(f"/api/tables/{name}{path}", 404, index=0, seat=0)
        assert answer["code"] == "unknown-table"
    assert eve.http.delete(f"/api/tables/{name}").json()["code"] == "unknown-table"
    for path in ("/start", "/rematch"):
        assert eve.post(f"/api/tables/{name}{path}", 404)["code"] == "unknown-table"
    bodies: dict[str, dict[str, Any]] = {
        "join": {},
        "leave": {},
        "bot": {"bot": "random"},
        "entropy": {"entropy": "x"},
        "pledge": {"pledge": "x"},
        "claim": {"key": "x"},
        "advice": {},
    }
    for path, body in bodies.items():
        answer = eve.post(f"/api/tables/{name}/{path}", 404, seat=0, **body)
        assert answer["code"] == "unknown-table"


def test_an_unknown_path_is_refused_in_the_same_form(person: New) -> None:
    assert person("Ana").get("/api/nothing", 404)["code"] == "http"
    assert person("Ana").get("/api/tables/nothing", 404)["code"] == "unknown-table"


@pytest.mark.parametrize(
    ("clock", "away"),
    [({"bank": 60, "gain": 1}, 5), (None, None), ({"bank": 86_400, "gain": 300}, 3_600)],
)
def test_times_are_told_in_seconds_as_they_were_chosen(
    person: New, clock: dict[str, int] | None, away: int | None
) -> None:
    ana = person("Ana")
    table = ana.make(clock=clock, away=away, is_open=True)
    info = ana.get(f"/api/tables/{table}")
    (listed,) = [one for one in ana.get("/api/me/tables") if one["id"] == table]
    for shown in (info, listed):
        assert (shown["clock"], shown["away"]) == (clock, away)
