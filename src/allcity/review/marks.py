"""The marks of decisions, and what a player's decisions say about their play; docs/review.md has the formulas."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

MARKS = {"best": 0.005, "good": 0.02, "inaccuracy": 0.05, "mistake": 0.1, "blunder": 1.0}
"""The most that a decision with this mark may cost, in shares of the win."""
SEVERITY = 10.0
"""Accuracy falls by a factor of e for each tenth of the win that a decision costs."""


def mark(loss: float) -> str:
    """Return the mark of a decision that cost this much."""
    return next(name for name, most in MARKS.items() if loss <= most)


def error_rate(losses: Sequence[float]) -> float:
    """Return what a decision cost on average."""
    return sum(losses) / len(losses) if losses else 0.0


def accuracy(losses: Sequence[float]) -> float:
    """Return the accuracy from 0 to 100: the mean of 100 · e^(−10 · loss) over the decisions."""
    if not losses:
        return 100.0
    return 100 * sum(exp(-SEVERITY * loss) for loss in losses) / len(losses)
