"""Advice: the best actions, what they promise, and the key of a sentence that says why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from allcity.bots.evaluate import ByPoints, Evaluation, evaluation_of
from allcity.bots.net import win_shares
from allcity.bots.planner import Rated, rate
from allcity.bots.seats import imagine, seat_of
from allcity.core.game import A, E, Facts, Game, S, Seat, V
from allcity.core.seen import seen, with_seen

WIDTH, DEPTH = 24, 3
NOTABLE = 0.1  # points by which a term must be better than usual to be a reason


@dataclass(frozen=True, slots=True)
class Reason:
    """An action as a text and as it is shown, the points and the lead to expect after it, and the key of the reason for it.

    `share` is the share of the win to expect after it, in per cent, where a net is ready to say so.
    """

    action: str
    line: str
    points: int
    lead: int
    key: str
    share: int | None = None

    @property
    def expected(self) -> Facts:
        """Return the facts of the sentences that say what may be expected."""
        side = "ahead" if self.lead > 0 else "behind" if self.lead < 0 else "level"
        share = {} if self.share is None else {"share": self.share}
        return {"points": self.points, "lead": abs(self.lead), "side": side, **share}


def why(
    game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random, count: int = 3
) -> list[Reason]:
    """Return the best actions of a seat, the best first, each with the strongest reason for it.

    Where the net of the game is ready in this process, the best ones are those with the highest share of the win, else those
    with the highest lead by the evaluation. The terms of the evaluation say what speaks for them in both cases.

    Examples:
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
    width, shares = max(WIDTH, count), win_shares(game, state, seat)
    if shares:
        best_texts = sorted(shares, key=lambda text: -shares[text])[:width]
        legal = [game.parse(text) for text in best_texts]
    rows = rate(game, evaluation, state, seat, legal, width, DEPTH)
    if not shares:
        rows.sort(key=lambda row: -row.lead)
    usual = _mean([evaluation.terms(row.leaf, seat) for row in rows])
    reasons = (
        _with_share(_reason(game, evaluation, state, row, seat, usual), shares) for row in rows
    )
    best = _different(reasons, count)
    return best if len(legal) > 1 else [replace(best[0], key="why-only")]


def _with_share(reason: Reason, shares: dict[str, float] | None) -> Reason:
    return replace(reason, share=round(100 * shares[reason.action])) if shares else reason


def _different(reasons: Iterable[Reason], count: int) -> list[Reason]:
    """Return the first reasons of which no two say and promise the same: between such actions there is nothing to choose."""
    best: dict[tuple[str, int, int, int | None], Reason] = {}
    for reason in reasons:
        best.setdefault((reason.key, reason.points, reason.lead, reason.share), reason)
        if len(best) == count:
            break
    return list(best.values())


def _reason(
    game: Game[S, A, V, E],
    evaluation: Evaluation,
    state: S,
    row: Rated,
    seat: int,
    usual: dict[str, float],
) -> Reason:
    terms = evaluation.terms(row.leaf, seat)
    key, _ = strongest(game, state, seat, row.action, terms, usual)
    return Reason(
        game.text(row.action),
        full_text(game, state, row.action),
        round(sum(terms.values())),
        round(row.lead),
        key,
    )


def strongest(
    game: Game[S, A, V, E],
    state: S,
    seat: Seat,
    action: A,
    terms: dict[str, float],
    usual: dict[str, float],
) -> tuple[str, float]:
    """Return the key of the sentence about the term of an action that is most above average, and by how many points."""
    evaluation = evaluation_of(game.META.key)
    term = max(evaluation.TERMS, key=lambda name: terms[name] - usual[name])
    gain = terms[term] - usual[term]
    if gain < NOTABLE:
        key = "why-even"
    elif isinstance(evaluation, ByPoints):
        key = "why-points"
    else:
        key = f"why-{game.META.key}-{_sense(game, evaluation, term, state, action, seat)}"
    return key, gain


def _sense(
    game: Game[S, A, V, E], evaluation: Evaluation, term: str, state: S, action: A, seat: Seat
) -> str:
    """Return which sentence a term needs for this action; a game may have one for gains at once and one for later gains."""
    sense = getattr(evaluation, "sense", None)
    return str(sense(term, state, game.apply(state, seat, action), seat)) if sense else term


def full_text(game: Game[S, A, V, E], state: S, action: A) -> str:
    """Return an action's text, followed by what lies open on the space from which it takes."""
    return with_seen(game.text(action), seen(game, state, action))


def _mean(rows: list[dict[str, float]]) -> dict[str, float]:
    return {name: sum(row[name] for row in rows) / len(rows) for name in rows[0]}
