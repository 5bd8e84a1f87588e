"""Payments for a segment (G5.5): the segments that an artist can pay for, and the ways to pay (`graffiti.board`)."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.data import WILD
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tiles import artist_at, count, holds


@compiled
def payable(t: Row, s: Row) -> int:
    """Return the segments that the artist's tiles can pay for, wild cards and the bobby included.

    The missing tiles of each segment are added up over the colours, for all segments at once: `low`, `middle` and
    `high` are the bits of the sum.
    """
    artist = artist_at(s[at.F_TURN])
    paints = s[artist + at.A_PAINTS]
    low = middle = high = 0
    for colour in range(5):
        row = at.T_LACK + (colour * at.NEEDS + min(cover(paints, colour), at.NEEDS - 1)) * 3
        carry = low & t[row]
        low ^= t[row]
        half = middle ^ t[row + 1]
        high ^= t[row + 2] ^ (middle & t[row + 1] | half & carry)
        middle = half ^ carry
    wild = count(s[artist + at.A_BONUS], WILD)
    segments = at_most(low, middle, high, wild)
    if s[at.F_BOBBY] == s[at.F_TURN]:
        segments |= at_most(low, middle, high, wild + 1) & spared(t, paints)  # G6.10
    return segments


@compiled
def cover(paints: int, colour: int) -> int:
    """Return how many tiles show a colour (G3.5)."""
    number = count(paints, colour)
    if colour < 2:
        number += count(paints, 5)
    if colour in (0, 2):
        number += count(paints, 6)
    if colour in (1, 2):
        number += count(paints, 7)
    return number


@compiled
def at_most(low: int, middle: int, high: int, number: int) -> int:
    """Return the segments that lack no more than a number of paints."""
    every = (1 << at.SEGMENTS) - 1
    if number == 0:
        return every & ~(low | middle | high)
    if number == 1:
        return every & ~(middle | high)
    if number == 2:
        return every & ~(high | middle & low)
    if number == 3:
        return every & ~high
    if number == 4:
        return every & ~(high & (low | middle))
    return every


@compiled
def spared(t: Row, paints: int) -> int:
    """Return the segments for which some tile is not needed, so that it can pay for the missing paint (G6.10)."""
    red, yellow, blue = over(t, paints, 0), over(t, paints, 1), over(t, paints, 2)
    bits = 0
    for colour in range(5):
        if count(paints, colour):
            bits |= over(t, paints, colour)
    if count(paints, 5):
        bits |= red & yellow
    if count(paints, 6):
        bits |= red & blue
    if count(paints, 7):
        bits |= yellow & blue
    return bits


@compiled
def over(t: Row, paints: int, colour: int) -> int:
    """Return the segments that need fewer tiles of a colour than there are."""
    return t[at.T_OVER + colour * (at.NEEDS + 1) + min(cover(paints, colour), at.NEEDS)]


@compiled
def purse(s: Row) -> int:
    """Return all tiles with which the artist can pay for a segment (G6.3)."""
    artist = artist_at(s[at.F_TURN])
    return s[artist + at.A_PAINTS] + (count(s[artist + at.A_BONUS], WILD) << at.WILD_SHIFT)


@compiled
def ways_at(t: Row, s: Row) -> tuple[int, int]:
    """Return where the ways to pay for the segment that is being sprayed begin, and how many there are (G5.5)."""
    has_bobby = 1 if s[at.F_BOBBY] == s[at.F_TURN] else 0
    row = at.T_WAYS + (s[at.F_SPRAY] * 2 + has_bobby) * 2
    return t[row], t[row + 1]


@compiled
def payments(t: Row, s: Row) -> int:
    """Return for how many of the ways to pay the artist has the tiles."""
    if s[at.F_PHASE] != at.PAY:
        return 0
    held, number = purse(s), 0
    start, ways = ways_at(t, s)
    for index in range(start, start + ways):
        if holds(held, t[index]):
            number += 1
    return number


@compiled
def nth_payment(t: Row, s: Row, n: int) -> int:
    """Return the id of the n-th payment."""
    held = purse(s)
    start, ways = ways_at(t, s)
    index = start
    while True:
        if holds(held, t[index]):
            if n == 0:
                return t[index + ways]
            n -= 1
        index += 1


@compiled
def is_payment(t: Row, s: Row, action: int) -> bool:
    """Tell whether the artist may pay so."""
    start, ways = ways_at(t, s)
    for index in range(start + ways, start + 2 * ways):
        if t[index] == action:
            return holds(purse(s), t[index - ways])
    return False
