"""Setting up the table (G1), and the outcomes of chance."""

from __future__ import annotations

from collections.abc import Sequence

from allcity.core.game import Options
from allcity.core.setup import chosen, chosen_seat
from allcity.games.graffiti.actions import Action, Block, Draw, Fill, First, Lay, Show
from allcity.games.graffiti.board import board
from allcity.games.graffiti.data import BONUSES, META, PIPS, Edition, count
from allcity.games.graffiti.data import edition as shipped
from allcity.games.graffiti.flow import start_round
from allcity.games.graffiti.state import INCOMPLETE, NONE, Artist, State


def setup(seats: int, options: Options, edition: Edition | None = None) -> State:
    """Return the position before the first action."""
    picked = chosen(META, seats, options)
    edition = edition or shipped(META.editions[0])
    tunnel = board(edition, picked["special"] == "on")
    first = chosen_seat(picked, "first")
    start = edition.start[:seats]
    state = State(
        board=tunnel,
        has_blocking=picked["blocking"] == "on",
        artists=tuple(_artist(paints, edition.cans) for paints in start),
        tags=(INCOMPLETE,) * len(tunnel.pieces),
        incomplete=tunnel.all_segments,
        paints=edition.paints - sum(start),
        permits=(0,) * sum(len(space.permits) for space in edition.permit_spaces),
        stack=edition.permits,
        discard=0,
        bonus=(NONE,) * edition.bonus_spaces,
        bonus_stack=edition.bonuses,
        bobby=NONE,
        first=NONE if first is None else first,
        round=0,
        phase="first",
        turn=NONE,
        extra=0,
        drawer=NONE,
        spray=NONE,
        section=0,
        reveals=0,
        revealed=0,
        flipped=0,
        blocked=0,
        placed=(),
        occupied=0,
        closed=0,
        reason="",
    )
    begin(state)
    return state


def _artist(paints: int, cans: int) -> Artist:
    """Return an artist with the first paint tiles and cans (G1.6)."""
    return Artist(
        paints=paints, permits=0, known=0, bonus=0, used=0, paid=0, cans=cans,
        has_passed=False, marker=NONE, vp=0,
    )  # fmt: skip


def begin(state: State) -> None:
    """Go on with the set-up until chance has to act; changes the fresh state that it gets."""
    if state.first == NONE:
        state.phase = "first"  # G1.7
    elif NONE in state.bonus:
        state.phase = "lay"  # G1.4
    elif 0 in state.permits:
        state.phase = "fill"  # G1.5
    elif state.drawer + 1 < len(state.artists):
        state.drawer += 1
        state.phase = "draw"  # G1.6
    else:
        state.drawer = NONE
        start_round(state)


def chance(state: State) -> Sequence[tuple[Action, int]]:
    """Return what chance may do now, each outcome with its weight: nobody knows the order of a stack."""
    match state.phase:
        case "first":
            return [(First(seat), 1) for seat in range(len(state.artists))]
        case "lay":
            return _weighed(_LAYS, state.bonus_stack)
        case "fill" | "draw" | "show" | "block":
            return _weighed(_TOKENS[state.phase], state.stack)
        case _:
            return ()


def _weighed(outcomes: list[Action], stack: int) -> list[tuple[Action, int]]:
    """Return an outcome for each kind of tile in a stack, with its number as weight."""
    return [
        (outcome, number) for kind, outcome in enumerate(outcomes) if (number := count(stack, kind))
    ]


_LAYS: list[Action] = [Lay(tile) for tile in BONUSES]
_TOKENS: dict[str, list[Action]] = {
    "fill": [Fill(pips) for pips in PIPS],
    "draw": [Draw(pips) for pips in PIPS],
    "show": [Show(pips) for pips in PIPS],
    "block": [Block(pips) for pips in PIPS],
}
