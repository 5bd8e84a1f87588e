"""A bot that takes the best position it can reach within its own turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from allcity.bots.estimates import ESTIMATES, Estimate
from allcity.core.game import A, E, Game, S, Seat, V

DEPTH = 3
SHORT = 20


def choose(game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
    """The action with the best estimate, in one world that the view allows; ties by lot."""
    if len(legal) == 1:
        return legal[0]
    estimate = ESTIMATES[game.META.key]
    state = game.world(view, rng)
    seat = seat_of(game, view)
    state = _others_chosen(game, state, seat, rng)
    values = [_value(game, game.apply(state, seat, action), seat, estimate) for action in legal]
    best = max(values)
    return rng.choice([a for a, value in zip(legal, values, strict=True) if value == best])


def seat_of(game: Game[S, A, V, E], view: V) -> Seat:
    """The chair from which a view is seen."""
    seat = game.view_to_json(view)["seat"]
    assert isinstance(seat, int), "a spectator has nothing to choose"
    return seat


def _others_chosen(game: Game[S, A, V, E], state: S, seat: Seat, rng: Random) -> S:
    """Where several choose at once, let the others choose something, so that one's own choice counts."""
    while others := [other for other in game.active(state) if other != seat]:
        action = rng.choice(game.legal(state, others[0]))
        state = game.apply(state, others[0], action)
    return state


def _value(
    game: Game[S, A, V, E], state: S, seat: Seat, estimate: Estimate, depth: int = DEPTH
) -> float:
    """The best estimate that one's turn can still reach; a long list is the last one looked at."""
    if depth == 0 or game.active(state) != (seat,):
        return estimate(state, seat)
    legal = game.legal(state, seat)
    left = depth - 1 if len(legal) <= SHORT else 0
    return max(_value(game, game.apply(state, seat, a), seat, estimate, left) for a in legal)
