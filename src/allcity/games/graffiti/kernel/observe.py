"""The view of a seat (`graffiti.view`) as numbers; `observed` says which number means what."""

from __future__ import annotations

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel import observed as to
from allcity.games.graffiti.kernel.score import vp
from allcity.games.graffiti.kernel.tiles import artist_at, count, total


@compiled
def observe(t: Row, s: Row, seat: int, out: Row) -> None:
    """Write what a seat, or a spectator (-1), sees into zeros; for a spectator the seats count from the first one."""
    seats = t[at.T_SEATS]
    own = max(seat, 0)
    unseen, in_stack = s[at.F_STACK], total(s[at.F_STACK])
    for step in range(seats):
        other = (own + step) % seats
        artist = artist_at(other)
        start = to.O_ARTISTS + to.O_ARTIST * step
        hidden = 0
        if other != seat:
            hidden = s[artist + at.A_PERMITS] - s[artist + at.A_KNOWN]  # G1.9
        unseen += hidden
        out[start + to.OA_NUMBERS] = total(hidden)
        _artist(t, s, artist, out, start)
    if seat >= 0:
        _counts(s[artist_at(seat) + at.A_PERMITS], at.SECTIONS, out, to.O_HAND)
    _counts(unseen, at.SECTIONS, out, to.O_UNSEEN)
    out[to.O_NUMBERS + 4] = in_stack
    _board(s, out)
    _places(s, own, seats, out)
    for index in range(s[at.F_PLACED]):
        placed = s[at.F_CANS + (index >> 2)] >> at.CANS_BITS * (index & 3)
        step = ((placed >> 6 & 3) - own + seats) % seats
        out[to.O_ARTISTS + to.O_ARTIST * step + to.OA_PLACED + (placed & 63)] += placed >> 8 & 3


@compiled
def _counts(tiles: int, kinds: int, out: Row, start: int) -> None:
    for kind in range(kinds):
        out[start + kind] = count(tiles, kind)


@compiled
def _bits(bits: int, out: Row, start: int) -> None:
    while bits:
        out[start + popcount((bits & -bits) - 1)] = 1
        bits &= bits - 1


@compiled
def _artist(t: Row, s: Row, artist: int, out: Row, start: int) -> None:
    """Write what everybody sees of an artist; the hidden permits have been written."""
    _counts(s[artist + at.A_PAINTS], 8, out, start + to.OA_PAINTS)
    _counts(s[artist + at.A_KNOWN], at.SECTIONS, out, start + to.OA_KNOWN)
    _counts(s[artist + at.A_BONUS], 8, out, start + to.OA_BONUS)
    _counts(s[artist + at.A_USED], 8, out, start + to.OA_USED)
    _counts(s[artist + at.A_PAID], 8, out, start + to.OA_PAID)
    points = vp(t, s, artist)
    out[start + to.OA_NUMBERS + 1] = s[artist + at.A_CANS]
    out[start + to.OA_NUMBERS + 2] = s[artist + at.A_PASSED]
    out[start + to.OA_NUMBERS + 3] = points & 127
    out[start + to.OA_NUMBERS + 4] = points >> 7
    if s[artist + at.A_MARKER] != at.NONE:
        out[start + to.OA_MARKER + s[artist + at.A_MARKER]] = 1
    _bits(s[artist + at.A_TAGS], out, start + to.OA_TAGS)


@compiled
def _board(s: Row, out: Row) -> None:
    """Write what lies on the boards and in the tunnel."""
    _counts(s[at.F_PAINTS], 8, out, to.O_PAINTS)
    _counts(s[at.F_DISCARD], at.SECTIONS, out, to.O_DISCARD)
    _counts(s[at.F_REVEALED], at.SECTIONS, out, to.O_REVEALED)
    _counts(s[at.F_BONUS_STACK], 8, out, to.O_BONUS_STACK)
    for slot in range(at.FACE_UP):
        pips = s[at.F_PERMITS] >> at.SLOT * slot & at.SLOT_BITS
        if pips:
            out[to.O_FACE_UP + at.SECTIONS * slot + pips - 1] = 1
    for slot in range(at.BONUS_SPACES):
        tile = s[at.F_BONUS] >> at.SLOT * slot & at.SLOT_BITS
        if tile:
            out[to.O_TILES + 8 * slot + tile - 1] = 1
    _bits(s[at.F_INCOMPLETE], out, to.O_INCOMPLETE)
    _bits(s[at.F_OCCUPIED], out, to.O_OCCUPIED)
    _bits(s[at.F_CLOSED], out, to.O_CLOSED)


@compiled
def _places(s: Row, own: int, seats: int, out: Row) -> None:
    """Write the phase of the match and the seats that it names."""
    out[to.O_PHASE + s[at.F_PHASE]] = 1
    _seat(s[at.F_TURN], own, seats, out, to.O_TURN)
    _seat(s[at.F_FIRST], own, seats, out, to.O_FIRST)
    _seat(s[at.F_BOBBY], own, seats, out, to.O_BOBBY)
    _seat(s[at.F_DRAWER], own, seats, out, to.O_DRAWER)
    if s[at.F_SECTION]:
        out[to.O_SECTION + s[at.F_SECTION] - 1] = 1
    if s[at.F_BLOCKED]:
        out[to.O_BLOCKED + s[at.F_BLOCKED] - 1] = 1
    if s[at.F_SPRAY] != at.NONE:
        out[to.O_SPRAY + s[at.F_SPRAY]] = 1
    out[to.O_NUMBERS] = s[at.F_ROUND]
    out[to.O_NUMBERS + 1] = s[at.F_ROUND] - s[at.F_FLIPPED]
    out[to.O_NUMBERS + 2] = s[at.F_EXTRA]
    out[to.O_NUMBERS + 3] = s[at.F_REVEALS]


@compiled
def _seat(seat: int, own: int, seats: int, out: Row, start: int) -> None:
    if seat != at.NONE:
        out[start + (seat - own + seats) % seats] = 1
