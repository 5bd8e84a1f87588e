"""The effects of actions; `apply` trusts that an action is legal, and changes only a fresh copy."""

from __future__ import annotations

from allcity.core.game import Seat
from allcity.games.tagcity.actions import (
    Action,
    Check,
    Drone,
    Lead,
    Put,
    Roll,
    Tag,
    Take,
    Token,
    Use,
)
from allcity.games.tagcity.score import bubble, draw, end_reasons
from allcity.games.tagcity.setup import begin, start_round
from allcity.games.tagcity.state import State, Tagger


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the position after an action."""
    after = state.copy()
    match action:
        case Tag() | Drone() | Check() if state.phase == "final":
            _seal(after, seat, action)
        case Tag() | Drone():
            _draw(after, seat, action)
        case Check(value):
            _check(after, seat, value)
        case Take(space):
            _take(after, space)
        case Put(value, space):
            _put(after, value, space)
        case Roll(values):
            after.rolled = values
            after.phase = "put"
        case Token(shape):
            after.ring = (*after.ring, shape)
            begin(after)
        case Lead(first):
            after.first = first
            begin(after)
    return after


def _put(state: State, value: int, space: int) -> None:
    """Move a die from the leader's hand to the ring (T2.2)."""
    rolled = list(state.rolled)
    rolled.remove(value)
    state.rolled = tuple(rolled)
    state.dice = tuple(sorted((*state.dice, (space, value))))
    if not rolled:
        state.phase = "take"
        state.turn = state.order[0]


def _take(state: State, space: int) -> None:
    """Take a die from the ring (T2.3); it is used up, whatever is done with it (T2.4)."""
    dice = list(state.dice)
    dice.remove(next(die for die in dice if die[0] == space))
    state.dice = tuple(dice)
    state.taken = space
    state.phase = "act"


def _draw(state: State, seat: Seat, action: Tag | Drone) -> None:
    """Draw the die's shape (T3.1), or the drone's (T3.8)."""
    drawn = draw(state.board, state.taggers[seat], action, state.crossed)
    state.taggers = _with(state.taggers, seat, drawn)
    _next_turn(state)


def _check(state: State, seat: Seat, value: int) -> None:
    """Circle a bubble (T3.12)."""
    tagger = state.taggers[seat]
    circled = tagger._replace(bubbles=tagger.bubbles | bubble(state, value))
    state.taggers = _with(state.taggers, seat, circled)
    _next_turn(state)


def _next_turn(state: State) -> None:
    """Go on with the next tagger to the left, or, after the leader, the final die (T2.3, T2.5)."""
    state.taken = 0
    if state.turn == state.leader:
        state.phase = "final"
    else:
        state.phase = "take"
        state.turn = (state.turn + 1) % len(state.taggers)


def _seal(state: State, seat: Seat, action: Use) -> None:
    """Lay a hidden choice for the final die, in place of an earlier one (T4.2)."""
    state.taggers = _with(state.taggers, seat, state.taggers[seat]._replace(sealed=action))
    if state.is_last(seat):
        _reveal(state)


def _reveal(state: State) -> None:
    """Resolve all choices together; then the round is over (T4.1)."""
    crossed = state.crossed  # T4.4: the values that were crossed out before the final die
    common = bubble(state, common_check(state).value)
    taggers = []
    for tagger in state.taggers:
        if isinstance(tagger.sealed, Tag | Drone):
            taggers.append(draw(state.board, tagger, tagger.sealed, crossed))
        else:
            taggers.append(tagger._replace(bubbles=tagger.bubbles | common, sealed=None))
    state.taggers = tuple(taggers)
    _end_round(state)


def common_check(state: State) -> Check:
    """Return the check that all who check make together: the choice of the first of them in turn order (T4.3)."""
    for seat in state.order:
        sealed = state.taggers[seat].sealed
        if isinstance(sealed, Check):
            return sealed
    return Check(0)


def _end_round(state: State) -> None:
    """End the round: the battle ends with it (T6.2), or the pawn passes on (T2.6)."""
    if end_reasons(state):
        state.phase = "over"
        state.rolled = state.dice = ()
        return
    state.leader = (state.leader + 1) % len(state.taggers)
    start_round(state)


def _with(taggers: tuple[Tagger, ...], seat: Seat, tagger: Tagger) -> tuple[Tagger, ...]:
    return (*taggers[:seat], tagger, *taggers[seat + 1 :])
