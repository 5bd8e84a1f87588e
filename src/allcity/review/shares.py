"""Shares of the win: one number per seat, which sum to 1.

All shares are whole multiples of 2⁻²⁰. Floating-point arithmetic adds and subtracts such numbers without any rounding, so
the parts of a review add up exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from allcity.core.game import Result

Shares = tuple[float, ...]

STEPS = 1 << 20


def exact(shares: Sequence[float]) -> Shares:
    """Round shares to whole steps; the largest one takes what rounding leaves, so that they sum to 1."""
    steps = [round(share * STEPS) for share in shares]
    steps[steps.index(max(steps))] += STEPS - sum(steps)
    return tuple(step / STEPS for step in steps)


def final(result: Result) -> Shares:
    """Return the win, divided between all who came first."""
    winners = result.places.count(1)
    return exact([(place == 1) / winners for place in result.places])


def mean(rows: Sequence[Shares], weights: Sequence[int] | None = None) -> Shares:
    """Return the mean of several shares, by weight."""
    weights = weights or [1] * len(rows)
    columns = zip(*rows, strict=True)
    return exact([_mean(column, weights) for column in columns])


def _mean(column: Sequence[float], weights: Sequence[int]) -> float:
    return sum(v * w for v, w in zip(column, weights, strict=True)) / sum(weights)


def difference(later: Shares, earlier: Shares) -> Shares:
    """Return by how much each seat's share has grown."""
    return tuple(b - a for a, b in zip(earlier, later, strict=True))


def total(changes: Iterable[Shares], seats: int) -> Shares:
    """Return the sum of several changes."""
    sums = [0.0] * seats
    for change in changes:
        for seat, share in enumerate(change):
            sums[seat] += share
    return tuple(sums)


def errors(rows: Sequence[Shares]) -> Shares:
    """Return the standard error of each seat's mean."""
    count = len(rows)
    return tuple(_error(column, count) for column in zip(*rows, strict=True))


def _error(column: Sequence[float], count: int) -> float:
    middle = sum(column) / count
    variance = sum((value - middle) ** 2 for value in column) / max(count - 1, 1)
    return float((variance / count) ** 0.5)
