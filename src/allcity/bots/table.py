"""Bots at a table: a match played by bots, each from its own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from allcity.bots import Bot
from allcity.core.game import CHANCE, A, E, S, Seat, V
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

    Examples:
        >>> from random import Random
        >>> from allcity import GAMES, Match, bot, play_out
        >>> match = Match(GAMES["tagcity"], seats=2, match="docs")
        >>> match.commit(seed="07" * 32)
        >>> decisions = play_out(match, [bot("greedy"), bot("random")], Random(1))
        >>> match.result.places
        (1, 2)
    """
    if len(bots) != match.head.seats:
        raise ValueError(f"There are {len(bots)} bots for {match.head.seats} seats.")
    game, decisions = match.game, 0
    begin_match(match, bots)
    blind = [getattr(bot, "is_blind", False) for bot in bots]
    while seats := game.active(match.state):
        seat = seats[0]
        if seat == CHANCE:
            match.settle()
            continue
        legal = match.legal(seat)
        view: Any = None if blind[seat] else game.view(match.state, seat)
        own = rng if isinstance(rng, Random) else rng[seat]
        if watch:
            watch(seat)
        action = bots[seat](game, view, legal, own)
        if watch:
            watch(seat)
        match.push(seat, action)
        decisions += 1
    end_match(match, bots)
    return decisions


def begin_match(match: Match[S, A, V, E], bots: Sequence[Bot]) -> None:
    """Tell the bots that ask for it what is printed on the boards."""
    for bot in bots:
        if hasattr(bot, "begin_match"):
            bot.begin_match(match.game.edition_to_json(match.edition))


def end_match(match: Match[S, A, V, E], bots: Sequence[Bot]) -> None:
    """Tell the bots that ask for it how the match ended, if it did, and close them."""
    result = match.game.result(match.state)
    for bot in bots:
        if result is not None and hasattr(bot, "end_match"):
            bot.end_match(result)
    close(bots)


def close(bots: Sequence[Bot]) -> None:
    """Close the bots."""
    for bot in bots:
        if hasattr(bot, "close"):
            bot.close()
