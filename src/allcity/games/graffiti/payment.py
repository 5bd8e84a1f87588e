"""Paying for a segment: who can, by arithmetic, and each different way to do it (G5.5)."""

from __future__ import annotations

from functools import cache

from allcity.games.graffiti.data import COLOURS, ONE, PAINTS, WILD_PAINT, count

Counts = tuple[int, ...]  # by colour, in the order of `COLOURS`
_KINDS = tuple(
    tuple(kind for kind, tile in enumerate(PAINTS) if colour.lower() in tile) for colour in COLOURS
)  # by colour, the kinds of tile that pay for it
_COLOURS = tuple(tuple(COLOURS.index(paint) for paint in tile.upper()) for tile in PAINTS)


def needs(paints: str) -> Counts:
    """How many of each colour a segment wants."""
    return tuple(paints.count(colour) for colour in COLOURS)


def payable(segments: tuple[tuple[int, Counts], ...], tiles: int, has_bobby: bool) -> int:
    """The segments, as bits, that these tiles can pay for.

    A double pays for both its paints at once (G3.5), so each colour has as many tiles as bear it, and
    wild cards make up for what is lacking (G6.3).
    """
    held = [count(tiles, kind) for kind in range(len(PAINTS))]
    covered = [sum([held[kind] for kind in kinds]) for kinds in _KINDS]
    wild, bits = count(tiles, WILD_PAINT), 0
    for bit, needed in segments:
        lacks = -wild
        for number, cover in zip(needed, covered, strict=True):
            if number > cover:
                lacks += number - cover
        if lacks <= 0 or (has_bobby and lacks == 1 and _has_spare(held, covered, needed)):
            bits |= bit
    return bits


def _has_spare(held: list[int], covered: list[int], needed: Counts) -> bool:
    """Whether there is a tile that nothing needs, to pay for the one paint that is lacking (G6.10)."""
    return any(
        number and all(covered[colour] > needed[colour] for colour in _COLOURS[kind])
        for kind, number in enumerate(held)
    )


@cache  # there are 251 different prices, of up to five paints
def ways(need: str, has_bobby: bool) -> tuple[int, ...]:
    """Every different multiset of tiles that pays for these paints, and no tile in vain."""
    if not need:
        return (0,)
    paint, rest = need[0].lower(), need[1:]
    steps = [(WILD_PAINT, rest, has_bobby)]  # G6.3
    for kind, tile in enumerate(PAINTS):
        if paint in tile:
            steps.append((kind, rest, has_bobby))
            other = tile.replace(paint, "").upper()
            if other and other in rest:  # G3.5: both paints of a double at once
                steps.append((kind, rest.replace(other, "", 1), has_bobby))
        elif has_bobby:  # G6.10: any one tile for one paint, once
            steps.append((kind, rest, False))
    found = {ONE[kind] + paid for kind, left, helped in steps for paid in ways(left, helped)}
    return tuple(sorted(found))


@cache
def least(need: str) -> tuple[int, ...]:
    """The ways without the bobby that hold no other one: who can pay so can pay in one of these."""
    every = ways(need, False)
    larger = {way + one for way in every for one in ONE}
    larger |= {way + one for way in larger for one in ONE}  # two doubles save two tiles, no more
    return tuple(way for way in every if way not in larger)
