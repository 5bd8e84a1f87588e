"""The engine of each game, one process, pure Python, asking `legal` for every decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from allcity.core.game import CHANCE
from allcity.core.play import random_steps
from allcity.games import GAMES
from bench.measure import Row, cost, rate
from scripts.games import aims_of


def rows(seconds: float) -> list[Row]:
    return [row for key in GAMES for row in _game(key, seconds)]


def _game(key: str, seconds: float) -> list[Row]:
    figures = []
    for seats in (2, 4):
        middle, low, high = rate(random_match(key, seats), seconds)
        what = f"{key}: decisions of random play, {seats} seats (ratio: to the aim)"
        figures.append(Row(what, middle, "per CPU second", aims_of(key).rules, low, high))
    return figures + _costs(key, seconds)


def random_match(key: str, seats: int) -> Callable[[], int]:
    game, rng = GAMES[key], Random(1)

    def one() -> int:
        state = game.setup(seats, {})
        return sum(seat != CHANCE for seat, _, _ in random_steps(game, state, rng))

    return one


def _costs(key: str, seconds: float) -> list[Row]:
    """The parts, over the decisions of one match of four, in turn."""
    game = GAMES[key]
    moments = _moments(key)
    copying = cost(_over(moments, lambda state, *_: state.copy()), seconds)
    parts = {
        "legal": lambda state, seat, _: list(game.legal(state, seat)),
        "apply": game.apply,
        "view": lambda state, seat, _: game.view(state, seat),
        "view as JSON": lambda state, seat, _: game.view_to_json(game.view(state, seat)),
        "copy": lambda state, *_: state.copy(),
    }
    figures = []
    for name, part in parts.items():
        middle, low, high = cost(_over(moments, part), seconds / 2)
        what = f"{key}: {name} (ratio: to copy)"
        figures.append(Row(what, middle, "µs", copying[0], low, high))
    return figures


def _moments(key: str) -> list[tuple[Any, int, Any]]:
    game = GAMES[key]
    state = game.setup(4, {})
    moments = []
    for seat, action, after in random_steps(game, state, Random(5)):
        if seat != CHANCE:
            moments.append((state, seat, action))
        state = after
    return moments


def _over(moments: list[tuple[Any, int, Any]], part: Callable[..., object]) -> Callable[[], object]:
    turn = 0

    def one() -> object:
        nonlocal turn
        turn = (turn + 1) % len(moments)
        return part(*moments[turn])

    return one
