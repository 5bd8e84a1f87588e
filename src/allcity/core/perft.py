"""Counting the lines of play from a position: a fingerprint of the rules."""

from __future__ import annotations

from allcity.core.game import CHANCE, A, E, Game, S, V


def perft(game: Game[S, A, V, E], state: S, depth: int) -> int:
    """The number of sequences of `depth` actions; of several active seats the first one acts."""
    if depth == 0:
        return 1
    seats = game.active(state)
    if not seats:
        return 0
    if seats[0] == CHANCE:
        actions = [outcome for outcome, _ in game.chance(state)]
    else:
        actions = list(game.legal(state, seats[0]))
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(state, seats[0], action), depth - 1) for action in actions)
