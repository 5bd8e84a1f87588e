"""Well-formed actions of every kind, legal or not, to ask a position about."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

from allcity.games import graffiti
from allcity.games.graffiti.actions import Action
from allcity.games.graffiti.data import BONUSES, PAINTS
from allcity.games.graffiti.text import TILES

_TOOLS = ("", " add", " discount", " add discount")


@cache
def palette() -> tuple[Action, ...]:
    """About two thousand actions."""
    segments = [f"{letter}{number}" for letter in "ABCDEFGHIJK" for number in range(1, 6)]
    places = [f"paint {paint}{cans}" for paint in PAINTS for cans in ("", " 2")]
    places += [f"permit {number}" for number in range(1, 7)]
    places += [f"bonus {number}" for number in range(1, 7)]
    places += ["bobby", *(f"spray {name}{cans}" for name in segments for cans in ("", " 2"))]
    texts = [place + tool for place, tool in product(places, _TOOLS)]
    texts += [f"{word} {name}" for word in ("reserve", "neutral") for name in segments]
    texts += ["vp", "extra", "end", "pass", "discard tile"]
    for size in (1, 2):
        texts += [
            f"discard {' '.join(map(str, pips))}"
            for pips in combinations_with_replacement(range(1, 6), size)
        ]
    for size in (1, 2, 3, 4):
        texts += [f"pay {' '.join(tiles)}" for tiles in combinations_with_replacement(TILES, size)]
        texts += [
            f"keep {' '.join(tiles)}" for tiles in combinations_with_replacement(PAINTS, size)
        ]
    for word in ("fill", "draw", "show", "block"):
        texts += [f"{word} {pips}" for pips in range(1, 6)]
    texts += [f"lay {tile}" for tile in BONUSES] + [f"first {seat}" for seat in range(1, 6)]
    return tuple(graffiti.parse(text) for text in texts)
