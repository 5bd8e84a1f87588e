"""Measuring in CPU seconds of this process, since the neighbours' load changes the clock tenfold."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

RUNS = 5


@dataclass(frozen=True)
class Row:
    """One figure: what was measured, how much, in which unit, and against what it is set."""

    what: str
    value: float
    unit: str
    against: float | None = None
    low: float | None = None
    high: float | None = None


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float, float]:
    """How many units `work` does per CPU second: median, lowest and highest of several runs."""
    work()
    rates = []
    for _ in range(RUNS):
        start, done = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds / RUNS:
            done += work()
        rates.append(done / spent)
    return statistics.median(rates), min(rates), max(rates)


def cost(work: Callable[[], object], seconds: float) -> tuple[float, float, float]:
    """Microseconds of CPU time for one call."""

    def many() -> int:
        for _ in range(100):
            work()
        return 100

    middle, low, high = rate(many, seconds)
    return 1e6 / middle, 1e6 / high, 1e6 / low


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def print_table(rows: list[Row]) -> None:
    """A table that a person reads and a script can cut at the bars."""
    width = max(len(row.what) for row in rows)
    print(f"{'what':{width}} | {'figure':>12} | {'lowest–highest':>19} | unit | ratio")
    for row in rows:
        spread = (
            "" if row.low is None or row.high is None else f"{_number(row.low)}–{_number(row.high)}"
        )
        ratio = "" if row.against is None else f"{row.value / row.against:.2f} ×"
        print(
            f"{row.what:{width}} | {_number(row.value):>12} | {spread:>19} | {row.unit} | {ratio}"
        )
