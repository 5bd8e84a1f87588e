"""The compiled evaluation of Graffiti for bots, with the same numbers and terms as `evaluate`."""

from __future__ import annotations

from numpy import array

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled, outlined
from allcity.fast.rows import Floats, Row
from allcity.games.graffiti.evaluate import (
    BOBBY,
    BONUS,
    CAN,
    ENDING,
    FIRST,
    LAST_CAN,
    LATER,
    PERMIT,
    READY,
    SCARCE,
    SECOND,
    SECTION,
)
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.reach import DONES, nearest
from allcity.games.graffiti.kernel.reckoning import (
    E_END,
    E_SIZE,
    E_WHOLE,
    TERMS,
    W_BEST,
    W_COMPLETION,
    W_LATER,
    W_NEXT,
    W_NOW,
    W_PERMITS,
    W_SCARCE,
    W_SECOND,
    W_TEMPO,
    W_TERM_END,
    W_VP,
)
from allcity.games.graffiti.kernel.tiles import artist_at, count, total

HELD = array(BONUS)


@compiled
def _lacks(t: Row, s: Row, graffiti: int) -> int:
    """Return how many segments a graffiti lacks."""
    return popcount(s[at.F_INCOMPLETE] & t[at.T_GRAFFITI + graffiti])


@compiled
def nearness(t: Row, s: Row) -> float:
    """Return how near the end is: 1 when six graffiti are complete, less if more segments are missing."""
    numbers = 0  # how many graffiti lack each number of segments, eight bits for each
    for graffiti in range(at.GRAFFITI):
        numbers += 1 << 8 * _lacks(t, s, graffiti)
    wanted, lacking = ENDING, 0
    for lacks in range(5):
        taken = min(wanted, numbers >> 8 * lacks & 255)
        lacking += taken * lacks
        wanted -= taken
    return max(0.0, 1 - lacking / 10)


@compiled
def _is_decided(t: Row, s: Row) -> bool:
    """Tell whether six graffiti are complete (G8.1)."""
    number = 0
    for graffiti in range(at.GRAFFITI):
        number += _lacks(t, s, graffiti) == 0
    return number >= ENDING


@compiled
def _tiles(s: Row, artist: int) -> int:
    """Return how many tiles may bring half a VP; no more than two paints are kept (G7.2, G8.2)."""
    others = total(s[artist + at.A_PERMITS]) + total(s[artist + at.A_BONUS])
    return min(2, total(s[artist + at.A_PAINTS])) + others


@compiled
def _pending(t: Row, s: Row, seat: int) -> float:
    """Return the value of the segment that is being sprayed, which counts already."""
    segment = s[at.F_SPRAY]
    if segment < 0 or s[at.F_TURN] != seat:
        return 0.0
    extra = len(t) - E_END
    others = s[at.F_INCOMPLETE] & t[extra + E_WHOLE + segment] & ~(1 << segment)
    completing: float = t[extra + E_SIZE + segment] * DONES[popcount(others)]
    return t[at.T_VP + segment] + completing


@compiled
def _hand(permits: int, bonus: int) -> float:
    worth = 0.0
    for kind in range(at.SECTIONS):
        number = count(permits, kind)
        worth += SECTION * int(number > 0) + PERMIT * number
    for kind in range(8):
        worth += count(bonus, kind) * HELD[kind]
    return worth


@compiled
def _scarce(board: int, held: int) -> float:
    """Return the value of tiles in hand of which few are left for the others."""
    worth = 0.0
    for kind in range(8):
        worth += SCARCE * count(held, kind) * max(0, 4 - count(board, kind)) / 4
    return worth


@compiled
def _tempo(s: Row, seat: int, cans: int, hope: float) -> float:
    each = CAN if hope else LAST_CAN
    worth = each * cans
    if s[at.F_EXTRA] and s[at.F_TURN] == seat:
        worth += each * 0.5
    if s[at.F_BOBBY] == seat and cans:
        worth += BOBBY
    return worth + FIRST * int(s[at.F_FIRST] == seat)


@compiled
def _completion(t: Row, s: Row, artist: int) -> float:
    """Return the expected points of the own tags, by how many segments their graffiti lack (G8.3)."""
    worth = 0.0
    for graffiti in range(at.GRAFFITI):
        lacks = _lacks(t, s, graffiti)
        if lacks == 0 or s[at.F_PHASE] != at.OVER:
            tags = popcount(s[artist + at.A_TAGS] & t[at.T_GRAFFITI + graffiti])
            worth += tags * t[at.T_SIZE + graffiti] * DONES[lacks]
    return worth


@compiled
def judge(t: Row, s: Row, seat: int, near: float, is_last: bool, w: Floats) -> None:
    """Write the value of a position for an artist, term by term."""
    artist = artist_at(seat)
    w[W_COMPLETION] = _completion(t, s, artist)
    if s[at.F_PHASE] == at.OVER:
        for term in range(TERMS):
            if term != W_COMPLETION:
                w[term] = 0.0
        w[W_VP], w[W_TERM_END] = s[artist + at.A_VP], _tiles(s, artist) // 2
        return
    cans = 0 if s[artist + at.A_PASSED] else s[artist + at.A_CANS]
    nearest(t, s, seat, cans, w)
    hope = w[W_BEST] + SECOND * w[W_SECOND]
    w[W_VP] = s[artist + at.A_VP] + _pending(t, s, seat)
    w[W_NOW] = READY * hope if cans else 0.0
    w[W_NEXT] = 0.0 if is_last else LATER * w[W_LATER] * (1 - 0.5 * near)
    w[W_SCARCE] = _scarce(s[at.F_PAINTS], s[artist + at.A_PAINTS]) * (1 - near)
    w[W_PERMITS] = _hand(s[artist + at.A_PERMITS], s[artist + at.A_BONUS]) * (1 - 0.6 * near)
    w[W_TEMPO] = _tempo(s, seat, cans, hope)
    w[W_TERM_END] = near * 0.5 * _tiles(s, artist)


@outlined
def own(t: Row, s: Row, seat: int, w: Floats) -> float:
    """Return what an artist may expect at the end."""
    judge(t, s, seat, nearness(t, s), _is_decided(t, s), w)
    worth = 0.0
    for term in range(TERMS):
        worth += w[term]
    return worth


@compiled
def terms(t: Row, s: Row, seat: int, w: Floats, out: Floats) -> None:
    """Write what an artist may expect at the end, term by term."""
    own(t, s, seat, w)
    for term in range(TERMS):
        out[term] = w[term]


@outlined
def values(t: Row, s: Row, w: Floats, out: Floats) -> None:
    """Write the points that each artist may expect at the end."""
    for seat in range(t[at.T_SEATS]):
        out[seat] = own(t, s, seat, w)


@compiled
def doubt(t: Row, s: Row) -> float:
    """Return the points by which a lead must grow to be e times as safe."""
    return 4.0 + 9.0 * (1 - nearness(t, s))
