"""Who agrees to the coach: all people at a table, by themselves, in whatever process they play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allcity.server.match.requests import moves, seating
from allcity.server.refusals import Refused
from allcity.server.store.snapshots import freeze, thaw
from tests.server.harness import Person, Process, Server, served
from tests.server.postgres import Postgres
from tests.server.rooms import Played, setup_of
from tests.server.tables.test_coach import advice, agree, two_people


def coach(seat: int, is_agreed: bool = True) -> Callable[[Any], None]:
    return lambda draft: moves.coach(draft, seat, is_agreed)


def test_one_person_with_bots_needs_nobodys_consent() -> None:
    played = Played(setup_of(seats=3))
    played.do(lambda d: seating.sit(d, "Ana", 0), "g0")
    played.do(lambda d: seating.sit(d, "Ana again", 1), "g0")
    played.do(lambda d: seating.seat_bot(d, 2, "greedy"), "g0")
    assert played.room.coach_waits == []


def test_all_people_must_agree_and_any_may_withdraw() -> None:
    played = Played(setup_of(seats=3)).start()
    assert played.room.coach_waits == [0, 1, 2]
    for seat in (0, 2, 1):
        played.do(coach(seat), f"g{seat}")
    assert played.room.coach_waits == []
    assert played.do(coach(1), "g1") == []
    assert [entry.text for entry in played.do(coach(1, False), "g1")] == ["no"]
    assert played.room.coach_waits == [1]
    assert [(line.seat, line.text(None)) for line in played.room.lines if line.kind == "coach"] == [
        (0, "yes"),
        (2, "yes"),
        (1, "yes"),
        (1, "no"),
    ]


def test_an_agreement_is_the_persons_and_goes_with_them() -> None:
    played = Played(setup_of(seats=3)).start()
    for seat in (0, 1, 2):
        played.do(coach(seat), f"g{seat}")
    played.do(lambda d: seating.claim(d, "Another", 1, d.room.occupants[1].since), "h1")
    assert played.room.coach_waits == [1]
    played.do(lambda d: seating.leave(d, 1), "h1")
    assert played.room.coach_waits == []


def test_only_the_owner_of_a_seat_speaks_for_it_and_only_before_the_end() -> None:
    played = Played(setup_of()).start()
    for guest, seat, code in (
        ("g1", 0, "not-your-seat"),
        ("", 0, "not-your-seat"),
        ("g0", 7, "no-seat"),
    ):
        with pytest.raises(Refused, match=f"^{code}$"):
            played.do(coach(seat), guest)
    while played.room.status == "running":
        played.random_act(Random(played.room.version))
    with pytest.raises(Refused, match="not-running"):
        played.do(coach(0), "g0")


def test_an_agreement_makes_no_move_stale_and_survives_a_snapshot() -> None:
    played = Played(setup_of()).start()
    seat, version = played.room.active[0], played.room.version
    for other in (0, 1):
        played.do(coach(other), f"g{other}")
    played.act(seat, played.legal(seat)[0], version=version)
    thawed = thaw(played.room.setup, freeze(played.room))
    assert thawed
    assert thawed.coach_waits == []
    played.do(coach(0, False), "g0")
    thawed = thaw(played.room.setup, freeze(played.room))
    assert thawed
    assert thawed.coach_waits == [0]


def test_an_agreement_survives_a_kill(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    process = Process(database)
    process.wait_until_ready()
    ana, ben, table = two_people(lambda name: Person(process.port, name))
    agree(ana.at(table), table, 0)
    process.kill()
    process = Process(database)
    process.wait_until_ready()
    for one in (ana, ben):
        one.move_to(process.port)
    socket = ben.at(table)
    assert socket.now(table, 1)["coach_waits"] == [1]
    assert agree(socket, table, 1)["type"] == "done"
    seat = socket.now(table, 1)["active"][0]
    assert advice((ana, ben)[seat], table, seat)["tips"]
    ana.http.close()
    ben.http.close()
    process.kill()


async def deafened(server: Server) -> None:
    """It hears nothing of what other processes write, as if the news were still on its way."""
    listener = server.services._tasks[0]
    listener.cancel()
    await asyncio.gather(listener, return_exceptions=True)


def test_consent_counts_at_another_process_before_the_news_of_it_has_come(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.database()
    with served(tmp_path, database=address) as one, served(tmp_path, database=address) as other:
        ana, ben, table = two_people(lambda name: Person(one.port, name))
        a, b = ana.at(table), ben.at(table)
        people = (ana, ben)
        for person in people:
            person.move_to(other.port)
        assert advice(ben, table, 1, 403)["facts"] == {"seats": "1 2"}
        other.do(deafened(other))
        agree(a, table, 0)
        agree(b, table, 1)
        seat = b.now(table, 1)["active"][0]
        assert advice(people[seat], table, seat)["tips"]
        agree(a, table, 0, is_agreed=False)
        assert advice(ben, table, 1, 403)["facts"] == {"seats": "1"}
        ana.close()
        ben.close()


def test_consent_given_to_one_process_counts_at_another(postgres: Postgres) -> None:
    address = postgres.database()
    pair = [Process(address), Process(address)]
    try:
        for process in pair:
            process.wait_until_ready()
        ports = iter(process.port for process in pair)
        ana, ben, table = two_people(lambda name: Person(next(ports), name))
        a, b = ana.at(table), ben.at(table)
        agree(a, table, 0)
        b.until(lambda m: m.get("coach_waits") == [1])
        agree(b, table, 1)
        seat = b.now(table, 1)["active"][0]
        assert advice((ana, ben)[seat], table, seat)["tips"]
        ana.close()
        ben.close()
    finally:
        for process in pair:
            process.kill()
