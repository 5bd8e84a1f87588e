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
    """One artist's tiles and cans."""

    paints: Tiles
    """The paint tiles behind the screen."""
    permits: Tiles
    """The permits behind the screen, by pips; of another artist only those that are `known`."""
    known: Tiles
    """The permits that were taken openly and not spent since."""
    bonus: Tiles
    """The bonus tiles behind the screen."""
    used: Tiles
    """The bonus tiles that were used up."""
    paid: Tiles
    """The paint tiles that lie before the screen until the round ends."""
    cans: int
    """How many cans can still be placed in this round."""
    passed: bool
    """Whether the artist has passed in this round."""
    marker: str | None
    """The segment that the artist has reserved; null if there is none."""
    vp: int
    """The VP gained so far."""


class View(TypedDict):
    """All that this viewer may know."""

    game: Literal["graffiti"]
    """The key of the game."""
    edition: str
    """The key of the edition; `printed` has its boards."""
    special: bool
    """Whether the special graffiti are in play, in the place of those with the same letter (G9.2)."""
    blocking: bool
    """Whether the blocking token is in play (G9.1)."""
    round: int
    """The number of the round, from 1; 0 before the first."""
    phase: Phase
    """What happens next: `turn` (an action or a pass), `discard` and `pay` (what a spray costs), `after` (tiles may be used, or `end`), `keep` (which paint tiles are kept), `neutral` (a neutral tag), `over`; in `first`, `lay`, `fill`, `draw`, `block` and `show` chance acts."""
    extra: int
    """How many extra turns are due to the artist whose turn it is."""
    section: int
    """The section of the permit that was revealed last for a neutral tag; 0 if none."""
    reveals: int
    """How many permits are still to be revealed for neutral tags."""
    flipped: int
    """The last round in which a segment was flipped; 0 before there was one."""
    last_chance: bool
    """Whether the game ends with this round unless a segment is flipped in it (G8.7)."""
    blocked: int
    """The section that the blocking token closes; 0 if none."""
    reason: Reason
    """Why the game ended or ends: `sprays`, `neutral` or `idle`; empty before."""
    turn: int | None
    """The seat whose turn it is; null if it is nobody's."""
    bobby: int | None
    """The seat that has the bobby; null if he is on the board."""
    first: int | None
    """The seat that has the first-player token; null before it is drawn."""
    drawer: int | None
    """The seat for which a permit is drawn from the stack; null if none is."""
    spray: str | None
    """The segment that is being sprayed; null if none is."""
    paints: Tiles
    """The paint tiles on the board."""
    permits: list[int]
    """The face-up permits by their pips, space by space; 0 where there is none."""
    stack: int
    """How many permits are in the stack."""
    unseen: Tiles
    """The permits that the viewer has not seen: those in the stack and those that are `hidden`."""
    discard: Tiles
    """The permits on the discard pile."""
    revealed: Tiles
    """The permits that are shown for neutral tags."""
    bonus: list[str | None]
    """The bonus tiles on the board, space by space; null where there is none."""
    bonus_stack: Tiles
    """The bonus tiles that can still be drawn."""
    placed: list[tuple[str, int, int, bool]]
    """The cans on the boards: the space by name (`paint g 2`, `permit 4`, `bonus 1`, `bobby`, `section 3`), the seat, how many cans, and whether an add tile closed the space."""
    tags: dict[str, Owner]
    """Whose tag is on each segment: a seat, `neutral`, or null while the segment is incomplete."""
    artists: list[Artist]
    """The artists, by seat."""
    seat: int | None
    """The seat of the viewer, from 0; null for a spectator."""
    hidden: list[int]
    """For each seat how many permits it holds that the viewer has not seen."""
    points: list[int]
    """The points of each seat now."""


class Segment(TypedDict):
    """A segment."""

    name: str
    """Its name, as in actions."""
    paints: str
    """What it costs, a letter for each paint: R, Y, B, G or K."""
    vp: int
    """The VP for spraying it."""


class Graffiti(TypedDict):
    """A graffiti."""

    letter: str
    """Its letter, with which the names of its segments begin."""
    section: int
    """The section of the tunnel in which it is, 1 to 5."""
    segments: list[Segment]
    """Its segments."""


class PermitSpace(TypedDict):
    """What a space of the permit board gives."""

    permits: list[int]
    """Which face-up permits, by their places in the view's `permits`, from 0."""
    stack: bool
    """Whether it also gives one from the stack."""
    first: bool
    """Whether it also gives the first-player token."""


class Printed(TypedDict):
    """What is printed on the boards of an edition."""

    game: Literal["graffiti"]
    """The key of the game."""
    key: str
    """The key of the edition."""
    title: str
    """The title of the edition."""
    cans: int
    """How many cans an artist has per round."""
    end: int
    """How many complete graffiti end the game."""
    graffiti: list[Graffiti]
    """The graffiti of the tunnel."""
    special: list[Graffiti]
    """The special graffiti; each takes the place of the one with its letter if the view says `special`."""
    permit_spaces: list[PermitSpace]
    """The spaces of the permit board, from 1 on."""
    bonus_spaces: int
    """How many spaces the bonus board has."""
    start: list[Tiles]
    """The paint tiles with which each artist begins, by seat."""
    paints: Tiles
    """All paint tiles of the game."""
    permits: Tiles
    """All permits of the game, by pips."""
    bonus: Tiles
    """All bonus tiles of the game."""
