"""The seat that is asked; counting the legal actions, finding one of them, and writing them as a mask."""

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
    """Return the bit of the seat that is asked, -1 before an outcome of chance, 0 when the match is over."""
    phase = s[at.F_PHASE]
    if phase <= at.SHOW:
        return -1
    return 0 if phase == at.OVER else 1 << s[at.F_TURN]


@compiled
def _lowest(bits: int) -> int:
    """Return the place of the lowest bit of a number that is not zero."""
    return popcount((bits & -bits) - 1)


@compiled
def count(t: Row, s: Row, seat: int) -> int:
    """Return how many actions are legal."""
    if active(t, s) != 1 << seat:
        return 0
    return (write_words(t, s) >> 32) + payments(t, s)


@compiled
def pick(t: Row, s: Row, _seat: int, number: int) -> int:
    """Return one of the legal actions, by a random number of 48 bits; they are counted in the order of the rules."""
    written = write_words(t, s)
    in_words, paid = written >> 32, payments(t, s)
    n = below(number, in_words + paid)
    if n < paid:
        return nth_payment(t, s, n)
    if s[at.F_PHASE] == at.TURN:
        return _nth_of_turn(t, s, written, n)
    return _nth_word(s, written, n - paid)


@compiled
def _nth_word(s: Row, written: int, n: int) -> int:
    """Return the n-th action of all words; while a permit is shown, gaining VP comes last, as in the rules."""
    if s[at.F_PHASE] == at.DISCARD:
        bits = s[at.F_WORDS + at.W_SMALL]
        showing = bits & ~(1 << at.I_SCORE)
        return nth_bit(showing, n) if n < popcount(showing) else at.I_SCORE
    word = _lowest(written)
    before, upto = 0, popcount(s[at.F_WORDS + word])
    while n >= upto:
        written &= written - 1
        word = _lowest(written)
        before, upto = upto, upto + popcount(s[at.F_WORDS + word])
    return at.WORD * word + nth_bit(s[at.F_WORDS + word], n - before)


@compiled
def _nth_of_turn(t: Row, s: Row, written: int, n: int) -> int:
    """Return the n-th action of a turn: small ones and reservations, then for each mode the spaces to take from and the sprays."""
    for word in range(at.W_RESERVE + 1):
        bits = _word(s, written, word)
        if n < popcount(bits):
            return at.WORD * word + nth_bit(bits, n)
        n -= popcount(bits)
    mode = 0
    while True:
        places = _word(s, written, at.W_PLACE + mode)
        if n < popcount(places):
            return at.WORD * (at.W_PLACE + mode) + _nth_place(places, n)
        n -= popcount(places)
        word = at.W_SPRAY + 2 * mode
        cheap, dear = _word(s, written, word), _word(s, written, word + 1)
        sprays = popcount(cheap) + popcount(dear)
        if n < sprays:
            return at.WORD * word + _nth_spray(t, cheap, dear, n)
        n -= sprays
        mode += 1


@compiled
def _word(s: Row, written: int, word: int) -> int:
    return s[at.F_WORDS + word] if written >> word & 1 else 0


@compiled
def _nth_place(places: int, n: int) -> int:
    """Return the n-th place in the order of the rules: paints for one can, then those for two, then the other boards."""
    paints = places & ((1 << at.PERMIT_AT) - 1)
    ones = paints & ~at.TWO_CANS
    if n < popcount(ones):
        return nth_bit(ones, n)
    n -= popcount(ones)
    twos = paints & at.TWO_CANS
    if n < popcount(twos):
        return nth_bit(twos, n)
    return nth_bit(places ^ paints, n - popcount(twos))


@compiled
def _nth_spray(t: Row, cheap: int, dear: int, n: int) -> int:
    """Return the n-th spray in the order of the rules: by section, those for one can first; the id counts from the first word's."""
    section = 0
    while True:
        mine = t[at.T_SECTIONS + (1 << section)]
        if n < popcount(cheap & mine):
            return nth_bit(cheap & mine, n)
        n -= popcount(cheap & mine)
        if n < popcount(dear & mine):
            return at.WORD + nth_bit(dear & mine, n)
        n -= popcount(dear & mine)
        section += 1


@compiled
def legal(t: Row, s: Row, seat: int, mask: Row) -> None:
    """Write the legal actions into a mask of zeros."""
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
    """Tell whether an action is legal, or an outcome of chance possible."""
    if seat < 0:
        return weight_of(t, s, action) > 0
    if active(t, s) != 1 << seat or action < 0 or action >= at.ACTIONS:
        return False
    if action >= at.I_PAY:
        return s[at.F_PHASE] == at.PAY and is_payment(t, s, action)
    word = action >> 5
    is_written = write_words(t, s) >> word & 1 == 1
    return is_written and s[at.F_WORDS + word] >> (action & 31) & 1 == 1
