"""The number of tiles that an artist lacks for each segment of the tunnel."""

from __future__ import annotations

from functools import cache, lru_cache

from allcity.core.cache import cached
from allcity.games.graffiti import PAINTS, Board, count, least

WILD = len(PAINTS)
FAR = 9  # tiles: out of reach


@cache
def _ways(need: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return the ways to pay, each as (kind, number) pairs."""
    kinds = range(WILD + 1)
    return tuple(
        tuple((kind, count(way, kind)) for kind in kinds if count(way, kind)) for way in least(need)
    )


@cached(1 << 13)
def lacking(board: Board, purse: int, gone: int) -> tuple[int, ...]:
    """Return for each segment how many paint tiles a purse lacks; kinds that ran out are bits of `gone`."""
    held = [count(purse, kind) for kind in range(WILD + 1)]
    return tuple([_lacking(piece.paints, held, gone) for piece in board.pieces])


def _lacking(need: str, held: list[int], gone: int) -> int:
    fewest = FAR
    for way in _ways(need):
        lacks = 0
        for kind, number in way:
            short = number - held[kind]
            if short > 0:
                lacks += FAR if kind == WILD or gone >> kind & 1 else short
        fewest = min(fewest, lacks)
    return fewest


@cached(1)
def tiles(board: Board) -> tuple[int, ...]:
    """Return for each segment the fewest paint tiles that pay for it."""
    return lacking(board, 0, 0)


@lru_cache(1 << 12)
def gone(paints: int) -> int:
    """Return the kinds of paint tile, as bits, that have run out on the board."""
    return sum(1 << kind for kind in range(WILD) if not count(paints, kind))
