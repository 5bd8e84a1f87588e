"""The view of a seat, by the kernel: everything but the others' choices for the final die (T4.2)."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.tagcity.data import BUBBLES, RING
from allcity.games.tagcity.kernel.layout import (
    BUBBLE,
    CHECK,
    DICE,
    DRAWING,
    DRONE,
    FEATURES,
    FIRST,
    FREE_HI,
    FREE_LO,
    HALF,
    HIGH,
    LEADER,
    LOW,
    O_BUBBLES,
    O_CHOSEN,
    O_DICE,
    O_DRONES,
    O_FIRST,
    O_HIGH,
    O_LEADER,
    O_LOW,
    O_OWN,
    O_OWN_CHECK,
    O_OWN_SHAPE,
    O_OWN_SQUARES,
    O_PHASE,
    O_PRESENT,
    O_RING,
    O_ROLLED,
    O_ROUND,
    O_SEAT,
    O_TAGGED,
    O_TAKEN,
    O_TURN,
    PHASE,
    RING_BITS,
    RINGED,
    ROLLED,
    ROUND,
    SEALED,
    SHAPES,
    T_SEATS,
    T_WAY,
    TAGGER,
    TAGGER_FIELDS,
    TAKEN,
    TURN,
    W_SHAPE,
    WAY,
)
from allcity.games.tagcity.kernel.shapes import anchor_of, is_drone, squares, way_of


@compiled
def _spread(bits: int, number: int, out: Row, place: int) -> None:
    """Write this many bits, one number for each."""
    for bit in range(number):
        out[place + bit] = bits >> bit & 1


@compiled
def observe(t: Row, s: Row, seat: int, out: Row) -> None:
    """Write the taggers from the viewer on, then the common facts; a spectator (-1) sees seat 1 first. `out` is 0 before."""
    for step in range(t[T_SEATS]):
        other = (max(seat, 0) + step) % t[T_SEATS]
        _tagger(s, other, out, step * O_SEAT)
    out[O_PHASE + s[PHASE]] = 1
    for space in range(s[RINGED]):
        out[O_RING + SHAPES * space + (s[RING_BITS] >> 4 * space & 15)] = 1
    for value in range(6):
        out[O_ROLLED + value] = s[ROLLED] >> 4 * value & 15
    for face in range(2 * RING):
        out[O_DICE + face] = s[DICE] >> 4 * face & 15
    if s[TAKEN] > 0:
        out[O_TAKEN + s[TAKEN] - 1] = 1
    out[O_ROUND] = min(s[ROUND], 127)
    if seat >= 0:
        _own(t, s[TAGGER + seat * TAGGER_FIELDS + SEALED] - 1, out)


@compiled
def _tagger(s: Row, seat: int, out: Row, place: int) -> None:
    mine = TAGGER + seat * TAGGER_FIELDS
    _spread(~s[mine + FREE_LO], HALF, out, place + O_TAGGED)
    _spread(~s[mine + FREE_HI], HALF, out, place + O_TAGGED + HALF)
    _spread(s[mine + HIGH], FEATURES, out, place + O_HIGH)
    _spread(s[mine + LOW], FEATURES, out, place + O_LOW)
    _spread(s[mine + BUBBLE], BUBBLES, out, place + O_BUBBLES)
    out[place + O_DRONES] = s[mine + DRONE]
    out[place + O_PRESENT] = 1
    out[place + O_CHOSEN] = s[mine + SEALED] > 0
    out[place + O_LEADER] = s[LEADER] == seat
    out[place + O_TURN] = s[TURN] == seat
    out[place + O_FIRST] = s[FIRST] == seat


@compiled
def _own(t: Row, action: int, out: Row) -> None:
    """Write one's own choice for the final die, if it is in."""
    if action < 0:
        return
    if action < DRAWING:
        out[O_OWN + 2] = 1
        out[O_OWN_CHECK + action - CHECK] = 1
        return
    way = way_of(t, action)
    out[O_OWN + is_drone(t, action)] = 1
    if is_drone(t, action):
        out[O_OWN_SHAPE + t[T_WAY + way * WAY + W_SHAPE]] = 1
    low, high = squares(t, way, anchor_of(action))
    _spread(low, HALF, out, O_OWN_SQUARES)
    _spread(high, HALF, out, O_OWN_SQUARES + HALF)
