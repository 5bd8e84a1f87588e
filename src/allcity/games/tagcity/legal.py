"""What may be done now: the only truth about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import overload

from allcity.core.game import Seat
from allcity.games.tagcity.actions import Action, Check, Drone, Put, Tag, Take
from allcity.games.tagcity.board import Orientation
from allcity.games.tagcity.state import State

_put, _take, _check = cache(Put), cache(Take), cache(Check)  # few, and asked for all the time
_HALVES = tuple((half, (1 << half) - 1) for half in (64, 32, 16, 8, 4, 2, 1))


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """All actions of this seat."""
    if not may_act(state, seat):
        return ()
    match state.phase:
        case "put":
            return _puts(state)
        case "take":
            return [_take(space) for space in sorted({space for space, _ in state.dice})]
        case _:
            return Uses(state, seat)


def may_act(state: State, seat: Seat) -> bool:
    """Whether a seat has actions; with the final die also one whose choice is in (T4.2)."""
    match state.phase:
        case "put":
            return seat == state.leader
        case "take" | "act":
            return seat == state.turn
        case "final":
            return 0 <= seat < len(state.taggers)
        case _:
            return False


def beside(value: int) -> tuple[int, int]:
    """The two spaces beside a die face: space i lies between faces i and i + 1 (T1.2)."""
    return (value - 2) % 6 + 1, value


def _puts(state: State) -> list[Action]:
    """Each different die on either side of its value (T2.2)."""
    return [_put(value, space) for value in sorted(set(state.rolled)) for space in beside(value)]


def sendable(state: State, seat: Seat) -> list[Drone]:
    """A drone for each shape on the HQ board that fits, while the remote has a value (T3.8, T3.11)."""
    tagger = state.taggers[seat]
    if tagger.drones == len(state.board.drones):
        return []
    return [piece.drone for piece in state.on_hq if piece.fits(tagger.free)]


def checks(state: State) -> tuple[Check, ...]:
    """One for each different value among the free bubbles (T3.12), or a free look (T3.13)."""
    return _left(state.board.bubbles, state.circled)


@lru_cache(1 << 12)
def _left(bubbles: tuple[int, ...], circled: int) -> tuple[Check, ...]:
    values = {value for index, value in enumerate(bubbles) if not circled >> index & 1}
    return tuple([_check(value) for value in sorted(values, reverse=True)]) or (_check(0),)


class Uses(Sequence[Action]):
    """Tag, drone or networks (T3.14): found as bits, when asked for, and made into actions."""

    __slots__ = ("_free", "_length", "_others", "_parts", "_piece", "_seat", "_state")

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._piece = state.piece(seat)
        self._free = state.taggers[seat].free
        self._parts: list[tuple[Orientation, int, int]] = []
        self._others: list[Action] = []
        self._length = -1

    def __len__(self) -> int:
        if self._length < 0:
            self._length = self._find()
        return self._length

    @property
    def drawings(self) -> list[tuple[Orientation, int, int]]:
        """The ways in which the shape can lie, with their anchors as bits and the number of these."""
        return self._parts if len(self) else []

    @property
    def others(self) -> list[Action]:
        """Drones and networks."""
        return self._others if len(self) else []

    def _find(self) -> int:
        """How many there are: drawings by the way the shape lies, then drones and networks."""
        count = 0
        for orientation in self._piece.orientations:
            if anchors := orientation.fits(self._free):
                here = anchors.bit_count()
                self._parts.append((orientation, anchors, here))
                count += here
        state, seat = self._state, self._seat
        if not state.taggers[seat].sent:  # a drone that was sent must draw (T3.8)
            self._others += sendable(state, seat)
            self._others += checks(state)
        return count + len(self._others)

    def __iter__(self) -> Iterator[Action]:
        found: list[Action] = []
        for orientation, anchors, _ in self.drawings:
            found += orientation.drawings(anchors)
        return iter(found + self.others)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        length = len(self)
        if index < 0:
            index += length
        if not 0 <= index < length:
            raise IndexError(index)
        for orientation, anchors, count in self._parts:
            if index < count:
                return orientation.tags[_nth_bit(anchors, index)]
            index -= count
        return self._others[index]

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Tag):
            squares = action.squares
            return (
                not action.outside
                and squares & self._free == squares
                and squares in self._piece.squares
            )
        return action in self.others


def _nth_bit(bits: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0."""
    place = 0
    for half, low in _HALVES:
        count = (bits & low).bit_count()
        if n >= count:
            n -= count
            bits >>= half
            place += half
    return place
