"""The distance of an artist from the segments of the tunnel, by the kernel: the compiled `evaluate.palette` and the terms that use it."""

from __future__ import annotations

from numpy import array

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Floats, Row
from allcity.games.graffiti.data import WILD
from allcity.games.graffiti.evaluate import DONE, STEP
from allcity.games.graffiti.evaluate.palette import FAR
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.reckoning import (
    E_END,
    E_NUMBER,
    E_SIZE,
    E_START,
    E_WANTED,
    E_WHOLE,
    IN_A_WORD,
    KEY,
    KEY_MORE,
    LACKS,
    PLACES,
    SEEN,
    W_BEST,
    W_LATER,
    W_SECOND,
    W_SEEN,
    WORDS,
)
from allcity.games.graffiti.kernel.tiles import artist_at, count
from allcity.games.graffiti.kernel.words import reserved, sections_paid

NO_SPACE = 9
HALF = 30  # bits of a purse
STEPS = array([STEP**number for number in range(32)])
DONES = array([DONE**number for number in range(32)])


@compiled
def _gone(paints: int) -> int:
    """Return the kinds of paint tile, as bits, that have run out on the board."""
    bits = 0
    for kind in range(8):
        bits |= int(count(paints, kind) == 0) << kind
    return bits


@compiled
def _lacking(t: Row, segment: int, purse: int, gone: int) -> int:
    """Return how many paint tiles a purse lacks for a segment."""
    extra = len(t) - E_END
    start = t[extra + E_START + segment]
    fewest = FAR
    for index in range(start, start + t[extra + E_NUMBER + segment]):
        way, lacks = t[index], 0
        while way and lacks < fewest:
            kind = popcount((way & -way) - 1) // at.BITS
            short = count(way, kind) - count(purse, kind)
            if short > 0:
                lacks += FAR if kind == 8 or gone >> kind & 1 else short
            way &= ~(at.COUNT << at.BITS * kind)
        fewest = min(fewest, lacks)
        if fewest == 0:
            break
    return fewest


@compiled
def _look(t: Row, s: Row, seat: int, w: Floats) -> int:
    """Return where the numbers of tiles that an artist lacks for each segment are written."""
    artist = artist_at(seat)
    purse = s[artist + at.A_PAINTS] + (count(s[artist + at.A_BONUS], WILD) << at.WILD_SHIFT)
    gone = _gone(s[at.F_PAINTS])
    first = purse & ((1 << HALF) - 1)
    second = (purse >> HALF) << 9 | gone << 1 | 1
    mixed = (first * 2654435761 ^ second * 40503) & ((1 << 48) - 1)
    seen = W_SEEN + (mixed >> 12) % PLACES * SEEN
    if w[seen + KEY] != first or w[seen + KEY_MORE] != second:
        w[seen + KEY], w[seen + KEY_MORE] = first, second
        for word in range(WORDS):
            lacks = 0
            for place in range(IN_A_WORD):
                segment = word * IN_A_WORD + place
                if segment < at.SEGMENTS:
                    lacks |= _lacking(t, segment, purse, gone) << 4 * place
            w[seen + LACKS + word] = lacks
    return seen


@compiled
def _spaces(s: Row, seat: int) -> int:
    """Return the cans that spraying takes in each section now, four bits for each."""
    cans = 0
    for section in range(at.SECTIONS):
        number = NO_SPACE
        if not s[at.F_OCCUPIED] >> (at.TUNNEL_AT + section) & 1:
            number = 1
        elif not s[at.F_OCCUPIED] >> (at.TUNNEL_2_AT + section) & 1:
            number = 1 if s[at.F_BOBBY] == seat else 2
        if section + 1 == s[at.F_BLOCKED]:
            number = NO_SPACE
        cans |= number << 4 * section
    return cans


@compiled
def nearest(t: Row, s: Row, seat: int, cans: int, w: Floats) -> None:
    """Write the values of the two best segments within reach of this round's cans, and of the best one for the next round."""
    artist, extra = artist_at(seat), len(t) - E_END
    segments = s[at.F_INCOMPLETE] & ~reserved(t, s, seat)
    if s[at.F_SPRAY] >= 0 and s[at.F_TURN] == seat:
        segments &= ~(1 << s[at.F_SPRAY])
    seen, sections, spaces = _look(t, s, seat, w), sections_paid(s, artist), _spaces(s, seat)
    words = (int(w[seen + LACKS]), int(w[seen + LACKS + 1]), int(w[seen + LACKS + 2]))
    best = second = later = 0.0
    bits = segments
    while bits:
        segment = popcount((bits & -bits) - 1)
        bits &= bits - 1
        section = t[at.T_SECTION + segment] - 1
        lacks = words[segment // IN_A_WORD] >> 4 * (segment % IN_A_WORD) & 15
        permit = 1 - (sections >> section & 1)
        others = popcount(segments & t[extra + E_WHOLE + segment]) - 1
        worth = t[at.T_VP + segment] + t[extra + E_SIZE + segment] * DONES[others]
        if lacks + permit + (spaces >> 4 * section & 15) <= cans:
            hope = worth * STEPS[lacks + permit]
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
        again = max(lacks, t[extra + E_WANTED + segment] - 2)
        later = max(later, worth * STEPS[again + permit])
    w[W_BEST], w[W_SECOND], w[W_LATER] = best, second, later


assert WORDS == 3
