"""Players of other kinds than ours, to see that ours are not only good against their like.

They play by their names: `python -m bench.duels GAME --bots search:200ms:net,bench.rivals:Flat`. OpenSpiel's searches are in `bench.openspiel`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from allcity.bots import greedy
from allcity.bots.evaluate import Evaluation, evaluation_of, values
from allcity.bots.planner import promising
from allcity.bots.seats import imagine, seat_of
from allcity.bots.tree import softened
from allcity.core.game import CHANCE, A, AnyGame, E, Game, S, V

SECONDS = 0.2  # of processor time per decision
WIDTH = 24  # actions that are looked at
FAR = 12  # decisions that a play-out of flat Monte Carlo goes on
EXPLORE = 0.4


class Flat:
    """Flat Monte Carlo: play-outs after each promising action, by turns as UCB1 says, valued by our evaluation."""

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        begun, evaluation, seat = time.thread_time(), evaluation_of(game.META.key), seat_of(view)
        worlds = [imagine(game, evaluation, view, rng) for _ in range(8)]
        actions = promising(evaluation, worlds[0], seat, legal, WIDTH)
        visits, totals, number = [0] * len(actions), [0.0] * len(actions), 0
        while number < len(actions) or time.thread_time() < begun + SECONDS:
            arm = number if number < len(actions) else _arm(visits, totals, number)
            state = game.apply(worlds[number % len(worlds)], seat, actions[arm])
            visits[arm] += 1
            totals[arm] += _played_on(game, evaluation, state, rng)[seat]
            number += 1
        best: A = actions[max(range(len(actions)), key=visits.__getitem__)]
        return best


def _arm(visits: list[int], totals: list[float], number: int) -> int:
    bound = [
        total / tried + EXPLORE * sqrt(log(number) / tried)
        for total, tried in zip(totals, visits, strict=True)
    ]
    return max(range(len(bound)), key=bound.__getitem__)


def _played_on(game: AnyGame, evaluation: Evaluation, state: Any, rng: Random) -> list[float]:
    """The shares of the win after some more decisions, each by the quick estimate and a little chance."""
    for _ in range(FAR):
        state = _settled(game, state, rng)
        if not (active := game.active(state)):
            result = game.result(state)
            assert result is not None
            winners = result.places.count(1)
            return [(place == 1) / winners for place in result.places]
        legal = game.legal(state, active[0])
        action = rng.choice(promising(evaluation, state, active[0], legal, 2))
        state = game.apply(state, active[0], action)
    return softened(values(evaluation, state, len(game.points(state))), evaluation.doubt(state))


def _settled(game: AnyGame, state: Any, rng: Random) -> Any:
    while game.active(state) == (CHANCE,):
        outcomes, weights = zip(*game.chance(state), strict=True)
        state = game.apply(state, CHANCE, rng.choices(outcomes, weights)[0])
    return state


def _by(
    game: AnyGame, view: Any, legal: Sequence[Any], rng: Random, worth: Callable[[Any, int], float]
) -> Any:
    """The promising action after which the position is worth most."""
    evaluation, seat = evaluation_of(game.META.key), seat_of(view)
    state = imagine(game, evaluation, view, rng)
    actions = promising(evaluation, state, seat, legal, WIDTH)
    return max(actions, key=lambda action: worth(game.apply(state, seat, action), seat))


def denier(game: AnyGame, view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Wants nothing but that the best of the others has little."""
    evaluation = evaluation_of(game.META.key)

    def worth(state: Any, seat: int) -> float:
        expected = values(evaluation, state, len(game.points(state)))
        return -max(each for other, each in enumerate(expected) if other != seat)

    return _by(game, view, legal, rng, worth)


STORED = ("permits", "scarce", "now", "next", "tempo", "drones", "bubbles")
"""Terms of the evaluation that speak of what is held back."""


def hoarder(game: AnyGame, view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Holds back what it has: tiles, permits, drones."""
    evaluation = evaluation_of(game.META.key)

    def worth(state: Any, seat: int) -> float:
        terms = evaluation.terms(state, seat)
        return sum(value * (4 if name in STORED else 1) for name, value in terms.items())

    return _by(game, view, legal, rng, worth)


def rusher(game: AnyGame, view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Wants the end: it takes the action after which greedy players are done soonest."""

    def worth(state: Any, seat: int) -> float:
        state = _settled(game, state, Random(1))
        for number in range(400):
            if not (active := game.active(state)):
                return -number + 0.01 * game.points(state)[seat]
            mine = game.legal(state, active[0])
            action = greedy.choose(game, game.view(state, active[0]), mine, Random(1))
            state = _settled(game, game.apply(state, active[0], action), Random(1))
        return -400.0

    return _by(game, view, legal, rng, worth)
