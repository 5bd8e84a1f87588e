"""One match as a row of the kernel, with the functions that learners and searches need."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy

from allcity.core.game import Options, Printed, Seat
from allcity.fast import rows
from allcity.fast.chance import start
from allcity.fast.kernel import kernel_of
from allcity.fast.lockstep import Setup, marked
from allcity.games import GAMES


def setup_of(
    game: str, seats: int, options: Options | None = None, edition: Printed | None = None
) -> Setup:
    """Return a game ready for play; a set-up that the rules do not allow is refused."""
    if game not in GAMES or kernel_of(game) is None:
        raise ValueError(f"no kernel for {game!r}: one of {' '.join(playable())}")
    setup = Setup(game, seats, options, edition)
    GAMES[game].setup(seats, setup.options, setup.edition)
    return setup


Choices = tuple[str, int, tuple[tuple[str, str], ...], Any]
"""The choices that make a set-up: game, seats, options and edition."""


def choices_of(setup: Setup) -> Choices:
    """Return the choices of a set-up, which can be pickled; `remade` is the inverse."""
    key, options = setup.rules.META.key, tuple(sorted(setup.options.items()))
    return key, setup.seats, options, setup.edition


@lru_cache(32)
def remade(game: str, seats: int, options: tuple[tuple[str, str], ...], edition: Any) -> Setup:
    return setup_of(game, seats, dict(options), edition)


def playable() -> list[str]:
    """Return the games that have a kernel."""
    return [key for key in GAMES if kernel_of(key)]


class Position:
    """A position; `apply` changes it, and `copy` is cheap."""

    __slots__ = ("row", "setup")
    _NO_LOG = numpy.zeros(0, numpy.int32)

    def __init__(self, setup: Setup, row: Any = None) -> None:
        self.setup = setup
        if row is None:
            row = numpy.zeros(setup.kernel.FIELDS, numpy.int64)
            setup.kernel.setup(setup.tables, row)
        self.row = row

    def copy(self) -> Position:
        return Position(self.setup, self.row.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (choices_of(self.setup), self.row)

    def seed(self, key: int, match: int) -> None:
        """Choose the dice that `settle` rolls."""
        self.row[rows.BASE] = start(key, match)

    def settle(self) -> None:
        """Let chance act until a seat is asked or the match is over."""
        self.setup.loops.settle(self.setup.tables, self.row, self._NO_LOG)

    @property
    def asked(self) -> Seat:
        """Return the seat that is asked: the first one of several; CHANCE or OVER of `allcity.fast.rows`."""
        return int(self.setup.loops.asked(self.setup.tables, self.row))

    def legal(self) -> list[int]:
        """Return the ids of the legal actions of the asked seat, in ascending order."""
        return marked(self._words())

    def mask(self) -> Any:
        """Return the legal actions as one byte for each id."""
        bits = numpy.unpackbits(self._words().view(numpy.uint8), bitorder="little")
        return bits[: self.setup.actions.count].astype(numpy.int8)

    def _words(self) -> Any:
        words = numpy.zeros(self.setup.actions.words, numpy.uint32)
        seat = self.asked
        if seat >= 0:
            self.setup.kernel.legal(self.setup.tables, self.row, seat, words)
        return words

    def outcomes(self) -> list[tuple[int, int]]:
        """Return the outcomes of chance that are possible now: ids and integer weights."""
        weights = numpy.zeros(self.setup.actions.total, numpy.int64)
        self.setup.loops.weigh(self.setup.tables, self.row, weights)
        return [(int(number), int(weights[number])) for number in numpy.flatnonzero(weights)]

    def apply(self, action: int) -> None:
        """Do an action of the asked seat, or an outcome of chance; one that is not legal raises `ValueError`."""
        seat, setup = self.asked, self.setup
        if seat == rows.OVER or not setup.kernel.may(setup.tables, self.row, seat, action):
            raise ValueError(f"action {action} is not legal")
        setup.loops.act(setup.tables, self.row, seat, action, self._NO_LOG)

    def observe(self, seat: Seat) -> Any:
        """Return what a seat may know, as numbers; a spectator is -1."""
        seen = numpy.zeros(self.setup.kernel.OBSERVED, numpy.int8)
        self.setup.kernel.observe(self.setup.tables, self.row, seat, seen)
        return seen

    def rewards(self) -> list[float]:
        """Return each seat's share of the first place; nothing before the end."""
        setup = self.setup
        if self.asked != rows.OVER:
            return [0.0] * setup.seats
        places = numpy.zeros(setup.seats, numpy.int8)
        setup.kernel.result(setup.tables, self.row, places)
        winners = int((places == 1).sum())
        return [float(place == 1) / winners for place in places]


def _unpickled(choices: Choices, row: Any) -> Position:
    return Position(remade(*choices), row)
