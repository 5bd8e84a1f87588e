"""Setting up the HQ board and the cities (T1), and the outcomes of chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from allcity.core.errors import Malformed
from allcity.core.game import Options
from allcity.core.setup import chosen, chosen_seat
from allcity.games.tagcity.actions import Action, Lead, Roll, Token
from allcity.games.tagcity.board import board
from allcity.games.tagcity.data import META, RING, SPACES, Edition
from allcity.games.tagcity.data import edition as shipped
from allcity.games.tagcity.state import State, Tagger


def setup(seats: int, options: Options, edition: Edition | None = None) -> State:
    """Return the position before the first action."""
    picked = chosen(META, seats, options)
    edition = edition or shipped(META.editions[0])
    ring = _ring(picked, edition)
    first = chosen_seat(picked, "leader")
    state = State(
        board=board(edition, picked["city"]),
        ring=ring,
        taggers=(Tagger(),) * seats,
        first=first,
        leader=0,
        round=0,
        phase="token",
        rolled=(),
        dice=(),
        turn=0,
        taken=0,
    )
    return begin(state)


def begin(state: State) -> State:
    """Go on with the set-up until chance has to act; changes the fresh state that it gets."""
    if len(state.ring) < RING:
        state.phase = "token"
    elif state.first is None:
        state.phase = "lead"
    else:
        state.leader = state.first
        start_round(state)
    return state


def start_round(state: State) -> None:
    """Wait for the leader's roll (T2.1)."""
    state.round += 1
    state.phase = "roll"
    state.rolled = state.dice = ()
    state.taken = 0


def chance(state: State) -> Sequence[tuple[Action, int]]:
    """Return what chance may do now, each outcome with its weight."""
    match state.phase:
        case "token":
            free = [name for name in state.board.edition.tokens if name not in state.ring]
            return [(Token(name), 1) for name in free]
        case "lead":
            return [(Lead(seat), 1) for seat in range(len(state.taggers))]
        case "roll":
            return rolls(len(state.taggers) + 1)  # T1.7
        case _:
            return ()


@cache
def rolls(dice: int) -> tuple[tuple[Roll, int], ...]:
    """Return all throws of this many dice, with the number of ways to throw each (T2.1)."""
    throws = []
    for values in combinations_with_replacement(SPACES, dice):
        ways = factorial(dice)
        for value in set(values):
            ways //= factorial(values.count(value))
        throws.append((Roll(values), ways))
    return tuple(throws)


def _ring(options: Options, edition: Edition) -> tuple[str, ...]:
    """Return the ring: printed on side A; on side B six different tokens, chosen, or drawn one by one (T1.3)."""
    tokens = options["tokens"]
    if options["hq"] == "A":
        if tokens != "drawn":
            raise Malformed("setup-tagcity-tokens-side", tokens=tokens)
        return edition.ring
    if tokens == "drawn":
        return ()
    names = tuple(tokens.split(" "))
    if len(names) != RING or len(set(names)) != RING or set(names) - set(edition.tokens):
        raise Malformed("setup-tagcity-tokens", tokens=tokens, known=" ".join(edition.tokens))
    return names
