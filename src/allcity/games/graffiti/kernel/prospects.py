"""The promise of each action, by the kernel: the compiled `evaluate.prospects`."""

from __future__ import annotations

from numpy import empty, int64

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled, outlined
from allcity.fast.rows import Floats, Row
from allcity.games.graffiti.evaluate import CAN
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.apply import apply
from allcity.games.graffiti.kernel.evaluate import own
from allcity.games.graffiti.kernel.paying import purse, ways_at
from allcity.games.graffiti.kernel.reckoning import REMEMBERED
from allcity.games.graffiti.kernel.tiles import artist_at, holds
from allcity.games.graffiti.kernel.words import write_words

WORSE = 2.0  # by how much a dear way to do something is rated below the present position


@compiled
def _is_dear(t: Row, action: int, places: int, sprays: int) -> bool:
    """Tell whether the same can be done on its cheap space without a tile; `places` and `sprays` are available in that way."""
    word, bit = action >> 5, action & 31
    if (word > at.W_PLACE and word < at.W_SPRAY) or (word == at.W_PLACE and bit < at.PAINT_SPACES):
        if bit >= at.PAINT_SPACES:
            return bool(bit < at.BOBBY_AT and places >> bit & 1)
        spaces = t[at.T_TILE_SPACES + t[at.T_SPACE_TILE + bit]]
        cheap = spaces & -spaces
        return bool(places & cheap and (word > at.W_PLACE or 1 << bit != cheap))
    if word > at.W_SPRAY and word < at.W_KEEP:
        return bool(sprays >> bit & 1)
    return False


@outlined
def prospects(t: Row, s: Row, seat: int, w: Floats, actions: Row, worths: Floats) -> int:
    """Write the actions of a seat, with what each promises to this seat; return their number."""
    written = write_words(t, s) & at.WORD_BITS
    places = s[at.F_WORDS + at.W_PLACE] if written >> at.W_PLACE & 1 else 0
    sprays = s[at.F_WORDS + at.W_SPRAY] if written >> at.W_SPRAY & 1 else 0
    number = _list(t, s, written, actions)
    worth = own(t, s, seat, w)
    after = empty(REMEMBERED, int64)
    for place in range(number):
        action = actions[place]
        if action >> 5 == at.W_RESERVE:
            segment = action - at.I_RESERVE
            worths[place] = s[artist_at(seat) + at.A_VP] + 0.05 * t[at.T_VP + segment]
        elif _is_dear(t, action, places, sprays):
            worths[place] = worth - WORSE
        else:
            for field in range(len(after)):
                after[field] = s[field]
            apply(t, after, seat, action)
            worths[place] = own(t, after, seat, w) + CAN * int(action == at.I_EXTRA)
    return number


@compiled
def _list(t: Row, s: Row, written: int, actions: Row) -> int:
    """Write the ids of all legal actions, from the words that were written."""
    number = 0
    while written:
        word = popcount((written & -written) - 1)
        written &= written - 1
        bits = s[at.F_WORDS + word]
        while bits:
            actions[number] = at.WORD * word + popcount((bits & -bits) - 1)
            number += 1
            bits &= bits - 1
    if s[at.F_PHASE] == at.PAY:
        held = purse(s)
        start, ways = ways_at(t, s)
        for index in range(start, start + ways):
            if holds(held, t[index]):
                actions[number] = t[index + ways]
                number += 1
    return number
