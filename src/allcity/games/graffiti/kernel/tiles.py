"""Multisets of tiles, with six bits per kind as in the rules (`graffiti.data`)."""

from __future__ import annotations

from allcity.games.graffiti.kernel import layout as at


def count(tiles, kind):
    """How many of a kind there are."""
    return tiles >> at.BITS * kind & at.COUNT


def one(kind):
    """The multiset of one tile."""
    return 1 << at.BITS * kind


def total(tiles):
    """How many there are of all kinds, by casting out 63s."""
    return tiles % 63


def holds(tiles, part):
    """Whether there are at least as many of each kind as in the part."""
    return (tiles | at.GUARD) - part & at.GUARD == at.GUARD


def common(tiles, others):
    """What two multisets of permits have in common."""
    shared = 0
    for kind in range(at.SECTIONS):
        shared += min(count(tiles, kind), count(others, kind)) << at.BITS * kind
    return shared


def kinds(tiles, most):
    """The set, as bits, of the first `most` kinds of which there is one."""
    bits = 0
    for kind in range(most):
        if tiles >> at.BITS * kind & at.COUNT:
            bits |= 1 << kind
    return bits


def kind_at(tiles, point):
    """The kind of the tile at a point, for 0 <= point < total, with the kinds in order."""
    kind = 0
    while point >= count(tiles, kind):
        point -= count(tiles, kind)
        kind += 1
    return kind
