"""Bots at a table: a match played by bots, each from its own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from allcity.bots import Bot
from allcity.core.game import A, E, Result, S, Seat, V
from allcity.core.match import Match
from allcity.core.setup import places

LIMIT = 3000  # decisions; matches have about a hundred, but bots that only hoard never end one
UNFINISHED = "unfinished"


def play_out(
    match: Match[S, A, V, E],
    bots: Sequence[Bot],
    rng: Random | Sequence[Random],
    watch: Callable[[Seat], None] | None = None,
    limit: int | None = None,
) -> int:
    """Play a committed match to its end; the number of decisions that were made.

    `rng` is for all, or one for each seat; `watch` is told of a seat's decision before and after it.
    After `limit` decisions the match is left as it stands: Graffiti has no end while all only pass.
    """
    game, decisions = match.game, 0
    while True:
        match.settle()
        seats = game.active(match.state)
        if not seats or decisions == limit:
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


def outcome(match: Match[S, A, V, E]) -> Result:
    """How a match ended; one that was left as it stood counts by its points."""
    points = match.game.points(match.state)
    return match.game.result(match.state) or Result(points, places(points), (UNFINISHED,))


def close(bots: Sequence[Bot]) -> None:
    """Let go of what the bots hold."""
    for bot in bots:
        if hasattr(bot, "close"):
            bot.close()
