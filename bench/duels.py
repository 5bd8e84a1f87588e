"""One bot against others, with the same processor time for each decision.

`python -m bench.duels GAME --bots search:200ms:net,search:200ms:python [--seats 4] [--deals 20] [--until-sure] [--rows FILE]`: the first bot has one
seat, the others have the rest by turns. Each deal is played in every rotation of the seats, with the same dice and draws. A `search` with a budget of time counts the time of
its own thread's processor, so what else the machine does changes little. A file of rows is continued. Intervals are Wilson's for 95 %, over deals; `--until-sure` stops as
soon as the interval of 99 % leaves out an even share.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import NormalDist, mean
from typing import Any

from allcity.arena.standings import interval, mean_error, wilson
from allcity.bots import Bot, bot, specs_of, warm
from allcity.bots.search import Searcher
from allcity.bots.table import play_out
from allcity.core.game import Result
from allcity.core.match import Match
from allcity.games import GAMES

Deal = dict[str, float]
SURE = NormalDist().inv_cdf(0.995)  # 99 %, both ways
FEWEST = 10  # deals before `--until-sure` may stop


def player(spec: str) -> Bot:
    """The bot of a spec; a search counts processor time instead of the clock's."""
    duellist = bot(spec, is_trusted=True)
    if isinstance(duellist, Searcher):
        duellist.budget = replace(duellist.budget, clock=time.thread_time)
    return duellist


def played(
    game: str, specs: Sequence[str], number: int, turn: int
) -> tuple[Match[Any, Any, Any, Any], list[int]]:
    """One match of a deal, in one rotation, and which of the bots had each seat."""
    seats = len(specs)
    match = Match(GAMES[game], seats, match=f"duel-{number}")
    match.commit(hashlib.sha256(match.head.match.encode()).hexdigest())
    order = [(seat - turn) % seats for seat in range(seats)]  # which spec sits in each seat
    lucks = [Random(f"duel-{number}-{place}") for place in order]
    bots = [player(specs[place]) for place in order]
    play_out(match, bots, lucks)
    for duellist in bots:
        if faults := getattr(duellist, "faults", []):
            sys.exit(f"A bot failed, so this duel says nothing: {faults[0]}")
    return match, order


def duel(game: str, specs: Sequence[str], number: int, turn: int) -> Result:
    """One match of a deal, in one rotation: its result by bot, not by seat."""
    match, order = played(game, specs, number, turn)
    result = GAMES[game].result(match.state)
    assert result is not None
    points, places = (
        tuple(by_seat[order.index(bot)] for bot in range(len(specs)))
        for by_seat in (result.points, result.places)
    )
    return replace(result, points=points, places=places)


def deal(game: str, specs: Sequence[str], number: int) -> Deal:
    """One deal in every rotation: the first bot's share of the wins, its points, and those of the others."""
    results = [duel(game, specs, number, turn) for turn in range(len(specs))]
    return {
        "share": mean((each.places[0] == 1) / each.places.count(1) for each in results),
        "own": mean(each.points[0] for each in results),
        "others": mean(points for each in results for points in each.points[1:]),
    }


def is_sure(rows: Sequence[Deal], seats: int) -> bool:
    """Whether the interval of 99 % leaves out an even share."""
    if len(rows) < FEWEST:
        return False
    share, error = mean_error([row["share"] for row in rows])
    _, low, high = wilson(share, error, len(rows), seats * len(rows), SURE)
    return not low <= 1 / seats <= high


def summary(rows: Sequence[Deal], seats: int) -> str:
    share, low, high = interval([row["share"] for row in rows], seats * len(rows))
    own, others = (mean(row[side] for row in rows) for side in ("own", "others"))
    return (
        f"{len(rows)} deals, {seats * len(rows)} matches: the first bot won {share:.1%} ({low:.1%} to {high:.1%}), "
        f"even would be {1 / seats:.0%}; points {own:.1f} : {others:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bots", default="search:20ms,search:20ms:python")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--until-sure", action="store_true")
    parser.add_argument("--rows", type=Path)
    arguments = parser.parse_args()
    first, *others = specs_of(arguments.bots)
    specs = [first, *(others[seat % len(others)] for seat in range(arguments.seats - 1))]
    warm.warm(arguments.game)
    assert warm.ready(arguments.game), "the compiled search is not there"
    lines = (
        arguments.rows.read_text().splitlines()
        if arguments.rows and arguments.rows.exists()
        else []
    )
    rows = [json.loads(line) for line in lines]
    while len(rows) < arguments.deals and not (
        arguments.until_sure and is_sure(rows, arguments.seats)
    ):
        rows.append(deal(arguments.game, specs, len(rows)))
        if arguments.rows:
            with arguments.rows.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
        print(summary(rows, arguments.seats), flush=True)


if __name__ == "__main__":
    main()
