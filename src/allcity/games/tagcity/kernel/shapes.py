"""Where a shape can lie: for each way, shifts test all positions at once (T3.2 to T3.6)."""

from __future__ import annotations

from allcity.fast.bits import nth_bit, popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.tagcity.kernel.layout import (
    CELLS,
    DRAWING,
    HALF,
    LOW48,
    T_BIG_WAY,
    T_BIG_WAYS,
    T_SHAPE,
    T_WAY,
    W_END,
    W_FORM_HI,
    W_FORM_LO,
    W_HI,
    W_LO,
    W_STEPS,
    WAY,
)


@compiled
def fits(t: Row, way: int, low: int, high: int) -> tuple[int, int]:
    """The anchors, as bits, at which a shape lies on free squares only."""
    record = T_WAY + way * WAY
    at_low, at_high = t[record + W_LO], t[record + W_HI]
    for place in range(t[record + W_STEPS], t[record + W_END]):
        step = t[place]
        low = (low >> step | high << (HALF - step)) & LOW48
        high = high >> step
        at_low &= low
        at_high &= high
    return at_low, at_high


@compiled
def count_drawings(t: Row, shape: int, low: int, high: int) -> int:
    """In how many ways a shape can be drawn."""
    number = 0
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        number += popcount(at_low) + popcount(at_high)
    return number


@compiled
def can_draw(t: Row, shape: int, low: int, high: int) -> bool:
    """Whether a shape can be drawn at all."""
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        if at_low | at_high:
            return True
    return False


@compiled
def nth_drawing(t: Row, shape: int, low: int, high: int, n: int) -> int:
    """The n-th drawing of a shape: its way and its anchor, as way * CELLS + anchor."""
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        count = popcount(at_low)
        if n < count:
            return way * CELLS + nth_bit(at_low, n)
        n -= count
        count = popcount(at_high)
        if n < count:
            return way * CELLS + HALF + nth_bit(at_high, n)
        n -= count
    return -1


@compiled
def squares(t: Row, way: int, anchor: int) -> tuple[int, int]:
    """The squares of a drawing."""
    record = T_WAY + way * WAY
    low, high = t[record + W_FORM_LO], t[record + W_FORM_HI]
    if anchor >= HALF:
        high = low << (anchor - HALF) & LOW48
        low = low & 0
    else:
        high = (high << anchor | low >> (HALF - anchor)) & LOW48
        low = low << anchor & LOW48
    return low, high


@compiled
def is_drone(t: Row, action: int) -> bool:
    """Whether a drawing is a drone's."""
    return action >= DRAWING + CELLS * t[T_BIG_WAYS]


@compiled
def way_of(t: Row, action: int) -> int:
    """The way of a drawing's id."""
    block = (action - DRAWING) // CELLS
    if block < t[T_BIG_WAYS]:
        return block + t[T_BIG_WAY]
    return block - t[T_BIG_WAYS]


@compiled
def anchor_of(action: int) -> int:
    return (action - DRAWING) % CELLS


@compiled
def drone_id(t: Row, way: int) -> int:
    """The id of a drone's drawing at anchor 0."""
    return DRAWING + CELLS * (t[T_BIG_WAYS] + way)


@compiled
def has_room(t: Row, way: int, anchor: int, low: int, high: int) -> bool:
    """Whether a drawing lies in the city and on free squares."""
    record = T_WAY + way * WAY
    inside = t[record + W_LO] >> anchor if anchor < HALF else t[record + W_HI] >> (anchor - HALF)
    if not inside & 1:
        return False
    drawn_low, drawn_high = squares(t, way, anchor)
    return drawn_low & low == drawn_low and drawn_high & high == drawn_high
