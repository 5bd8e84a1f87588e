"""The search that found the puzzles still gives their answers; and what it could not know changes nothing that a solver is shown."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from allcity import learn
from allcity.bots import net
from allcity.bots.warm import ready
from allcity.games import GAMES
from allcity.learn import LEARNER, Place
from allcity.review.clear import TEMPTING, Clear, Finder, _clear
from allcity.review.finding import is_still_clear, puzzles_in, right, still_found
from allcity.review.tries import wrong_try
from tests.fast.engines import JUDGING, engines  # noqa: F401 (for all tests here)
from tests.learn.test_puzzles import sample
from tests.sizes import size

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("game", JUDGING)


def finder(game: str) -> Finder:
    engine = ready(game)
    assert engine is not None
    return Finder(GAMES[game], engine)


@each_game
def test_the_search_gives_the_answers_of_a_sample_of_the_puzzles(game: str) -> None:
    """In `make soak`, of all of them."""
    net.prepare(game)
    for puzzle in sample(game, size(3, 10_000)):
        assert still_found(finder(game), puzzle) == puzzle.found, puzzle.name


@each_game
def test_a_quick_search_gives_the_answers_of_all_puzzles(game: str) -> None:
    """To the first question of each, among the right answers and the wrong ones that cost least."""
    for puzzle in sample(game, 10_000):
        place, wrong = learn.begin(puzzle), list(puzzle.losses[0])[:TEMPTING]
        view = GAMES[game].view(place.state, LEARNER)
        assert finder(game).holds(view, right(puzzle.steps[0]), wrong), puzzle.name


@each_game
def test_another_answer_than_the_search_s_is_noticed(game: str) -> None:
    (puzzle,) = sample(game, 1)
    ask, losses = puzzle.steps[0], puzzle.losses[0]
    assert isinstance(ask, learn.Ask)
    false = replace(
        puzzle, steps=(replace(ask, text=next(iter(losses)), accepts=()), *puzzle.steps[1:])
    )
    assert not is_still_clear(finder(game), false)
    view, wrong = GAMES[game].view(learn.begin(puzzle).state, LEARNER), list(losses)[:1]
    assert not finder(game).holds(view, wrong, right(ask))
    assert not finder(game).agrees(view, wrong, right(ask))


def shown(place: Place, tries: list[str]) -> Any:
    """Return everything that a solver is shown of a position, and of wrong tries."""
    game = place.game
    return (
        game.view_to_json(game.view(place.state, LEARNER)),
        game.legal_texts(place.state, LEARNER),
        [game.account(place.state, seat) for seat in range(place.lesson.record.seats)],
        [wrong_try(place, game.parse(text)) for text in tries],
    )


@each_game
def test_what_the_solver_cannot_know_changes_nothing(game: str) -> None:
    """The hidden facts are replaced by others that the solver considers possible."""
    swapped = 0
    for puzzle in sample(game, size(12, 10_000)):
        place = learn.begin(puzzle)
        other = GAMES[game].world(GAMES[game].view(place.state, LEARNER), Random(7))
        swapped += other != place.state
        tries = list(puzzle.losses[0])
        assert shown(replace(place, state=other), tries) == shown(place, tries)
    assert swapped or game == "tagcity", "there, little is hidden"


def test_an_answer_is_clear_only_with_a_gap_and_while_all_is_open() -> None:
    def clear(*shares: float) -> Clear | None:
        return _clear({str(number): share for number, share in enumerate(shares)}, fair=0.5)

    assert clear(0.5, 0.25) == Clear(("0",), {"1": 0.25})
    assert clear(0.5, 0.49, 0.25) == Clear(("0", "1"), {"2": 0.25})
    assert clear(0.5, 0.47, 0.3) is None, "between right and wrong"
    assert clear(0.5, 0.5, 0.5, 0.5, 0.3) is None, "too many are right"
    assert clear(0.5, 0.495) is None, "nothing is wrong"
    assert clear(0.97, 0.6) is None, "won already"
    assert clear(0.15, 0.05) is None, "lost already"


def test_a_puzzle_is_found_in_the_match_it_comes_from() -> None:
    """Its record ends with the answers; the decisions before it are looked at as well."""
    game = JUDGING[-1]
    net.prepare(game)
    puzzle = min(sample(game, 300), key=lambda one: one.start)
    (same,) = [one for one in puzzles_in(finder(game), puzzle.record) if one["name"] == puzzle.name]
    assert same["asks"][0]["right"][0] == puzzle.steps[0].text  # type: ignore[union-attr]
    assert same["found"] == puzzle.found
