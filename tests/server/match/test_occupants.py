"""Who plays for a seat, whose clock runs, and who waits for whom: the small functions, case by case."""

from __future__ import annotations

import pytest

from allcity.server.match.occupants import (
    Occupant,
    begin_turns,
    has_clock_running,
    is_alone,
    is_played_by_bot,
    others,
    waited_since,
)

BOT = Occupant(bot="random")


def person(guest: str, proxy: str = "", is_here: bool = True, came_at: int = 0) -> Occupant:
    here = ["p1"] if is_here else []
    has_substitute = proxy == "away"
    return Occupant(guest, proxy=proxy, here=here, came_at=came_at, has_substitute=has_substitute)


def test_the_others_are_the_people_in_seats_of_other_guests() -> None:
    table = [person("g0"), BOT, person("g0"), person("g1"), Occupant()]
    assert others(table, 0) == others(table, 2) == [3]
    assert others(table, 3) == [0, 2]
    assert not is_alone(table, 0)
    assert is_alone(table[:3], 0)


@pytest.mark.parametrize(
    ("other", "is_bots"),
    [
        (BOT, False),
        (person("g1"), True),
        (person("g1", "time"), False),
        (person("g1", "away"), True),
    ],
)
def test_a_bot_plays_for_who_is_out_of_time_only_while_a_person_waits(
    other: Occupant, is_bots: bool
) -> None:
    assert is_played_by_bot([person("g0", "time"), other], 0) is is_bots


def test_a_bot_plays_its_own_seat_and_one_turn_for_who_is_away() -> None:
    assert is_played_by_bot([BOT, person("g0")], 0)
    assert not is_played_by_bot([BOT, person("g0")], 1)
    assert is_played_by_bot([person("g0", "away"), person("g1")], 0)
    after_that_turn = Occupant("g0", proxy="away")
    assert not is_played_by_bot([after_that_turn, person("g1")], 0)


@pytest.mark.parametrize(
    ("occupant", "other", "is_running"),
    [
        (person("g0"), person("g1"), True),
        (person("g0", is_here=False), person("g1"), True),
        (person("g0"), BOT, True),
        (person("g0", is_here=False), BOT, False),
        (person("g0", "away"), person("g1"), False),
        (person("g0", "time"), person("g1"), False),
        (BOT, person("g1"), False),
    ],
)
def test_a_clock_runs_for_a_person_who_plays_and_alone_only_while_they_are_here(
    occupant: Occupant, other: Occupant, is_running: bool
) -> None:
    assert has_clock_running([occupant, other], 0) is is_running


def test_a_seat_is_waited_for_since_the_first_other_person_who_is_here_has_come() -> None:
    away = person("g3", is_here=False, came_at=1)
    table = [person("g0", came_at=2), person("g1", came_at=9), person("g2", came_at=7), away, BOT]
    assert waited_since(table, 0) == 7
    assert waited_since([table[0], away, BOT], 0) is None


def test_a_turn_begins_when_a_seat_is_asked_and_was_not_and_ends_a_substitutes_task() -> None:
    table = [person(f"g{seat}", "away") for seat in range(4)]
    begin_turns(table, before=[0, 1], active=[1, 2], at=5)
    assert [occupant.asked_at for occupant in table] == [0, 0, 5, 0]
    assert [occupant.has_substitute for occupant in table] == [False, True, False, False]
