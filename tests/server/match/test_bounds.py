"""The bounds of a table, each tried on both sides; people and programs rely on these numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from allcity.server.limits import HOUR
from allcity.server.match import days, drafts
from allcity.server.match.entries import ClockRule
from allcity.server.match.profiles import Wish
from allcity.server.match.requests import (
    daily,
    introductions,
    moves,
    names,
    phrases,
    pledging,
    seating,
)
from allcity.server.refusals import Refused
from tests.server.rooms import Played, at, refused, setup_of

Request = Callable[[drafts.Draft], None]


def test_the_bounds_are_these() -> None:
    assert (moves.TEXTS, drafts.ENTRIES, drafts.GATHERING, drafts.SHARE) == (16, 2_000, 500, 25)
    assert (seating.HANDOVERS, introductions.CHANGES, names.NAME) == (40, 20, 24)
    assert (phrases.SAID, phrases.SAID_AT_ONCE, phrases.WINDOW) == (60, 3, 15_000)
    assert (seating.PAUSE, seating.GRACE, pledging.PATIENCE) == (10_000, 15_000, 10_000)
    assert (seating.AWAY, days.GRACE, daily.CLEAR) == (24 * HOUR, 2 * HOUR, 2)


def test_somebody_plays_until_the_last_millisecond_of_their_time() -> None:
    played = at("take", clock=ClockRule(60_000, 0), away=None)
    clock, seat = played.room.clock, played.room.active[0]
    assert clock
    played.now = clock.flag(seat)
    with refused("out-of-time"):
        played.act(seat, played.legal(seat)[0])
    played.now -= 1
    assert clock.left(seat, played.now) == 1
    assert played.act(seat, played.legal(seat)[0])


def test_a_move_has_at_most_so_many_texts() -> None:
    played = at("take")
    seat = played.room.active[0]
    with refused("texts"):
        played.act(seat, *["check"] * 17)
    with refused("texts"):
        played.act(seat)
    with pytest.raises(Exception, match=r"^(?!texts)"):
        played.act(seat, *["check"] * 16)


OPEN: dict[str, Request] = {
    "sit": partial(seating.sit, name="Ana", seat=1),
    "bot": partial(seating.seat_bot, seat=1, spec="random"),
    "pledge": partial(pledging.pledge, seat=0, digest="0b" * 32),
    "change": partial(introductions.change, seat=0, wish=Wish("Zoe", "drips", 5)),
}
RUNNING: dict[str, Request] = {
    "undo": partial(moves.undo, seat=0, version=99),
    "coach": partial(moves.coach, seat=0, is_agreed=True),
    "resign": partial(seating.resign, seat=0, is_agreed=True),
    "take over": partial(seating.take_over, seat=1),
    "play on": partial(seating.play_on, seat=1),
    "change": OPEN["change"],
}


def outcome(played: Played, request: Request) -> str:
    draft = drafts.Draft(played.room, played.now, "g0")
    try:
        request(draft)
    except Refused as refusal:
        return refusal.code
    return "done"


@pytest.mark.parametrize(
    ("request_", "most", "is_running"),
    [(one, drafts.GATHERING, False) for one in OPEN.values()]
    + [(one, drafts.ENTRIES, True) for one in RUNNING.values()],
    ids=[*OPEN, *(f"{name} in a match" for name in RUNNING)],
)
def test_what_does_not_bring_a_match_on_has_an_end(
    request_: Request, most: int, is_running: bool
) -> None:
    played = at("take", clock=None) if is_running else Played(setup_of())
    if not is_running:
        played.do(partial(seating.sit, name="Guest 0", seat=0), "g0")
    played.now += HOUR if is_running else 0
    played.room.weight = most - 1
    assert outcome(played, request_) != "too-long"
    played.room.weight = most
    assert outcome(played, request_) == "too-long"


def test_nobody_uses_up_what_a_table_takes() -> None:
    played = Played(setup_of(seats=4))
    for seat in range(3):
        played.do(partial(seating.sit, name=f"Guest {seat}", seat=seat), f"g{seat}")
    played.do(partial(seating.seat_bot, seat=3, spec="random"), "g0")
    weights, change = played.room.weights, partial(pledging.pledge, digest="0b" * 32)

    def has_an_end(most: int, request: Request, guest: str) -> None:
        weights[guest] = most - 1
        request(drafts.Draft(played.room, played.now, guest))
        weights[guest] = most
        with refused("too-long"):
            request(drafts.Draft(played.room, played.now, guest))
        weights[guest] = 0

    has_an_end(25, partial(change, seat=1), "g1")
    weights["g0"] = 499
    change(drafts.Draft(played.room, played.now, "g0"), seat=0)
    weights["g0"] = 0
    played.do(seating.start, "g0")
    has_an_end(2_000 // 3, partial(moves.coach, seat=1, is_agreed=True), "g1")
    played.do(partial(seating.adopt, former={"g1"}), "g2")
    has_an_end(2 * 2_000 // 3, partial(moves.coach, seat=1, is_agreed=True), "g2")


def test_a_phrase_may_be_said_again_when_the_first_is_old_enough() -> None:
    played = Played(setup_of()).start()
    say = partial(phrases.say, seat=0, phrase="hello")
    for _ in range(3):
        played.do(say, "g0")
    played.now += 14_999
    with refused("said-often"):
        played.do(say, "g0")
    played.now += 1
    played.do(say, "g0")


@pytest.mark.parametrize(
    ("day", "now", "is_day"),
    [
        ("2020-01-01", days.closes_at("2020-01-01"), True),
        ("2019-12-31", days.closes_at("2020-01-01"), False),
        ("2026-11-18", days.closes_at("2026-11-17"), True),
        ("2026-11-18", days.closes_at("2026-11-17") - 1, False),
        ("2026-11-31", days.closes_at("2026-12-01"), False),
        ("2026-1-1", days.closes_at("2026-12-01"), False),
    ],
)
def test_a_day_may_be_asked_for_once_it_has_begun(day: str, now: int, is_day: bool) -> None:
    if is_day:
        assert days.checked(day, now) == day
    else:
        with refused("no-day"):
            days.checked(day, now)


def test_the_bot_of_a_wall_thinks_with_the_same_luck_for_everybody() -> None:
    """The walls of past days are played again with these numbers."""
    log = [(-1, "lead 1"), (0, "a"), (1, "b"), (0, "c")]
    seeds = [days.bot_seed("07" * 32, log, seat) for seat in (0, 1)]
    assert seeds == [55886278413561730, 70890899661666715]
    assert days.bot_seed("07" * 32, log[:3], 0) != seeds[0]


def test_rounds_are_won_by_two_points() -> None:
    assert daily.squares([5, 4, 3, 1, 0], [3.0, 3.0, 3.0, 3.0, 2.5]) == [1, 0, 0, -1, -1]
    assert daily.squares([5, 4], [3.0]) == [1, 1]
    assert daily.squares([5], [3.0, 9.0]) == [1]
