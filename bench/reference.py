"""The reference for the figures: the bare interpreter on this machine in this minute."""

from __future__ import annotations

from bench.measure import Row, rate


def rows(seconds: float) -> list[Row]:
    return [Row("reference: steps of a plain Python loop", *_spread(rate(_loop, seconds)))]


def _spread(rates: tuple[float, float, float]) -> tuple[float, str, None, float, float]:
    middle, low, high = rates
    return middle, "per CPU second", None, low, high


def _loop() -> int:
    number = 1
    for _ in range(10_000):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
    return 10_000
