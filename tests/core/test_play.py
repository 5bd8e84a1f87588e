"""Checked play, setting up, and places."""

from __future__ import annotations

import pytest

from allcity.core import CHANCE, IllegalAction, Malformed, Match, Result, play
from allcity.core.play import draw
from allcity.core.setup import chosen, places
from allcity.games import GAMES, tagcity


def test_play_refuses_with_clause_and_facts_and_leaves_the_state() -> None:
    state = tagcity.setup(2, {"leader": "1"})
    written = tagcity.state_to_json(state)
    with pytest.raises(IllegalAction) as caught:
        play(tagcity, state, 0, tagcity.parse("take 1"))
    assert caught.value.game == "tagcity"
    assert caught.value.refusal.clause == "T2.1"
    assert str(caught.value).startswith("T2.1: The dice are being rolled now")
    assert tagcity.state_to_json(state) == written


def test_chance_plays_only_its_outcomes() -> None:
    state = tagcity.setup(2, {"leader": "1"})
    assert play(tagcity, state, CHANCE, tagcity.parse("roll 1 2 3")).phase == "put"
    with pytest.raises(IllegalAction):
        play(tagcity, state, CHANCE, tagcity.parse("take 1"))


def test_draw_gives_each_outcome_exactly_its_weight() -> None:
    outcomes = [("a", 2), ("b", 1), ("c", 3)]
    assert [draw(outcomes, point) for point in range(6)] == ["a", "a", "b", "c", "c", "c"]
    with pytest.raises(AssertionError):
        draw(outcomes, 6)


def test_options_are_completed_and_sorted() -> None:
    assert list(chosen(tagcity.META, 2, {"hq": "B"}).items()) == [
        ("city", "A"),
        ("hq", "B"),
        ("leader", "drawn"),
        ("tokens", "drawn"),
    ]


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "setup-seats"),
        (2, {"town": "A"}, "setup-option"),
        (2, {"city": "C"}, "setup-value"),
    ],
)
def test_what_is_not_offered_is_refused(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(Malformed, match=code):
        Match(GAMES["tagcity"], seats, options)


def test_places_are_shared_and_skipped() -> None:
    assert places([5, 7, 5, 1]) == (2, 1, 2, 4)


def test_a_result_tells_its_tie() -> None:
    assert Result((5, 3), (1, 2), ()).tie == ""
    assert Result((5, 5, 1), (2, 1, 3), ()).tie == "broken"
    assert Result((5, 5, 1), (1, 1, 3), ()).tie == "shared"
    assert Result((5, 3, 3), (1, 2, 2), ()).tie == ""


def test_a_match_opens_its_seed_only_when_it_is_over_or_asked() -> None:
    match = Match(GAMES["tagcity"], 2)
    match.commit("00" * 32)
    match.settle()
    assert match.record().seed is None
    assert match.record(is_open=True).seed == "00" * 32
    assert match.record().commitment is not None
