"""The seat of a bot, and the worlds that it imagines behind the others' screens."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from allcity.bots.evaluate import Evaluation
from allcity.core.game import A, E, Game, S, Seat, V
from allcity.fast.search.settings import SPREAD


def seat_of(view: Any) -> Seat:
    """Return the seat from which a view is seen."""
    seat = view.seat
    assert isinstance(seat, int), "a spectator has nothing to choose"
    return seat


def few(legal: Sequence[A], most: int) -> list[A] | None:
    """Return the whole list if it is short, else None; a long list is not counted, since that may be slow."""
    first = list(islice(legal, most + 1))
    return first if len(first) <= most else None


def imagine(game: Game[S, Any, V, E], evaluation: Evaluation, view: V, rng: Random) -> S:
    """Return a world that the view allows, in which the sealed choices of others are sensible ones.

    In `world` the sealed choices are random; those that may still be changed are chosen again here.
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
    """Make a seat's part of a simultaneous choice, by its quick estimate."""
    rated = evaluation.prospects(state, seat, game.legal(state, seat))
    blurred = [value + rng.gauss(0, SPREAD) for _, value in rated]
    return game.apply(state, seat, rated[blurred.index(max(blurred))][0])
