"""What a bot would do and why: its best actions with expected points and the key of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from allcity.bots.evaluate import EVALUATIONS, Evaluation
from allcity.bots.planner import Rated, rate
from allcity.bots.seats import imagine, seat_of
from allcity.core.game import A, E, Facts, Game, S, V

WIDTH, DEPTH = 24, 3


@dataclass(frozen=True, slots=True)
class Reason:
    """An action as a text, the points it lets expect, and a sentence: its key and facts."""

    action: str
    points: float
    key: str
    facts: Facts


def why(
    game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random, count: int = 3
) -> list[Reason]:
    """The best actions of a seat, the best first, each with what speaks for it most."""
    if not legal:
        return []
    evaluation, seat = EVALUATIONS[game.META.key], seat_of(view)
    state = imagine(game, evaluation, view, rng)
    rows = rate(game, evaluation, state, seat, legal, max(WIDTH, count), DEPTH)
    rows.sort(key=lambda row: -row.lead)
    usual = _mean([evaluation.terms(row.leaf, seat) for row in rows])
    return [_reason(game, evaluation, row, seat, usual) for row in rows[:count]]


def _reason(
    game: Game[S, A, V, E], evaluation: Evaluation, row: Rated, seat: int, usual: dict[str, float]
) -> Reason:
    terms = evaluation.terms(row.leaf, seat)
    term = max(evaluation.TERMS, key=lambda name: terms[name] - usual[name])
    points = round(sum(terms.values()), 1)
    facts: Facts = {
        "action": game.text(row.action),
        "points": str(points),
        "more": str(round(terms[term] - usual[term], 1)),
    }
    return Reason(game.text(row.action), points, f"why-{game.META.key}-{term}", facts)


def _mean(rows: list[dict[str, float]]) -> dict[str, float]:
    return {name: sum(row[name] for row in rows) / len(rows) for name in rows[0]}
