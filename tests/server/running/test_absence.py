"""Absent players: a bot plays one turn at a time while others wait; if nobody waits, the table does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allcity.core.game import CHANCE
from allcity.server.limits import ABANDONED
from allcity.server.match.drafts import Draft
from allcity.server.match.requests import moves, seating
from allcity.server.running import cleanup
from tests.server.harness import FakeClock, Person, Server, play_on, served
from tests.server.match.test_undo import asked_of, last_person
from tests.server.postgres import on_both
from tests.server.rooms import Played, at, leaves, passed_turn, refused, setup_of, sitting


def absent(seat: int = 1) -> Played:
    """Return a match without clocks at a table that waits, with one player absent."""
    played = at("take", clock=None, away=None)
    played.do(lambda d: seating.arrive(d, "p1"), f"g{1 - seat}")
    return played


def bots_turn(played: Played, seat: int) -> None:
    """The substitute plays its turn to the end."""
    while played.room.is_played_by_bot(seat):
        text = played.legal(seat)[0]
        played.do(lambda d, t=text: moves.bot_act(d, seat, t, d.room.version))  # type: ignore[misc]


def persons_turn(played: Played, seat: int) -> None:
    """A person plays until the other one is asked."""
    while 1 - seat not in played.room.active:
        played.act(seat, played.legal(seat)[0])


def left(**more: Any) -> tuple[Played, int]:
    """Return two people at a table; the one who is asked goes away."""
    played = at("take", clock=None, **more)
    seat = played.room.active[0]
    for guest in ("g0", "g1"):
        played.do(lambda d: seating.arrive(d, "p1"), guest)
    played.now = played.room.at + 1_000
    played.do(lambda d: seating.depart(d, "p1"), f"g{seat}")
    return played, seat


def test_a_substitute_plays_one_turn_and_the_next_after_a_pause() -> None:
    played, seat = left(away=30_000)
    room = played.room
    assert seating.due(room) == [(played.now + 30_000, seat, "away")]
    played.now += 30_000
    played.do(seating.overdue)
    assert room.is_played_by_bot(seat)
    bots_turn(played, seat)
    assert room.active == (1 - seat,)
    assert room.occupants[seat].proxy == "away"
    assert seating.due(room) == [], "it is somebody else's turn"
    played.now += 60_000
    persons_turn(played, 1 - seat)
    assert not room.is_played_by_bot(seat), "each turn is given anew"
    assert seating.due(room) == [(played.now + seating.PAUSE, seat, "away")]
    played.now += seating.PAUSE
    assert [entry.kind for entry in played.do(seating.overdue)] == ["proxy"]
    assert room.is_played_by_bot(seat)


def test_a_substitutes_turn_ends_when_chance_acts() -> None:
    ends = 0
    for luck in range(20):
        ends += turns_ended_by_chance(Random(luck))
    assert ends, "chance acted, and the same seat was asked again"


def turns_ended_by_chance(rng: Random) -> int:
    """Return how often in a match a substitute is asked again after chance, which is another turn."""
    played, seat = left(away=30_000)
    room, ends = played.room, 0
    while room.status == "running":
        played.now += 30_000
        played.do(seating.overdue)
        mover = rng.choice(room.active)
        length = len(room.match.log)
        if room.is_played_by_bot(mover):
            text = played.some_text(mover, rng)
            played.do(lambda d, t=text: moves.bot_act(d, seat, t, d.room.version))  # type: ignore[misc]
            is_chance = any(actor == CHANCE for actor, _ in room.match.log[length:])
            ends += is_chance and seat in room.active
            assert not (is_chance and room.is_played_by_bot(seat))
        else:
            played.act(mover, played.some_text(mover, rng))
    return ends


def test_only_while_another_person_is_at_the_table_is_anybody_played_for() -> None:
    played, seat = left(away=30_000)
    room = played.room
    played.do(lambda d: seating.depart(d, "p1"), f"g{1 - seat}")
    assert seating.due(room) == [], "nobody waits"
    played.now += 3_600_000
    played.do(seating.overdue)
    assert not room.is_played_by_bot(seat)
    played.do(lambda d: seating.arrive(d, "p1"), f"g{1 - seat}")
    assert seating.due(room) == [(played.now + 30_000, seat, "away")], "they wait from now on"
    leaves(played, 1 - seat)
    assert seating.due(room) == [], "only a bot waits"


def test_one_person_with_several_seats_and_bots_is_waited_for() -> None:
    played = Played(setup_of(seats=3, clock=None, away=1))
    for seat in (0, 1):
        played.do(sitting(seat), "g0")
    played.do(lambda d: seating.seat_bot(d, 2, "random"), "g0")
    played.do(seating.start, "g0")
    played.now += 3_600_000
    assert seating.due(played.room) == []


def test_a_wish_does_not_wait_for_somebody_a_bot_plays_for() -> None:
    played = Played(setup_of(seats=3, clock=None, away=30_000)).start()
    played.until(lambda room: len(asked_of(room)) == 2, Random(1))
    room, seat = played.room, last_person(played.room)
    first, second = asked_of(room)
    for guest in (seat, second):
        played.do(lambda d: seating.arrive(d, "p1"), f"g{guest}")
    played.undo(seat)
    played.now = room.at + 30_000
    assert [entry.seat for entry in played.do(seating.overdue)] == [first]
    assert room.asked
    assert room.asked.waiting == [second]
    done = played.do(lambda d: moves.answer(d, second, True, d.room.version), f"g{second}")
    assert [entry.kind for entry in done] == ["agree", "undo"]


def test_a_member_lets_a_bot_play_for_who_is_away_and_gives_the_seat_back_at_once() -> None:
    played = absent()
    if played.room.active == (0,):
        persons_turn(played, 0)
    assert seating.due(played.room) == [], "the table waits"
    played.now = played.room.occupants[1].gone_at + seating.AWAY
    done = played.do(lambda d: seating.take_over(d, 1), "g0")
    assert [(entry.kind, entry.seat, entry.text) for entry in done] == [("proxy", 1, "away")]
    assert played.room.is_played_by_bot(1)
    played.do(lambda d: seating.arrive(d, "p1"), "g1")
    assert not played.room.is_played_by_bot(1)


def test_what_a_bot_chose_does_not_count_once_the_person_is_back() -> None:
    """Nothing that matters to the choice has happened meanwhile, so it is not stale."""
    played = at("act", clock=None, away=None)
    seat = played.room.active[0]
    played.now = played.room.occupants[seat].gone_at + seating.AWAY
    other = f"g{1 - seat}"
    played.do(lambda d: seating.take_over(d, seat), other)
    version, text = played.room.version, played.legal(seat)[0]
    draft = Draft(played.room, played.now)
    moves.bot_act(draft, seat, text, version)
    assert [entry.text for entry in draft.entries][:1] == [text], "while they are away it counts"
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    before = list(played.log)
    with refused("not-your-seat"):
        played.do(lambda d: moves.bot_act(d, seat, text, version))
    assert played.log == before
    played.act(seat, text)


def test_nobody_is_played_for_who_is_here_or_has_just_gone() -> None:
    played = absent()
    played.now = played.room.occupants[1].gone_at + seating.AWAY - 1
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    played.do(lambda d: seating.arrive(d, "p1"), "g1")
    played.now += 10 * seating.AWAY
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    played.do(lambda d: seating.depart(d, "p1"), "g1")
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    played.now += seating.AWAY
    for guest, seat, code in (("g9", 1, "not-seated"), ("", 1, "not-seated"), ("g0", 2, "no-seat")):
        with refused(code):
            played.do(lambda d, s=seat: seating.take_over(d, s), guest)  # type: ignore[misc]
    played.do(lambda d: seating.take_over(d, 1), "g0")
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")


def test_nobody_is_played_for_before_the_start_or_after_the_end() -> None:
    played = Played(setup_of())
    played.seat_guests()
    played.do(lambda d: seating.arrive(d, "p1"), "g0")
    played.now += seating.AWAY
    with refused("not-running"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    assert seating.due(played.room) == []
    played.do(seating.start, "g0")
    while played.room.status == "running":
        played.random_act(Random(1))
    played.now += seating.AWAY
    with refused("not-running"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    assert seating.due(played.room) == []
    assert played.do(seating.overdue) == []
    assert not any(entry.kind == "proxy" for entry in played.log)


def test_whose_consent_does_not_come_is_not_waited_for() -> None:
    played, seat = passed_turn(clock=None, away=None)
    log = list(played.room.match.log)
    assert played.undo(seat)[0].kind == "ask"
    played.now = played.room.at + seating.AWAY
    done = played.do(lambda d: seating.take_over(d, 1 - seat), f"g{seat}")
    assert [entry.kind for entry in done] == ["proxy", "undo"]
    assert played.room.match.log == log[:-1]


def test_at_a_table_that_was_given_up_no_time_runs_out() -> None:
    played = at("take")
    assert seating.due(played.room)
    played.now = played.room.at + ABANDONED["running"]
    assert [entry.kind for entry in played.do(lambda d: seating.abandon(d, ()))] == ["close"]
    assert seating.due(played.room) == []


@pytest.mark.parametrize("status", ABANDONED)
def test_a_table_is_given_up_when_nobody_has_come_for_long(status: str) -> None:
    played = at("take", clock=None, away=None) if status == "running" else Played(setup_of())
    if status == "open":
        played.do(sitting(0), "g0")
    played.do(lambda d: seating.arrive(d, "p1"), "g0")
    played.now = played.room.at + ABANDONED[status]
    assert played.do(lambda d: seating.abandon(d, {"p1"})) == [], "somebody is here"
    played.now -= 1
    assert played.do(lambda d: seating.abandon(d, ())) == [], "not for long enough"
    played.now += 1
    assert [entry.kind for entry in played.do(lambda d: seating.abandon(d, ()))] == ["close"]
    assert played.room.status == "closed"
    assert played.do(lambda d: seating.abandon(d, ())) == []


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[tuple[Server, FakeClock]]:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        yield server, clock


def test_a_match_that_one_has_left_waits_for_the_other(
    clocked: tuple[Server, FakeClock],
) -> None:
    server, clock = clocked
    ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
    table = ana.make(away=None, takeover="random")
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    ana.post(f"/api/tables/{table}/leave", seat=0)
    clock.at += seating.AWAY
    eve = Person(server.port, "Eve")
    for one in (ana, eve):
        assert one.post(f"/api/tables/{table}/takeover", 403, seat=1)["code"] == "not-seated"
    socket = bob.at(table)
    assert play_on(table, {1: socket}, Random(1))["status"] == "over"
    assert not any(line["kind"] == "proxy" for line in bob.at(table).now(table, 1)["lines"])
    for one in (ana, bob, eve):
        one.close()


@on_both
def test_forgotten_tables_leave_the_list_and_those_with_people_stay(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
    forgotten, empty, visited = ana.make(), ana.make(sit=[]), bob.make()
    socket = bob.at(visited)
    socket.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])
    tables, now = server.services.tables, server.services.tables.now
    server.do(cleanup.give_up(tables, server.services.store))
    monkeypatch.setattr(tables, "now", lambda: now() + ABANDONED["open"] + 1)
    assert {forgotten, empty, visited} <= {one["id"] for one in ana.get("/api/tables")}
    server.do(cleanup.give_up(tables, server.services.store))
    monkeypatch.undo()
    assert {one["id"] for one in ana.get("/api/tables")} & {forgotten, empty, visited} == {visited}
    assert ana.get(f"/api/tables/{forgotten}")["status"] == "closed"
    for one in (ana, bob):
        one.close()
