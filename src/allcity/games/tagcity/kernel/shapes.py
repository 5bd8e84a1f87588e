"""The positions of a shape: for each way, shifts test all positions at once (T3.2 to T3.6)."""

from __future__ import annotations

from allcity.fast.bits import nth_bit, popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.tagcity.data import WIDTH
from allcity.games.tagcity.kernel.layout import (
    CELLS,
    DRAWING,
    HALF,
    LOW48,
    STEP_BITS,
    STEPS,
    T_BIG_WAY,
    T_BIG_WAYS,
    T_BOX_HEIGHT,
    T_BOX_HI,
    T_BOX_LO,
    T_BOX_WIDTH,
    T_SHAPE,
    T_WAY,
    T_WORDS,
    W_FORM_HI,
    W_FORM_LO,
    W_HI,
    W_LO,
    W_MORE,
    W_STEPS,
    WAY,
)


@compiled
def fits(t: Row, way: int, low: int, high: int) -> tuple[int, int]:
    """Return the anchors, as bits, at which a shape lies on free squares only."""
    record = T_WAY + way * WAY
    at_low, at_high = t[record + W_LO], t[record + W_HI]
    steps = t[record + W_STEPS]
    for word in range(t[T_WORDS] + 1):  # as often for all shapes, so that the branch is predicted
        for place in range(STEPS):
            step = steps >> (STEP_BITS * place) & ((1 << STEP_BITS) - 1)
            low = (low >> step | high << (HALF - step)) & LOW48
            high = high >> step
            at_low &= low
            at_high &= high
        if word < t[T_WORDS]:
            steps = t[t[record + W_MORE] + word]
    return at_low, at_high


@compiled
def count_drawings(t: Row, shape: int, low: int, high: int) -> tuple[int, int]:
    """Return in how many ways a shape can be drawn, and how many of them each of its orientations has, seven bits for each."""
    total, counts = 0, 0
    first = t[T_SHAPE + shape]
    for way in range(first, t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        count = popcount(at_low) + popcount(at_high)
        counts |= count << 7 * (way - first)
        total += count
    return total, counts


@compiled
def has_box(t: Row, low: int, high: int) -> bool:
    """Tell whether a rectangle is free that has room for every shape of the edition; so most cities need no closer look."""
    run_low, run_high = low, high
    for column in range(1, t[T_BOX_WIDTH]):
        run_low &= low >> column
        run_high &= high >> column
    at_low, at_high = run_low & t[T_BOX_LO], run_high & t[T_BOX_HI]
    for _ in range(1, t[T_BOX_HEIGHT]):
        run_low = (run_low >> WIDTH | run_high << (HALF - WIDTH)) & LOW48
        run_high >>= WIDTH
        at_low &= run_low
        at_high &= run_high
    return at_low | at_high != 0


@compiled
def can_draw(t: Row, shape: int, low: int, high: int) -> bool:
    """Tell whether a shape can be drawn at all."""
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        if at_low | at_high:
            return True
    return False


@compiled
def nth_drawing(t: Row, shape: int, low: int, high: int, counts: int, n: int) -> int:
    """Return the n-th drawing of a shape, by the counts of its orientations: way * CELLS + anchor."""
    way = t[T_SHAPE + shape]
    while n >= counts & 127:
        n -= counts & 127
        counts >>= 7
        way += 1
    at_low, at_high = fits(t, way, low, high)
    count = popcount(at_low)
    is_high = n >= count
    bits = at_high if is_high else at_low
    return way * CELLS + HALF * is_high + nth_bit(bits, n - count * is_high)


@compiled
def squares(t: Row, way: int, anchor: int) -> tuple[int, int]:
    """Return the squares of a drawing."""
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
    """Tell whether a drawing is a drone's."""
    return action >= DRAWING + CELLS * t[T_BIG_WAYS]


@compiled
def way_of(t: Row, action: int) -> int:
    """Return the way of a drawing's id."""
    block = (action - DRAWING) // CELLS
    if block < t[T_BIG_WAYS]:
        return block + t[T_BIG_WAY]
    return block - t[T_BIG_WAYS]


@compiled
def anchor_of(action: int) -> int:
    return (action - DRAWING) % CELLS


@compiled
def drone_id(t: Row, way: int) -> int:
    """Return the id of a drone's drawing at anchor 0."""
    return DRAWING + CELLS * (t[T_BIG_WAYS] + way)


@compiled
def has_room(t: Row, way: int, anchor: int, low: int, high: int) -> bool:
    """Tell whether a drawing lies in the city and on free squares."""
    record = T_WAY + way * WAY
    inside = t[record + W_LO] >> anchor if anchor < HALF else t[record + W_HI] >> (anchor - HALF)
    if not inside & 1:
        return False
    drawn_low, drawn_high = squares(t, way, anchor)
    return drawn_low & low == drawn_low and drawn_high & high == drawn_high
