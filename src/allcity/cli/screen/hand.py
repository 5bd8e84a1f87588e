"""A piece that a person moves over the squares, turns and flips until it lies where it may be drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from allcity.cli.screen.drawings import Face, Square

Squares = frozenset[Square]


class Hand:
    """One piece: its legal drawings, whose texts differ only in their squares."""

    def __init__(
        self, words: str, drawings: Mapping[Squares, str], names: Mapping[Square, str]
    ) -> None:
        self.words = words
        self._drawings = drawings
        self._names = names
        self._rows = 1 + max(row for row, _ in names)
        self._columns = 1 + max(column for _, column in names)
        self.squares = next(iter(drawings))

    @property
    def text(self) -> str:
        """Return the action that draws the piece where it lies, legal or not."""
        names = [self._names[square] for square in sorted(self.squares) if square in self._names]
        return self._drawings.get(self.squares) or " ".join([self.words, *names])

    @property
    def is_legal(self) -> bool:
        """Tell whether it may be drawn where it lies."""
        return self.squares in self._drawings

    @property
    def places(self) -> set[str]:
        """Return the squares on which it lies."""
        return {self._names[square] for square in self.squares if square in self._names}

    def move(self, down: int, right: int) -> None:
        """Move it; it stays on the board."""
        self._lay((row + down, column + right) for row, column in self.squares)

    def carry(self, to: Square) -> None:
        """Move its middle to a square, as near as the border lets it."""
        count = len(self.squares)
        centre = [sum(each) / count for each in zip(*self.squares, strict=True)]
        row, column = min(
            sorted(self.squares), key=lambda at: abs(at[0] - centre[0]) + abs(at[1] - centre[1])
        )
        self.move(to[0] - row, to[1] - column)

    def turn(self) -> None:
        """Turn it to the right; its upper left corner stays."""
        self._change([(column, -row) for row, column in self.squares])

    def flip(self) -> None:
        """Flip it from left to right; its upper left corner stays."""
        self._change([(row, -column) for row, column in self.squares])

    def _change(self, squares: Collection[Square]) -> None:
        top, left = _corner(self.squares)
        self._lay((row + top, column + left) for row, column in _at_origin(squares))

    def _lay(self, squares: Iterable[Square]) -> None:
        """Lay it on these squares, or as near as the border lets it."""
        wanted = list(squares)
        down = _shift([row for row, _ in wanted], self._rows)
        right = _shift([column for _, column in wanted], self._columns)
        self.squares = frozenset((row + down, column + right) for row, column in wanted)


def hands(face: Face, texts: Sequence[str], names: Mapping[Square, str]) -> list[Hand]:
    """Return the pieces that can be drawn, if all these actions draw one; else an empty list."""
    pieces: dict[tuple[str, Squares], dict[Squares, str]] = {}
    for text in texts:
        squares = {place: face.square(place) for place in face.places(text)}
        lies = frozenset(square for square in squares.values() if square is not None)
        if not lies or not names:
            return []
        words = text.split()
        while squares.get(words[-1]) is not None:
            words.pop()
        pieces.setdefault((" ".join(words), _form(lies)), {})[lies] = text
    return [Hand(words, drawings, names) for (words, _), drawings in pieces.items()]


def _corner(squares: Collection[Square]) -> Square:
    """Return the first row and the first column that it touches."""
    return min(row for row, _ in squares), min(column for _, column in squares)


def _at_origin(squares: Collection[Square]) -> Squares:
    top, left = _corner(squares)
    return frozenset((row - top, column - left) for row, column in squares)


def _form(squares: Squares) -> Squares:
    """Return a form that is the same for all ways in which a piece can lie."""
    ways = [_at_origin(squares)]
    for _ in range(3):
        ways.append(_at_origin([(column, -row) for row, column in ways[-1]]))
    ways += [_at_origin([(row, -column) for row, column in way]) for way in ways]
    return min(ways, key=sorted)


def _shift(lines: Sequence[int], count: int) -> int:
    """Return how far something must be moved to lie within this many rows or columns."""
    if min(lines) < 0:
        return -min(lines)
    return min(0, count - 1 - max(lines))
