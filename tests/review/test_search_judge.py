"""Reviews by the compiled search: they add up, see nothing hidden, and are the same each time."""

from __future__ import annotations

import pytest

from allcity.games import GAMES
from allcity.review import review
from allcity.review.judges import judge_of
from tests.fast.engines import JUDGING, engines  # noqa: F401 (for all tests here)
from tests.review.matches import SMALL, check_mean_luck, check_no_hindsight, played
from tests.review.test_review import check_sums
from tests.sizes import size

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("game", JUDGING)


@each_game
def test_a_review_by_search_adds_up_and_can_be_repeated(game: str) -> None:
    for number in range(size(1, 1000)):
        past = played(game, ("planner", "random"), number)
        report = review(past, SMALL)
        assert report.judge == "guided", "each game brings a net for two"
        check_sums(report, past)
    assert review(past, SMALL) == report
    strong, weak = report.accounts
    assert strong.error < weak.error


@each_game
def test_luck_is_zero_on_average_over_self_play(game: str) -> None:
    check_mean_luck(game, lambda past: judge_of(past.game, SMALL, past.start), size(8, 300))


@each_game
def test_an_action_that_is_searched_alone_is_worth_what_it_is(game: str) -> None:
    """The last decision of a match that nothing hidden or random follows is worth the result."""
    past, rules = played(game, ("planner", "random"), 0), GAMES[game]
    last = past.moments[-1]
    view = rules.view(last.state, last.seat)
    judge = judge_of(rules, SMALL, past.start)
    assert judge.opinion(view, last.texts[0]).shares[last.texts[0]][0] > 0.9  # the planner has won


@each_game
def test_a_net_guides_the_search_only_on_boards_that_it_knows(game: str) -> None:
    rules = GAMES[game]
    option = rules.META.options[0]
    state = rules.setup(2, {option.key: option.values[-1]})
    assert judge_of(rules, SMALL, state).name == "search"
    assert judge_of(rules, SMALL, rules.setup(2, {})).name == "guided"


@each_game
def test_what_is_hidden_does_not_change_the_judgement(game: str) -> None:
    past = played(game, ("planner", "random", "random"), 0)
    check_no_hindsight(past, judge_of(past.game, SMALL, past.start), size(6, 60))
