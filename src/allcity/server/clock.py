"""The clocks of a match: a bank for each seat, spent while it is asked, with a gain for each turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from allcity.core.game import Seat
from allcity.server.entries import ClockRule


class Clock(Struct):
    """Derived from the log alone: every entry carries the moment at which the server took it."""

    rule: ClockRule
    banks: list[int]
    at: int = 0
    running: tuple[Seat, ...] = ()

    def go(self, at: int) -> None:
        """Let those who are asked spend the time up to this moment."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.banks[seat] = max(0, self.banks[seat] - spent)
        self.at = max(self.at, at)

    def wake(self, at: int) -> None:
        """Go on from here; nobody pays for the time in which no server ran."""
        self.at = max(self.at, at)

    def turn(self, asked: Sequence[Seat], moved: Seat | None = None) -> None:
        """Other seats are asked now; who moved and is no longer asked has ended a turn and gains."""
        if moved is not None and moved in self.running and moved not in asked:
            self.banks[moved] += self.rule.gain
        self.running = tuple(asked)

    def left(self, seat: Seat, now: int) -> int:
        """What this seat has at this moment."""
        spent = max(0, now - self.at) if seat in self.running else 0
        return max(0, self.banks[seat] - spent)

    def flag(self, seat: Seat) -> int:
        """The moment at which a running seat will have spent its bank."""
        return self.at + self.banks[seat]


def started(rule: ClockRule, seats: int, at: int) -> Clock:
    return Clock(rule, [rule.bank] * seats, at)
