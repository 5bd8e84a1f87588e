"""Positions from random play, for tests that ask bots what to do."""

from __future__ import annotations

from random import Random
from typing import Any

from allcity.core import CHANCE
from allcity.core.play import random_steps
from allcity.games import GAMES

KEYS = sorted(GAMES)


def positions(key: str, seats: int, seed: int, step: int) -> list[tuple[Any, int]]:
    """Every so many decisions of a random match: the state, and a seat that must choose."""
    game, rng = GAMES[key], Random(seed)
    state, moments = game.setup(seats, {}), []
    for seat, _, after in random_steps(game, state, rng):
        if seat != CHANCE:
            moments.append((state, seat))
        state = after
    return moments[::step]


def asked(game: Any, chosen: Any, state: Any, seat: int, seed: int) -> Any:
    """Return what a bot does with a position, from its view alone."""
    return chosen(game, game.view(state, seat), game.legal(state, seat), Random(seed))
