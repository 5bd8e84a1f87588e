"""The storage of a match: one row of 64-bit integers, which begins alike in all games.

A batch is a table of rows, `states[match, field]`. On a core the fields of a match lie side by side; on a GPU the matches of
a field do, so that neighbouring threads read neighbouring numbers. The code is the same for both.
"""

from __future__ import annotations

from typing import Protocol


class Row(Protocol):
    """An array of integers with one axis, as compiled code sees it."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Floats(Protocol):
    """An array of floating-point numbers with one axis."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


BASE = 0  # where the random numbers of this match start, see `chance.start`
DRAWN = 1  # how many outcomes of chance there have been
STEPS = 2  # how many actions of seats there have been
MATCH = 3  # the number of the match
HEADER = 4  # the first field that belongs to the game

CHANCE = (
    -1
)  # what `active` returns before an outcome; else it returns a bit for each seat that is asked
OVER = -2  # what a batch has instead of a seat when a match is over
