"""The cast: the characters that play in a bot's seat. The same cast plays at all levels; its names are the same in every language."""

from __future__ import annotations

from typing import NamedTuple

from allcity.bots import BOTS, LEVELS
from allcity.core.game import Seat


class Member(NamedTuple):
    """A bot as people see it: `key` names its face and the sentence about it, `tag` the style of its lettering."""

    key: str
    name: str
    tag: str


CAST = (
    Member("fatcap", "Fat Cap", "bubble"),
    Member("neonowl", "Neon Owl", "drips"),
    Member("turborat", "Turbo Rat", "marker"),
    Member("ladymural", "Lady Mural", "bubble"),
    Member("misterdrip", "Mister Drip", "drips"),
    Member("zigzag", "Zig Zag", "marker"),
    Member("roofcat", "Roof Cat", "marker"),
    Member("paperfox", "Paper Fox", "bubble"),
    Member("tinmoth", "Tin Moth", "drips"),
    Member("pinto", "Pinto 7", "bubble"),
    Member("mossy", "Mossy 3", "drips"),
    Member("chroma", "Chroma K", "marker"),
)
_SPECS = (*LEVELS, *BOTS)


def member(spec: str, seat: Seat) -> Member:
    """Return the member that plays in a seat at this level: always the same one.

    Bots at a table differ from each other at up to six seats, and at any number of seats if they have one level.
    """
    order = _SPECS.index(spec) if spec in _SPECS else 0
    return CAST[(seat + len(CAST) // 2 * (order % 2)) % len(CAST)]
