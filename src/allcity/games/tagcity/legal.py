"""The legal actions: nothing else decides what is allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from random import Random
from typing import overload

from allcity.core.game import Grouped, Seat
from allcity.games.tagcity.actions import Action, Check, Drone, Put, Tag, Take
from allcity.games.tagcity.board import Orientation, Piece
from allcity.games.tagcity.state import State

# There are few of them, and they are needed all the time.
_put, _take, _check = cache(Put), cache(Take), cache(Check)
_HALVES = tuple((half, (1 << half) - 1) for half in (64, 32, 16, 8, 4, 2, 1))


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return all actions of this seat."""
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
    """Tell whether a seat has actions; with the final die this includes a seat whose choice is in (T4.2)."""
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
    """Return the two spaces beside a die face: space i lies between faces i and i + 1 (T1.2)."""
    return (value - 2) % 6 + 1, value


def _puts(state: State) -> list[Action]:
    """Return the ways to put each different die on either side of its value (T2.2)."""
    return [_put(value, space) for value in sorted(set(state.rolled)) for space in beside(value)]


def checks(state: State) -> tuple[Check, ...]:
    """Return one check for each different value among the free bubbles (T3.12), or a free look (T3.13)."""
    return _left(state.board.bubbles, state.circled)


@lru_cache(1 << 12)
def _left(bubbles: tuple[int, ...], circled: int) -> tuple[Check, ...]:
    values = {value for index, value in enumerate(bubbles) if not circled >> index & 1}
    return tuple([_check(value) for value in sorted(values, reverse=True)]) or (_check(0),)


class Drawings(Sequence[Tag]):
    """The ways to draw a piece on free squares: they are bits, which become actions when they are read."""

    __slots__ = ("_length", "parts")

    def __init__(self, piece: Piece, free: int) -> None:
        self.parts: list[tuple[Orientation, int, int]] = []
        self._length = 0
        for orientation in piece.orientations:
            if anchors := orientation.fits(free):
                count = anchors.bit_count()
                self.parts.append((orientation, anchors, count))
                self._length += count

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Tag]:
        for orientation, anchors, _ in self.parts:
            yield from orientation.drawings(anchors)

    @overload
    def __getitem__(self, index: int) -> Tag: ...
    @overload
    def __getitem__(self, index: slice) -> list[Tag]: ...
    def __getitem__(self, index: int | slice) -> Tag | list[Tag]:
        if isinstance(index, slice):
            return list(self)[index]
        place = range(self._length)[index]
        for orientation, anchors, count in self.parts:
            if place < count:
                return orientation.tags[_nth_bit(anchors, place)]
            place -= count
        raise AssertionError(index)


class Uses(Grouped[Action]):
    """The uses of a die: tag, drone or networks (T3.14), in this order; there is always one.

    A drone may bring any shape on the HQ board that fits, while the remote has a value (T3.8, T3.11).
    """

    __slots__ = ("_free", "_groups", "_has_drone", "_shapes", "_state", "_tags")

    def __init__(self, state: State, seat: Seat) -> None:
        tagger = state.taggers[seat]
        self._state = state
        self._free = tagger.free
        self._has_drone = tagger.drones < len(state.board.drones)
        self._tags: Drawings | None = None
        self._shapes: list[Piece] | None = None
        self._groups: list[tuple[Piece | None, Sequence[Tag | Check]]] = []

    @property
    def tags(self) -> Drawings:
        """Return the drawings of the die's shape (T3.1)."""
        if self._tags is None:
            self._tags = Drawings(self._state.piece, self._free)
        return self._tags

    @property
    def shapes(self) -> list[Piece]:
        """Return the shapes for which a drone can be sent."""
        if self._shapes is None:
            on_hq = self._state.on_hq if self._has_drone else []
            self._shapes = [piece for piece in on_hq if piece.fits(self._free)]
        return self._shapes

    @property
    def checks(self) -> tuple[Check, ...]:
        return checks(self._state)

    def drawings(self, piece: Piece) -> Drawings:
        """Return the ways to draw a shape that a drone brings."""
        return Drawings(piece, self._free)

    def pick(self, rng: Random) -> Action:
        """Pick a use at random; a shape that a drone could bring counts as much as one drawing of the die's shape."""
        tags, shapes, checks = self.tags, self.shapes, self.checks
        index = rng.randrange(len(tags) + len(shapes) + len(checks))
        if index < len(tags):
            return tags[index]
        index -= len(tags)
        if index >= len(shapes):
            return checks[index - len(shapes)]
        return Drone(shapes[index].name, rng.choice(self.drawings(shapes[index])))

    def _all(self) -> list[tuple[Piece | None, Sequence[Tag | Check]]]:
        """Return the uses in groups; the groups of a drone have its shape."""
        if not self._groups:
            drones = [(piece, self.drawings(piece)) for piece in self.shapes]
            self._groups = [(None, self.tags), *drones, (None, self.checks)]
        return self._groups

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return sum([len(group) for _, group in self._all()])

    def __iter__(self) -> Iterator[Action]:
        yield from self.tags
        for piece in self.shapes:
            yield from [Drone(piece.name, tag) for tag in self.drawings(piece)]
        yield from self.checks

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        place = range(len(self))[index]
        for piece, group in self._all():
            if place < len(group):
                action = group[place]
                return Drone(piece.name, action) if piece and isinstance(action, Tag) else action
            place -= len(group)
        raise AssertionError(index)

    def __contains__(self, action: object) -> bool:
        match action:
            case Tag():
                return self._can_draw(self._state.piece, action)
            case Drone(shape, tag) if self._has_drone:
                return any(p.name == shape and self._can_draw(p, tag) for p in self._state.on_hq)
            case _:
                return action in self.checks

    def _can_draw(self, piece: Piece, tag: Tag) -> bool:
        """Tell whether the squares are free and have this shape (T3.2 to T3.5)."""
        squares = tag.squares
        return not tag.outside and squares & self._free == squares and squares in piece.squares


def _nth_bit(bits: int, n: int) -> int:
    """Return the place of the n-th set bit, counted from 0."""
    place = 0
    for half, low in _HALVES:
        count = (bits & low).bit_count()
        if n >= count:
            n -= count
            bits >>= half
            place += half
    return place
