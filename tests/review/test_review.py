"""A review adds up, is fair to what a seat could know, and tells good play from bad."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import exp
from random import Random
from typing import Any

import pytest

from allcity.core import CHANCE, Malformed
from allcity.games import GAMES
from allcity.review import FULL, Past, Review, past_of, review
from allcity.review.forecast import Forecast
from allcity.review.judges import Opinion, PlannerJudge
from allcity.review.judging import Reviewer, assembled
from allcity.review.marks import accuracy, error_rate, mark
from allcity.review.report import to_json
from allcity.review.shares import STEPS, Shares, difference, exact
from tests.review.matches import SMALL, check_mean_luck, check_no_hindsight, played
from tests.sizes import size

each_game = pytest.mark.parametrize("game", GAMES)


def check_sums(report: Review, past: Past) -> None:
    """The parts are exactly the whole, for every seat and in every step."""
    for seat in to_json(report)["seats"]:
        parts = seat["luck"] + seat["own"] + seat["others"] + seat["residual"]
        assert seat["final"] - seat["initial"] == parts
        assert seat["own"] == -sum(decision["loss"] for decision in seat["decisions"])
        assert seat["adjusted"] == seat["final"] - seat["luck"]
    winners = past.result.places.count(1)
    for account, place in zip(report.accounts, past.result.places, strict=True):
        assert account.final == pytest.approx((place == 1) / winners, abs=1e-5)
    for _, shares in report.curve:
        assert sum(shares) == 1
    effects = [*(decision.effect for decision in report.decisions), *(r.luck for r in report.rolls)]
    assert {sum(effect) for effect in effects} == {0}
    assert [at for at, _ in report.curve] == [*(m.at for m in past.moments), len(past.record.log)]


@each_game
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random",) * 3, ("greedy",) * 4])
def test_parts_sum_to_the_whole(game: str, bots: tuple[str, ...]) -> None:
    for number in range(size(1, 200)):
        past = played(game, bots, number)
        check_sums(review(past, SMALL), past)


class Whim:
    """A judge who says anything, so that nothing adds up because of what is said."""

    name = "whim"

    def __init__(self, past: Past, rng: Random) -> None:
        self._game, self._seats, self._rng = past.game, past.record.seats, rng

    def opinion(self, view: Any, chosen: str) -> Opinion:
        """Some action is said to be a little better than the chosen one."""
        seat, step = view.seat, self._rng.randrange(20_000) / STEPS
        legal = self._game.legal(self._game.world(view, self._rng), seat)
        shares = self.glance(view)
        after = list(shares)
        after[seat] -= step
        after[seat - 1] += step
        return Opinion({self._game.text(legal[0]): shares, chosen: tuple(after)})

    def glance(self, view: Any) -> Shares:
        weights = [self._rng.random() for _ in range(self._seats)]
        return exact([weight / sum(weights) for weight in weights])


@each_game
def test_parts_sum_to_the_whole_whatever_the_judge_says(game: str) -> None:
    for number in range(size(20, 2_000)):
        past, rng = played(game, ("random",) * (2 + number % 3), number), Random(number)
        reviewer = Reviewer(past, Whim(past, rng), SMALL)
        parts = [reviewer.part(moment) for moment in range(len(past.moments))]
        check_sums(assembled(game, "whim", SMALL, parts, past.end), past)


@each_game
def test_luck_is_zero_on_average_over_all_outcomes(game: str) -> None:
    """The luck of each outcome of a roll or draw, by its weight: whatever the judge thinks, the mean is zero."""
    past, rules = played(game, ("greedy", "greedy"), 0), GAMES[game]
    forecast = Forecast(rules, PlannerJudge(rules, 1), samples=300)
    moments = [m for m in past.moments if m.seat == CHANCE and m.at > 30]
    alone = next(m for m in moments if len(m.texts) == 1 and len(rules.chance(m.state)) > 2)
    expected = forecast.expected(alone.state, Random(1))
    assert set(expected.error) == {0}
    lucks = [(difference(forecast.value(rules.apply(alone.state, CHANCE, outcome)), expected.shares), weight)
             for outcome, weight in rules.chance(alone.state)]  # fmt: skip
    total = sum(weight for _, weight in lucks)
    assert any(luck[0] != 0 for luck, _ in lucks)
    assert sum(luck[0] * weight for luck, weight in lucks) / total == pytest.approx(0, abs=1e-5)


@each_game
def test_luck_is_zero_on_average_over_self_play(game: str) -> None:
    check_mean_luck(game, lambda past: PlannerJudge(past.game, 1), size(8, 300))


@each_game
def test_a_stronger_bot_has_the_smaller_error(game: str) -> None:
    strong, weak = review(played(game, ("greedy", "random"), 0), SMALL).accounts
    assert strong.error < weak.error
    assert strong.accuracy > weak.accuracy


@each_game
def test_what_is_hidden_does_not_change_the_judgement(game: str) -> None:
    past = played(game, ("greedy",) * 4, 0)
    check_no_hindsight(past, PlannerJudge(past.game, 2), 6)


@each_game
def test_the_worst_moves_have_a_better_one_and_a_reason(game: str) -> None:
    report = review(played(game, ("greedy", "random"), 0), SMALL)
    worst = report.worst(1)
    assert len(worst) == 3
    assert [each.loss for each in worst] == sorted((each.loss for each in worst), reverse=True)
    for each in worst:
        assert each.best != each.action
        assert each.reason.startswith((f"why-{game}-", "review-"))
        assert each.mark in ("inaccuracy", "mistake", "blunder")
    assert {each.reason for each in report.of(1) if each.mark in ("best", "good")} == {""}


def test_a_match_that_is_not_over_is_refused() -> None:
    past = played("tagcity", ("greedy", "random"), 0)
    short = replace(past.record, log=past.record.log[:-1], seed=None, chain=None)
    with pytest.raises(Malformed, match="review-not-over"):
        past_of(past.game, short)


def test_marks_and_rates() -> None:
    losses = [0.0, 0.005, 0.006, 0.02, 0.03, 0.05, 0.06, 0.1, 0.11, 1.0]
    names = "best best good good inaccuracy inaccuracy mistake mistake blunder blunder"
    assert [mark(loss) for loss in losses] == names.split()
    assert error_rate([0.1, 0.0]) == 0.05
    assert accuracy([0.1, 0.0]) == pytest.approx(50 * (exp(-1) + 1))
    assert (error_rate([]), accuracy([])) == (0, 100)


def test_shares_are_exact() -> None:
    thirds = exact([1 / 3] * 3)
    assert sum(thirds) == 1
    assert thirds == pytest.approx([1 / 3] * 3, abs=1e-5)
    assert all(share * 2**20 == round(share * 2**20) for share in thirds)


def test_the_curve_changes_only_as_its_moments_say() -> None:
    past = played("graffiti", ("greedy", "random"), 0)
    report = review(past, SMALL)
    steps = [b[0] - a[0] for (_, a), (_, b) in pairwise(report.curve)]
    explained = {each.at: each.effect[0] for each in report.decisions}
    explained |= {roll.at: roll.luck[0] for roll in report.rolls}
    rest = [step - explained[at] for step, (at, _) in zip(steps, report.curve, strict=False)]
    assert sum(rest) == report.accounts[0].residual
    assert sum(x * x for x in rest) ** 0.5 == pytest.approx(report.accounts[0].residual_doubt)


def test_effort_is_bounded() -> None:
    """A full review compares few actions by some hundreds of positions each; docs/review.md names the time that takes."""
    assert FULL.nodes * (3 + 2 * FULL.looks * 3) <= 10_000
    assert FULL.samples * FULL.glance * 2 <= 10_000
