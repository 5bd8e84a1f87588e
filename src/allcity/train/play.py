"""Matches from which a net learns, and matches that measure its strength."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy

from allcity.fast.batch import Batch
from allcity.fast.rows import OVER
from allcity.train.arrays import Arrays
from allcity.train.choose import Chooser, Player
from allcity.train.model import LEAD_UNIT, SEATS

LONGEST = 2000  # decisions of a match


@dataclass
class Decisions:
    """All decisions of some matches, tick by tick: the match, the seat, and its observation after its action."""

    seats: list[Any] = field(default_factory=list)
    matches: list[Any] = field(default_factory=list)
    seen: list[Any] = field(default_factory=list)

    @property
    def count(self) -> int:
        return sum(len(matches) for matches in self.matches)


@dataclass(frozen=True)
class Manner:
    """The settings of the matches from which a net learns.

    `warmth` is the noise, in logits. A part `stray` of the decisions is random. In the first `rivals`
    matches the learner has one seat, by the number of the match, and `other` plays the rest.
    """

    warmth: float = 0.0
    stray: float = 0.0
    other: Player | None = None
    rivals: int = 0


def play(
    chooser: Chooser, learner: Player | None, manner: Manner, rng: numpy.random.Generator
) -> Decisions:
    """Play all matches to their end, and return the learner's decisions; without a learner, all play is random."""
    batch, arrays = chooser.batch, chooser.arrays
    xp = arrays.xp
    own_seat = chooser.matches % batch.seats
    is_rival = chooser.matches < manner.rivals
    decisions = Decisions()
    for tick in range(LONGEST):
        asked = arrays.of(batch.asked)
        is_asked = asked != OVER
        if not bool(is_asked.any()):
            return decisions
        by_learner = is_asked & (~is_rival | (asked == own_seat))
        if learner:
            chooser.choose(learner, by_learner, manner.warmth, tick)
        if manner.other and manner.rivals:
            chooser.choose(manner.other, is_asked & ~by_learner, manner.warmth, tick)
        if manner.stray or learner is None:
            chooser.stray(rng.random(batch.size) < (manner.stray if learner else 1.0))
        active = xp.flatnonzero(by_learner).astype(numpy.int32)
        if len(active):
            decisions.matches.append(active)
            decisions.seats.append(asked[active].astype(numpy.int32))
            decisions.seen.append(chooser.seen_after(active))
        batch.step(chooser.chosen)
    raise AssertionError("a match does not end")


def outcomes(batch: Batch, arrays: Arrays, margin: float) -> Any:
    """Return [match, seat, output]: the value that each seat maximised, the shares from its seat on, and its lead.

    That value is the share of the win, plus `margin` times the lead, which teaches more while wins are a matter of luck.
    """
    xp, seats = arrays.xp, batch.seats
    shares = arrays.of(batch.rewards())
    points = arrays.of(batch.results().points).astype(numpy.float32)
    result = xp.zeros((batch.size, seats, 2 + SEATS), numpy.float32)
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        lead = points[:, seat] - points[:, others].max(axis=1)
        result[:, seat, 0] = (1 - margin) * shares[:, seat] + margin / (
            1 + xp.exp(-lead / LEAD_UNIT * 2)
        )
        for step in range(seats):
            result[:, seat, 1 + step] = shares[:, (seat + step) % seats]
        result[:, seat, 1 + SEATS] = lead / LEAD_UNIT
    return result


def compare(chooser: Chooser, one: Player, other: Player | None) -> tuple[float, float]:
    """Return the share of wins of one player in a seat among others, and its standard error; seats change with the match.

    The batch repeats the same deals for each seat, so that luck weighs less; without another player, the others play at random.
    """
    batch, arrays = chooser.batch, chooser.arrays
    xp = arrays.xp
    wins = []
    for rotation in range(batch.seats):
        _deal(batch)
        for tick in range(LONGEST):
            asked = arrays.of(batch.asked)
            is_asked = asked != OVER
            if not bool(is_asked.any()):
                break
            by_one = is_asked & (asked == rotation)
            chooser.choose(one, by_one, 0.0, tick)
            if other:
                chooser.choose(other, is_asked & ~by_one, 0.0, tick)
            else:
                chooser.stray(~by_one)
            batch.step(chooser.chosen)
        wins.append(arrays.of(batch.rewards())[:, rotation].copy())
    mean = xp.stack(wins).mean(axis=0)
    return float(mean.mean()), float(mean.std()) / batch.size**0.5


def _deal(batch: Batch) -> None:
    """Start all matches of a batch with its first deals."""
    batch.renumber()
    batch.reset()
