"""Counting the legal actions, finding one of them, writing them as a mask; and the same for chance."""

from __future__ import annotations

from allcity.fast.bits import nth_bit, popcount
from allcity.fast.chance import below
from allcity.fast.jit import compiled
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.layout import Row, Tables
from allcity.games.graffiti.kernel.legal import write_words
from allcity.games.graffiti.kernel.paying import is_payment, nth_payment, payments, purse, ways_at
from allcity.games.graffiti.kernel.tiles import count as count_tiles
from allcity.games.graffiti.kernel.tiles import holds, kind_at, total


@compiled
def active(_t: Tables, s: Row) -> int:
    """The bit of the seat that is asked, -1 before an outcome of chance, 0 when the match is over."""
    phase = s[at.F_PHASE]
    if phase <= at.SHOW:
        return -1
    return 0 if phase == at.OVER else 1 << s[at.F_TURN]


@compiled
def _lowest(bits: int) -> int:
    """The place of the lowest bit of a number that is not zero."""
    return popcount((bits & -bits) - 1)


@compiled
def _in_words(s: Row, written: int) -> int:
    """How many actions the written words have."""
    number = 0
    while written:
        number += popcount(s[at.F_WORDS + _lowest(written)])
        written &= written - 1
    return number


@compiled
def count(t: Tables, s: Row, seat: int) -> int:
    """How many actions are legal."""
    if active(t, s) != 1 << seat:
        return 0
    return _in_words(s, write_words(t, s)) + payments(t, s)


@compiled
def pick(t: Tables, s: Row, _seat: int, number: int) -> int:
    """One of the legal actions, by a random number of 48 bits."""
    written = write_words(t, s)
    in_words = _in_words(s, written)
    n = below(number, in_words + payments(t, s))
    if n >= in_words:
        return nth_payment(t, s, n - in_words)
    word = _lowest(written)
    bits = s[at.F_WORDS + word]
    while n >= popcount(bits):
        n -= popcount(bits)
        written &= written - 1
        word = _lowest(written)
        bits = s[at.F_WORDS + word]
    return at.WORD * word + nth_bit(bits, n)


@compiled
def legal(t: Tables, s: Row, seat: int, mask: Row) -> None:
    """Write what is legal into a mask of zeros."""
    if active(t, s) != 1 << seat:
        return
    written = write_words(t, s)
    while written:
        word = _lowest(written)
        mask[word] = s[at.F_WORDS + word]
        written &= written - 1
    if s[at.F_PHASE] == at.PAY:
        held = purse(s)
        start, ways = ways_at(t, s)
        for index in range(start, start + ways):
            if holds(held, t[index]):
                action = t[index + ways]
                mask[action >> 5] |= 1 << (action & 31)


@compiled
def may(t: Tables, s: Row, seat: int, action: int) -> bool:
    """Whether an action is legal, or an outcome of chance possible."""
    if seat < 0:
        return _chance_of(t, s, action) > 0
    if active(t, s) != 1 << seat or action < 0 or action >= at.ACTIONS:
        return False
    if action >= at.I_PAY:
        return s[at.F_PHASE] == at.PAY and is_payment(t, s, action)
    word = action >> 5
    is_written = write_words(t, s) >> word & 1 == 1
    return is_written and s[at.F_WORDS + word] >> (action & 31) & 1 == 1


@compiled
def weight(t: Tables, s: Row) -> int:
    """The weight of all outcomes of chance (`graffiti.setup.chance`)."""
    phase = s[at.F_PHASE]
    if phase == at.FIRST_SEAT:
        return t[at.T_SEATS]
    return total(s[at.F_BONUS_STACK] if phase == at.LAY else s[at.F_STACK])


@compiled
def outcome(_t: Tables, s: Row, point: int) -> int:
    """The outcome in whose weight a point falls."""
    phase = s[at.F_PHASE]
    if phase == at.FIRST_SEAT:
        return at.I_CHANCE + at.C_FIRST + point
    if phase == at.LAY:
        return at.I_CHANCE + at.C_LAY + kind_at(s[at.F_BONUS_STACK], point)
    kind = kind_at(s[at.F_STACK], point)
    return at.I_CHANCE + at.C_FILL + at.SECTIONS * (phase - at.FILL) + kind


@compiled
def _chance_of(t: Tables, s: Row, action: int) -> int:
    """The weight of one outcome, 0 if it cannot be."""
    phase, index = s[at.F_PHASE], action - at.I_CHANCE
    if phase == at.FIRST_SEAT:
        return 1 if 0 <= index < t[at.T_SEATS] else 0
    if phase == at.LAY:
        index -= at.C_LAY
        return count_tiles(s[at.F_BONUS_STACK], index) if 0 <= index < 8 else 0
    if phase > at.SHOW:
        return 0
    index -= at.C_FILL + at.SECTIONS * (phase - at.FILL)
    return count_tiles(s[at.F_STACK], index) if 0 <= index < at.SECTIONS else 0
