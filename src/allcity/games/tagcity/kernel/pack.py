"""A state of the rules as a row of the kernel; the order of drawings is in the log, not in the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allcity.fast.rows import HEADER
from allcity.games.tagcity.actions import Use
from allcity.games.tagcity.kernel import layout as at
from allcity.games.tagcity.kernel.tables import halves, packed_ring, packed_values
from allcity.games.tagcity.state import State, Tagger
from allcity.games.tagcity.text import text

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from allcity.fast.actions import ActionTable


def pack(state: State, actions: ActionTable, s: NDArray[numpy.int64]) -> None:
    """Fill a row except its header."""
    s[HEADER:] = 0
    s[at.PHASE] = at.PHASES.index(state.phase)
    s[at.ROUND] = state.round
    s[at.FIRST] = -1 if state.first is None else state.first
    s[at.LEADER] = state.leader
    s[at.TURN] = state.turn
    s[at.TAKEN] = state.taken
    s[at.RINGED] = len(state.ring)
    s[at.RING_BITS] = packed_ring(state.board, state.ring)
    s[at.ROLLED] = packed_values(state.rolled)
    s[at.DICE] = sum(1 << _face(space, value) for space, value in state.dice)
    s[at.CROSSED] = state.crossed
    s[at.CIRCLED] = state.circled
    for seat, tagger in enumerate(state.taggers):
        place = at.TAGGER + seat * at.TAGGER_FIELDS
        s[place : place + at.TAGGER_FIELDS] = _tagger(tagger, actions)


def _face(space: int, value: int) -> int:
    """Return where the dice of a value on a space are counted."""
    return 8 * (space - 1) + 4 * (value != space)


def _tagger(tagger: Tagger, actions: ActionTable) -> tuple[int, ...]:
    return (
        *halves(tagger.free), tagger.high, tagger.low, tagger.drones, tagger.bubbles,
        _sealed(tagger.sealed, actions),
    )  # fmt: skip


def _sealed(use: Use | None, actions: ActionTable) -> int:
    return 0 if use is None else actions.ids[text(use)] + 1


def boards(state: State) -> tuple[object, ...]:
    """Return what lies on the table from the first round on: two matches with the same boards differ in nothing that was chosen before."""
    return state.board.edition, state.board.side, state.ring
