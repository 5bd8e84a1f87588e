"""The state of a Graffiti match: immutable parts in one slotted value with a cheap copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from allcity.core.game import CHANCE, Seat
from allcity.games.graffiti.board import Board, Piece, Space
from allcity.games.graffiti.data import END, ONE, WILD, WILD_PAINT, count

Phase = Literal[
    "first", "lay", "fill", "draw", "block",
    "turn", "discard", "pay", "after",
    "keep", "show", "neutral", "over",
]  # fmt: skip
CHANCE_PHASES = ("first", "lay", "fill", "draw", "block", "show")
Reason = Literal["", "sprays", "neutral", "idle"]
IDLE = 3  # G8.7: rounds in a row without a flipped segment
NONE = -1  # no seat, no segment, no tile
NEUTRAL = -1  # G1.8: the owner of a neutral tag
INCOMPLETE = -2


class Artist(NamedTuple):
    """One artist: the tiles behind the screen, as multisets, and what lies before it.

    `known` is the part of the permits that was taken openly and not spent since: the part that the others
    know. Paint and bonus tiles are all taken openly.
    """

    paints: int
    permits: int
    known: int
    bonus: int
    used: int
    paid: int
    cans: int
    has_passed: bool
    marker: int
    vp: int

    @property
    def purse(self) -> int:
        """Return all tiles with which this artist can pay for a segment: paint tiles and wild cards (G6.3)."""
        return self.paints + count(self.bonus, WILD) * ONE[WILD_PAINT]

    def without(self, tile: int, number: int = 1) -> Artist:
        """Return the artist without these bonus tiles, which leave the game when they are used (G6.1)."""
        spent = number * ONE[tile]
        return self._replace(bonus=self.bonus - spent, used=self.used + spent)


class Placed(NamedTuple):
    """Cans on a space, until the round ends (G2.3); `is_added` by a tile that closes it (G6.7)."""

    space: str
    seat: Seat
    cans: int
    is_added: bool


@dataclass(slots=True)
class State:
    """A position; `apply` makes a copy and changes only that.

    `incomplete`, `occupied` and `closed` are bits, stored because every turn needs them.
    `revealed` are the permits shown for neutral tags, which are discarded afterwards (G7.4), and
    `flipped` is the last round in which a segment was flipped, 0 before there was one (G8.7).
    """

    board: Board
    has_blocking: bool
    artists: tuple[Artist, ...]
    tags: tuple[int, ...]
    incomplete: int
    paints: int
    permits: tuple[int, ...]
    stack: int
    discard: int
    bonus: tuple[int, ...]
    bonus_stack: int
    bobby: Seat
    first: Seat
    round: int
    phase: Phase
    turn: Seat
    extra: int
    drawer: Seat
    spray: int
    section: int
    reveals: int
    revealed: int
    flipped: int
    blocked: int
    placed: tuple[Placed, ...]
    occupied: int
    closed: int
    reason: Reason

    def copy(self) -> State:
        return State(
            self.board, self.has_blocking, self.artists, self.tags, self.incomplete, self.paints,
            self.permits, self.stack, self.discard, self.bonus, self.bonus_stack, self.bobby,
            self.first, self.round, self.phase, self.turn, self.extra, self.drawer, self.spray,
            self.section, self.reveals, self.revealed, self.flipped, self.blocked, self.placed,
            self.occupied, self.closed, self.reason,
        )  # fmt: skip

    def put(self, seat: Seat, artist: Artist) -> None:
        """Change one artist of a fresh copy."""
        artists = self.artists
        self.artists = (*artists[:seat], artist, *artists[seat + 1 :])

    @property
    def sprayed(self) -> Piece:
        """Return the segment that is being sprayed."""
        assert self.spray != NONE
        return self.board.pieces[self.spray]

    @property
    def complete(self) -> int:
        """Return how many graffiti are complete (G8.1)."""
        return sum(not self.incomplete & segments for segments, _ in self.board.graffiti)

    @property
    def is_decided(self) -> bool:
        return self.complete >= END

    @property
    def is_last_chance(self) -> bool:
        """Tell whether the game ends with this round unless a segment is flipped in it (G8.7)."""
        return self.round - self.flipped >= IDLE

    def reserved(self, seat: Seat) -> int:
        """Return the segments, as bits, that others have reserved (G5.7)."""
        bits = 0
        for other, artist in enumerate(self.artists):
            if artist.marker != NONE and other != seat:
                bits |= 1 << artist.marker
        return bits

    def price(self, seat: Seat, space: Space, discount: bool) -> int:
        """Return the cans that an artist places: fewer by the bobby (G6.10) and by a discount (G6.8)."""
        has_help = space.is_tunnel and space.cans == 2 and self.bobby == seat
        return max(0, space.cans - has_help - discount)

    def has(self, seat: Seat, tile: int) -> bool:
        """Tell whether an artist holds a bonus tile."""
        return count(self.artists[seat].bonus, tile) > 0

    def restock(self) -> None:
        """Make the discard pile the stack if that is exhausted, before a permit is drawn (G4.4)."""
        if not self.stack:
            self.stack, self.discard = self.discard, 0


def rounds(state: State) -> int:
    """Return how many rounds have begun."""
    return state.round


def active(state: State) -> tuple[Seat, ...]:
    """Return the seats that must act now."""
    if state.phase == "over":
        return ()
    return (CHANCE,) if state.phase in CHANCE_PHASES else (state.turn,)
