"""The reasons why one action is better than another, by the named terms of a game's evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

from allcity.bots.evaluate import evaluation_of, values
from allcity.bots.planner import follow
from allcity.bots.seats import imagine, seat_of
from allcity.bots.why import DEPTH, NOTABLE, strongest
from allcity.core.game import AnyGame
from allcity.review.judges import SEED


def reason(game: AnyGame, view: Any, better: str, chosen: str) -> str:
    """Return the key of a sentence about `better`: what it brings, or what it denies to others, at the end of the turn."""
    evaluation, seat = evaluation_of(game.META.key), seat_of(view)
    world = imagine(game, evaluation, view, Random(SEED))
    leaves = [
        follow(game, evaluation, game.apply(world, seat, game.parse(text)), seat, DEPTH - 1)[1]
        for text in (better, chosen)
    ]
    here, there = (evaluation.terms(leaf, seat) for leaf in leaves)
    key, gain = strongest(game, world, seat, game.parse(better), here, there)
    seats = len(game.points(world))
    rivals = [_rivals(values(evaluation, leaf, seats), seat) for leaf in leaves]
    denied = rivals[1] - rivals[0]
    if denied > max(gain, NOTABLE):
        return "review-denies"
    return key if gain >= NOTABLE else "review-later"


def _rivals(points: list[float], seat: int) -> float:
    """Return the points of the best of the others."""
    return max(value for other, value in enumerate(points) if other != seat)
