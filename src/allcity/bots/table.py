"""Bots at a table: a match played by bots, each from its own view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from allcity.bots import Bot
from allcity.core.game import A, E, S, V
from allcity.core.match import Match


def play_out(match: Match[S, A, V, E], bots: Sequence[Bot], rng: Random) -> int:
    """Play a committed match to its end; the number of decisions that were made."""
    game, decisions = match.game, 0
    while True:
        match.settle()
        seats = game.active(match.state)
        if not seats:
            return decisions
        seat = seats[0]
        view = game.view(match.state, seat)
        match.push(seat, bots[seat](game, view, game.legal(match.state, seat), rng))
        decisions += 1
