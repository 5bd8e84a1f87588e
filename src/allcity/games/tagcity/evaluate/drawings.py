"""The points that every drawing of a shape would bring in a city, from a table: thousands of drawings per millisecond.

A drawing changes each feature only by the number of its squares in it, so a table with an entry for
each feature and number says what any drawing brings: the sum of a few entries.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from allcity.core.cache import cached
from allcity.games.tagcity import Board, Piece, Tag

Table = tuple[float, ...]
RANKED = 6  # drawings that are rated of a shape that a drone could bring


class Grid:
    """The constant facts of a board: the length of a table row, and each drawing's entries."""

    def __init__(self, board: Board) -> None:
        self.span = 1 + max(piece.size for piece in board.pieces.values())
        self.squares = tuple(feature.squares for feature in board.features)
        self.sizes = tuple(feature.squares.bit_count() for feature in board.features)
        self.entries: dict[int, tuple[int, ...]] = {}

    def of(self, drawing: int) -> tuple[int, ...]:
        """Return the table's entries for a drawing: feature and number of squares."""
        entry = self.entries.get(drawing)
        if entry is None:
            entry = tuple(
                index * self.span + (squares & drawing).bit_count()
                for index, squares in enumerate(self.squares)
                if squares & drawing
            )
            self.entries[drawing] = entry
        return entry


@cached(1)
def grid(board: Board) -> Grid:
    return Grid(board)


@cached(1 << 13)
def lefts(board: Board, free: int) -> tuple[int, ...]:
    """Return how many squares each feature lacks."""
    return tuple([(squares & free).bit_count() for squares in grid(board).squares])


def table(board: Board, left: Sequence[int], worths: Sequence[Sequence[float]]) -> Table:
    """Return the entries: how the value of each feature changes by each number of squares."""
    span, rows = grid(board).span, []
    for lacking, worth in zip(left, worths, strict=True):
        now = worth[lacking]
        rows += [worth[lacking - k] - now if k <= lacking else 0.0 for k in range(span)]
    return tuple(rows)


def brings(board: Board, table: Table, drawing: int) -> float:
    """Return what one drawing brings."""
    entries = grid(board).entries.get(drawing) or grid(board).of(drawing)
    return sum([table[entry] for entry in entries])


@cached(1 << 12)
def best(board: Board, name: str, free: int, table: Table) -> float | None:
    """Return the most that a drawing of this shape brings; None when it fits nowhere."""
    known, of = grid(board).entries, grid(board).of
    most: float | None = None
    for drawing in drawings(board.pieces[name], free):
        value = sum([table[entry] for entry in known.get(drawing) or of(drawing)])
        if most is None or value > most:
            most = value
    return most


@cached(1 << 12)
def ranked(board: Board, name: str, free: int, table: Table) -> tuple[tuple[Tag, float], ...]:
    """Return the few drawings of this shape that bring most, the best first, with what they bring."""
    known, of = grid(board).entries, grid(board).of
    piece = board.pieces[name]
    tags = [tag for form in piece.orientations for tag in form.drawings(form.fits(free))]
    worths = [
        sum([table[entry] for entry in known.get(tag.squares) or of(tag.squares)]) for tag in tags
    ]
    places = heapq.nlargest(RANKED, range(len(tags)), key=worths.__getitem__)
    return tuple([(tags[place], worths[place]) for place in places])


def drawings(piece: Piece, free: int) -> list[int]:
    """Return all the drawings of a shape on free squares."""
    return [
        tag.squares
        for orientation in piece.orientations
        if (anchors := orientation.fits(free))
        for tag in orientation.drawings(anchors)
    ]


@cached(1 << 12)
def holes(board: Board, ring: tuple[str, ...], free: int) -> int:
    """Return the free squares that no shape of the ring can cover any more; only drones reach them."""
    covered = 0
    for name in ring:
        for orientation in board.pieces[name].orientations:
            anchors = orientation.fits(free)
            if anchors:
                for shift in orientation.shifts:
                    covered |= anchors << shift
        if covered == free:
            return 0
    return free & ~covered


@cached(1 << 12)
def fitting(board: Board, ring: tuple[str, ...], free: int) -> int:
    """Return how many shapes of the ring still fit somewhere."""
    return sum(board.pieces[name].fits(free) for name in ring)
