"""A match as the README plays it, against the bare loop that checks nothing, logs nothing and commits to no chance."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random

from allcity import GAMES, Match, bot, play_out
from bench.engine import random_match
from bench.measure import Row

ROUNDS = 12


def rows(seconds: float) -> list[Row]:
    return [row for key in GAMES for row in _game(key, seconds)]


def _game(key: str, seconds: float) -> list[Row]:
    """The two take turns, since the speed of the machine changes from one moment to the next."""
    bare, library = random_match(key, 2), _library_match(key)
    bare(), library()
    pairs = [
        (_rate(bare, seconds / ROUNDS), _rate(library, seconds / ROUNDS)) for _ in range(ROUNDS)
    ]
    loops, matches = zip(*pairs, strict=True)
    what = f"{key}: decisions by Match and play_out, 2 seats (ratio: to the bare loop)"
    middle = statistics.median(matches)
    return [
        Row(what, middle, "per CPU second", statistics.median(loops), min(matches), max(matches))
    ]


def _library_match(key: str) -> Callable[[], int]:
    rng, players = Random(1), [bot("random"), bot("random")]

    def play() -> int:
        match = Match(GAMES[key], seats=2, match="bench")
        match.commit(seed=f"{rng.getrandbits(256):064x}")
        return play_out(match, players, rng)

    return play


def _rate(play: Callable[[], int], seconds: float) -> float:
    start, decisions = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / spent


if __name__ == "__main__":
    from bench.measure import print_table

    print_table(rows(4.0))
