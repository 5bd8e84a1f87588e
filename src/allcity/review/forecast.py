"""The value of a position before chance acts."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from allcity.core.game import CHANCE, AnyGame
from allcity.core.play import draw
from allcity.review.judges import Judge
from allcity.review.shares import Shares, errors, final, mean


class Expected(NamedTuple):
    """The mean of shares, and its standard error, which is zero if all outcomes were weighed."""

    shares: Shares
    error: Shares


class Forecast:
    """Values the positions of one match by quick searches of a judge."""

    def __init__(self, game: AnyGame, judge: Judge, samples: int) -> None:
        self.game, self.judge, self.samples = game, judge, samples

    def value(self, state: Any) -> Shares:
        """Return the shares in a position in which a seat decides, or at the end."""
        result = self.game.result(state)
        if result is not None:
            return final(result)
        return self.judge.glance(self.game.view(state, self.game.active(state)[0]))

    def expected(self, state: Any, rng: Random) -> Expected:
        """Return the shares before chance acts: over all outcomes if they are few, else over a sample."""
        outcomes = self.game.chance(state)
        if len(outcomes) <= self.samples:
            after = [self.game.apply(state, CHANCE, outcome) for outcome, _ in outcomes]
            if not any(self.game.active(later) == (CHANCE,) for later in after):
                rows = [self.value(later) for later in after]
                exactly = mean(rows, [weight for _, weight in outcomes])
                return Expected(exactly, (0.0,) * len(exactly))
        rows = [self.value(self.settled(state, rng)) for _ in range(self.samples)]
        return Expected(mean(rows), errors(rows))

    def settled(self, state: Any, rng: Random) -> Any:
        """Return a position after chance has acted, until a seat decides or the match is over."""
        while self.game.active(state) == (CHANCE,):
            outcomes = self.game.chance(state)
            point = rng.randrange(sum(weight for _, weight in outcomes))
            state = self.game.apply(state, CHANCE, draw(outcomes, point))
        return state
