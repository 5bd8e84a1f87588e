"""Several processes on one PostgreSQL, and what one process keeps to itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from allcity.core import record, replay
from allcity.games import GAMES
from allcity.locales import preferred, words
from tests.server.harness import Person, Process, fetch, play_on
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[list[Process]]:
    address = postgres.database()
    processes = [Process(address), Process(address)]
    try:
        for process in processes:
            process.wait_until_ready()
        yield processes
    finally:
        for process in processes:
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
    a.until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
    second = bob.socket(pair[0].port)
    second.watch(table)
    b.close()
    second.send("ping")
    second.expect("pong")
    assert second.now(table, 1)
    second.close()
    a.until(lambda m: m.get("occupants") and not m["occupants"][1]["is_here"])
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


def test_two_servers_do_not_share_one_sqlite_file(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    address = str(tmp_path_factory.mktemp("two") / "tables.db")
    first, second = Process(address), None
    try:
        first.wait_until_ready()
        second = Process(address)
        assert second.wait() != 0
        assert words(preferred())("start-in-use", database=address) in second.errors
        assert fetch(first.port, "/ready").status_code == 200
    finally:
        first.kill()
        if second:
            second.kill()
