"""A game's drawings on the full screen: parts in rows of columns, whose styles say what can be pointed at.

A game's module `screen` offers `parts`, `places` and, if its actions name squares, `square`. A game without one is drawn plainly.
"""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from allcity.cli.boards import boards_of
from allcity.core.record import Record
from allcity.games import part
from allcity.locales import Words

Part = tuple[Text, Text]
Rows = list[list[list[Part]]]
Square = tuple[int, int]
Line = list[Segment]
GAP = 2  # signs between columns
DRAWER = Console(width=1, color_system="truecolor", force_terminal=True, markup=False)


class Drawings(Protocol):
    """How one game is drawn on the full screen: the names that its module `screen` exports."""

    def parts(self, view: Any, say: Words, head: Record, width: int) -> Rows:
        """Return the parts of the table: rows of columns, each with its parts one below the other, with their titles."""

    def places(self, text: str) -> tuple[str, ...]:
        """Return the places that an action is about; styles name them in their meta data, as `places`."""

    def square(self, place: str) -> Square | None:
        """Return row and column of a place that is a square, for games in which pieces are moved."""


class Face:
    """The drawings of one game, or the plain ones of a game without drawings of its own."""

    def __init__(self, game: str, say: Words) -> None:
        self._own: Any = part(game, "screen")
        self._boards = boards_of(game)
        self._say = say

    def lines(self, view: Any, head: Record, width: int) -> list[Line]:
        """Return the whole table as lines of a width."""
        if self._own is None:
            return drawn(self._boards.table(view, self._say, head), width)
        rows: Rows = self._own.parts(view, self._say, head, width)
        return drawn(Group(*map(_row, rows)), width)

    def ask(self, view: Any) -> str:
        """Return what is asked of the viewer."""
        return self._boards.ask(view, self._say)

    def places(self, text: str) -> tuple[str, ...]:
        """Return the places that an action is about."""
        return tuple(self._own.places(text)) if self._own else ()

    def square(self, place: str) -> Square | None:
        """Return row and column of a place that is a square."""
        find = getattr(self._own, "square", None)
        return find(place) if find else None


def _row(columns: list[list[Part]]) -> RenderableType:
    """Put columns beside each other."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in columns:
        grid.add_column(no_wrap=len(columns) > 1)
    grid.add_row(*(Group(*(each for part in column for each in part)) for column in columns))
    return grid


def drawn(shown: RenderableType, width: int) -> list[Line]:
    """Render something, and return its lines."""
    options = DRAWER.options.update(width=max(width, 1), height=None)
    return DRAWER.render_lines(shown, options, pad=False)


def places_of(style: Style | None) -> tuple[str, ...]:
    """Return the places that signs of this style show."""
    return tuple(style.meta.get("places", ())) if style else ()
