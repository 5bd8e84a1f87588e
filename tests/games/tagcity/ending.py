"""Why every match of Tag City ends: what is left to happen falls with every action, and cannot fall for ever."""

from __future__ import annotations

from allcity.games import tagcity
from allcity.games.tagcity import Edition
from allcity.games.tagcity.state import State

SQUARES = 8 * 12  # T1.6
BUBBLES = 5


def most_decisions(edition: Edition, seats: int) -> int:
    """Return a bound that follows from the rules alone.

    In each round but the last somebody draws at least a square or circles a bubble (T3.13, T6.1). A round asks for a
    decision for each die, and for each tagger for a die and its use, and again with the final die.
    """
    rounds = seats * SQUARES + BUBBLES + 1
    return rounds * ((seats + 1) + seats * 2 + seats)


def left(state: State) -> tuple[int, ...]:
    """Return numbers that say how much is left to happen; in lexicographic order, every action of a seat lowers them.

    Free squares and bubbles, the stage of the round, and what is left in it.
    """
    free = sum(tagger.free.bit_count() for tagger in state.taggers)
    bubbles = BUBBLES - state.circled.bit_count()
    return (free + bubbles, *_stage(state))


def _stage(state: State) -> tuple[int, int]:
    match state.phase:
        case "token":
            return 6, 6 - len(state.ring)
        case "lead":
            return 5, 0
        case "roll":
            return 4, 0
        case "put":
            return 3, len(state.rolled)
        case "take" | "act":
            waiting = len(state.taggers) - state.order.index(state.turn)
            return 2, 2 * waiting + (state.phase == "take")
        case "final":
            return 1, sum(tagger.sealed is None for tagger in state.taggers)
        case _:
            return 0, 0


def editions() -> list[Edition]:
    """The printed values and outlines change nothing of what is left."""
    return [tagcity.edition("house")]
