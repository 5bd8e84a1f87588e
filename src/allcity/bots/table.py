"""Bots at a table: a match played by bots, each from its own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from allcity.bots import Bot
from allcity.core.game import A, E, S, Seat, V
from allcity.core.match import Match


def play_out(
    match: Match[S, A, V, E],
    bots: Sequence[Bot],
    rng: Random | Sequence[Random],
    watch: Callable[[Seat], None] | None = None,
) -> int:
    """Play a committed match to its end, and return the number of decisions.

    `rng` is one generator for all seats, or one for each. `watch` is called with the seat before and after each decision.
    Every match ends, whatever the bots choose: the contract tests of the games prove it.
    """
    game, decisions = match.game, 0
    while True:
        match.settle()
        seats = game.active(match.state)
        if not seats:
            break
        seat = seats[0]
        view, legal = game.view(match.state, seat), game.legal(match.state, seat)
        own = rng if isinstance(rng, Random) else rng[seat]
        if watch:
            watch(seat)
        action = bots[seat](game, view, legal, own)
        if watch:
            watch(seat)
        match.push(seat, action)
        decisions += 1
    close(bots)
    return decisions


def close(bots: Sequence[Bot]) -> None:
    """Let go of what the bots hold."""
    for bot in bots:
        if hasattr(bot, "close"):
            bot.close()
