"""What a seat may know (`graffiti.view`), and the points as they stand (`graffiti.score`)."""

from __future__ import annotations

from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.bits import popcount
from allcity.games.graffiti.kernel.legal import artist_at
from allcity.games.graffiti.kernel.tiles import total


def points(t, s, seat):
    """The VP of an artist as they stand; with the final scoring when the game is over (G8.2, G8.3)."""
    artist = artist_at(seat)
    vp = s[artist + at.A_VP]
    if s[at.F_PHASE] != at.OVER:
        return vp
    tiles = total(s[artist + at.A_PAINTS]) + total(s[artist + at.A_PERMITS])
    vp += (tiles + total(s[artist + at.A_BONUS])) // 2
    for index in range(at.GRAFFITI):
        segments = t[at.T_GRAFFITI + index]
        if s[at.F_INCOMPLETE] & segments == 0:
            vp += popcount(s[artist + at.A_TAGS] & segments) * t[at.T_SIZE + index]
    return vp


def hidden(s, viewer, seat):
    """How many permits of an artist a viewer has not seen (G1.9)."""
    artist = artist_at(seat)
    return 0 if seat == viewer else total(s[artist + at.A_PERMITS] - s[artist + at.A_KNOWN])


def view(t, s, viewer, row):
    """Write the position as a seat, or a spectator by -1, sees it: unseen permits all lie in the stack."""
    for field in range(t[at.T_WIDTH]):
        row[field] = s[field]
    for seat in range(t[at.T_SEATS]):
        if seat != viewer:
            artist = artist_at(seat)
            row[at.F_STACK] += s[artist + at.A_PERMITS] - s[artist + at.A_KNOWN]
            row[artist + at.A_PERMITS] = s[artist + at.A_KNOWN]
