"""Perft: stored counts, each confirmed by the naive game."""

from __future__ import annotations

import pytest

from allcity.core.perft import perft
from allcity.games import positions, tagcity
from tests.games.tagcity.naive import count

COUNTS = {
    ("start-2", 5): 329472,
    ("start-4", 3): 8064,
    ("tokens-3", 4): 1008,
    ("middle-2", 3): 955194,
    ("final-3", 2): 307545,
    ("late-4", 4): 10569,
}


@pytest.mark.parametrize(("position", "depth"), COUNTS)
def test_the_engine_and_the_naive_game_count_the_same(position: str, depth: int) -> None:
    state = positions.position("tagcity", position)
    expected = COUNTS[position, depth]
    assert perft(tagcity, state, depth) == expected
    assert count(tagcity.state_to_json(state), depth) == expected


def test_every_position_has_a_count() -> None:
    assert {name for name, _ in COUNTS} == set(positions.names("tagcity"))


def test_at_the_end_there_is_nothing_to_count() -> None:
    state = positions.position("tagcity", "start-2")
    over = tagcity.state_from_json({**tagcity.state_to_json(state), "phase": "over"})
    assert perft(tagcity, over, 2) == 0
    assert perft(tagcity, over, 0) == 1
