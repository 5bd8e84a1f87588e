"""The form of `view_to_json` and `edition_to_json`; the browser's types are generated from it."""

from __future__ import annotations

from typing import Literal, TypedDict

from allcity.games.tagcity.data import COLUMNS, DISTRICTS, HEIGHT, WIDTH
from allcity.games.tagcity.state import Phase

# What is the same in every edition, and drawn.
CONSTANTS: dict[str, object] = {
    "WIDTH": WIDTH,
    "HEIGHT": HEIGHT,
    "COLUMNS": COLUMNS,
    "DISTRICTS": DISTRICTS,
}


class Tagger(TypedDict):
    """What one tagger has drawn and circled."""

    drawn: list[list[str]]
    """The drawings, each as its squares by name: a letter for the column, a number for the row."""
    high: list[str]
    """The features completed first, by name, which count their high value: columns `A` to `L`, rows `1` to `8`, districts `r y g b p`."""
    low: list[str]
    """The features completed after somebody else, which count their low value."""
    drones: int
    """How many drones were sent; the next one costs `drones[drones]` of the printed city."""
    bubbles: list[int]
    """The circled bubbles, by their place among the printed `bubbles`, from 0."""
    sealed: str | None
    """The viewer's own choice for the final die, as the text of an action; null for the others, and where there is none."""


class Outlook(TypedDict):
    """What the viewer's own hidden drawing will score."""

    high: list[str]
    """The features that it completes first."""
    low: list[str]
    """The features that it completes after somebody else."""
    points: int
    """The prestige that it brings."""


class View(TypedDict):
    """All that this viewer may know."""

    game: Literal["tagcity"]
    """The key of the game."""
    edition: str
    """The key of the edition; `printed` has its boards."""
    city: Literal["A", "B"]
    """Which side of the city boards is played on: the key in `printed.cities`."""
    ring: list[str]
    """The six shapes of the ring, from space 1 on."""
    first: int | None
    """The seat that led the first round; null before it is drawn."""
    leader: int
    """The seat that leads this round."""
    round: int
    """The number of the round, from 1; 0 before the first."""
    phase: Phase
    """What happens next: `put` (the leader puts a die on the ring), `take` (`turn` takes one), `act` (`turn` uses it), `final` (all choose for the last die), `over`; in `token`, `lead` and `roll` chance acts."""
    rolled: list[int]
    """The values of the dice that are rolled and not on the ring yet."""
    dice: list[tuple[int, int]]
    """The dice on the ring, each as its space (1 to 6) and its value."""
    turn: int
    """The seat whose turn it is in the phases `take` and `act`."""
    taken: int
    """The space of the die that `turn` has taken; 0 if there is none."""
    taggers: list[Tagger]
    """The taggers, by seat."""
    seat: int | None
    """The seat of the viewer, from 0; null for a spectator."""
    chosen: list[bool]
    """For each seat whether its choice for the final die is in."""
    points: list[int]
    """The prestige of each seat now."""
    outlook: Outlook | None
    """What the viewer's own choice for the final die will score; null if it draws nothing, or there is none."""


class Shape(TypedDict):
    """A piece; it may be rotated and mirrored."""

    name: str
    """Its name, as in actions."""
    cells: list[tuple[int, int]]
    """Its cells, each as row and column."""
    is_small: bool
    """Whether it is one of the small shapes, which lie on no space of the ring, so that only drones bring them."""


class PrintedCity(TypedDict):
    """One side of a city; values stand in the order of columns, rows and districts (`r y g b p`)."""

    grid: list[str]
    """The districts: eight rows of twelve letters, R, Y, G, B or P."""
    high: list[int]
    """The values of the features for the tagger who completes them first."""
    low: list[int]
    """Their values for the others."""
    drones: list[int]
    """What each drone costs, in the order in which drones are sent."""
    bubbles: list[int]
    """What each bubble costs."""


class Cities(TypedDict):
    """Both sides of the boards (T1.1)."""

    A: PrintedCity
    """Side A."""
    B: PrintedCity
    """Side B."""


class Printed(TypedDict):
    """What is printed on the boards of an edition."""

    game: Literal["tagcity"]
    """The key of the game."""
    key: str
    """The key of the edition."""
    title: str
    """The title of the edition."""
    ring: list[str]
    """The six shapes that are printed on HQ side A; the view's `ring` is the one in play."""
    shapes: list[Shape]
    """All shapes."""
    cities: Cities
    """The city boards by side."""
