"""The possible outcomes of chance, by the kernel: tokens, the first leader, throws."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.tagcity.data import BIG, SMALL
from allcity.games.tagcity.kernel.layout import (
    LEADER_DRAWN,
    LEADS,
    PHASE,
    RING_BITS,
    RINGED,
    ROLL,
    T_BELOW,
    T_COUNT,
    T_ROLLS,
    T_SEATS,
    THROWN,
    TOKEN_DRAWN,
    TOKENS,
)


@compiled
def _is_on_ring(s: Row, shape: int) -> bool:
    for space in range(s[RINGED]):  # noqa: SIM110 (device code has no generators)
        if s[RING_BITS] >> 4 * space & 15 == shape:
            return True
    return False


@compiled
def weight(t: Row, s: Row) -> int:
    """Return the weight of all outcomes together."""
    if s[PHASE] == TOKEN_DRAWN:
        return BIG - s[RINGED]
    if s[PHASE] == LEADER_DRAWN:
        return t[T_SEATS]
    return t[T_BELOW + t[T_ROLLS] - 1]


@compiled
def outcome(t: Row, s: Row, point: int) -> int:
    """Return the outcome in whose weight the point falls, in the order of the rules."""
    if s[PHASE] == LEADER_DRAWN:
        return t[T_COUNT] + LEADS + point
    if s[PHASE] == ROLL:
        return t[T_COUNT] + THROWN + _throw(t, point)
    shape = SMALL
    while point > 0 or _is_on_ring(s, shape):
        point -= not _is_on_ring(s, shape)
        shape += 1
    return t[T_COUNT] + TOKENS + shape - SMALL


@compiled
def _throw(t: Row, point: int) -> int:
    """Return the first throw whose weight, added to those before it, exceeds the point."""
    first, last = 0, t[T_ROLLS] - 1
    while first < last:
        middle = (first + last) >> 1
        if t[T_BELOW + middle] > point:
            last = middle
        else:
            first = middle + 1
    return first


@compiled
def can_happen(t: Row, s: Row, action: int) -> bool:
    """Tell whether an id is an outcome that is possible now."""
    number = action - t[T_COUNT]
    if s[PHASE] == TOKEN_DRAWN:
        return bool(TOKENS <= number < LEADS and not _is_on_ring(s, number - TOKENS + SMALL))
    if s[PHASE] == LEADER_DRAWN:
        return bool(LEADS <= number < LEADS + t[T_SEATS])
    return bool(s[PHASE] == ROLL and THROWN <= number < THROWN + t[T_ROLLS])
