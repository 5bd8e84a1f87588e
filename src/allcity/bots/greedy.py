"""A bot that takes what brings most at once; progress breaks ties, then chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from allcity.bots.evaluate import evaluation_of
from allcity.bots.seats import few, seat_of
from allcity.core.game import A, E, Game, S, V


def choose(game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
    """Return the action with the best immediate gain, in one world that the view allows."""
    if only := few(legal, 1):
        return only[0]
    rated = evaluation_of(game.META.key).gains(game.world(view, rng), seat_of(view), legal)
    best = max([gain for _, gain in rated])
    action: A = rng.choice([action for action, gain in rated if gain == best])
    return action
