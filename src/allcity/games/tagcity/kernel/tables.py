"""The tables of a set-up and its actions, made from an edition's board."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

import numpy

from allcity.core.game import Options
from allcity.core.setup import chosen_seat
from allcity.fast.actions import ActionTable
from allcity.games.tagcity.actions import Check, Drone, Lead, Put, Take, Token
from allcity.games.tagcity.board import Board, Orientation, board
from allcity.games.tagcity.data import DISTRICTS, HEIGHT, SPACES, WIDTH, Edition
from allcity.games.tagcity.kernel import layout as at
from allcity.games.tagcity.legal import beside
from allcity.games.tagcity.setup import rolls, setup
from allcity.games.tagcity.text import text

if TYPE_CHECKING:
    from numpy.typing import NDArray


def tables(seats: int, options: Options, edition: Edition) -> NDArray[numpy.int64]:
    """Return everything that a match of this set-up looks up."""
    city = board(edition, options["city"])
    ways = Ways(city)
    words = -(-max(len(way.shifts) for way in ways.all) // at.STEPS)
    more = words - 1
    t = numpy.zeros(at.T_MORE + more * len(ways.all), numpy.int64)
    _set_up(t, seats, options, edition)
    _print(t, city)
    _box(t, ways)
    t[at.T_WORDS] = more
    for number, way in enumerate(ways.all):
        steps = packed_steps(way.shifts, words)
        place = at.T_MORE + more * number
        t[place : place + more] = steps[1:]
        t[at.T_WAY + number * at.WAY :][: at.WAY] = (
            *halves(way.anchors), *halves(way.form),
            at.DRAWING + at.CELLS * ways.tags[number], ways.shapes[number], steps[0], place,
        )  # fmt: skip
    t[at.T_SHAPE : at.T_WAY] = ways.starts
    t[at.T_BIG_WAY], t[at.T_BIG_WAYS] = ways.big, len(ways.all) - ways.big
    t[at.T_COUNT] = _count(ways)
    throws = rolls(seats + 1)
    t[at.T_ROLLS] = len(throws)
    t[at.T_THROW :][: len(throws)] = [packed_values(roll.values) for roll, _ in throws]
    t[at.T_BELOW :][: len(throws)] = list(accumulate(weight for _, weight in throws))
    return t


class Ways:
    """All ways in which the shapes of a board can lie, shape by shape."""

    def __init__(self, city: Board) -> None:
        pieces = list(city.pieces.values())
        self.all: list[Orientation] = [way for piece in pieces for way in piece.orientations]
        self.shapes = [n for n, piece in enumerate(pieces) for _ in piece.orientations]
        self.starts = [0, *accumulate(len(piece.orientations) for piece in pieces)]
        self.big = self.starts[len(city.small)]
        first = {
            way.form: number for number, way in reversed(list(enumerate(self.all[self.big :])))
        }
        self.tags = [first.get(way.form, 0) for way in self.all]  # small shapes have none (T3.9)
        self.names = list(city.pieces)


def _count(ways: Ways) -> int:
    return at.DRAWING + at.CELLS * (2 * len(ways.all) - ways.big)


def _set_up(t: NDArray[numpy.int64], seats: int, options: Options, edition: Edition) -> None:
    first = chosen_seat(options, "leader")
    ring = setup(seats, options, edition).ring
    t[at.T_SEATS] = seats
    t[at.T_FIRST] = -1 if first is None else first
    t[at.T_RINGED] = len(ring)
    t[at.T_RING] = packed_ring(board(edition, options["city"]), ring)


def _print(t: NDArray[numpy.int64], city: Board) -> None:
    t[at.T_HIGH : at.T_LOW] = [feature.high for feature in city.features]
    t[at.T_LOW : at.T_DRONES] = [feature.low for feature in city.features]
    t[at.T_DRONES : at.T_BUBBLES] = [0, *accumulate(city.drones)]
    t[at.T_BUBBLES : at.T_KINDS] = city.bubbles
    values = bubble_values(city)
    t[at.T_KINDS : at.T_DISTRICT_LO] = [values.index(value) for value in city.bubbles]
    for number, feature in enumerate(city.features[WIDTH + HEIGHT :]):
        low, high = halves(feature.squares)
        t[at.T_DISTRICT_LO + number], t[at.T_DISTRICT_HI + number] = low, high
    assert len(DISTRICTS) == len(city.features) - WIDTH - HEIGHT


def _box(t: NDArray[numpy.int64], ways: Ways) -> None:
    """Write the rectangle with the longest side of any shape and the longest of the shorter sides."""
    sides = [sorted(1 + max(axis) for axis in zip(*way.cells, strict=True)) for way in ways.all]
    height, width = (max(axis) for axis in zip(*sides, strict=True))
    box = Orientation(tuple((row, column) for row in range(height) for column in range(width)))
    t[at.T_BOX_WIDTH], t[at.T_BOX_HEIGHT] = width, height
    t[at.T_BOX_LO], t[at.T_BOX_HI] = halves(box.anchors)


def bubble_values(city: Board) -> list[int]:
    """Return the different values of bubbles, in the order in which `legal` lists them."""
    return sorted(set(city.bubbles), reverse=True)


def halves(squares: int) -> tuple[int, int]:
    """Return a city's squares as two words."""
    return squares & at.LOW48, squares >> at.HALF


def packed_steps(shifts: tuple[int, ...], words: int) -> list[int]:
    """Return the steps from cell to cell; a step of 0 tests the last cell once more."""
    steps = [shift - last for last, shift in zip((0, *shifts), shifts, strict=False)]
    assert max(steps) < 1 << at.STEP_BITS, "a connected shape has no gap of two rows"
    steps += [0] * (words * at.STEPS - len(steps))
    return [
        sum(
            step << at.STEP_BITS * place
            for place, step in enumerate(steps[start : start + at.STEPS])
        )
        for start in range(0, len(steps), at.STEPS)
    ]


def packed_values(values: tuple[int, ...]) -> int:
    """Return how many dice show each value, four bits for each."""
    return sum(1 << 4 * (value - 1) for value in values)


def packed_ring(city: Board, ring: tuple[str, ...]) -> int:
    """Return which shapes lie on the ring, four bits for each space."""
    names = list(city.pieces)
    return sum(names.index(name) << 4 * space for space, name in enumerate(ring))


def actions(seats: int, options: Options, edition: Edition) -> ActionTable:
    """Return the ids of all actions, in the order of `layout`."""
    city = board(edition, options["city"])
    ways = Ways(city)
    count = _count(ways)
    return ActionTable(
        at.VERSION, count, count + at.THROWN + len(rolls(seats + 1)),
        lambda: [*_seat_texts(city, ways), *_chance_texts(seats, edition)],
    )  # fmt: skip


def _seat_texts(city: Board, ways: Ways) -> list[str]:
    texts = [""] * _count(ways)
    for value in SPACES:
        for side, space in enumerate(beside(value)):
            texts[at.PUT + 2 * (value - 1) + side] = text(Put(value, space))
    for space in SPACES:
        texts[at.TAKE + space - 1] = text(Take(space))
    for kind, value in enumerate(bubble_values(city)):
        texts[at.CHECK + kind] = text(Check(value))
    texts[at.FREE_LOOK] = text(Check(0))
    drones = at.DRAWING + at.CELLS * (len(ways.all) - ways.big)
    for number, way in enumerate(ways.all):
        name = ways.names[ways.shapes[number]]
        tags = at.DRAWING + at.CELLS * ways.tags[number]
        for anchor, tag in enumerate(way.tags):
            if tag.squares:
                texts[drones + at.CELLS * number + anchor] = text(Drone(name, tag))
                if number >= ways.big:
                    texts[tags + anchor] = text(tag)
    return texts


def _chance_texts(seats: int, edition: Edition) -> list[str]:
    tokens = [text(Token(name)) for name in edition.tokens]
    leads = [text(Lead(seat)) if seat < seats else "" for seat in range(at.SEATS)]
    return tokens + leads + [text(roll) for roll, _ in rolls(seats + 1)]
