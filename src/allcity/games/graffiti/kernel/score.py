"""The present points and the result of a match (`graffiti.score`)."""

from __future__ import annotations

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tiles import artist_at, total


@compiled
def vp(t: Row, s: Row, artist: int) -> int:
    """Return the present VP of an artist; with the final scoring when the game is over (G8.2, G8.3)."""
    points = s[artist + at.A_VP]
    if s[at.F_PHASE] != at.OVER:
        return points
    tiles = total(s[artist + at.A_PAINTS]) + total(s[artist + at.A_PERMITS])
    points += (tiles + total(s[artist + at.A_BONUS])) // 2
    for index in range(at.GRAFFITI):
        segments = t[at.T_GRAFFITI + index]
        if s[at.F_INCOMPLETE] & segments == 0:
            points += popcount(s[artist + at.A_TAGS] & segments) * t[at.T_SIZE + index]
    return points


@compiled
def points(t: Row, s: Row, out: Row) -> None:
    for seat in range(t[at.T_SEATS]):
        out[seat] = vp(t, s, artist_at(seat))


@compiled
def _rank(t: Row, s: Row, artist: int) -> int:
    """Return a number to rank artists by: most VP (G8.4), then most tags (G8.5)."""
    return vp(t, s, artist) << 8 | popcount(s[artist + at.A_TAGS])


@compiled
def result(t: Row, s: Row, out: Row) -> int:
    """Write the places, which may be shared (G8.6), and return why the match is over."""
    seats = t[at.T_SEATS]
    for seat in range(seats):
        own, place = _rank(t, s, artist_at(seat)), 1
        for other in range(seats):
            if _rank(t, s, artist_at(other)) > own:
                place += 1
        out[seat] = place
    return s[at.F_REASON]
