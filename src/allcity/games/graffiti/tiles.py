"""Multisets of tiles: one integer with six bits a kind, so that adding and comparing are arithmetic."""

from __future__ import annotations

from collections.abc import Iterable

_BITS = 6
MOST = (1 << _BITS - 1) - 1  # of one kind; the sixth bit is the guard that a subtraction may borrow
KINDS = 9
ONE = tuple(1 << _BITS * kind for kind in range(KINDS))
_GUARD = sum(one << _BITS - 1 for one in ONE)


def count(tiles: int, kind: int) -> int:
    """How many of a kind there are."""
    return tiles >> _BITS * kind & MOST


def total(tiles: int) -> int:
    """How many there are of all kinds, by casting out 63s; below 63, which no game reaches."""
    return tiles % 63


def holds(tiles: int, part: int) -> bool:
    """Whether there are at least as many of each kind as in the part."""
    return (tiles | _GUARD) - part & _GUARD == _GUARD


def common(tiles: int, others: int) -> int:
    """What two multisets have in common."""
    return sum(min(count(tiles, kind), count(others, kind)) * one for kind, one in enumerate(ONE))


def kinds(tiles: int) -> list[int]:
    """Each kind that there is, once."""
    return [kind for kind in range(KINDS) if tiles >> _BITS * kind & MOST]


def listed(tiles: int) -> list[int]:
    """Each tile by its kind, in order."""
    return [kind for kind in range(KINDS) for _ in range(count(tiles, kind))]


def packed(listed: Iterable[int]) -> int:
    """The multiset of these kinds, each as often as it is named."""
    return sum(ONE[kind] for kind in listed)
