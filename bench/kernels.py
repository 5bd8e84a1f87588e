"""The compiled kernels: decisions per second of random play, alone and as a batch with masks and observations.

`python -m bench.kernels [cpu|cuda]`: on a core per CPU second of one thread, on a GPU per second of the clock.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from allcity.fast.batch import Batch
from allcity.fast.kernel import kernel_of
from allcity.games import GAMES
from bench.measure import Row, print_table, rate
from scripts.games import aims_of

SIZES = {"cpu": (200, 64), "cuda": (1 << 20, 1 << 18)}  # matches of random play, and of a batch


def rows(seconds: float, device: str = "cpu") -> list[Row]:
    measure = rate if device == "cpu" else _rate_by_clock
    figures = []
    for game in GAMES:
        if kernel_of(game) is None:
            continue
        aim = aims_of(game).kernel.get(device)
        for seats in (2, 4):
            playing, stepping = SIZES[device]
            for what, work, part in (
                ("random play", played(game, seats, playing, device), 1),
                ("a batch with masks and observations", stepped(game, seats, stepping, device), 10),
            ):
                middle, low, high = measure(work, seconds)
                name = f"{game}: decisions of {what}, {seats} seats, {device} (ratio: to the aim)"
                figures.append(Row(name, middle, "per second", aim and aim / part, low, high))
    return figures


def played(game: str, seats: int, size: int, device: str) -> Callable[[], int]:
    """Whole matches inside the kernel."""
    batch = Batch(game, seats, size=size, device=device)

    def one() -> int:
        batch.reset()
        return int(batch.device.give(batch.play()).sum())

    return one


def stepped(game: str, seats: int, size: int, device: str) -> Callable[[], int]:
    """One action at a time, with all that a learner looks at; matches that are over start again."""
    batch = Batch(game, seats, size=size, device=device)
    batch.play(40)
    steps = 10

    def one() -> int:
        for _ in range(steps):
            batch.legal()
            batch.observe()
            batch.step(batch.pick())
        batch.restart()
        batch.device.wait()
        return steps * size

    return one


def _rate_by_clock(work: Callable[[], int], seconds: float) -> tuple[float, float, float]:
    """Units per second of the clock: on a GPU the work is not done by this process."""
    work()
    rates: list[float] = []
    until = time.perf_counter() + seconds
    while not rates or time.perf_counter() < until:
        start = time.perf_counter()
        done = work()
        rates.append(done / (time.perf_counter() - start))
    rates.sort()
    return rates[len(rates) // 2], rates[0], rates[-1]


if __name__ == "__main__":
    print_table(rows(2.0, *sys.argv[1:2]))
