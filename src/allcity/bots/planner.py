"""A bot that compares all positions it can reach this turn by the evaluation of its game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from allcity.bots.evaluate import Evaluation, evaluation_of, values
from allcity.bots.seats import few, imagine, seat_of
from allcity.core.game import A, E, Game, S, Seat, V
from allcity.fast.search.settings import NARROW

WIDTH = 16  # how many actions are followed


@dataclass(frozen=True, slots=True)
class Planner:
    """Follows the `width` most promising actions; `noise` blurs their values, in points."""

    width: int = WIDTH
    depth: int = 2
    noise: float = 0.0

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        if only := few(legal, 1):
            return only[0]
        evaluation = evaluation_of(game.META.key)
        state = imagine(game, evaluation, view, rng)
        rows = rate(game, evaluation, state, seat_of(view), legal, self.width, self.depth)
        blurred = [row.lead + rng.gauss(0, self.noise) for row in rows]
        action: A = rows[blurred.index(max(blurred))].action
        return action


class Rated(NamedTuple):
    """An action, the lead in points that it leads to, and the position after it."""

    lead: float
    action: Any
    leaf: Any


def rate(
    game: Game[S, A, V, E], evaluation: Evaluation, state: S, seat: Seat, legal: Sequence[A],
    width: int, depth: int,
) -> list[Rated]:  # fmt: skip
    """Return the most promising actions, each followed to the end of the turn."""
    rows = []
    for action in promising(evaluation, state, seat, legal, width):
        lead, leaf = follow(game, evaluation, game.apply(state, seat, action), seat, depth - 1)
        rows.append(Rated(lead, action, leaf))
    return rows


def promising(
    evaluation: Evaluation, state: Any, seat: Seat, legal: Sequence[A], width: int
) -> list[A]:
    """Return the best actions by the quick estimate, the best first."""
    if (short := few(legal, width)) is not None:
        return short
    rated = evaluation.prospects(state, seat, legal)
    best = sorted(rated, key=lambda pair: pair[1], reverse=True)[:width]
    return [action for action, _ in best]


def follow(
    game: Game[S, A, V, E], evaluation: Evaluation, state: S, seat: Seat, depth: int
) -> tuple[float, S]:
    """Return the lead in a position, or, while the same seat goes on, after its best next action."""
    if depth > 0 and game.active(state) == (seat,):
        legal = game.legal(state, seat)
        rows = rate(game, evaluation, state, seat, legal, NARROW, depth)
        best = max(rows, key=lambda row: row.lead)
        return best.lead, best.leaf
    return lead(values(evaluation, state, len(game.points(state))), seat), state


def lead(expected: Sequence[float], seat: Seat) -> float:
    """Return by how much a seat is ahead of the best of the others."""
    return expected[seat] - max(v for other, v in enumerate(expected) if other != seat)
