"""The parts of learning: gradients, returns, candidates."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from allcity.fast.batch import Batch
from allcity.fast.lockstep import marked
from allcity.train.arrays import Arrays
from allcity.train.choose import Chooser, Player
from allcity.train.model import (
    LEAD,
    NAMES,
    OUTPUTS,
    SHARES,
    UTILITY,
    Shape,
    begin,
    expected,
    forward,
    gradients,
)
from allcity.train.play import Decisions
from allcity.train.targets import returns

pytestmark = pytest.mark.slow


def loss(net: dict[str, Any], x: Any, target: Any) -> float:
    """Cross entropy of utility and shares, and half the squared error of the lead, weighted as the gradients are."""
    guess = expected(numpy, forward(numpy, net, x)[2], 2)
    utility, goal = guess[UTILITY], target[UTILITY]
    total = -(goal * numpy.log(utility) + (1 - goal) * numpy.log(1 - utility))
    total -= 0.25 * (target[SHARES][:2] * numpy.log(guess[SHARES][:2])).sum(axis=0)
    total += 0.25 * 0.5 * (guess[LEAD] - target[LEAD]) ** 2
    return float(total.mean())


def test_gradients_are_those_of_the_loss() -> None:
    rng = numpy.random.default_rng(3)
    net = {
        name: weights.astype(numpy.float64)
        for name, weights in begin(Shape(5, 7, 6), numpy.ones(5, bool), 1).items()
    }
    x = rng.random((5, 4))
    target = rng.random((OUTPUTS, 4))
    target[SHARES] = [[0.3] * 4, [0.7] * 4, [0.0] * 4, [0.0] * 4]
    slopes, _ = gradients(numpy, net, x, target, 2)
    for name in NAMES:
        place = tuple(rng.integers(size) for size in net[name].shape)
        small = 1e-6
        more = {**net, name: net[name].copy()}
        more[name][place] += small
        slope = (loss(more, x, target) - loss(net, x, target)) / small
        assert slopes[name][place] == pytest.approx(slope, abs=1e-4)


def test_returns_mix_the_result_with_what_was_expected_later() -> None:
    """One match, seat 0 decides three times: the last decision gets the result, earlier ones a mixture."""
    decisions = Decisions(
        seats=[numpy.array([0])] * 3, matches=[numpy.array([0])] * 3, seen=[numpy.zeros((1, 1))] * 3
    )
    ends = numpy.ones((1, 2, OUTPUTS), numpy.float32)
    guesses = [numpy.full((OUTPUTS, 1), value, numpy.float32) for value in (0.1, 0.2, 0.6)]
    values = [float(each[0, 0]) for each in returns(numpy, decisions, guesses, ends, 0.5)]
    assert values == pytest.approx(
        [0.5 * (0.5 * 1 + 0.5 * 0.6) + 0.5 * 0.2, 0.5 * 1 + 0.5 * 0.6, 1.0]
    )


def chooser(most: int) -> Chooser:
    return Chooser(Batch("tagcity", 2, size=8, key=4), Arrays("cpu"), most, 100, 1)


class Spy(Player):
    """Likes what it is shown by the sum of the numbers."""

    def __init__(self) -> None:
        self.shown = 0

    def values(self, observed: Any) -> Any:
        self.shown += len(observed)
        return observed.sum(axis=1).astype(numpy.float32)


def test_the_best_of_all_legal_actions_is_chosen() -> None:
    table = chooser(1 << 13)
    batch = table.batch
    batch.play(4)  # the dice are put, a die is taken
    table.choose(Spy(), batch.asked >= 0, 0.0, 0)
    masks = batch.legal().copy()
    for match in range(8):
        ids = numpy.array(marked(masks[match]), numpy.int32)
        seen = [
            table.foreseen(numpy.array([match], numpy.int32), ids[k : k + 1])[0].sum(dtype=int)
            for k in range(len(ids))
        ]
        assert table.chosen[match] == ids[int(numpy.argmax(seen))]


def test_no_more_candidates_are_looked_at_than_wanted() -> None:
    table = chooser(10)
    table.batch.play(4)
    table.choose(Spy(), numpy.ones(8, bool), 0.0, 0)
    assert table.valued == 80
    assert not table.batch.step(table.chosen).any(), "all chosen actions are legal"


def test_noise_changes_choices_and_only_where_it_may() -> None:
    table = chooser(1 << 13)
    table.batch.play(4)
    only = numpy.arange(8) < 4
    table.choose(Spy(), only, 0.0, 0)
    first = table.chosen.copy()
    assert not first[4:].any()
    table.choose(Spy(), only, 1000.0, 1)
    assert (table.chosen[:4] != first[:4]).any()
