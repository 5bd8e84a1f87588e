"""The compiled search against the one in plain Python, with the same CPU time for each decision.

`python -m bench.duels GAME [--ms 20] [--pairs 20] [--seats 2] [--rows FILE]`: each deal is played from both sides, with the same dice and draws. CPU
time does not depend on what else the machine does. A file of rows is continued. The interval is Wilson's for 95 %, over deals.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from pathlib import Path
from random import Random
from statistics import mean

from allcity.arena.standings import interval
from allcity.bots import Bot, warm
from allcity.bots.budget import Budget
from allcity.bots.search import Searcher
from allcity.bots.table import play_out
from allcity.core.match import Match
from allcity.games import GAMES

Pair = dict[str, float]


def pair(game: str, seats: int, ms: int, number: int) -> Pair:
    """One deal from both sides: the compiled search's share of the wins, and the points of both."""
    shares: list[float] = []
    points: list[list[float]] = [[], []]
    for first in (0, 1):
        name = f"duel-{number}"
        match = Match(GAMES[game], seats, match=name)
        match.commit(hashlib.sha256(name.encode()).hexdigest())
        budget = Budget(ms=ms, clock=time.process_time)
        is_plain = [(seat + first) % 2 == 1 for seat in range(seats)]
        bots: list[Bot] = [Searcher(budget, plain) for plain in is_plain]
        play_out(match, bots, [Random(f"{name}-{(seat + first) % 2}") for seat in range(seats)])
        result = GAMES[game].result(match.state)
        assert result is not None
        winners = [is_plain[seat] for seat, place in enumerate(result.places) if place == 1]
        shares.append(winners.count(False) / len(winners))
        for seat, score in enumerate(result.points):
            points[is_plain[seat]].append(score)
    return {"share": mean(shares), "compiled": mean(points[0]), "plain": mean(points[1])}


def summary(rows: list[Pair]) -> str:
    share, low, high = interval([row["share"] for row in rows], 2 * len(rows))
    scores = [mean(row[side] for row in rows) for side in ("compiled", "plain")]
    return (
        f"{len(rows)} deals, {2 * len(rows)} matches: the compiled search won "
        f"{share:.1%} ({low:.1%} to {high:.1%}), points {scores[0]:.1f} : {scores[1]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--ms", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rows", type=Path)
    given = parser.parse_args()
    warm.warm(given.game)
    assert warm.ready(given.game), "the compiled search is not there"
    lines = given.rows.read_text().splitlines() if given.rows and given.rows.exists() else []
    rows = [json.loads(line) for line in lines]
    while len(rows) < given.pairs:
        rows.append(pair(given.game, given.seats, given.ms, len(rows)))
        if given.rows:
            with given.rows.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
        print(summary(rows), flush=True)


if __name__ == "__main__":
    main()
