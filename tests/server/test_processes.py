"""Several processes on one PostgreSQL, and the good order in which a process stops."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import httpx
import pytest

from allcity.core import record, replay
from allcity.games import GAMES
from tests.server.harness import Person, Process, play_on
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[list[Process]]:
    address = postgres.database()
    made = [Process(address), Process(address)]
    try:
        for process in made:
            process.wait_until_ready()
        yield made
    finally:
        for process in made:
            process.kill()


def people(pair: list[Process]) -> tuple[Person, Person]:
    """Two people who know each their own server."""
    return Person(pair[0].port, "Ana"), Person(pair[1].port, "Bob")


def test_any_process_takes_any_move_and_the_other_hears_of_it(pair: list[Process]) -> None:
    ana, bob = people(pair)
    table = ana.make()
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    a, b = ana.at(table), bob.at(table)
    end = play_on(table, {0: a, 1: b}, Random(1))
    assert end["status"] == "over"
    texts = [one.http.get(f"/api/tables/{table}/record").text for one in (ana, bob)]
    assert texts[0] == texts[1]
    assert replay.verify(GAMES["tagcity"], record.parse(texts[0])).is_fair
    ana.close()
    bob.close()


def test_a_cookie_of_one_process_is_known_to_the_other(pair: list[Process]) -> None:
    ana, bob = people(pair)
    ana.move_to(pair[1].port)
    assert ana.get("/api/me")["name"] == "Ana"
    ana.close()
    bob.close()


def test_presence_at_another_process_is_presence(pair: list[Process]) -> None:
    ana, bob = people(pair)
    table = ana.make()
    bob.post(f"/api/tables/{table}/join")
    a, b = ana.at(table), bob.at(table)
    a.until(lambda m: m.get("chairs") and m["chairs"][1]["is_here"])
    second = bob.socket(pair[0].port)
    second.watch(table)
    b.close()
    second.send("ping")
    second.expect("pong")
    assert second.now(table, 1)
    second.close()
    a.until(lambda m: m.get("chairs") and not m["chairs"][1]["is_here"])
    ana.close()
    bob.close()


def test_when_a_process_dies_another_runs_its_bots_within_seconds(postgres: Postgres) -> None:
    address = postgres.database()
    first, second = Process(address), Process(address)
    try:
        for process in (first, second):
            process.wait_until_ready()
        ana, bob = people([first, second])
        bots = [{"seat": seat, "bot": "random"} for seat in (1, 2)]
        table = ana.make(seats=3, bots=bots, away=None, start=True)
        first.kill()
        ana.move_to(second.port)
        socket = ana.at(table)
        end = play_on(table, {0: socket}, Random(1))
        assert end["status"] == "over"
        ana.close()
        bob.http.close()
    finally:
        for process in (first, second):
            process.kill()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_process_that_is_told_to_stop_finishes_what_it_acknowledged(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    address = str(tmp_path_factory.mktemp("stop") / "tables.db")
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    server = Process(address)
    try:
        server.wait_until_ready()
        ana = Person(server.port, "Ana")
        table = ana.make(sit=[0, 1], start=True)
        socket = ana.at(table)
        socket.until(lambda m: (table, 1) in socket.seen)
        last = play_on(table, {0: socket, 1: socket}, Random(1), lambda e: e["version"] > 30)
        assert server.terminate() in (0, -15)
        server = Process(address, port=server.port)
        server.wait_until_ready()
        assert ana.at(table).now(table, 0)["version"] >= last["version"]
        ana.close()
    finally:
        server.kill()


def test_two_servers_do_not_share_one_sqlite_file(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    address = str(tmp_path_factory.mktemp("two") / "tables.db")
    first, second = Process(address), None
    try:
        first.wait_until_ready()
        second = Process(address)
        assert second.wait() != 0
        assert "in use" in second.errors
        assert httpx.get(f"http://127.0.0.1:{first.port}/ready").status_code == 200
    finally:
        first.kill()
        if second:
            second.kill()
