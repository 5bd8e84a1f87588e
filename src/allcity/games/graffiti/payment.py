"""The different ways to pay for a segment, found once for each segment (G5.5)."""

from __future__ import annotations

from functools import cache

from allcity.games.graffiti.data import PAINTS, WILD_PAINT
from allcity.games.graffiti.tiles import ONE, holds


@cache
def ways(need: str, has_bobby: bool) -> tuple[int, ...]:
    """Every different multiset of tiles that pays for these paints, and no tile in vain."""
    found: set[int] = set()
    _cover(need, 0, has_bobby, found)
    return tuple(sorted(found))


@cache
def least(need: str, has_bobby: bool) -> tuple[int, ...]:
    """The ways that hold no other one: who can pay at all can pay in one of these."""
    every = ways(need, has_bobby)
    return tuple(
        way for way in every if not any(other != way and holds(way, other) for other in every)
    )


def _cover(need: str, paid: int, has_bobby: bool, found: set[int]) -> None:
    """Pay for the first paint in each possible way, then for the rest."""
    if not need:
        found.add(paid)
        return
    paint, rest = need[0].lower(), need[1:]
    _cover(rest, paid + ONE[WILD_PAINT], has_bobby, found)  # G6.3
    for kind, tile in enumerate(PAINTS):
        if paint in tile:
            _cover(rest, paid + ONE[kind], has_bobby, found)
            other = tile.replace(paint, "").upper()
            if other and other in rest:  # G3.5: both paints of a double at once
                _cover(rest.replace(other, "", 1), paid + ONE[kind], has_bobby, found)
        elif has_bobby:  # G6.10: any one tile for one paint, once
            _cover(rest, paid + ONE[kind], False, found)
