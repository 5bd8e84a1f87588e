"""Multisets of tiles, with six bits per kind as in the rules (`graffiti.data`)."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.games.graffiti.kernel import layout as at


@compiled
def count(tiles: int, kind: int) -> int:
    """Return how many of a kind there are."""
    return tiles >> at.BITS * kind & at.COUNT


@compiled
def one(kind: int) -> int:
    """Return the multiset of one tile."""
    return 1 << at.BITS * kind


@compiled
def total(tiles: int) -> int:
    """Return how many there are of all kinds, by casting out 63s."""
    return tiles % 63


@compiled
def holds(tiles: int, part: int) -> bool:
    """Tell whether there are at least as many of each kind as in the part."""
    return (tiles | at.GUARD) - part & at.GUARD == at.GUARD


@compiled
def common(tiles: int, others: int) -> int:
    """Return the permits that two multisets have in common."""
    shared = 0
    for kind in range(at.SECTIONS):
        shared += min(count(tiles, kind), count(others, kind)) << at.BITS * kind
    return shared


@compiled
def kinds(tiles: int, most: int) -> int:
    """Return the set, as bits, of the first `most` kinds that occur."""
    bits = 0
    for kind in range(most):
        if tiles >> at.BITS * kind & at.COUNT:
            bits |= 1 << kind
    return bits


@compiled
def kind_at(tiles: int, point: int) -> int:
    """Return the kind of the tile at a point, for 0 <= point < total, with the kinds in order."""
    kind = 0
    while point >= count(tiles, kind):
        point -= count(tiles, kind)
        kind += 1
    return kind


@compiled
def artist_at(seat: int) -> int:
    """Return where the fields of an artist begin."""
    return at.F_ARTISTS + at.ARTIST * seat
