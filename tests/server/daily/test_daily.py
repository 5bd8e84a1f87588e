"""The daily wall: the same dice and the same bot for everybody, one try each, and no results before the day is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from allcity.core import fair, record
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.server.daily import walls_api
from allcity.server.limits import DAY, HOUR
from allcity.server.match import days
from allcity.server.match.requests import daily
from allcity.server.running import pars
from allcity.server.running.pars import Piece, played_out
from allcity.server.running.playing import task_of
from allcity.server.store.daily_tries import DailyTries
from tests.server.harness import (
    FakeClock,
    Person,
    Process,
    Server,
    fetch,
    play_on,
    served,
    wait_for,
)

New = Callable[[str], Person]
GAME = "graffiti"


@pytest.fixture
def clock() -> FakeClock:
    """A quarter past ten at night, in UTC."""
    return FakeClock()


@pytest.fixture
def server(tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(pars, "PLAYS", 3)
    with served(tmp_path, clock) as server:
        yield server


def begun(one: Person, game: str = GAME) -> str:
    table = one.post("/api/daily", 201, game=game)
    assert table["daily"]
    assert table["status"] == "running"
    assert not table["is_open"]
    return str(table["id"])


def finished(one: Person, game: str = GAME, luck: int = 1) -> str:
    """Play a wall to its end."""
    table = begun(one, game)
    socket = one.at(table)
    play_on(table, {0: socket}, Random(luck))
    wait_for(lambda: is_over(one, table))  # the bot may have the last word
    socket.close()
    return table


def is_over(one: Person, table: str) -> bool:
    return bool(one.get(f"/api/tables/{table}")["status"] == "over")


def wall(one: Person, day: str = "", game: str = GAME) -> Any:
    """Return what a person is shown of a wall, today's if no day is named."""
    answer = one.get(f"/api/daily/{day}" if day else "/api/daily")
    assert walls_api.DailyDay.model_validate(answer).model_dump() == answer, "as described"
    return next(wall_info for wall_info in answer["walls"] if wall_info["game"] == game)


def the_next_day(clock: FakeClock) -> str:
    """Go on until the day is open; its name."""
    day = days.day_of(clock.at)
    clock.at = days.opens_at(day)
    return day


@pytest.mark.parametrize("game", GAMES)
def test_everybody_meets_the_same_dice_and_the_same_answers(
    person: New, server: Server, clock: FakeClock, game: str
) -> None:
    promised = wall(person("Zoe"), game=game)["commitment"]
    tables = [finished(person(name), game) for name in ("Ana", "Eve")]
    logs = [server.services.tables.held(table).room.match.log for table in tables]  # type: ignore[union-attr]
    assert [sorted(log) for log in logs] == [sorted(logs[0])] * 2
    other = finished(person("Bob"), game, luck=2)
    log = server.services.tables.held(other).room.match.log  # type: ignore[union-attr]
    assert log != logs[0]
    day = the_next_day(clock)
    seed = wall(person("Zoe"), day, game)["seed"]
    assert fair.commitment(seed) == promised
    for table in (*tables, other):
        match = record.parse(person("Zoe").http.get(f"/api/tables/{table}/record").text)
        assert (match.seed, match.match) == (seed, f"daily-{day}-{game}")
        assert verify(GAMES[game], match).is_fair


def test_whoever_has_the_opened_seed_can_repeat_the_bot_and_the_par(
    person: New, server: Server, clock: FakeClock
) -> None:
    """The play-outs of par meet the answers that people met."""
    ana = person("Ana")
    day = days.day_of(clock.at)
    seed = server.services.daily_seed(day, GAME)
    piece = Piece(GAME, days.name_of(day, GAME), seed, 0, 3)
    table, log = begun(ana), moves_of(piece, 0)
    socket = ana.at(table)
    room = server.services.tables.held(table).room  # type: ignore[union-attr]
    while room.status == "running":
        play_on(table, {0: socket}, Random(0), lambda now: now["active"] == [0])
        if room.status == "running":
            answer = socket.act(table, 0, log[len(room.match.log)][1])
            assert answer["type"] == "done", answer
            while socket.now(table, 0)["version"] < answer["version"]:
                socket.receive()
    assert room.match.log == log
    wait_for(lambda: wall(ana)["par"] is not None)
    own = [daily.gains(room.game, played_out(piece, number), 0) for number in range(3)]
    assert wall(ana)["par"] == int(sum(map(sum, own)) / 3 + 0.5)
    assert wall(ana)["mine"]["squares"] == daily.squares(own[0], pars.mean_of(own).rounds)


def moves_of(piece: Piece, number: int) -> list[tuple[int, str]]:
    """The log of a play-out of the par."""
    moves: list[tuple[int, str]] = []
    match = pars.new_match(piece)
    for _ in pars.walked(piece, match, number):
        moves = list(match.log)
    return moves


def test_a_bots_thoughts_have_the_same_seed_at_all_tables_of_a_wall(
    person: New, server: Server, clock: FakeClock
) -> None:
    """Also of bots that would draw lots."""
    tables = [begun(person(name)) for name in ("Ana", "Eve")]
    held = [server.services.tables.held(table) for table in tables]
    seeds = {task_of(table, daily.BOT).seed for table in held if table}
    seed = server.services.daily_seed(days.day_of(clock.at), GAME)
    assert seeds == {days.bot_seed(seed, [], daily.BOT)}


def test_each_has_one_try_however_often_they_ask(person: New, server: Server) -> None:
    ana = person("Ana")
    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(lambda _: begun(ana), range(4)))
    assert len(tables) == 1
    assert [one["id"] for one in ana.get("/api/me/tables")] == list(tables)
    assert wall(ana)["mine"] == {
        "table": tables.pop(), "status": "running", "points": None, "is_late": False, "place": None, "squares": [],
    }  # fmt: skip
    assert begun(ana, "tagcity"), "each game has a wall of its own"
    finished(ana)
    assert ana.post("/api/daily", 201, game=GAME)["status"] == "over"


ROUTES = (
    ("GET", ""), ("GET", "/record"), ("GET", "/chances"), ("GET", "/review"), ("GET", "/review?quick=1"),
    ("GET", "/replay?index=1"), ("GET", "/replay?index=1&viewer=0"), ("GET", "/account?seat=0"), ("GET", "/key"), ("GET", "/edition"),
    ("POST", "/rematch"), ("POST", "/advice"), ("POST", "/link"), ("POST", "/join"), ("POST", "/bot"), ("POST", "/leave"),
    ("POST", "/start"), ("POST", "/takeover"), ("POST", "/return"), ("POST", "/pledge"), ("POST", "/entropy"), ("DELETE", ""), ("POST", "/profile"), ("POST", "/resign"),
    ("POST", "/onward"), ("POST", "/claim"), ("POST", "/offer"),
)  # fmt: skip
BODIES = {
    "/advice": {"seat": 0}, "/bot": {"seat": 1, "bot": "random"}, "/pledge": {"seat": 0, "pledge": "0" * 64},
    "/entropy": {"seat": 0, "entropy": "x"}, "/join": {"seat": 0}, "/link": {"seat": 0}, "/leave": {"seat": 0}, "/takeover": {"seat": 0},
    "/onward": {"index": 0, "sit": [0]}, "/claim": {"seat": 0, "key": "x"}, "/offer": {"seat": 0, "key": "x"},
    "/return": {"seat": 0}, "/profile": {"seat": 0}, "/resign": {"seat": 0, "agree": True},
}  # fmt: skip


def observed(eve: Person, table: str, code: str) -> list[bytes]:
    """Every byte that somebody else is answered by the routes of a table, and by a socket."""
    answers = []
    for method, route in ROUTES:
        for query in ({}, {"code": code}):
            body = BODIES.get(route, {}) if method == "POST" else None
            path = f"/api/tables/{table}{route}"
            answer = eve.http.request(method, path, params={**params(route), **query}, json=body)
            assert not answer.is_success, (method, route, answer.text)
            answers.append(answer.content)
    socket = eve.socket()
    for known in ("", code):
        refused = socket.watch(table, code=known)
        assert refused["code"] == "sealed"
        answers.append(json.dumps(refused).encode())
    socket.close()
    return answers


def test_no_route_of_a_table_is_forgotten(server: Server) -> None:
    paths = fetch(server.port, "/openapi.json").json()["paths"]
    table = "/api/tables/{table_id}"
    routes = {
        (method.upper(), path.removeprefix(table))
        for path, methods in paths.items()
        if path.startswith(table)
        for method in methods
    }
    assert routes == {(method, route.partition("?")[0]) for method, route in ROUTES}


def params(route: str) -> dict[str, str]:
    """Return the parameters in a route's address, which httpx would drop."""
    return dict(httpx.URL(route).params)


def test_before_the_day_is_over_no_route_tells_others_anything(
    person: New, server: Server, clock: FakeClock
) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = begun(ana)
    code = ana.get(f"/api/tables/{table}")["code"]
    first = observed(eve, table, code)
    finished(ana)
    key = ana.get(f"/api/tables/{table}/key")["key"]
    wall_info = wall(eve)
    clock.at = days.opens_at(days.day_of(clock.at)) - 1
    assert observed(eve, table, code) == observed(eve, table, key) == first
    assert wall_info["results"] == []
    assert wall_info["seed"] == ""
    assert wall_info["mine"] is None
    assert eve.get("/api/tables", status="over") == []
    clock.at += 1
    assert eve.get(f"/api/tables/{table}/replay", index=9, viewer=1)["viewer"] == 1
    assert eve.http.get(f"/api/tables/{table}/record").is_success
    assert eve.get(f"/api/tables/{table}/chances")["steps"]
    assert eve.socket().watch(table)["now"]["status"] == "over"


def test_before_the_day_is_over_ones_own_match_tells_no_more_than_was_seen(
    person: New, clock: FakeClock
) -> None:
    ana = person("Ana")
    table = begun(ana)
    path = f"/api/tables/{table}"
    assert ana.post(f"{path}/advice", 403, seat=0)["code"] == "sealed"
    assert ana.post(f"{path}/link", 409, seat=0)["code"] == "daily"
    assert ana.post(f"{path}/leave", 409, seat=0)["code"] == "daily"
    assert ana.post(f"{path}/bot", 409, seat=1, bot="random")["code"] == "daily"
    assert ana.post(f"{path}/join", 409, seat=1)["code"] == "daily"
    finished(ana)
    onward = ana.post(f"{path}/onward", 403, index=3, sit=[0], bots=[{"seat": 1, "bot": "random"}])
    assert onward["code"] == "sealed"
    for route in ("record", "chances", "review"):
        refused = ana.get(f"{path}/{route}", 403)
        assert refused["code"] == "sealed"
        assert refused["facts"] == {"day": days.day_of(clock.at)}
    assert ana.get(f"{path}/replay", index=3, viewer=0)["viewer"] == 0
    assert ana.get(f"{path}/replay", 403, index=3, viewer=1)["code"] == "sealed"
    assert ana.post(f"{path}/advice", 403, seat=0, index=3)["code"] == "sealed"
    assert ana.post(f"{path}/rematch", 409)["code"] == "daily"
    the_next_day(clock)
    assert ana.post(f"{path}/rematch", 409)["code"] == "daily"
    assert ana.http.get(f"{path}/record").is_success


def test_results_are_open_after_the_grace_and_later_ones_do_not_count(
    person: New, server: Server, clock: FakeClock
) -> None:
    ana, bob, eve, zoe = person("Ana"), person("Bob"), person("Eve"), person("Zoe")
    day = days.day_of(clock.at)
    first, second = finished(ana), finished(bob, luck=2)
    late = begun(eve)
    clock.at = days.closes_at(day) + HOUR  # after midnight, within the grace
    assert wall(zoe)["mine"] is None
    assert zoe.get("/api/daily")["day"] != day
    third = finished(zoe)  # of the next day already
    assert wall(ana, day)["finished"] == 2
    assert not wall(ana, day)["results"]
    clock.at = days.opens_at(day)
    socket = eve.at(late)
    play_on(late, {0: socket}, Random(3))
    wait_for(lambda: is_over(eve, late))
    shown = wall(bob, day)
    assert {line["table"] for line in shown["results"]} == {first, second}
    assert [line["points"] for line in shown["results"]] == sorted(
        (line["points"] for line in shown["results"]), reverse=True
    )
    assert [line["name"] for line in shown["results"] if line["is_you"]] == ["Bob"]
    place = next(line["place"] for line in shown["results"] if line["is_you"])
    assert shown["mine"]["place"] == place
    mine = wall(eve, day)["mine"]
    assert (mine["is_late"], mine["place"]) == (True, None)
    assert mine["points"] is not None
    assert third not in {line["table"] for line in shown["results"]}


def test_a_streak_counts_days_in_a_row(person: New, server: Server, clock: FakeClock) -> None:
    ana = person("Ana")
    assert ana.get("/api/daily")["streak"] == 0
    finished(ana)
    finished(ana, "tagcity")
    assert ana.get("/api/daily")["streak"] == 1
    clock.at += DAY
    assert ana.get("/api/daily")["streak"] == 1, "today may still be played"
    finished(ana)
    assert ana.get("/api/daily")["streak"] == 2
    clock.at += 2 * DAY
    assert ana.get("/api/daily")["streak"] == 0


def test_becoming_somebody_else_gives_no_second_try(person: New, clock: FakeClock) -> None:
    """The first of two tries counts, whichever account adopts the other."""
    ana, bob = person("Ana"), person("Bob")
    bobs = finished(bob, luck=2)
    clock.at += 1000
    finished(ana)
    adopt(bob, ana)  # Bob's browser is Ana's now
    assert ana.post("/api/daily", 201, game=GAME)["id"] == bobs
    assert wall(ana)["mine"]["table"] == bobs
    assert wall(ana)["finished"] == 1
    eve, zoe = person("Eve"), person("Zoe")
    zoes = begun(zoe)
    adopt(zoe, eve)
    assert begun(eve) == zoes


def adopt(former: Person, other: Person) -> None:
    former.post("/api/me/adopt", key=other.post("/api/me/link")["key"])


def test_a_match_that_was_given_up_is_the_one_try(person: New) -> None:
    ana = person("Ana")
    table = begun(ana)
    ana.post(f"/api/tables/{table}/resign", seat=0, agree=True)
    again = ana.post("/api/daily", 201, game=GAME)
    assert (again["id"], again["status"]) == (table, "closed")
    assert (wall(ana)["mine"]["status"], wall(ana)["finished"]) == ("closed", 0)


@pytest.mark.parametrize(
    "day", ["yesterday", "20231114", "2023-11-31", "2023-W46-2", "2023-11-15", "9999-12-31", "1999-01-01", "٢٠٢٣-١١-١٤", "-", "2023-11-14 "]
)  # fmt: skip
def test_a_day_that_is_none_is_refused(person: New, day: str) -> None:
    refused = person("Ana").get(f"/api/daily/{day}", 404)
    assert refused["code"] == "no-day"
    assert refused["facts"]["day"] == day


def test_nonsense_is_refused_and_nobody_needs_a_name(person: New, server: Server) -> None:
    ana = person("Ana")
    assert ana.post("/api/daily", 404, game="chess")["code"] == "unknown-game"
    assert ana.post("/api/daily", 422, game=7)["code"] == "body"
    assert ana.post("/api/daily", 422, game=GAME, day="2023-11-14")["code"] == "body"
    ana.http.cookies.clear()
    assert wall(ana)["mine"] is None
    assert begun(ana), "a newcomer is given a cookie and a name"


def test_a_try_whose_table_was_never_made_can_be_begun(
    person: New, server: Server, clock: FakeClock
) -> None:
    """The server may stop between noting a try and making its table."""
    ana = person("Ana")
    day, store = days.day_of(clock.at), server.services.store
    noted = server.do(DailyTries(store).claim(day, GAME, ana.me["id"], "half-made", clock.at))
    assert noted == "half-made"
    assert wall(ana)["mine"] is None
    assert begun(ana) == "half-made"


@pytest.mark.slow
def test_several_processes_have_the_same_wall_and_one_try(postgres: Any) -> None:
    database = postgres.database()
    processes = [Process(database) for _ in range(2)]
    for process in processes:
        process.wait_until_ready()
    ana = Person(processes[0].port, "Ana")
    twin = Person(processes[0].port, "Twin")
    twin.http.cookies = ana.http.cookies
    twin.move_to(processes[1].port)
    assert wall(ana)["commitment"] == wall(twin)["commitment"]
    for game in GAMES:
        with ThreadPoolExecutor(2) as pool:
            answers = list(
                pool.map(
                    lambda one, game=game: one.http.post("/api/daily", json={"game": game}),
                    (ana, twin),
                )
            )
        tables = {answer.json()["id"] for answer in answers if answer.is_success}
        assert len(tables) == 1
        assert begun(ana, game) == begun(twin, game) == tables.pop()
