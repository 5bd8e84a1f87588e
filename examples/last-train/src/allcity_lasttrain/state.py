"""The actions and the state of Last Train: immutable parts in one slotted value with a cheap copy."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, NamedTuple

from allcity.core.game import CHANCE, Seat
from allcity_lasttrain.data import ALARMS, Edition

Card = int | str  # the paint of a car, or the name of an alarm
Choice = Literal["stay", "leave"]
Phase = Literal["turn", "choose", "over"]


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance turns up the next card of the yard (L2.2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Choose:
    """A writer secretly decides to stay or to leave (L3.1)."""

    choice: Choice


Action = Turn | Choose


class Writer(NamedTuple):
    """One writer: the paint that is safe, night by night, what was gathered tonight, and the sealed choice."""

    safe: tuple[int, ...] = ()
    gathered: int = 0
    is_in_yard: bool = True
    caught: int = 0
    sealed: Choice | None = None


@dataclass(slots=True)
class State:
    """A position; `apply` makes a copy and changes only that."""

    edition: Edition
    nights: int
    night: int
    turned: tuple[Card, ...]
    set_aside: tuple[str, ...]
    left_over: int
    writers: tuple[Writer, ...]
    phase: Phase

    def copy(self) -> State:
        return State(
            self.edition, self.nights, self.night, self.turned, self.set_aside, self.left_over,
            self.writers, self.phase,
        )  # fmt: skip

    @property
    def yard(self) -> list[Seat]:
        """Return the writers who are still in the yard."""
        return [seat for seat, writer in enumerate(self.writers) if writer.is_in_yard]

    @property
    def deck(self) -> list[tuple[Card, int]]:
        """Return the cards that may come, with their numbers: cars by their paint, then alarms."""
        gone = Counter([*self.turned, *self.set_aside])
        cars = Counter(self.edition.cars)
        whole: list[tuple[Card, int]] = sorted(cars.items())
        whole += [(alarm, self.edition.alarms) for alarm in ALARMS]
        return [(card, number - gone[card]) for card, number in whole if number > gone[card]]

    def is_last(self, seat: Seat) -> bool:
        """Tell whether all others in the yard have decided (L3.2)."""
        return all(self.writers[other].sealed for other in self.yard if other != seat)


def active(state: State) -> tuple[Seat, ...]:
    """Return chance, or everybody in the yard who has not decided yet."""
    match state.phase:
        case "turn":
            return (CHANCE,)
        case "choose":
            return tuple(seat for seat in state.yard if state.writers[seat].sealed is None)
        case _:
            return ()
