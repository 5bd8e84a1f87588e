"""The targets of learning: results of matches, mixed with what the net expected later in the same match."""

from __future__ import annotations

from typing import Any

from allcity.train.play import Decisions


def returns(
    xp: Any, decisions: Decisions, expected: list[Any], ends: Any, trust: float
) -> list[Any]:
    """Return for each tick [output, decision]: TD(λ) along the decisions of each seat, with λ = `trust` in what comes later.

    `expected` has what the net expected after each decision, `ends` [match, seat, output] how the matches ended for each seat.
    """
    later = ends.copy()
    targets: list[Any] = [None] * len(expected)
    for tick in reversed(range(len(expected))):
        matches, seats = decisions.matches[tick], decisions.seats[tick]
        target = later[matches, seats]
        targets[tick] = xp.ascontiguousarray(target.T)
        later[matches, seats] = trust * target + (1 - trust) * expected[tick].T
    return targets
