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
    """Drawings as squares by name; features by name; bubbles by their place on the remote.

    `sealed` is one's own choice for the final die, as the text of an action.
    """

    drawn: list[list[str]]
    high: list[str]
    low: list[str]
    drones: int
    bubbles: list[int]
    sealed: str | None


class Outlook(TypedDict):
    """What one's own hidden drawing will score."""

    high: list[str]
    low: list[str]
    points: int


class View(TypedDict):
    """All that these eyes may know; `dice` are space and value, `taken` is a space or 0."""

    game: Literal["tagcity"]
    edition: str
    city: Literal["A", "B"]
    ring: list[str]
    first: int | None
    leader: int
    round: int
    phase: Phase
    rolled: list[int]
    dice: list[tuple[int, int]]
    turn: int
    taken: int
    taggers: list[Tagger]
    seat: int | None
    chosen: list[bool]
    points: list[int]
    outlook: Outlook | None


class Shape(TypedDict):
    """A piece by its cells, each as row and column."""

    name: str
    cells: list[tuple[int, int]]
    is_small: bool


class PrintedCity(TypedDict):
    """One side of a city: districts row by row, and the values at its edges and on its remote."""

    grid: list[str]
    high: list[int]
    low: list[int]
    drones: list[int]
    bubbles: list[int]


class Cities(TypedDict):
    """Both sides of the boards (T1.1)."""

    A: PrintedCity
    B: PrintedCity


class Printed(TypedDict):
    """What stands on the boards of an edition."""

    game: Literal["tagcity"]
    key: str
    title: str
    ring: list[str]
    shapes: list[Shape]
    cities: Cities
