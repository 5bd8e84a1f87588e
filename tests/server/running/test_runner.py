"""Bots and clocks: thought in workers, takeover of the absent, flags, with a clock that we turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.bots import BOTS
from allcity.core import record, replay
from allcity.core.game import CHANCE
from allcity.games import GAMES
from allcity.server.match.drafts import Draft
from allcity.server.match.log import Line
from allcity.server.match.requests import moves
from allcity.server.running import leases, runner
from allcity.server.running.playing import task_of
from allcity.server.running.thinkers import Task
from tests.server.harness import FakeClock, Json, Person, Server, Socket, play_on, served, wait_for

AWAY = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "LOCK TABLE processes IN EXCLUSIVE MODE"}


@pytest.fixture(scope="module")
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, clock: FakeClock) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("timed"), clock, workers=1) as server:
        yield server


@pytest.fixture
def ana(timed: Server) -> Iterator[Person]:
    person = Person(timed.port, "Ana")
    yield person
    person.close()


@pytest.fixture
def bob(timed: Server) -> Iterator[Person]:
    person = Person(timed.port, "Bob")
    yield person
    person.close()


def over(socket: Socket, table: str) -> None:
    while next(now for (name, _), now in socket.seen.items() if name == table)["status"] != "over":
        socket.receive()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", BOTS)
def test_bots_play_whole_matches(ana: Person, game: str, spec: str) -> None:
    bots = [{"seat": seat, "bot": spec} for seat in range(3)]
    table = ana.make(game, 3, sit=[], bots=bots, start=True)
    socket = ana.at(table)
    over(socket, table)
    match = record.parse(ana.http.get(f"/api/tables/{table}/record").text)
    assert replay.verify(GAMES[game], match).is_fair
    names = [name for _, name in match.names]
    assert len(set(names)) == 3
    assert all(name.endswith(f" (bot {spec})") for name in names)


def test_a_person_plays_against_a_bot(ana: Person) -> None:
    table = ana.make(bots=[{"seat": 1, "bot": "random"}], start=True)
    end = play_on(table, {0: ana.at(table)}, Random(1))
    assert end["status"] == "over"


def test_a_bot_is_given_its_view_only(timed: Server, ana: Person) -> None:
    table = ana.make(sit=[0, 1], start=True)
    live = timed.do(timed.services.tables.get(table))
    task, room = task_of(live, 0), live.room
    fields = {"game", "edition", "spec", "view", "seed", "line"}
    assert set(Task.__struct_fields__) == fields
    assert task.line == f"{table} 0"
    assert task.view == room.game.view_to_json(room.game.view(room.match.state, 0))


def away(timed: Server, clock: FakeClock, seconds: int) -> None:
    clock.at += seconds * 1000
    timed.do(timed.services.runner.tick())


def test_the_absent_are_played_for_and_get_their_seat_back(
    timed: Server, clock: FakeClock, ana: Person, bob: Person
) -> None:
    table = ana.make(away=30, takeover="random")
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    a = ana.at(table)
    b = bob.at(table)
    a.until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
    b.close()
    gone = a.until(lambda m: m.get("occupants") and not m["occupants"][1]["is_here"])
    assert gone["occupants"][1]["proxy"] == ""
    play_on(table, {0: a}, Random(1), lambda event: 1 in event["active"])
    away(timed, clock, 29)
    away(timed, clock, 2)
    marked = a.until(lambda m: m.get("occupants") and m["occupants"][1]["proxy"])
    assert marked["occupants"][1] == {
        "kind": "guest",
        "name": "Bob",
        "bot": "",
        "proxy": "away",
        "is_here": False,
        "replaceable_at": None,
        "waits_for": [],
        "pledge": "",
        "substituted_at": None,
        "replace_waits": [],
        "has_resigned": False,
        "colour": 1,
        "tag": "bubble",
        "face": "",
    }

    def is_enough(event: Json) -> bool:
        if 1 in event["active"]:
            away(timed, clock, 10)
        return bool(event["view"]["round"] > 2)

    play_on(table, {0: a}, Random(1), is_enough)
    lines = ana.at(table).now(table, 0)["lines"]
    turns = [line for line in lines if line["kind"] == "proxy"]
    assert len(turns) > 1, "each turn of the bot is announced"
    acts = [line for line in lines if line["kind"] == "act" and line["seat"] >= 0]
    assert {line["seat"] for line in acts if line.get("is_bots")} == {1}
    back = bob.at(table)
    seen = back.until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
    assert seen["occupants"][1]["proxy"] == ""
    a.until(lambda m: m.get("occupants") and not m["occupants"][1]["proxy"])
    assert play_on(table, {0: a, 1: back}, Random(2))["status"] == "over"


def test_where_only_bots_wait_the_table_waits(timed: Server, clock: FakeClock, ana: Person) -> None:
    bots = [{"seat": 1, "bot": "random"}, {"seat": 2, "bot": "random"}]
    table = ana.make(seats=3, away=30, bots=bots, start=True)
    socket = ana.at(table)
    socket.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])
    play_on(table, {0: socket}, Random(1), lambda event: 0 in event["active"])
    known = socket.now(table, 0)["view"]
    socket.close()
    spectator = Person(timed.port, "Eve")
    seen = spectator.at(table)
    seen.until(lambda m: m.get("occupants") and not m["occupants"][0]["is_here"])
    away(timed, clock, 3600)
    away(timed, clock, 24 * 3600)
    back = ana.at(table)
    assert not any(line["kind"] == "proxy" for line in back.now(table, 0)["lines"])
    assert back.now(table, 0)["view"] == known
    assert play_on(table, {0: back}, Random(1))["status"] == "over"
    assert back.now(table, 0)["result"]["played_by"][0]["by_bot"] == 0
    spectator.close()


def test_running_out_of_time_hands_the_seat_to_a_bot(
    timed: Server, clock: FakeClock, ana: Person, bob: Person
) -> None:
    table = ana.make(away=None, clock={"bank": 60, "gain": 1}, takeover="random")
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    sockets = {0: ana.at(table), 1: bob.at(table)}
    now = sockets[0].now(table, 0)
    assert now["clock"]["left"] == [60_000, 60_000]
    seat = now["active"][0]
    slow, other = sockets[seat], sockets[1 - seat]
    clock.at += 61_000
    late = slow.act(table, seat, slow.now(table, seat)["legal"][0])
    assert late["code"] == "out-of-time"
    timed.do(timed.services.runner.tick())
    marked = other.until(lambda m: m.get("occupants") and m["occupants"][seat]["proxy"])
    assert marked["occupants"][seat]["proxy"] == "time"
    assert slow.act(table, seat, "take 1")["code"] == "out-of-time"
    people = {0: ana, 1: bob}
    path = f"/api/tables/{table}/return"
    stranger = Person(timed.port, "Eve")
    assert stranger.post(path, 409, seat=seat)["code"] == "not-late"
    people[seat].post(path, seat=seat)
    assert people[seat].post(path, 409, seat=seat)["code"] == "not-late"
    play_on(table, {1 - seat: other}, Random(3), lambda event: event["view"]["round"] > 1)
    people[1 - seat].post(path, seat=seat)
    again = people[seat].at(table)
    assert again.now(table, seat)["occupants"][seat]["proxy"] == ""
    ended = play_on(table, {1 - seat: other, seat: again}, Random(3))
    played = ended["result"]["played_by"]
    assert played[1 - seat]["by_bot"] == 0
    assert 0 < played[seat]["by_bot"] < played[seat]["actions"]
    assert played[seat]["round"] == played[seat]["late"] == 1
    text = people[seat].http.get(f"/api/tables/{table}/record").text
    assert f"\nbot {seat + 1} " in text
    assert f"\nlate {seat + 1} " in text
    stranger.close()


def test_who_comes_to_look_sees_the_clocks_as_they_stand(
    timed: Server, clock: FakeClock, ana: Person, bob: Person
) -> None:
    assert timed.services.is_ready
    table = ana.make(sit=[0, 1], clock={"bank": 60, "gain": 0}, away=None, start=True)
    ana.at(table).until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
    clock.at += 25_000
    seen = bob.at(table).now(table)
    seat = seen["active"][0]
    assert seen["clock"]["at"] == clock.at
    assert seen["clock"]["left"][seat] == 35_000
    assert seen["clock"]["left"][1 - seat] == 60_000


def test_leaving_lets_a_bot_play_on(ana: Person, bob: Person) -> None:
    table = ana.make(takeover="random")
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    a = ana.at(table)
    bob.post(f"/api/tables/{table}/leave", seat=1)
    assert play_on(table, {0: a}, Random(1))["status"] == "over"


def test_a_restart_goes_on_and_charges_the_clocks_for_the_time_before_it_only(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        ana = Person(server.port, "Ana")
        table = ana.make(sit=[0, 1], clock={"bank": 60, "gain": 0}, away=None, start=True)
        ana.at(table).until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
        clock.at += 50_000
        server.do(server.services.runner.renew())
    ana.close()
    clock.at += 3_600_000
    with served(tmp_path, clock) as server:
        ana.move_to(server.port)
        live = server.do(server.services.tables.get(table))
        assert live.room.status == "running"
        assert live.room.clock
        seat = live.room.active[0]
        assert live.room.clock.left(seat, clock.at) == 10_000
        assert server.services.runner.runs(live)

        def request(draft: Draft) -> None:
            text = live.room.game.text(live.room.game.legal(live.room.match.state, seat)[0])
            moves.act(draft, seat, [text], live.room.version)

        server.do(live.submit(request, ana.me["id"], "m"))


async def away_database(server: Server) -> AsyncConnection:
    """Nobody can say that he lives; on SQLite nobody can write anything."""
    engine = server.services.store.engine
    connection = await engine.connect()
    await connection.execute(text(AWAY[engine.dialect.name]))
    return connection


async def back(connection: AsyncConnection) -> None:
    await connection.rollback()
    await connection.close()


def test_nobody_pays_for_the_time_in_which_the_database_was_away(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "RENEWAL", 0.05)
    monkeypatch.setattr(leases, "SIGN", -1.0)
    clock = FakeClock()
    with served(tmp_path, clock, database=database, lease=4000) as server:
        ana, services = Person(server.port, "Ana"), server.services
        choices: dict[str, Any] = {
            "sit": [0, 1],
            "clock": {"bank": 60, "gain": 0},
            "away": None,
            "start": True,
        }
        table = ana.make(**choices)
        socket, live = ana.at(table), server.do(services.tables.get(table))
        socket.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])
        seat = live.room.active[0]
        legal = socket.now(table, seat)["legal"][0]
        lock = server.do(away_database(server))
        try:
            wait_for(lambda: services.tables.is_away)
            clock.at += 600_000
            server.do(services.runner.tick())
            assert socket.act(table, seat, legal)["code"] == "unwritten"
        finally:
            server.do(back(lock))
        wait_for(lambda: services.runner.runs(live) and not services.tables.is_away)
        server.do(services.runner.tick())
        assert not live.room.occupants[seat].proxy
        assert live.room.clock
        assert live.room.clock.left(seat, clock.at) == 60_000
        assert socket.act(table, seat, legal)["type"] == "done"
        ana.close()


def test_a_table_that_comes_back_to_memory_has_had_no_pause(
    timed: Server, clock: FakeClock, ana: Person
) -> None:
    table = ana.make(sit=[0, 1], clock={"bank": 60, "gain": 0}, away=None, start=True)
    ana.at(table).until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
    clock.at += 50_000
    live, runner = timed.do(timed.services.tables.get(table)), timed.services.runner

    async def come_back() -> None:
        runner.missed(table)
        await runner.adopted()

    timed.do(come_back())
    assert runner.runs(live)
    assert live.room.clock
    assert live.room.clock.left(live.room.active[0], clock.at) == 10_000


def test_who_was_connected_before_a_restart_is_no_longer_here(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        table = ana.make()
        bob.post(f"/api/tables/{table}/join")
        a = ana.at(table)
        a.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])
    with served(tmp_path) as server:
        bob.move_to(server.port)
        b = bob.at(table)
        b.until(
            lambda m: m.get("occupants") and [c["is_here"] for c in m["occupants"]] == [False, True]
        )
        ana.close()
        bob.close()


def test_who_is_wrongly_thought_gone_is_here_again(timed: Server, ana: Person) -> None:
    table = ana.make(start=True, bots=[{"seat": 1, "bot": "random"}])
    socket = ana.at(table)
    socket.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])
    live = timed.do(timed.services.tables.get(table))
    timed.do(live.submit(lambda draft: draft.add("gone", 0, timed.services.store.process)))
    socket.until(lambda m: m.get("occupants") and not m["occupants"][0]["is_here"])
    socket.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])


def acts(server: Server, *tables: str) -> list[Line]:
    """Return what has been done at these tables."""
    rooms = [server.do(server.services.tables.get(table)).room for table in tables]
    return [line for room in rooms for line in room.lines if line.kind == "act"]


@pytest.mark.parametrize("is_followed", [False, True])
def test_one_guest_with_many_tables_does_not_keep_the_bots_of_others_waiting(
    tmp_path: Path, is_followed: bool
) -> None:
    with served(tmp_path, workers=1) as server:
        eve, ana = Person(server.port, "Eve"), Person(server.port, "Ana")
        bots = [{"seat": seat, "bot": "hard"} for seat in range(2)]
        many = [eve.make(sit=[], bots=bots, start=True) for _ in range(12)]
        if is_followed:
            watching = eve.socket()
            for one in many:
                watching.watch(one)
        table = ana.make(bots=bots[1:], away=None, start=True)

        def thoughts() -> list[tuple[int, int]]:
            """From when to when the bot was waited for."""
            done = acts(server, table)
            return [(a.at, b.at) for a, b in pairwise(done) if b.seat == 1]

        play_on(table, {0: ana.at(table)}, Random(1), lambda _: len(thoughts()) > 3)
        others = [line.at for line in acts(server, *many) if line.seat != CHANCE]
        before_it = [sum(a < at <= b for at in others) for a, b in thoughts()]
        assert max(before_it) < 6, "one after the other they would be twelve"
        ana.close()
        eve.close()
