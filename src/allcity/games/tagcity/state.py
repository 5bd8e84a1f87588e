"""The state of a Tag City match: immutable parts in one slotted value with a cheap copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from allcity.core.game import CHANCE, Seat
from allcity.games.tagcity.actions import Use
from allcity.games.tagcity.board import FULL, Board, Piece

Phase = Literal["token", "lead", "roll", "put", "take", "act", "final", "over"]


class Tagger(NamedTuple):
    """What one tagger has drawn and circled; features, bubbles and squares are bits.

    `sealed` is the hidden choice for the final die (T4.2).
    """

    drawn: tuple[int, ...] = ()
    free: int = FULL
    high: int = 0
    low: int = 0
    drones: int = 0
    bubbles: int = 0
    sealed: Use | None = None


@dataclass(slots=True)
class State:
    """A position; `apply` makes a copy and changes only that."""

    board: Board
    ring: tuple[str, ...]
    taggers: tuple[Tagger, ...]
    first: Seat | None
    leader: Seat
    round: int
    phase: Phase
    rolled: tuple[int, ...]
    dice: tuple[tuple[int, int], ...]
    turn: Seat
    taken: int

    def copy(self) -> State:
        return State(
            self.board, self.ring, self.taggers, self.first, self.leader, self.round, self.phase,
            self.rolled, self.dice, self.turn, self.taken,
        )  # fmt: skip

    @property
    def crossed(self) -> int:
        """Return the features whose high value is gone, as bits (T5.3)."""
        crossed = 0
        for tagger in self.taggers:
            crossed |= tagger.high
        return crossed

    @property
    def circled(self) -> int:
        """Return the bubbles that are gone, as bits (T3.12)."""
        circled = 0
        for tagger in self.taggers:
            circled |= tagger.bubbles
        return circled

    @property
    def order(self) -> list[Seat]:
        """Return the taggers from the leader's left round to the leader (T2.3)."""
        seats = len(self.taggers)
        return [(self.leader + 1 + step) % seats for step in range(seats)]

    def is_last(self, seat: Seat) -> bool:
        """Tell whether all the others have sealed their choice for the final die (T4.2)."""
        return all(tagger.sealed for other, tagger in enumerate(self.taggers) if other != seat)

    @property
    def piece(self) -> Piece:
        """Return the shape of the space of the die in use (T3.1)."""
        return self.board.pieces[self.ring[self.space - 1]]

    @property
    def on_hq(self) -> list[Piece]:
        """Return the shapes on the HQ board: those of the ring and the small ones (T3.8)."""
        return [self.board.pieces[name] for name in (*self.ring, *self.board.small)]

    @property
    def space(self) -> int:
        """Return the space of the die in use: the taken one, or the final one."""
        return self.dice[0][0] if self.phase == "final" else self.taken


def rounds(state: State) -> int:
    """Return how many rounds have begun."""
    return state.round


def active(state: State) -> tuple[Seat, ...]:
    """Return the seats that must act now; with the final die all whose choice is not in yet (T4.1)."""
    match state.phase:
        case "take" | "act":
            return (state.turn,)
        case "put":
            return (state.leader,)
        case "final":
            return tuple(
                [seat for seat, tagger in enumerate(state.taggers) if tagger.sealed is None]
            )
        case "over":
            return ()
        case _:
            return (CHANCE,)
