"""Numbers that the evaluation looks up: the squares of a board's drawings in each feature, and working memory.

They are appended to the tables of a set-up, and are found from the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy

from allcity.core.game import Options
from allcity.games.tagcity.board import Board, board
from allcity.games.tagcity.data import DISTRICTS, HEIGHT, RING, WIDTH, Edition
from allcity.games.tagcity.evaluate.drawings import RANKED
from allcity.games.tagcity.kernel.layout import (
    CELLS,
    FEATURES,
    FIELDS,
    SEATS,
    SHAPES,
    WAYS,
)
from allcity.games.tagcity.kernel.tables import Ways, tables
from allcity.games.tagcity.state import State

if TYPE_CHECKING:
    from numpy.typing import NDArray

# After the tables.
E_SPAN = 0  # one more than the squares of the largest shape
E_SIZE = 1  # of each shape: its squares
E_COLUMNS = E_SIZE + SHAPES  # of each way: its squares by column, four bits for each
E_ROWS = E_COLUMNS + SHAPES * WAYS
E_DISTRICTS = E_ROWS + SHAPES * WAYS  # of each way and anchor: its squares by district
E_END = E_DISTRICTS + SHAPES * WAYS * CELLS
LINE_BITS, DISTRICT_BITS = 4, 7

# The part of a row for each tagger's city, so that only cities that have changed are evaluated again.
# The free squares for which the other numbers hold.
KEY_LO, KEY_HI, HOLES_LO, HOLES_HI, FITTING = range(5)
SEEN = 5
REMEMBERED = FIELDS + SEATS * SEEN

# Working memory.
STRIDE = CELLS + 1
W_HOPES = 0  # of each feature: the points for each number of its squares
W_LEFT = W_HOPES + FEATURES * STRIDE  # of each tagger and feature: the missing squares
W_OWN = W_LEFT + SEATS * FEATURES  # the same of a tagger whose choice for the final die is drawn
W_RIVAL = W_OWN + FEATURES  # of each feature: the squares that the nearest other tagger lacks
W_ACROSS = W_RIVAL + FEATURES
W_DOWN = W_ACROSS + WIDTH
W_TOP = W_DOWN + HEIGHT  # the values of the best drawings of a shape, then their anchors and ways
W_TERMS = W_TOP + 2 * RANKED
WORK = W_TERMS + 8
MOST = SHAPES * CELLS  # actions that are rated at once: those of one shape, and a few more


def origin(state: State) -> tuple[int, Options, Edition]:
    """Return a set-up whose tables hold for a position; how its ring and its leader were chosen does not matter."""
    return len(state.taggers), {"city": state.board.side}, state.board.edition


def reckoned(seats: int, options: Options, edition: Edition) -> NDArray[numpy.int64]:
    """Return the tables of a set-up, and the numbers that the evaluation looks up."""
    city = board(edition, options.get("city", "A"))
    extra = numpy.zeros(E_END, numpy.int64)
    extra[E_SPAN] = 1 + max(piece.size for piece in city.pieces.values())
    extra[E_SIZE : E_SIZE + SHAPES] = [piece.size for piece in city.pieces.values()]
    for number, way in enumerate(Ways(city).all):
        extra[E_COLUMNS + number] = _profile([column for _, column in way.cells])
        extra[E_ROWS + number] = _profile([row for row, _ in way.cells])
        for anchor in range(CELLS):
            if way.anchors >> anchor & 1:
                place = E_DISTRICTS + number * CELLS + anchor
                extra[place] = _districts(city, way.form << anchor)
    return numpy.concatenate((tables(seats, options, edition), extra))


def _profile(lines: list[int]) -> int:
    return sum(1 << LINE_BITS * line for line in lines)


def _districts(city: Board, drawing: int) -> int:
    return sum(
        (feature.squares & drawing).bit_count() << DISTRICT_BITS * number
        for number, feature in enumerate(city.features[WIDTH + HEIGHT :])
    )


assert len(DISTRICTS) * DISTRICT_BITS < 63
assert WAYS * CELLS + (RING + 3) * RANKED < MOST
