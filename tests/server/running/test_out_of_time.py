"""Running out of time: who plays then, how a player returns, and what the result and the record say of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from allcity.core import record
from allcity.server.live import audiences
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import ClockRule
from allcity.server.match.requests import moves, seating
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.store.snapshots import freeze, thaw
from tests.server.rooms import Played, at, leaves, refused, setup_of, sitting

BANK = 60_000


def plays_on(seat: int) -> Callable[[Draft], None]:
    return lambda draft: seating.play_on(draft, seat)


def out_of_time(seats: int = 2, away: int | None = None) -> tuple[Played, int]:
    """Return people at a table, one of whom has spent all their time."""
    played = at("take", clock=ClockRule(BANK, 0), away=away, seats=seats)
    assert played.room.clock
    seat = played.room.active[0]
    played.now = played.room.clock.flag(seat)
    assert [(e.kind, e.seat, e.text) for e in played.do(seating.overdue)] == [
        ("proxy", seat, "time")
    ]
    return played, seat


def bots_turn(played: Played, seat: int) -> None:
    """A bot plays for a seat while it is asked."""
    while seat in played.room.active and played.room.is_played_by_bot(seat):
        text = played.legal(seat)[0]
        played.do(lambda d, t=text: moves.bot_act(d, seat, t, d.room.version))  # type: ignore[misc]


def alone() -> Played:
    """Return one person, who sits after a bot, with a clock."""
    played = Played(setup_of(clock=ClockRule(BANK, 0), away=None, options={"leader": "2"}))
    played.do(lambda d: seating.seat_bot(d, 0, "random"), "g0")
    played.do(sitting(1), "g0")
    played.do(seating.start, "g0")
    assert played.room.active == (1,)
    return played


def arrives(played: Played, guest: str = "g0") -> None:
    played.do(lambda d: seating.arrive(d, "p1"), guest)


def test_people_who_sit_after_a_bot_run_out_of_time() -> None:
    played = alone()
    arrives(played)
    room = played.room
    assert room.clock
    played.now = room.clock.flag(1)
    assert seating.due(room) == [(played.now, 1, "time")]
    played.do(seating.overdue)
    assert room.occupants[1].proxy == "time"


def test_people_who_sit_after_one_who_is_out_of_time_run_out_too() -> None:
    played, seat = out_of_time(3)
    room = played.room
    assert room.clock
    bots_turn(played, seat)
    late = room.active[0]
    assert late != seat
    played.now = room.clock.flag(late)
    assert (played.now, late, "time") in seating.due(room)
    played.do(seating.overdue)
    assert {one for one in range(3) if room.occupants[one].proxy == "time"} == {seat, late}


def test_where_only_bots_wait_the_clock_stands_still_while_its_person_is_away() -> None:
    played = alone()
    clock = played.room.clock
    assert clock
    played.now += 10 * BANK
    assert clock.left(1, played.now) == BANK
    assert seating.due(played.room) == []
    arrives(played)
    played.now += 5_000
    played.act(1, played.legal(1)[0], guest="g0")
    assert clock.left(1, played.now) == BANK - 5_000
    played.do(lambda d: seating.depart(d, "p1"), "g0")
    played.now += 10 * BANK
    assert clock.left(1, played.now) == BANK - 5_000


def test_where_only_bots_wait_one_plays_on_at_once_with_a_full_clock() -> None:
    played = alone()
    arrives(played)
    room = played.room
    played.now += BANK
    played.do(seating.overdue)
    assert not room.is_played_by_bot(1), "the table waits"
    assert room.waits_for(1) == [1]
    with refused("out-of-time"):
        played.act(1, played.legal(1)[0], guest="g0")
    played.do(plays_on(1), "g0")
    assert room.clock
    assert room.clock.left(1, played.now) == BANK
    played.act(1, played.legal(1)[0], guest="g0")
    assert seating.due(room) == [(room.clock.flag(1), 1, "time")], "it can run out again"


def test_among_people_a_bot_plays_until_all_agree_that_one_plays_on() -> None:
    played, seat = out_of_time(3)
    room, others = played.room, [one for one in range(3) if one != seat]
    assert room.is_played_by_bot(seat)
    assert room.waits_for(seat) == [seat, *others]
    played.do(plays_on(seat), f"g{others[0]}")
    assert room.waits_for(seat) == [seat, others[1]]
    played.do(plays_on(seat), f"g{seat}")
    assert room.occupants[seat].proxy == "time"
    assert room.is_played_by_bot(seat)
    for guest in (f"g{seat}", f"g{others[0]}", "g9", ""):
        with refused("not-late"):
            played.do(plays_on(seat), guest)
    played.do(plays_on(seat), f"g{others[1]}")
    assert room.occupants[seat].proxy == ""
    assert not room.is_played_by_bot(seat)
    played.act(seat, played.legal(seat)[0])


def test_who_is_not_out_of_time_cannot_be_given_time() -> None:
    played = at("take", clock=ClockRule(BANK, 0))
    for guest in ("g0", "g1"):
        with refused("not-late"):
            played.do(plays_on(0), guest)
    with refused("no-seat"):
        played.do(plays_on(2), "g0")


def test_when_the_last_who_was_asked_leaves_one_plays_on() -> None:
    played, seat = out_of_time()
    played.do(plays_on(seat), f"g{seat}")
    assert played.room.occupants[seat].proxy == "time"
    leaves(played, 1 - seat)
    assert played.room.occupants[seat].proxy == ""


def test_when_all_are_out_of_time_each_plays_on_without_asking() -> None:
    played, seat = out_of_time()
    room = played.room
    bots_turn(played, seat)
    assert room.active == (1 - seat,)
    assert room.clock
    played.now = room.clock.flag(1 - seat)
    played.do(seating.overdue)
    assert not any(room.is_played_by_bot(one) for one in (0, 1)), "the table waits"
    played.do(plays_on(1 - seat), f"g{1 - seat}")
    assert room.occupants[1 - seat].proxy == ""


def test_who_is_gone_keeps_nobody_from_playing_on() -> None:
    played, seat = out_of_time(away=30_000)
    room, other = played.room, 1 - seat
    arrives(played, f"g{seat}")
    played.do(plays_on(seat), f"g{seat}")
    bots_turn(played, seat)
    assert other in room.active
    played.now += 30_000
    assert [(e.kind, e.seat, e.text) for e in played.do(seating.overdue)] == [
        ("proxy", other, "away")
    ]
    assert room.occupants[seat].proxy == "", "they need not ask somebody who is away"


def test_what_one_out_of_time_may_do_is_not_shown_to_them() -> None:
    played, seat = out_of_time()
    seen = audiences.table(played.room, seat, 0, f"g{seat}", played.now).now
    assert (seen.legal, seen.can_undo) == ([], False)
    assert seen.occupants
    assert seen.occupants[seat].waits_for == [seat, 1 - seat]


def finished(by_bot: int) -> Room:
    """A whole match in which a bot plays for a seat that ran out of time in the first round."""
    played, seat = out_of_time()
    rng, room = Random(by_bot), played.room
    while room.status == "running":
        mover = rng.choice(room.active)
        if room.is_played_by_bot(mover):
            text = played.some_text(mover, rng)
            played.do(lambda d, m=mover, t=text: moves.bot_act(d, m, t, d.room.version))  # type: ignore[misc]
        else:
            played.act(mover, played.some_text(mover, rng))
    assert room.occupants[seat].late
    return room


def test_result_and_record_say_from_when_on_a_bot_played() -> None:
    room = finished(1)
    [(after, in_round)] = next(occupant.late for occupant in room.occupants if occupant.late)
    seat = next(one for one in (0, 1) if room.occupants[one].late)
    result = audiences.result(room)
    assert result
    played, other = result.played_by[seat], result.played_by[1 - seat]
    assert (played.index, played.round, played.late) == (after, in_round, in_round)
    chosen = [actor for actor, _ in room.match.log[after:]]
    assert played.by_bot == chosen.count(seat) > 0
    assert played.actions == [actor for actor, _ in room.match.log].count(seat)
    assert (other.by_bot, other.index, other.round, other.late) == (0, None, None, None)
    match = room.record()
    assert record.parse(match.text()) == match
    last = max(index for index, (actor, _) in enumerate(room.match.log) if actor == seat)
    assert match.bots == ((seat, ((after + 1, last + 1),)),)
    assert match.late == ((seat, (after,)),)
    again = thaw(room.setup, freeze(room))
    assert again
    assert again.record() == match
    assert audiences.result(again) == result


def test_what_is_taken_back_was_played_by_nobody() -> None:
    played, seat = out_of_time()
    room = played.room
    bots_turn(played, seat)
    assert room.record().bots
    leaves(played, 1 - seat)
    played.do(plays_on(seat), f"g{seat}")
    while True:
        try:
            played.undo(seat)
        except Refused:
            break
    assert room.record().bots == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_puts_a_bot_on_a_persons_seat(seat: int) -> None:
    played = Played(setup_of())
    played.seat_guests()
    for guest in ("g0", "g1"):
        with refused("taken"):
            played.do(lambda d: seating.seat_bot(d, seat, "random"), guest)
    assert [occupant.guest for occupant in played.room.occupants] == ["g0", "g1"]
