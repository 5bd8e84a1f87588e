"""Who is asked; counting the legal actions, finding one of them, and writing them as a mask."""

from __future__ import annotations

from allcity.fast.bits import nth_bit, popcount
from allcity.fast.chance import below
from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.chance import weight_of
from allcity.games.graffiti.kernel.paying import is_payment, nth_payment, payments, purse, ways_at
from allcity.games.graffiti.kernel.tiles import holds
from allcity.games.graffiti.kernel.words import write_words


@compiled
def active(_t: Row, s: Row) -> int:
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
def count(t: Row, s: Row, seat: int) -> int:
    """How many actions are legal."""
    if active(t, s) != 1 << seat:
        return 0
    return (write_words(t, s) >> 32) + payments(t, s)


@compiled
def pick(t: Row, s: Row, _seat: int, number: int) -> int:
    """One of the legal actions, by a random number of 48 bits."""
    written = write_words(t, s)
    in_words = written >> 32
    n = below(number, in_words + payments(t, s))
    if n >= in_words:
        return nth_payment(t, s, n - in_words)
    word = _lowest(written)
    before, found = 0, popcount(s[at.F_WORDS + word])
    while n >= found:
        written &= written - 1
        word = _lowest(written)
        before, found = found, found + popcount(s[at.F_WORDS + word])
    return at.WORD * word + nth_bit(s[at.F_WORDS + word], n - before)


@compiled
def legal(t: Row, s: Row, seat: int, mask: Row) -> None:
    """Write what is legal into a mask of zeros."""
    if active(t, s) != 1 << seat:
        return
    written = write_words(t, s) & at.WORD_BITS
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
def may(t: Row, s: Row, seat: int, action: int) -> bool:
    """Whether an action is legal, or an outcome of chance possible."""
    if seat < 0:
        return weight_of(t, s, action) > 0
    if active(t, s) != 1 << seat or action < 0 or action >= at.ACTIONS:
        return False
    if action >= at.I_PAY:
        return s[at.F_PHASE] == at.PAY and is_payment(t, s, action)
    word = action >> 5
    is_written = write_words(t, s) >> word & 1 == 1
    return is_written and s[at.F_WORDS + word] >> (action & 31) & 1 == 1
