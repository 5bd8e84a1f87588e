"""A state of the rules as a row of the kernel."""

from __future__ import annotations

from numpy import int64
from numpy.typing import NDArray

from allcity.fast.actions import ActionTable
from allcity.fast.rows import HEADER
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tables import spaces
from allcity.games.graffiti.state import Artist, State

_SAME = {
    name: getattr(at, f"F_{name.upper()}")
    for name in (
        "turn", "first", "round", "extra", "drawer", "spray", "section", "reveals", "revealed",
        "flipped", "blocked", "bobby", "incomplete", "paints", "stack", "discard", "bonus_stack",
    )
}  # fmt: skip


def pack(state: State, _actions: ActionTable, s: NDArray[int64]) -> None:
    """Write all facts of a state into a row; its other fields stay as they are."""
    row = [0] * at.F_WORDS
    for name, field in _SAME.items():
        row[field] = getattr(state, name)
    row[at.F_PHASE] = at.PHASE_NAMES.index(state.phase)
    row[at.F_REASON] = 1 << at.REASONS.index(state.reason) if state.reason else 0
    row[at.F_PERMITS] = _slots(state.permits)
    row[at.F_BONUS] = _slots(tuple(tile + 1 for tile in state.bonus))
    for seat, artist in enumerate(state.artists):
        start = at.F_ARTISTS + at.ARTIST * seat
        row[start : start + len(Artist._fields)] = artist
        row[start + at.A_PASSED] = int(artist.has_passed)
    for segment, owner in enumerate(state.tags):
        if owner >= 0:
            row[at.F_ARTISTS + at.ARTIST * owner + at.A_TAGS] |= 1 << segment
    _pack_spaces(state, row)
    s[HEADER : at.F_WORDS] = row[HEADER:]


def _pack_spaces(state: State, row: list[int]) -> None:
    bits = spaces(state.board)
    row[at.F_PLACED] = len(state.placed)
    for number, placed in enumerate(state.placed):
        code = bits[placed.space] | placed.seat << 6 | placed.cans << 8 | placed.is_added << 10
        row[at.F_CANS + number // 4] |= code << at.CANS_BITS * (number % 4)
    if state.occupied | state.closed:
        for name, bit in bits.items():
            space = state.board.spaces[name].bit
            row[at.F_OCCUPIED] |= (state.occupied & space != 0) << bit
            row[at.F_CLOSED] |= (state.closed & space != 0) << bit


def _slots(values: tuple[int, ...]) -> int:
    return sum(value << at.SLOT * slot for slot, value in enumerate(values))


def boards(state: State) -> tuple[object, ...]:
    """Return what lies on the table from the first round on: two matches with the same boards differ in nothing that was chosen before."""
    return state.board.edition, state.board.is_special, state.has_blocking
