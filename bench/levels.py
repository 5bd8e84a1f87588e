"""The levels for people on one scale: openskill's, as in the arena, from duels with the same processor time for each decision of a level.

`python -m bench.levels GAME [--deals 30] [--long 5] [--rows FILE]`: all levels without a search meet each other in so many deals, and
each level that searches meets the next weaker one in so many `long` ones. A file of rows is continued. Shares have Wilson's interval of
95 %, ratings that of resampled deals.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from allcity.arena.standings import interval, ratings
from allcity.bots import LEVELS, warm
from bench.duels import duel

NAMES = list(LEVELS)
Pair = tuple[int, int]  # the numbers of a weaker and a stronger level
Row = dict[str, Any]  # one match: its deal, the two levels, and their places


def searches(level: int) -> bool:
    return LEVELS[NAMES[level]].startswith("search:")


def pairs() -> list[Pair]:
    """Who meets: levels without a search each other, the others their neighbours."""
    quick = [level for level in range(len(NAMES)) if not searches(level)]
    slow = [(a, b) for a, b in pairwise(range(len(NAMES))) if searches(b)]
    return [*combinations(quick, 2), *slow]


def missing(rows: Sequence[Row], deals: int, long: int) -> Iterator[tuple[int, Pair]]:
    """Deals that have not been played, one for each pair by turns."""
    known = {(row["number"], *row["bots"]) for row in rows}
    for number in range(max(deals, long)):
        for pair in pairs():
            if number < (long if searches(pair[1]) else deals) and (number, *pair) not in known:
                yield number, pair


def deal(game: str, pair: Pair, number: int) -> list[Row]:
    """One deal from both sides."""
    specs = [LEVELS[NAMES[level]] for level in pair]
    results = [duel(game, specs, number, turn) for turn in range(2)]
    return [
        {"number": number, "bots": list(pair), "places": list(result.places)} for result in results
    ]


def share(rows: Sequence[Row], pair: Pair) -> str:
    """What the stronger one of a pair won of the weaker one."""
    by_deal: dict[int, list[float]] = {}
    for row in rows:
        if row["bots"] == list(pair):
            won = (row["places"][1] == 1) / row["places"].count(1)
            by_deal.setdefault(row["number"], []).append(won)
    shares = [sum(each) / len(each) for each in by_deal.values()]
    if not shares:
        return "not played"
    mean, low, high = interval(shares, 2 * len(shares))
    return f"{mean:.1%} ({low:.1%} to {high:.1%}) of {2 * len(shares)} matches"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--long", type=int, default=5)
    parser.add_argument("--rows", type=Path)
    arguments = parser.parse_args()
    file: Path | None = arguments.rows
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file and file.exists() else []  # fmt: skip
    warm.warm(arguments.game)
    assert warm.ready(arguments.game), "the compiled search is not there"
    for number, pair in list(missing(rows, arguments.deals, arguments.long)):
        played = deal(arguments.game, pair, number)
        rows += played
        if file:
            with file.open("a") as lines:
                lines.writelines(json.dumps(row) + "\n" for row in played)
    show(rows)


def show(rows: Sequence[Row]) -> None:
    for name, (rating, low, high) in zip(NAMES, ratings(rows, len(NAMES)), strict=True):
        print(f"{name:8} rating {rating:5.1f} ({low:.1f} to {high:.1f})")
    for pair in pairwise(range(len(NAMES))):
        print(f"{NAMES[pair[1]]} against {NAMES[pair[0]]}: {share(rows, pair)}")


if __name__ == "__main__":
    main()
