"""The bots: how long a decision takes, and how many nodes the search visits; `python -m bench.bots` prints them alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from allcity.bots import bot
from allcity.bots.warm import ready, warm
from allcity.core.game import CHANCE
from allcity.core.match import Match
from allcity.games import GAMES
from bench.duels import player as duellist
from bench.measure import Row, print_table, rate

NODES = 100  # of a decision
COMPILED_NODES = 2000  # which take about as long
DECISIONS = 20  # whose time is taken, in a match


def rows(seconds: float) -> list[Row]:
    return [row for key in GAMES for row in _game(key, seconds)]


def _game(key: str, seconds: float) -> list[Row]:
    """Decisions of one match between planners, in turn."""
    moments = _moments(key)
    plain = rate(_decide(key, moments, "random"), seconds)[0]
    figures = []
    for spec in ("greedy", "planner"):
        middle, low, high = rate(_decide(key, moments, spec), seconds)
        what = f"{key}: {spec}, a decision (ratio: to random)"
        figures.append(Row(what, 1e3 / middle, "ms", 1e3 / plain, 1e3 / high, 1e3 / low))
    return [*figures, *_search(key, moments, seconds), *_times(key)]


def _search(key: str, moments: list[tuple[Any, Any]], seconds: float) -> list[Row]:
    """Nodes of the search in plain Python, and of the compiled one where there is one."""
    plain, low, high = rate(_decide(key, moments, f"search:{NODES}n:python", NODES), seconds)
    what = f"{key}: nodes of the search in Python, two seats"
    figures = [Row(what, plain, "per CPU second", None, low, high)]
    warm(key)
    if ready(key):
        work = _decide(key, moments, f"search:{COMPILED_NODES}n", COMPILED_NODES)
        middle, low, high = rate(work, seconds)
        what = f"{key}: nodes of the compiled search, two seats (ratio: to Python)"
        figures.append(Row(what, middle, "per CPU second", plain, low, high))
    return figures


def _times(key: str) -> Iterator[Row]:
    """How long the search of *hard* really takes, at tables of each size."""
    if not ready(key):
        return
    for seats in GAMES[key].META.seats:
        moments, times = _moments(key, seats), []
        player, rng = duellist("search:200ms:net"), Random(1)
        for view, legal in moments[:: len(moments) // DECISIONS]:
            begun = time.thread_time()
            player(GAMES[key], view, legal, rng)
            times.append(1e3 * (time.thread_time() - begun))
        what = f"{key}: hard, a decision of 200 ms, {seats} seats"
        yield Row(what, median(times), "ms", 200, min(times), max(times))


def _moments(key: str, seats: int = 2) -> list[tuple[Any, Any]]:
    """Views with a choice, and what may be chosen."""
    game = GAMES[key]
    match = Match(game, seats, match="bench")
    match.commit("09" * 32)
    plan, rng, moments = bot("planner"), Random(1), []
    match.settle()
    while (asked := game.active(match.state)) and asked[0] != CHANCE:
        view, legal = game.view(match.state, asked[0]), game.legal(match.state, asked[0])
        if len(legal) > 1:
            moments.append((view, legal))
        match.push(asked[0], plan(game, view, legal, rng))
        match.settle()
    return moments


def _decide(
    key: str, moments: list[tuple[Any, Any]], spec: str, units: int = 1
) -> Callable[[], int]:
    game, rng, turn = GAMES[key], Random(1), 0

    def one() -> int:
        nonlocal turn
        turn = (turn + 7) % len(moments)
        view, legal = moments[turn]
        bot(spec)(game, view, legal, rng)
        return units

    return one


if __name__ == "__main__":
    print_table(rows(3.0))
