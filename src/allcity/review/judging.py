"""Reviews a finished match from its record alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from allcity.bots.planner import Planner
from allcity.bots.seats import few
from allcity.bots.why import full_text
from allcity.core.game import CHANCE
from allcity.review import marks
from allcity.review.account import Decision, Point, Review, Roll
from allcity.review.forecast import Forecast
from allcity.review.judges import FULL, Effort, Judge, Opinion, judge_of
from allcity.review.moments import Moment, Past
from allcity.review.reasons import reason
from allcity.review.shares import Shares, difference

PLANNER = Planner()


@dataclass(frozen=True, slots=True)
class Part:
    """The judgement of one decision or roll: the shares before it, and what it cost or brought."""

    at: int
    before: Shares
    verdict: Decision | Roll


def review(past: Past, effort: Effort = FULL) -> Review:
    """Review a finished match: judge each decision and each roll."""
    reviewer = Reviewer(past, judge_of(past.game, effort, past.start), effort)
    parts = [reviewer.part(number) for number in range(len(past.moments))]
    return assembled(past.game.META.key, reviewer.judge.name, effort, parts, past.end)


def assembled(game: str, judge: str, effort: Effort, parts: Sequence[Part], end: Point) -> Review:
    """Assemble a review from its parts, which may come from several processes."""
    return Review(
        game=game, judge=judge, effort=effort,
        curve=(*((part.at, part.before) for part in parts), end),
        decisions=tuple(part.verdict for part in parts if isinstance(part.verdict, Decision)),
        rolls=tuple(part.verdict for part in parts if isinstance(part.verdict, Roll)),
    )  # fmt: skip


class Reviewer:
    """Judges the decisions and rolls of one match."""

    def __init__(self, past: Past, judge: Judge, effort: Effort) -> None:
        self.past, self.game, self.judge = past, past.game, judge
        self.forecast = Forecast(past.game, judge, effort.samples)

    def part(self, number: int) -> Part:
        """Judge one decision or roll, counted from the first one."""
        moment = self.past.moments[number]
        if moment.seat == CHANCE:
            return self.rolled(moment, self.past.later[number])
        return self.decided(moment)

    def rolled(self, moment: Moment, after: Any) -> Part:
        """Return the luck in a roll or draw, and the shares expected before it."""
        expected = self.forecast.expected(moment.state, Random(moment.at))
        luck = difference(self.forecast.value(after), expected.shares)
        return Part(moment.at, expected.shares, Roll(moment.at, moment.texts, luck, expected.error))

    def decided(self, moment: Moment) -> Part:
        """Return what a decision cost, and the shares after the best action."""
        (text,) = moment.texts
        view = self.game.view(moment.state, moment.seat)
        opinion = self.judge.opinion(view, text)
        shares, best, seat = opinion.shares, opinion.best, moment.seat
        if shares[text][seat] == shares[best][seat]:
            best = text
        lead = _lead(opinion, seat) if best == text else 0.0
        loss = shares[best][seat] - shares[text][seat]
        line, best_line = (
            full_text(self.game, moment.state, self.game.parse(choice)) for choice in (text, best)
        )
        decision = Decision(
            at=moment.at, seat=seat, action=text, best=best, line=line, best_line=best_line, loss=loss, doubt=opinion.doubt,
            effect=difference(shares[text], shares[best]), lead=lead,
            is_choice=few(self.game.legal(moment.state, seat), 1) is None,
            is_hard=lead > marks.MARKS["good"] and self._planned(view, moment) != text,
            reason=reason(self.game, view, best, text) if loss > marks.MARKS["good"] else "",
        )  # fmt: skip
        return Part(moment.at, shares[best], decision)

    def _planned(self, view: Any, moment: Moment) -> str:
        """Return the planner's choice."""
        legal = self.game.legal(moment.state, moment.seat)
        return self.game.text(PLANNER(self.game, view, legal, Random(moment.at)))


def _lead(opinion: Opinion, seat: int) -> float:
    """Return by how much the best action is better than the next best one."""
    own = [shares[seat] for shares in opinion.shares.values()]
    return own[0] - own[1] if len(own) > 1 else 0.0
