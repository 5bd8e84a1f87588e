"""What a good player would look at: the best actions, what they promise, and the key of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from allcity.bots.evaluate import ByPoints, Evaluation, evaluation_of
from allcity.bots.planner import Rated, rate
from allcity.bots.seats import imagine, seat_of
from allcity.core.game import A, E, Facts, Game, S, V

WIDTH, DEPTH = 24, 3
NOTABLE = 0.1  # points by which a term must be better than usual to be a reason


@dataclass(frozen=True, slots=True)
class Reason:
    """An action as a text, the points and the lead to expect after it, and the key of the sentence that speaks for it."""

    action: str
    points: int
    lead: int
    key: str

    @property
    def expected(self) -> Facts:
        """The facts of the sentence that says what may be expected."""
        side = "ahead" if self.lead > 0 else "behind" if self.lead < 0 else "level"
        return {"points": self.points, "lead": abs(self.lead), "side": side}


def why(
    game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random, count: int = 3
) -> list[Reason]:
    """The best actions of a seat, best first, each with what speaks most for it.

    >>> from random import Random
    >>> from allcity import GAMES, Match, why, words
    >>> match = Match(GAMES["tagcity"], seats=2, options={"leader": "1"})
    >>> match.commit(seed="07" * 32)
    >>> match.settle()
    >>> best = why(match.game, match.view(0), match.legal(0), Random(1))[0]
    >>> best.action
    'put 1 6'
    >>> words("en")(best.key)
    'The others are just as good: choose freely.'
    """
    if not legal:
        return []
    evaluation, seat = evaluation_of(game.META.key), seat_of(view)
    state = imagine(game, evaluation, view, rng)
    rows = rate(game, evaluation, state, seat, legal, max(WIDTH, count), DEPTH)
    rows.sort(key=lambda row: -row.lead)
    usual = _mean([evaluation.terms(row.leaf, seat) for row in rows])
    best = [_reason(game, evaluation, row, seat, usual) for row in rows[:count]]
    return best if len(legal) > 1 else [replace(best[0], key="why-only")]


def _reason(
    game: Game[S, A, V, E], evaluation: Evaluation, row: Rated, seat: int, usual: dict[str, float]
) -> Reason:
    terms = evaluation.terms(row.leaf, seat)
    key, _ = strongest(game, evaluation, terms, usual)
    return Reason(game.text(row.action), round(sum(terms.values())), round(row.lead), key)


def strongest(
    game: Game[S, A, V, E], evaluation: Evaluation, terms: dict[str, float], usual: dict[str, float]
) -> tuple[str, float]:
    """The key of the sentence about the term that is most above the usual, and by how many points."""
    term = max(evaluation.TERMS, key=lambda name: terms[name] - usual[name])
    key = "why-points" if isinstance(evaluation, ByPoints) else f"why-{game.META.key}-{term}"
    gain = terms[term] - usual[term]
    return (key if gain >= NOTABLE else "why-even"), gain


def _mean(rows: list[dict[str, float]]) -> dict[str, float]:
    return {name: sum(row[name] for row in rows) / len(rows) for name in rows[0]}
