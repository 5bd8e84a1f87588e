"""The legal actions as words of bits; lock step compares them with `graffiti.legal`.

An id is 32 times its word plus its bit. Payments are too many for words; they are counted along the list of their price.
"""

from __future__ import annotations

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.data import ADD, DISCOUNT, EXTRA, PERMIT, RESERVE, SAVE, VP
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.paying import payable
from allcity.games.graffiti.kernel.tiles import artist_at, count, holds, kinds


@compiled
def write_words(t: Row, s: Row) -> int:
    """Write words into the row.

    The lower half of the result says, as bits, which of them are not zero; the upper half how many actions they have.
    """
    phase = s[at.F_PHASE]
    if phase == at.TURN:
        return _turn(t, s)
    if phase == at.AFTER:
        small = _put(s, at.W_SMALL, 1 << at.I_END | uses(s))
        return small + _put(s, at.W_RESERVE, reserves(t, s))
    if phase == at.DISCARD:
        return _put(s, at.W_SMALL, discards(t, s) << at.I_DISCARD | _score(s))
    if phase == at.PAY:
        return _put(s, at.W_SMALL, _score(s))
    if phase == at.KEEP:
        return _keeps(t, s)
    if phase == at.NEUTRAL:
        section = t[at.T_SECTIONS + (1 << s[at.F_SECTION] - 1)]
        return _put(s, at.W_NEUTRAL, section & s[at.F_INCOMPLETE])
    return 0


@compiled
def _put(s: Row, word: int, bits: int) -> int:
    """Write one word; the results for several words can be added."""
    s[at.F_WORDS + word] = bits
    return (popcount(bits) << 32) + (int(bits != 0) << word)


@compiled
def _turn(t: Row, s: Row) -> int:
    """Write the actions of a turn: pass, use tiles, or do one action on a space that is free (G2.2)."""
    written = _put(s, at.W_SMALL, 1 << at.I_PASS | uses(s))
    written += _put(s, at.W_RESERVE, reserves(t, s))
    artist = artist_at(s[at.F_TURN])
    plain, cheap = _reach(t, s, artist)
    if plain | cheap == 0:
        return written  # G2.4
    sections, segments = sections_paid(s, artist), 0
    if sections:
        segments = sprayable(t, s)
    targets = takeable(t, s)
    if segments:
        targets |= at.TUNNEL_BITS
    free = targets & ~s[at.F_OCCUPIED]
    written += _spaces(t, s, 0, free & plain, sections, segments)
    written += _spaces(t, s, 2, free & cheap, sections, segments)
    if count(s[artist + at.A_BONUS], ADD):  # G6.7
        shared = targets & t[at.T_ONE_CAN] & s[at.F_OCCUPIED] & ~s[at.F_CLOSED]
        written += _spaces(t, s, 1, shared & plain, sections, segments)
        written += _spaces(t, s, 3, shared & cheap, sections, segments)
    return written


@compiled
def _reach(t: Row, s: Row, artist: int) -> tuple[int, int]:
    """Return the spaces for which an artist has the cans, without and with a discount."""
    every, ones = t[at.T_SPACES], t[at.T_ONE_CAN]
    if s[at.F_BOBBY] == s[at.F_TURN]:
        ones |= at.TUNNEL_BITS  # G6.10
    cans = s[artist + at.A_CANS]
    plain = cheap = 0
    if cans:
        plain = every if cans > 1 else ones  # G2.3
    if count(s[artist + at.A_BONUS], DISCOUNT):
        cheap = every if cans else ones  # G6.8, G2.4
    return plain, cheap


@compiled
def _spaces(t: Row, s: Row, mode: int, spaces: int, sections: int, segments: int) -> int:
    """Write the actions on these spaces, in one of the modes."""
    if spaces == 0:
        return 0
    written = _put(s, at.W_PLACE + mode, spaces & at.BOARD_BITS)
    cheap, dear = spaces >> at.TUNNEL_AT & sections, spaces >> at.TUNNEL_2_AT & sections
    word = at.W_SPRAY + 2 * mode
    written += _put(s, word, t[at.T_SECTIONS + cheap] & segments)
    return written + _put(s, word + 1, t[at.T_SECTIONS + dear] & segments)


@compiled
def takeable(t: Row, s: Row) -> int:
    """Return the spaces of the three boards that have something to take."""
    bits = 0
    paints = s[at.F_PAINTS]
    for kind in range(8):
        if count(paints, kind):
            bits |= t[at.T_TILE_SPACES + kind]  # G3.4
    permits = s[at.F_PERMITS]
    for number in range(at.PERMIT_SPACES):
        if permits & t[at.T_PERMIT_SLOTS + number]:
            bits |= 1 << at.PERMIT_AT + number  # G4.4
    if s[at.F_STACK] | s[at.F_DISCARD]:
        bits |= 1 << at.PERMIT_AT + t[at.T_STACK_SPACE]
    tiles = s[at.F_BONUS]
    for number in range(at.BONUS_SPACES):
        if tiles >> at.SLOT * number & at.SLOT_BITS:
            bits |= 1 << at.BONUS_AT + number
    if s[at.F_BOBBY] == at.NONE:
        bits |= 1 << at.BOBBY_AT
    return bits


@compiled
def reserved(t: Row, s: Row, own: int) -> int:
    """Return the segments that others have reserved (G5.7)."""
    bits = 0
    for seat in range(t[at.T_SEATS]):
        marker = s[artist_at(seat) + at.A_MARKER]
        if marker != at.NONE and seat != own:
            bits |= 1 << marker
    return bits


@compiled
def sprayable(t: Row, s: Row) -> int:
    """Return the segments that the artist may spray and has the paint for (G5.4, G5.5)."""
    segments = s[at.F_INCOMPLETE] & ~reserved(t, s, s[at.F_TURN])
    if s[at.F_BLOCKED]:
        segments &= ~t[at.T_SECTIONS + (1 << s[at.F_BLOCKED] - 1)]  # G9.1
    return segments & payable(t, s)


@compiled
def sections_paid(s: Row, artist: int) -> int:
    """Return the sections for which an artist has a permit in any form (G5.2, G5.3, G6.4)."""
    permits = s[artist + at.A_PERMITS]
    if permits & at.PAIRS or count(s[artist + at.A_BONUS], PERMIT):
        return at.ALL_SECTIONS
    return kinds(permits, at.SECTIONS)


@compiled
def _score(s: Row) -> int:
    """Write the action of a 2 VP tile, which may be used at any time in a turn (G6.2)."""
    bonus = s[artist_at(s[at.F_TURN]) + at.A_BONUS]
    return 1 << at.I_SCORE if count(bonus, VP) else 0


@compiled
def uses(s: Row) -> int:
    """Write the uses of bonus tiles, without reservations, before or after the action of a turn (G6.1)."""
    bonus = s[artist_at(s[at.F_TURN]) + at.A_BONUS]
    return _score(s) | (1 << at.I_EXTRA if count(bonus, EXTRA) else 0)


@compiled
def reserves(t: Row, s: Row) -> int:
    """Return the segments on which the artist may put the marker (G6.6)."""
    artist = artist_at(s[at.F_TURN])
    if count(s[artist + at.A_BONUS], RESERVE) and s[artist + at.A_MARKER] == at.NONE:
        return s[at.F_INCOMPLETE] & ~reserved(t, s, s[at.F_TURN])
    return 0


@compiled
def discards(t: Row, s: Row) -> int:
    """Return the different ways to show a permit for the section of the segment."""
    artist = artist_at(s[at.F_TURN])
    permits = s[artist + at.A_PERMITS]
    section = t[at.T_SECTION + s[at.F_SPRAY]] - 1
    bits = 0
    if count(permits, section):
        bits |= 1 << section  # G5.2
    for kind in range(at.SECTIONS):
        if count(permits, kind) > 1:
            bits |= 1 << at.SECTIONS + kind  # G5.3
    if count(s[artist + at.A_BONUS], PERMIT):
        bits |= 1 << 2 * at.SECTIONS  # G6.4
    return bits


@compiled
def _keeps(t: Row, s: Row) -> int:
    """Write the choices of more than two tiles to keep: two (G7.2), or three by a save (G6.9)."""
    artist = artist_at(s[at.F_TURN])
    paints = s[artist + at.A_PAINTS]
    words = at.W_KEEP_3 - at.W_KEEP
    if count(s[artist + at.A_BONUS], SAVE):
        words = at.WORDS - at.W_KEEP
    written = 0
    for word in range(words):
        bits = 0
        for bit in range(at.WORD):
            bits |= int(holds(paints, t[at.T_KEEP + at.WORD * word + bit])) << bit
        written += _put(s, at.W_KEEP + word, bits)
    return written
