"""A state of the rules as a row of the kernel."""

from __future__ import annotations

from allcity.fast.rows import HEADER
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.layout import Row
from allcity.games.graffiti.kernel.tables import spaces
from allcity.games.graffiti.state import Artist, State

_SAME = (
    "turn", "first", "round", "extra", "drawer", "spray", "section", "reveals", "revealed",
    "flipped", "blocked", "bobby", "incomplete", "paints", "stack", "discard", "bonus_stack",
)  # fmt: skip


def pack(state: State, s: Row) -> None:
    """Write all facts of a state into a row; its other fields stay as they are."""
    for field in range(HEADER, at.F_WORDS):
        s[field] = 0
    for name in _SAME:
        s[getattr(at, f"F_{name.upper()}")] = getattr(state, name)
    s[at.F_PHASE] = at.PHASE_NAMES.index(state.phase)
    s[at.F_REASON] = 1 << at.REASONS.index(state.reason) if state.reason else 0
    s[at.F_PERMITS] = _slots(state.permits)
    s[at.F_BONUS] = _slots(tuple(tile + 1 for tile in state.bonus))
    bits = spaces(state.board)
    for name, bit in bits.items():
        space = state.board.spaces[name].bit
        s[at.F_OCCUPIED] |= (state.occupied & space != 0) << bit
        s[at.F_CLOSED] |= (state.closed & space != 0) << bit
    s[at.F_PLACED] = len(state.placed)
    for number, placed in enumerate(state.placed):
        code = bits[placed.space] | placed.seat << 6 | placed.cans << 8 | placed.is_added << 10
        s[at.F_CANS + number // 4] |= code << at.CANS_BITS * (number % 4)
    for seat, artist in enumerate(state.artists):
        own = sum(1 << index for index, owner in enumerate(state.tags) if owner == seat)
        _pack_artist(artist, own, s, at.F_ARTISTS + at.ARTIST * seat)


def _pack_artist(artist: Artist, tags: int, s: Row, start: int) -> None:
    for name in Artist._fields:
        short = name.removeprefix("has_")
        s[start + getattr(at, f"A_{short.upper()}")] = int(getattr(artist, name))
    s[start + at.A_TAGS] = tags


def _slots(values: tuple[int, ...]) -> int:
    return sum(value << at.SLOT * slot for slot, value in enumerate(values))
