"""Numbers that the evaluation looks up, appended to the tables of a set-up and found from the end."""

from __future__ import annotations

from numpy import array, concatenate, int64
from numpy.typing import NDArray

from allcity.core.game import Options
from allcity.core.setup import chosen
from allcity.games.graffiti.board import board as board_of
from allcity.games.graffiti.board import least
from allcity.games.graffiti.data import META, Edition
from allcity.games.graffiti.evaluate.palette import tiles
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tables import tables
from allcity.games.graffiti.state import State

# The last tables, by segment.
E_WHOLE = 0  # the segments of its graffiti
E_SIZE = E_WHOLE + at.SEGMENTS
E_WANTED = E_SIZE + at.SEGMENTS  # the fewest tiles that pay for it
E_START = E_WANTED + at.SEGMENTS  # where its cheapest ways to pay begin,
E_NUMBER = E_START + at.SEGMENTS  # and how many there are
E_END = E_NUMBER + at.SEGMENTS

REMEMBERED = at.FIELDS  # rows need not store anything: results are in the working memory

# Working memory: the terms, in the order of `evaluate.TERMS`, then the two best segments and the one for the next round.
W_VP, W_NOW, W_NEXT, W_SCARCE, W_PERMITS, W_TEMPO, W_COMPLETION, W_TERM_END = range(8)
W_BEST, W_SECOND, W_LATER, W_SEEN = range(8, 12)
# Then, for many purses and boards, how many tiles each segment lacks: four bits for each in numbers of 44 bits, which a float holds exactly.
IN_A_WORD = 11  # segments
WORDS = -(-at.SEGMENTS // IN_A_WORD)
# Half of the purse; the other half with the kinds that ran out, and one.
KEY, KEY_MORE, LACKS = range(3)
SEEN = LACKS + WORDS
PLACES = 1 << 10
WORK = W_SEEN + PLACES * SEEN
TERMS = 8
MOST = (
    2048  # actions that are rated at once: a turn has at most 402, and a payment one in 2,001 ways
)


def origin(state: State) -> tuple[int, Options, Edition]:
    """Return a set-up whose tables hold for a position; the first player does not matter."""
    options = {
        "special": "on" if state.board.is_special else "off",
        "blocking": "on" if state.has_blocking else "off",
    }
    return len(state.artists), options, state.board.edition


def reckoned(seats: int, options: Options, edition: Edition) -> NDArray[int64]:
    """Return the tables of a set-up, and the numbers that the evaluation looks up."""
    board = board_of(edition, chosen(META, seats, options)["special"] == "on")
    first = tables(seats, options, edition)
    ways: list[int] = []
    by_segment = [0] * E_END
    for piece in board.pieces:
        by_segment[E_WHOLE + piece.index] = piece.graffiti
        by_segment[E_SIZE + piece.index] = piece.size
        by_segment[E_WANTED + piece.index] = tiles(board)[piece.index]
        cheapest = least(piece.paints)
        by_segment[E_START + piece.index] = len(first) + len(ways)
        by_segment[E_NUMBER + piece.index] = len(cheapest)
        ways += cheapest
    return concatenate((first, array(ways + by_segment, int64)))
