"""Reviews a finished match from its record alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from allcity.bots.planner import Planner
from allcity.bots.seats import few
from allcity.bots.why import told
from allcity.core.game import CHANCE
from allcity.review import marks
from allcity.review.account import Decision, Review, Roll
from allcity.review.forecast import Forecast
from allcity.review.judges import FULL, Effort, Opinion, judge_of
from allcity.review.moments import Moment, Past
from allcity.review.reasons import reason
from allcity.review.shares import Shares, difference, final

PLANNER = Planner()


def review(past: Past, effort: Effort = FULL) -> Review:
    """What each decision of a finished match cost, and what each roll brought."""
    return Reviewer(past, effort).review()


class Reviewer:
    """Judges the moments of one match."""

    def __init__(self, past: Past, effort: Effort) -> None:
        self.past, self.game, self.effort = past, past.game, effort
        self.judge = judge_of(past.game, effort)
        self.forecast = Forecast(past.game, self.judge, effort.samples)

    def review(self) -> Review:
        values: list[tuple[int, Shares]] = []
        decisions: list[Decision] = []
        rolls: list[Roll] = []
        for moment, after in zip(self.past.moments, self.past.later, strict=True):
            if moment.seat == CHANCE:
                roll, before = self.rolled(moment, after)
                rolls.append(roll)
            else:
                decision, before = self.decided(moment)
                decisions.append(decision)
            values.append((moment.at, before))
        values.append((len(self.past.record.log), final(self.past.result)))
        found = Review(
            game=self.game.META.key, judge=self.judge.name, effort=self.effort,
            curve=tuple(values), decisions=tuple(decisions), rolls=tuple(rolls),
        )  # fmt: skip
        return replace(found, decisions=self._with_reasons(found))

    def _with_reasons(self, found: Review) -> tuple[Decision, ...]:
        """The decisions, with what speaks for the better action where they are among the worst."""
        states = {moment.at: moment.state for moment in self.past.moments}
        worst = {each.at for seat in range(found.seats) for each in found.worst(seat)}
        return tuple(
            replace(each, reason=reason(self.game, self.game.view(states[each.at], each.seat), each.best, each.action))
            if each.at in worst else each
            for each in found.decisions
        )  # fmt: skip

    def rolled(self, moment: Moment, after: Any) -> tuple[Roll, Shares]:
        """The luck in a roll or draw, and the shares expected before it."""
        expected = self.forecast.expected(moment.state, Random(moment.at))
        luck = difference(self.forecast.value(after), expected.shares)
        return Roll(moment.at, moment.texts, luck, expected.error), expected.shares

    def decided(self, moment: Moment) -> tuple[Decision, Shares]:
        """What a decision cost, and the shares after the best action."""
        (text,) = moment.texts
        view = self.game.view(moment.state, moment.seat)
        opinion = self.judge.opinion(view, text)
        shares, best, seat = opinion.shares, opinion.best, moment.seat
        if shares[text][seat] == shares[best][seat]:
            best = text
        lead = _lead(opinion, seat) if best == text else 0.0
        is_only = few(self.game.legal(moment.state, seat), 1) is not None
        line, best_line = (
            told(self.game, moment.state, self.game.parse(one)) for one in (text, best)
        )
        return Decision(
            at=moment.at, seat=seat, action=text, best=best, line=line, best_line=best_line, loss=shares[best][seat] - shares[text][seat], doubt=opinion.doubt,
            effect=difference(shares[text], shares[best]), lead=lead, is_choice=not is_only,
            is_hard=lead > marks.MARKS["good"] and self._planned(view, moment) != text,
        ), shares[best]  # fmt: skip

    def _planned(self, view: Any, moment: Moment) -> str:
        """What the planner would have done."""
        legal = self.game.legal(moment.state, moment.seat)
        return self.game.text(PLANNER(self.game, view, legal, Random(moment.at)))


def _lead(opinion: Opinion, seat: int) -> float:
    """By how much the best action is better than the next best one."""
    own = [shares[seat] for shares in opinion.shares.values()]
    return own[0] - own[1] if len(own) > 1 else 0.0
