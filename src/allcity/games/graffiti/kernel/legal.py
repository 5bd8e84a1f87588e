"""What may be done now, as words of bits; `graffiti.legal` is the truth that it is held to.

`refresh` writes the words of a position into its row: `F_GROUPS` says which groups have one, `F_LEGAL` how
many actions there are. Payments are too many for words; they are counted along the list of their price.
"""

from __future__ import annotations

from allcity.games.graffiti.data import ADD, DISCOUNT, EXTRA, PERMIT, RESERVE, SAVE, VP, WILD
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.bits import kth_bit, popcount
from allcity.games.graffiti.kernel.tiles import count, holds, kinds, total


def artist_at(seat):
    """Where the fields of an artist begin."""
    return at.F_ARTISTS + at.ARTIST * seat


def refresh(t, s):
    """Find what is legal in the position of a row."""
    s[at.F_GROUPS] = 0
    s[at.F_LEGAL] = 0
    phase = s[at.F_PHASE]
    if phase <= at.SHOW:
        _put(s, at.G_CHANCE, outcomes(t, s))
    elif phase == at.TURN:
        _turn(t, s)
    elif phase == at.DISCARD:
        _put(s, at.G_DISCARD, discards(t, s))
        _put(s, at.G_BASIC, _score(s))
    elif phase == at.PAY:
        _put(s, at.G_BASIC, _score(s))
        s[at.F_LEGAL] += payments(t, s)
    elif phase == at.AFTER:
        _put(s, at.G_BASIC, 1 << at.I_END | uses(s))
        _put(s, at.G_RESERVE, reserves(t, s))
    elif phase == at.KEEP:
        _keeps(t, s)
    elif phase == at.NEUTRAL:
        section = t[at.T_SECTIONS + (1 << s[at.F_SECTION] - 1)]
        _put(s, at.G_NEUTRAL, section & s[at.F_INCOMPLETE])


def _put(s, group, word):
    if word:
        s[at.F_WORDS + group] = word
        s[at.F_GROUPS] |= 1 << group
        s[at.F_LEGAL] += popcount(word)


def outcomes(t, s):
    """What chance may do (`graffiti.setup.chance`)."""
    phase = s[at.F_PHASE]
    if phase == at.FIRST_SEAT:
        return (1 << t[at.T_SEATS]) - 1 << at.C_FIRST
    if phase == at.LAY:
        return kinds(s[at.F_BONUS_STACK], 8) << at.C_LAY
    return kinds(s[at.F_STACK], at.SECTIONS) << at.C_FILL + at.SECTIONS * (phase - at.FILL)


def _turn(t, s):
    """Pass, use tiles, or do one action on a space that is free (G2.2)."""
    _put(s, at.G_BASIC, 1 << at.I_PASS | uses(s))
    _put(s, at.G_RESERVE, reserves(t, s))
    artist = artist_at(s[at.F_TURN])
    bonus, cans = s[artist + at.A_BONUS], s[artist + at.A_CANS]
    every = ones = t[at.T_SPACES]
    ones &= t[at.T_ONE_CAN]
    if s[at.F_BOBBY] == s[at.F_TURN]:
        ones |= at.TUNNEL_BITS  # G6.10
    plain = every if cans > 1 else ones if cans else 0  # G2.3
    cheap = 0
    if count(bonus, DISCOUNT):
        cheap = every if cans else ones  # G6.8, G2.4
    if not plain | cheap:
        return
    targets = takeable(t, s) | at.TUNNEL_BITS
    segments = sprayable(t, s)
    sections = sections_paid(s, artist)
    if not segments or not sections:
        targets &= at.BOARD_BITS
    free = every & ~s[at.F_OCCUPIED] & targets
    _spaces(t, s, 0, free & plain, segments, sections)
    _spaces(t, s, 2, free & cheap, segments, sections)
    if count(bonus, ADD):  # G6.7
        shared = t[at.T_ONE_CAN] & s[at.F_OCCUPIED] & ~s[at.F_CLOSED] & targets
        _spaces(t, s, 1, shared & plain, segments, sections)
        _spaces(t, s, 3, shared & cheap, segments, sections)


def _spaces(t, s, mode, spaces, segments, sections):
    """The actions on these spaces, in one of the modes."""
    if spaces:
        _put(s, at.G_PLACE + mode, spaces & at.BOARD_BITS)
        first = spaces >> at.TUNNEL_AT & sections
        _put(s, at.G_SPRAY + 2 * mode, t[at.T_SECTIONS + first] & segments)
        second = spaces >> at.TUNNEL_2_AT & sections
        _put(s, at.G_SPRAY + 2 * mode + 1, t[at.T_SECTIONS + second] & segments)


def takeable(t, s):
    """The spaces of the three boards that have something to take."""
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


def reserved(t, s):
    """The segments that others keep from the artist whose turn it is (G5.7)."""
    bits = 0
    for seat in range(t[at.T_SEATS]):
        marker = s[artist_at(seat) + at.A_MARKER]
        if marker != at.NONE and seat != s[at.F_TURN]:
            bits |= 1 << marker
    return bits


def sprayable(t, s):
    """The segments that the artist may spray and has the paint for (G5.4, G5.5)."""
    segments = s[at.F_INCOMPLETE] & ~reserved(t, s)
    if s[at.F_BLOCKED]:
        segments &= ~t[at.T_SECTIONS + (1 << s[at.F_BLOCKED] - 1)]  # G9.1
    return segments & payable(t, s)


def payable(t, s):
    """The segments that the artist's tiles can pay for, wild cards and the bobby included.

    What each segment lacks is added up over the colours, for all segments at once: `low`, `middle` and
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


def cover(paints, colour):
    """How many tiles bear a colour (G3.5)."""
    number = count(paints, colour)
    if colour < 2:
        number += count(paints, 5)
    if colour in (0, 2):
        number += count(paints, 6)
    if colour in (1, 2):
        number += count(paints, 7)
    return number


def at_most(low, middle, high, number):
    """The segments that lack no more than a number of paints."""
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


def spared(t, paints):
    """The segments for which some tile is not needed, to pay for the paint that is lacking (G6.10)."""
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


def over(t, paints, colour):
    """The segments that want fewer of a colour than there are tiles that bear it."""
    return t[at.T_OVER + colour * (at.NEEDS + 1) + min(cover(paints, colour), at.NEEDS)]


def sections_paid(s, artist):
    """The sections that an artist has a permit for, in whatever way (G5.2, G5.3, G6.4)."""
    permits = s[artist + at.A_PERMITS]
    if permits & at.PAIRS or count(s[artist + at.A_BONUS], PERMIT):
        return at.ALL_SECTIONS
    return kinds(permits, at.SECTIONS)


def _score(s):
    """2 VP are gained at any moment of a turn (G6.2)."""
    bonus = s[artist_at(s[at.F_TURN]) + at.A_BONUS]
    return 1 << at.I_SCORE if count(bonus, VP) else 0


def uses(s):
    """Bonus tiles, reservations aside, that may be used before or after the action of a turn (G6.1)."""
    bonus = s[artist_at(s[at.F_TURN]) + at.A_BONUS]
    return _score(s) | (1 << at.I_EXTRA if count(bonus, EXTRA) else 0)


def reserves(t, s):
    """The segments on which the artist may put the marker (G6.6)."""
    artist = artist_at(s[at.F_TURN])
    if count(s[artist + at.A_BONUS], RESERVE) and s[artist + at.A_MARKER] == at.NONE:
        return s[at.F_INCOMPLETE] & ~reserved(t, s)
    return 0


def discards(t, s):
    """The different ways to show a permit for the section of the segment."""
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


def _keeps(t, s):
    """What may be kept of more than two tiles: two (G7.2), or three by a save (G6.9)."""
    artist = artist_at(s[at.F_TURN])
    paints = s[artist + at.A_PAINTS]
    _put(s, at.G_KEEP, _held(t, paints, at.T_KEEP, at.KEEP_2))
    if count(s[artist + at.A_BONUS], SAVE):
        row = at.T_KEEP + at.KEEP_2
        _put(s, at.G_KEEP + 1, _held(t, paints, row, at.KEEP_WORD))
        _put(s, at.G_KEEP + 2, _held(t, paints, row + at.KEEP_WORD, at.KEEP_WORD))


def _held(t, paints, start, number):
    bits = 0
    for index in range(number):
        if holds(paints, t[start + index]):
            bits |= 1 << index
    return bits


def choices_to_keep(s, artist):
    """Whether there are none (0), one (1) or several (2) ways to keep paint tiles (G7.2)."""
    paints = s[artist + at.A_PAINTS]
    if total(paints) <= 2:
        return 0
    has_kinds = popcount(kinds(paints, 8)) > 1
    return 2 if has_kinds or count(s[artist + at.A_BONUS], SAVE) else 1


def purse(s, artist):
    """All that an artist can pay for a segment with (G6.3)."""
    return s[artist + at.A_PAINTS] + (count(s[artist + at.A_BONUS], WILD) << at.WILD_SHIFT)


def ways_row(s):
    """Where the tables have the ways to pay for the segment that is being sprayed."""
    has_bobby = 1 if s[at.F_BOBBY] == s[at.F_TURN] else 0
    return at.T_WAYS + (s[at.F_SPRAY] * 2 + has_bobby) * 2


def payments(t, s):
    """How many multisets of tiles pay for the segment (G5.5)."""
    held = purse(s, artist_at(s[at.F_TURN]))
    row = ways_row(s)
    start, number = t[row], 0
    for index in range(start, start + t[row + 1]):
        if holds(held, t[index]):
            number += 1
    return number


def kth_payment(t, s, k):
    """The id of payment number k."""
    held = purse(s, artist_at(s[at.F_TURN]))
    row = ways_row(s)
    start, number = t[row], t[row + 1]
    index = start
    while True:
        if holds(held, t[index]):
            if k == 0:
                return t[index + number]
            k -= 1
        index += 1


def kth_action(t, s, k):
    """The id of legal action number k, for 0 <= k < F_LEGAL."""
    groups = s[at.F_GROUPS]
    while groups:
        group = popcount((groups & -groups) - 1)
        word = s[at.F_WORDS + group]
        number = popcount(word)
        if k < number:
            return t[at.T_GROUP + group] + kth_bit(word, k)
        k -= number
        groups &= groups - 1
    return kth_payment(t, s, k)


def write_legal(t, s, mask):
    """Set the mask of each legal action, and clear all others."""
    for action in range(len(mask)):
        mask[action] = 0
    groups = s[at.F_GROUPS]
    while groups:
        group = popcount((groups & -groups) - 1)
        base, word = t[at.T_GROUP + group], s[at.F_WORDS + group]
        while word:
            mask[base + popcount((word & -word) - 1)] = 1
            word &= word - 1
        groups &= groups - 1
    if s[at.F_PHASE] == at.PAY:
        held = purse(s, artist_at(s[at.F_TURN]))
        row = ways_row(s)
        start, number = t[row], t[row + 1]
        for index in range(start, start + number):
            if holds(held, t[index]):
                mask[t[index + number]] = 1
