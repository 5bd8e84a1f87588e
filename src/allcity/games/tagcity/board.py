"""An edition prepared for play: cities as bits, shapes as shifts.

Square (row, column) is bit row * 12 + column. For each way a shape can lie, the shifts of its
cells are applied to all free squares at once, which tests every position of the shape together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress
from typing import TypeVar

from allcity.games.tagcity.actions import Tag
from allcity.games.tagcity.data import (
    COLUMNS,
    DISTRICTS,
    HEIGHT,
    WIDTH,
    Cells,
    Edition,
    Shape,
    feature_name,
    orientations,
)

FULL = (1 << WIDTH * HEIGHT) - 1
BOARDS = 32  # boards in the cache; a match has its own reference
T = TypeVar("T")
_TRUTHS = bytes.maketrans(b"01", b"\0\1")  # from digits to false and true


def at(bits: int, items: Iterable[T]) -> Iterator[T]:
    """Yield the items at the places of these bits, counted from the lowest."""
    return compress(items, format(bits, "b")[::-1].encode().translate(_TRUTHS))


class Orientation:
    """One way in which a shape can lie."""

    def __init__(self, cells: Cells) -> None:
        height, width = (1 + max(axis) for axis in zip(*cells, strict=True))
        self.cells = cells
        self.shifts = tuple([row * WIDTH + column for row, column in cells])
        self.form: int = sum([1 << shift for shift in self.shifts])
        starts = (1 << WIDTH - width + 1) - 1
        self.anchors: int = sum(starts << row * WIDTH for row in range(HEIGHT - height + 1))
        # The texts of its drawings, which `text` makes when they are first needed.
        self.lines: tuple[str, ...] = ()

    @cached_property
    def tags(self) -> tuple[Tag, ...]:
        """Return the drawing at each anchor; they are made when first needed, since there are many."""
        form, inside = self.form, self.anchors
        return tuple(
            [Tag(form << at if inside >> at & 1 else 0) for at in range(inside.bit_length())]
        )

    @property
    def squares(self) -> list[int]:
        """Return every set of squares, as bits, that the shape can cover in this orientation."""
        form, inside = self.form, self.anchors
        return [form << at for at in range(inside.bit_length()) if inside >> at & 1]

    def fits(self, free: int) -> int:
        """Return the anchors, as bits, at which the shape lies on free squares only (T3.4, T3.5).

        Borders and earlier graffiti do not matter (T3.6).
        """
        anchors = self.anchors
        for shift in self.shifts:
            anchors &= free >> shift
        return anchors

    def drawings(self, anchors: int) -> Iterator[Tag]:
        """Yield the drawings at anchors given as bits."""
        return at(anchors, self.tags)


class Piece:
    """A shape with all the different ways in which it can lie (T3.2)."""

    def __init__(self, shape: Shape) -> None:
        self.name = shape.name
        self.size = len(shape.cells)
        self.is_small = shape.is_small
        self.shape = shape

    @cached_property
    def forms(self) -> tuple[Cells, ...]:
        return tuple(orientations(self.shape.cells))

    @cached_property
    def orientations(self) -> tuple[Orientation, ...]:
        return tuple(Orientation(form) for form in self.forms)

    @cached_property
    def squares(self) -> frozenset[int]:
        """Return every set of squares, as bits, that the shape can cover in an empty city."""
        return frozenset(
            squares for orientation in self.orientations for squares in orientation.squares
        )

    def fits(self, free: int) -> bool:
        for orientation in self.orientations:  # noqa: SIM110 (any() takes twice as long here)
            if orientation.fits(free):
                return True
        return False


@dataclass(frozen=True, slots=True)
class Feature:
    """A column, row or district: its squares as bits and its two values (T5.1)."""

    name: str
    squares: int
    high: int
    low: int


class Board:
    """One city side of an edition, with the shapes of its HQ board."""

    def __init__(self, edition: Edition, side: str) -> None:
        city = edition.city(side)
        self.edition = edition
        self.side = side
        self.grid = city.grid
        self.drones = city.drones
        self.bubbles = city.bubbles
        self.features = tuple(
            Feature(feature_name(index), squares, city.high[index], city.low[index])
            for index, squares in enumerate(_feature_squares(city.grid))
        )
        self.all_features = (1 << len(self.features)) - 1
        self.pieces = {shape.name: Piece(shape) for shape in edition.shapes}
        # T1.4: the small shapes lie in the middle on both sides.
        self.small = tuple(shape.name for shape in edition.shapes if shape.is_small)
        self._touched: dict[int, tuple[tuple[int, int], ...]] = {}

    def touched(self, squares: int) -> tuple[tuple[int, int], ...]:
        """Return the features that a drawing touches: (bit of the feature, its squares)."""
        features = self._touched.get(squares)
        if features is None:
            features = tuple(
                (1 << index, feature.squares)
                for index, feature in enumerate(self.features)
                if feature.squares & squares
            )
            self._touched[squares] = features
        return features

    def names(self, features: int) -> list[str]:
        """Return the names of features given as bits."""
        names = []
        while features:
            lowest = features & -features
            names.append(self.features[lowest.bit_length() - 1].name)
            features ^= lowest
        return names

    def bits(self, names: list[str]) -> int:
        """Return features as bits; the inverse of `names`."""
        order = {feature.name: index for index, feature in enumerate(self.features)}
        return sum(1 << order[name] for name in names)


@lru_cache(BOARDS)
def board(edition: Edition, side: str) -> Board:
    return Board(edition, side)


def _feature_squares(grid: tuple[str, ...]) -> list[int]:
    cells = [(row, column) for row in range(HEIGHT) for column in range(WIDTH)]

    def squares(pairs: list[tuple[int, int]]) -> int:
        return sum(1 << row * WIDTH + column for row, column in pairs)

    return [
        *(squares([cell for cell in cells if cell[1] == column]) for column in range(WIDTH)),
        *(squares([cell for cell in cells if cell[0] == row]) for row in range(HEIGHT)),
        *(squares([cell for cell in cells if grid[cell[0]][cell[1]] == d]) for d in DISTRICTS),
    ]


def square_name(bit: int) -> str:
    """Return the name of a square: a column letter and a row number (T1.6)."""
    return f"{COLUMNS[bit % WIDTH]}{bit // WIDTH + 1}"


_SQUARES = tuple(square_name(bit) for bit in range(WIDTH * HEIGHT))


@lru_cache(1 << 14)
def square_names(squares: int) -> tuple[str, ...]:
    """Return the names of squares given as bits, row by row."""
    return tuple(at(squares, _SQUARES))
