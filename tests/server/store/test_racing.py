"""Concurrency: many clients race for the same index; exactly one wins, the others are told."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from allcity.core.notation import MORE
from allcity.server.limits import ROOMY
from allcity.server.services import Settings
from tests.server.harness import Json, Person, Server, Socket
from tests.server.postgres import Postgres

RACERS = 8
ROUNDS = 10


@pytest.fixture(params=["sqlite", "postgresql"])
def ports(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[int]]:
    """One server on SQLite, or two on one PostgreSQL."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            addresses = [str(tmp_path / "tables.db")]
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            addresses = [postgres.database()] * 2
        servers = [Server(Settings(database=one, limits=ROOMY)) for one in addresses]
        for server in servers:
            stack.callback(server.stop)
        yield [server.port for server in servers]


def racers(ports: list[int]) -> tuple[Person, str, list[Socket]]:
    """One person with both seats of a table, seen through many sockets."""
    ana = Person(ports[0], "Ana")
    table = ana.make(sit=[0, 1], start=True, away=None)
    sockets = [ana.socket(ports[number % len(ports)]) for number in range(RACERS)]
    for socket in sockets:
        socket.watch(table)
        socket.until(lambda m, s=socket: (table, 1) in s.seen)  # type: ignore[misc]
    return ana, table, sockets


def race(runners: list[Callable[[], Json]]) -> list[Json]:
    """All at once."""
    gate, answers = threading.Barrier(len(runners)), list[Json]()

    def run(work: Callable[[], Json]) -> None:
        gate.wait()
        answers.append(work())

    threads = [threading.Thread(target=run, args=(one,)) for one in runners]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_of_many_moves_for_one_index_one_wins(ports: list[int]) -> None:
    ana, table, sockets = racers(ports)
    for turn in range(ROUNDS):
        now = latest(sockets, table)
        if now["status"] != "running":
            break
        seat = now["active"][0]
        legal = [text for text in sockets[0].now(table, seat)["legal"] if not text.endswith(MORE)]
        answers = race([moving(s, now, seat, legal, turn) for s in sockets])
        counted = Counter(str(answer["type"]) for answer in answers)
        assert counted == {"done": 1, "refused": RACERS - 1}, answers
        lost = [answer for answer in answers if answer["type"] == "refused"]
        won = next(answer for answer in answers if answer["type"] == "done")
        assert {answer["code"] for answer in lost} == {"stale"}
        assert all(answer["version"] >= won["version"] for answer in lost)
    ana.close()


def moving(socket: Socket, now: Json, seat: int, legal: list[str], turn: int) -> Callable[[], Json]:
    number = id(socket)
    text = legal[number % len(legal)]
    return lambda: socket.act(
        now["table"], seat, text, id=f"{turn}-{number}", version=now["version"]
    )


def latest(sockets: list[Socket], table: str) -> Json:
    """All clients at the same version, with both viewers."""
    for socket in sockets:
        socket.send("ping")
        socket.expect("pong")
    newest = max(now["version"] for s in sockets for now in s.seen.values())
    for socket in sockets:
        while any(socket.now(table, viewer)["version"] < newest for viewer in (0, 1)):
            socket.receive()
    return sockets[0].now(table, 0)


def test_the_same_move_from_many_sockets_counts_once(ports: list[int]) -> None:
    ana, table, sockets = racers(ports)
    now = latest(sockets, table)
    seat = now["active"][0]
    text = sockets[0].now(table, seat)["legal"][0]

    def same(socket: Socket) -> Callable[[], Json]:
        return lambda: socket.act(table, seat, text, id="same", version=now["version"])

    answers = race([same(socket) for socket in sockets])
    assert {answer["type"] for answer in answers} == {"done"}
    assert len({answer["version"] for answer in answers}) == 1
    ana.close()


def test_of_many_guests_for_one_seat_one_sits(ports: list[int]) -> None:
    ana = Person(ports[0], "Ana")
    table = ana.make()
    guests = [Person(ports[number % len(ports)], f"G{number}") for number in range(RACERS)]

    def joining(guest: Person) -> Callable[[], Json]:
        return lambda: guest.http.post(f"/api/tables/{table}/join", json={}).json()

    answers = race([joining(guest) for guest in guests])
    assert sum("id" in answer for answer in answers) == 1
    assert Counter(answer.get("code") for answer in answers if "id" not in answer) == {
        "full": RACERS - 1
    }
    for one in (ana, *guests):
        one.close()
