"""The form of `view_to_json` and `edition_to_json`; the browser's types are generated from it."""

from __future__ import annotations

from typing import Literal, TypedDict

from allcity.games.graffiti.data import BONUSES, PAINTS, PIPS, PRIMARIES
from allcity.games.graffiti.state import Phase, Reason

Tiles = dict[str, int]  # how many of each kind; kinds that are not there are left out
Owner = int | Literal["neutral"] | None

# What is the same in every edition, and drawn.
CONSTANTS: dict[str, object] = {
    "PAINTS": PAINTS,
    "PRIMARIES": PRIMARIES,
    "BONUSES": BONUSES,
    "PIPS": PIPS,
}


class Artist(TypedDict):
    """An artist's tiles; of another's permits only those that were taken openly (`known`).

    `paid` tiles lie before the screen until the round ends; `marker` is the reserved segment.
    """

    paints: Tiles
    permits: Tiles
    known: Tiles
    bonus: Tiles
    used: Tiles
    paid: Tiles
    cans: int
    passed: bool
    marker: str | None
    vp: int


class View(TypedDict):
    """All that these eyes may know.

    `placed` are cans on a space: its name, whose, how many, and whether an add tile closed it.
    `permits` are face up, 0 where there is none; `stack` counts those face down; `unseen` are the
    permits that lie there or are `hidden`, and `hidden` counts them by artist. `spray` is the segment
    that is being sprayed, `section` that of a revealed permit, `blocked` that of the token, 0 if none.
    `revealed` are the permits shown for neutral tags. `flipped` is the last round in which a segment was
    flipped; `last_chance` is true when the game ends with this round unless one is flipped in it.
    """

    game: Literal["graffiti"]
    edition: str
    special: bool
    blocking: bool
    round: int
    phase: Phase
    extra: int
    section: int
    reveals: int
    flipped: int
    last_chance: bool
    blocked: int
    reason: Reason
    turn: int | None
    bobby: int | None
    first: int | None
    drawer: int | None
    spray: str | None
    paints: Tiles
    permits: list[int]
    stack: int
    unseen: Tiles
    discard: Tiles
    revealed: Tiles
    bonus: list[str | None]
    bonus_stack: Tiles
    placed: list[tuple[str, int, int, bool]]
    tags: dict[str, Owner]
    artists: list[Artist]
    seat: int | None
    hidden: list[int]
    points: list[int]


class Segment(TypedDict):
    """A segment with its paints, a letter each."""

    name: str
    paints: str
    vp: int


class Graffiti(TypedDict):
    """A graffiti and the section of the tunnel in which it is."""

    letter: str
    section: int
    segments: list[Segment]


class PermitSpace(TypedDict):
    """What a space of the permit board gives: face-up places, one from the stack, the token."""

    permits: list[int]
    stack: bool
    first: bool


class Printed(TypedDict):
    """What stands on the boards of an edition; `end` is how many complete graffiti end the game."""

    game: Literal["graffiti"]
    key: str
    title: str
    cans: int
    end: int
    graffiti: list[Graffiti]
    special: list[Graffiti]
    permit_spaces: list[PermitSpace]
    bonus_spaces: int
    start: list[Tiles]
    paints: Tiles
    permits: Tiles
    bonus: Tiles
