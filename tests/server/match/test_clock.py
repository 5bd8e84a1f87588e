"""Clocks: whose time runs, who gains time, what an undo takes back, and who pays for a pause."""

from __future__ import annotations

import pytest

from allcity.server.live import audiences
from allcity.server.match.clock import Clock
from allcity.server.match.entries import ClockRule
from allcity.server.match.requests import moves, seating
from tests.server.rooms import Played, at, check, leaves, passed_turn, refused, setup_of, sitting


def test_a_clock_is_spent_by_those_who_are_asked_and_gains_with_the_turn() -> None:
    played = at("take", clock=ClockRule(60_000, 2_000))
    room = played.room
    assert room.clock
    seat = room.active[0]
    before = list(room.clock.banks)
    played.now = room.at + 5_000
    played.act(seat, played.legal(seat)[0])
    assert room.clock.left(seat, played.now) == before[seat] - 5_000
    played.now += 1_000
    played.act(seat, check(played))
    assert room.clock.banks[seat] == before[seat] - 6_000 + 2_000
    assert room.clock.banks[1 - seat] == before[1 - seat]


def test_in_a_simultaneous_phase_only_those_who_have_not_chosen_spend() -> None:
    played = at("final", clock=ClockRule(60_000, 0))
    clock = played.room.clock
    assert clock
    assert clock.running == (0, 1)
    before = list(clock.banks)
    played.now = played.room.at + 1_000
    played.act(0, check(played))
    played.now += 7_000
    assert clock.left(0, played.now) == before[0] - 1_000
    assert clock.left(1, played.now) == before[1] - 8_000


def test_a_sealed_choice_gains_once_however_often_it_is_taken_back() -> None:
    played = at("final", clock=ClockRule(60_000, 10_000))
    clock = played.room.clock
    assert clock
    before = clock.banks[0]
    for _ in range(5):
        played.act(0, check(played))
        assert clock.banks[0] == before + 10_000
        assert played.undo(0)[0].kind == "undo"
        assert clock.banks[0] == before
    played.act(0, check(played))
    assert clock.banks[0] == before + 10_000


def test_an_undo_by_consent_takes_back_the_gains_of_all_it_takes_back() -> None:
    played, seat = passed_turn(seats=3, clock=ClockRule(600_000, 10_000))
    other, clock = played.room.active[0], played.room.clock
    assert clock
    after = list(clock.banks)
    played.act(other, played.legal(other)[0], check(played))
    assert clock.banks[other] == after[other] + 10_000
    played.undo(seat)
    for one in {0, 1, 2} - {seat}:
        played.do(lambda d, one=one: moves.answer(d, one, True, d.room.version), f"g{one}")  # type: ignore[misc]
    assert clock.banks[seat] == after[seat] - 10_000
    assert clock.banks[other] == after[other]


def test_running_out_hands_the_seat_to_a_bot_for_good() -> None:
    played = at("take", clock=ClockRule(60_000, 0), away=None)
    room = played.room
    assert room.clock
    seat = room.active[0]
    played.now = room.clock.flag(seat)
    with refused("out-of-time"):
        played.act(seat, played.legal(seat)[0])
    played.do(seating.overdue)
    assert room.occupants[seat].proxy == "time"
    assert seat not in room.clock.running
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    assert room.occupants[seat].proxy == "time"
    with refused("out-of-time"):
        played.act(seat, played.legal(seat)[0])
    played.do(lambda d: moves.bot_act(d, seat, played.legal(seat)[0], room.version))
    with refused("out-of-time"):
        played.undo(seat)


def test_who_is_out_of_time_takes_nothing_back_before_a_bot_has_noticed() -> None:
    played = at("take", clock=ClockRule(60_000, 0), away=None)
    clock, seat = played.room.clock, played.room.active[0]
    assert clock
    played.act(seat, played.legal(seat)[0])
    played.now = clock.flag(seat)
    with refused("out-of-time"):
        played.undo(seat)


def gained_before_the_final() -> tuple[Played, Clock, int]:
    """A player who ended the last turn asks for an undo, after spending all but the increment."""
    played = at("final", clock=ClockRule(60_000, 30_000), away=None)
    clock = played.room.clock
    assert clock
    _, seat = clock.gained[-1]
    assert played.undo(seat)[0].kind == "ask"
    played.now = clock.flag(seat) - 30_000
    return played, clock, seat


def test_an_undo_that_would_leave_no_time_is_refused() -> None:
    played, clock, seat = gained_before_the_final()
    other = 1 - seat
    with refused("undo-time"):
        played.do(lambda d: moves.answer(d, other, True, d.room.version), f"g{other}")
    assert [entry.kind for entry in leaves(played, other)] == ["leave"]
    assert played.room.asked is None, "the wish has lapsed"
    with refused("undo-time"):
        played.undo(seat)
    assert clock.left(seat, played.now) == 30_000
    assert played.do(seating.overdue) == []


def test_an_undo_is_offered_while_it_would_leave_time() -> None:
    played, _, seat = gained_before_the_final()
    left = [
        audiences.table(played.room, seat, 0, f"g{seat}", played.now + later).now.can_undo
        for later in (-1, 0)
    ]
    assert left == [True, False]


def test_an_undo_is_granted_to_the_last_moment_and_costs_a_bot_nothing() -> None:
    played, clock, seat = gained_before_the_final()
    played.now -= 1
    assert [entry.kind for entry in leaves(played, 1 - seat)] == ["leave", "undo"]
    assert clock.left(seat, played.now) == 1
    played, clock, seat = gained_before_the_final()
    other = 1 - seat
    played.do(lambda d: seating.leave(d, seat), f"g{seat}")
    clock.gained.append((len(played.room.match.log), seat))  # as if its turn had come later
    assert [entry.kind for entry in played.undo(other)] == ["undo"]


def thinking() -> tuple[Played, Clock, int, int]:
    """Somebody is asked, without a gain; the clock, the seat and what is left to it."""
    played = at("take", clock=ClockRule(60_000, 0))
    clock = played.room.clock
    assert clock
    seat, left = played.room.active[0], clock.left(played.room.active[0], played.room.at)
    return played, clock, seat, left


@pytest.mark.parametrize("is_back_before", [False, True])
def test_nobody_pays_for_a_pause_of_the_server_but_for_the_time_before_it(
    is_back_before: bool,
) -> None:
    played = at("take", clock=ClockRule(60_000, 0))
    room = played.room
    assert room.clock
    seat = room.active[0]
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    left = room.clock.left(seat, room.at)
    stopped = room.at + 50_000
    played.now = stopped + 3_600_000
    if is_back_before:  # at a process that does not run the table
        played.do(lambda d: seating.arrive(d, "p2"), f"g{seat}")
        played.now += 2_000
    played.do(lambda d: seating.recover(d, {"p2"}, stopped))
    assert room.clock.left(seat, played.now) == left - 50_000
    assert room.occupants[seat].here == (["p2"] if is_back_before else [])
    played.now += 3_000
    assert room.clock.left(seat, played.now) == left - 53_000


def test_a_pause_does_not_end_after_its_end() -> None:
    """The lease is measured by another machine, whose clock may be ahead."""
    played, clock, seat, left = thinking()
    played.now = played.room.at + 1_000
    played.do(lambda d: seating.recover(d, (), played.now + 30_000))
    assert clock.left(seat, played.now) == left - 1_000


def test_logs_without_the_moment_of_a_stop_are_still_read() -> None:
    played, clock, seat, left = thinking()
    played.now = played.room.at + 50_000
    played.do(lambda d: d.add("wake"))
    assert clock.left(seat, played.now) == left


def test_one_person_among_bots_pays_nothing_for_the_time_since_they_were_last_seen() -> None:
    played = Played(setup_of(options={"leader": "1"}, clock=ClockRule(60_000, 0)))
    played.do(sitting(0), "g0")
    played.do(lambda d: seating.seat_bot(d, 1, "random"), "g0")
    played.do(seating.start, "g0")
    assert played.room.active == (0,)
    assert played.room.clock
    played.do(lambda d: seating.arrive(d, "p1"), "g0")
    left = played.room.clock.left(0, played.now)
    played.now += 10_000
    assert [e.kind for e in played.do(lambda d: seating.depart(d, "p1"), "g0")] == ["gone"]
    assert (played.room.lines[-1].kind, played.room.lines[-1].texts) == ("gone", ("",))
    assert played.room.clock.left(0, played.now) == left
