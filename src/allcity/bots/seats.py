"""From which seat a bot looks, and what it imagines behind the others' screens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from allcity.bots.evaluate import Evaluation
from allcity.core.game import A, E, Game, S, Seat, V
from allcity.fast.search.settings import SPREAD


def seat_of(view: Any) -> Seat:
    """The seat from which a view is seen."""
    seat = view.seat
    assert isinstance(seat, int), "a spectator has nothing to choose"
    return seat


def few(legal: Sequence[A], most: int) -> list[A] | None:
    """All of a short list, None if it is longer; a long one is not counted, since that may be slow."""
    first = list(islice(legal, most + 1))
    return first if len(first) <= most else None


def imagine(game: Game[S, Any, V, E], evaluation: Evaluation, view: V, rng: Random) -> S:
    """A world that the view allows, in which sealed choices of others are sensible ones.

    `world` lets whoever has chosen choose anything; a choice that may still be changed is laid anew.
    """
    state, seat = game.world(view, rng), seat_of(view)
    waiting = game.active(state)
    for other in range(len(game.points(state))):
        if other != seat and other not in waiting and game.legal(state, other):
            state = respond(game, evaluation, state, other, rng)
    return state


def respond(
    game: Game[S, Any, V, E], evaluation: Evaluation, state: S, seat: Seat, rng: Random
) -> S:
    """A seat's part of a simultaneous choice, by its quick estimate."""
    rated = evaluation.prospects(state, seat, game.legal(state, seat))
    blurred = [value + rng.gauss(0, SPREAD) for _, value in rated]
    return game.apply(state, seat, rated[blurred.index(max(blurred))][0])
