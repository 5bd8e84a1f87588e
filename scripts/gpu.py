"""`python -m scripts.gpu`: whether a GPU plays as the core does, for every game with a kernel; then its speed.

It needs numba, numba-cuda and a CUDA device, and nothing else of the development tools. It plays as many decisions in both as it is told.
"""

from __future__ import annotations

import sys
import time
import warnings
from itertools import product
from typing import Any

import numpy

from allcity.core.replay import replay
from allcity.fast.batch import Batch
from allcity.fast.kernel import kernel_of
from allcity.fast.records import record
from allcity.fast.same import first_difference
from allcity.games import GAMES
from bench import kernels
from bench.measure import print_table

STEPS, SIZE = 400, 64  # compared step by step, in everything that a batch shows
LOG = 4000


def main(decisions: int = 10_000_000) -> None:
    warnings.filterwarnings("ignore", "Grid size")  # small batches do not fill a GPU
    for game in GAMES:
        if kernel_of(game) is not None:
            _check(game, decisions)
    print_table(kernels.rows(3.0, "cuda"))


def _check(game: str, decisions: int) -> None:
    cases = [(seats, options) for seats in GAMES[game].META.seats for options in _options(game)]
    start = time.perf_counter()
    done = 0
    for seats, options in cases:
        core, gpu = _both(game, seats, options, SIZE)
        step = first_difference(core, gpu, STEPS)
        assert step is None, f"{game} {seats} {options}: the devices differ after step {step}"
        done += _compare_play(game, seats, options, decisions // len(cases))
    _replay(game)
    spent = time.perf_counter() - start
    print(
        f"{game}: {len(cases)} set-ups, {done} decisions, the same on core and GPU ({spent:.0f} s)"
    )


def _options(game: str) -> list[dict[str, str]]:
    """Every combination of the options' listed values."""
    options = [option for option in GAMES[game].META.options if not option.is_open]
    values = [option.values[:2] for option in options]
    keys = [option.key for option in options]
    return [dict(zip(keys, chosen, strict=True)) for chosen in product(*values)]


def _both(game: str, seats: int, options: dict[str, str], size: int, **more: Any) -> list[Batch]:
    return [
        Batch(game, seats, options, size=size, device=device, key=11, threads=8, **more)
        for device in ("cpu", "cuda")
    ]


def _compare_play(game: str, seats: int, options: dict[str, str], decisions: int) -> int:
    """Whole matches of random play, compared by their rows and results."""
    core, gpu = _both(game, seats, options, decisions // 60)
    played = int(core.play().sum())
    gpu.play()
    give = gpu.device.give
    assert numpy.array_equal(core.states, give(gpu.states)), f"{game} {seats} {options}"
    for mine, theirs in zip(core.results(), gpu.results(), strict=True):
        assert numpy.array_equal(mine, give(theirs)), f"{game} {seats} {options}"
    return played


def _replay(game: str) -> None:
    """Matches of the GPU by the rules."""
    batch = Batch(game, 3, size=20, device="cuda", key=12, log=LOG)
    batch.play()
    points = batch.device.give(batch.results().points)
    for match in range(batch.size):
        state = replay(GAMES[game], record(batch, match)).state
        assert GAMES[game].points(state) == tuple(points[match])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
