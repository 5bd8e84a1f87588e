"""Circling values, the end of the battle and the score sheet (T5, T6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from allcity.core.cache import cached
from allcity.core.game import Result, Seat
from allcity.core.setup import places
from allcity.games.tagcity.actions import Drone, Tag
from allcity.games.tagcity.board import Board
from allcity.games.tagcity.state import State, Tagger


def draw(board: Board, tagger: Tagger, action: Tag | Drone, crossed: int) -> Tagger:
    """Return a tagger after a drawing: every feature it completes is scored at once (T5.2, T5.5).

    A drone circles the next value of the remote (T3.10). Drawings are never removed (T3.7).
    `crossed` has the features whose high value was gone before (T5.3, T5.4, and T4.4).
    """
    has_drone = isinstance(action, Drone)
    squares = action.tag.squares if isinstance(action, Drone) else action.squares
    free = tagger.free ^ squares
    completed = 0
    for bit, feature in board.touched(squares):
        if not feature & free:
            completed |= bit
    return Tagger(
        (*tagger.drawn, squares), free, tagger.high | completed & ~crossed, tagger.low | completed & crossed,
        tagger.drones + has_drone, tagger.bubbles,
    )  # fmt: skip


def bubble(state: State, value: int) -> int:
    """Return the first free bubble of a value, as a bit; none for a free look (T3.13)."""
    circled = state.circled
    for index, printed in enumerate(state.board.bubbles):
        if printed == value and not circled >> index & 1:
            return 1 << index
    return 0


def end_reasons(state: State) -> tuple[str, ...]:
    """Return which of the three ends have been reached (T6.1)."""
    reasons = []
    if state.crossed == state.board.all_features:
        reasons.append("highs")
    if state.circled.bit_count() == len(state.board.bubbles):
        reasons.append("bubbles")
    if any(tagger.drones == len(state.board.drones) for tagger in state.taggers):
        reasons.append("remote")
    return tuple(reasons)


@dataclass(frozen=True)
class Sheet:
    """One tagger's score sheet, line by line (T6.3)."""

    high: tuple[tuple[str, int], ...]
    low: tuple[tuple[str, int], ...]
    drones: tuple[int, ...]
    bubbles: tuple[int, ...]

    @cached_property
    def prestige(self) -> int:
        circled = [value for _, value in (*self.high, *self.low)]
        return sum((*circled, *self.drones, *self.bubbles))


def sheet(state: State, seat: Seat) -> Sheet:
    tagger = state.taggers[seat]
    return _sheet(state.board, tagger.high, tagger.low, tagger.drones, tagger.bubbles)


def prestige(board: Board, tagger: Tagger) -> int:
    """Return the sum of all that a tagger has circled (T6.3)."""
    return _sheet(board, tagger.high, tagger.low, tagger.drones, tagger.bubbles).prestige


@cached(1 << 11)  # every view shows the points of all, and few moves change them
def _sheet(board: Board, high: int, low: int, drones: int, bubbles: int) -> Sheet:
    numbered = list(enumerate(board.features))
    return Sheet(
        high=tuple([(f.name, f.high) for index, f in numbered if high >> index & 1]),
        low=tuple([(f.name, f.low) for index, f in numbered if low >> index & 1]),
        drones=board.drones[:drones],
        bubbles=tuple([v for index, v in enumerate(board.bubbles) if bubbles >> index & 1]),
    )


def points(state: State) -> tuple[int, ...]:
    """Return the present prestige of each tagger (T6.3)."""
    return _points(state.board, state.taggers)


@cached(1 << 11)  # the points of all are shown to everybody at a table
def _points(board: Board, taggers: tuple[Tagger, ...]) -> tuple[int, ...]:
    return tuple([prestige(board, tagger) for tagger in taggers])


def result(state: State) -> Result | None:
    """Return the result: most prestige (T6.4), then most bubbles (T6.5), then a shared place (T6.6)."""
    if state.phase != "over":
        return None
    total = points(state)
    circled = [tagger.bubbles.bit_count() for tagger in state.taggers]
    ranks = list(zip(total, circled, strict=True))
    return Result(total, places(ranks), end_reasons(state))
