"""The clocks of a match: a bank for each seat, spent while it is asked, with a gain for each turn."""

from __future__ import annotations

from msgspec import Struct, field

from allcity.core.game import CHANCE, Seat
from allcity.server.match.entries import ClockRule


class Clock(Struct):
    """Derived from the log alone: every entry carries the moment at which the server took it.

    `gained` are the gains since chance last acted: what an undo could take back.
    """

    rule: ClockRule
    banks: list[int]
    at: int = 0
    running: tuple[Seat, ...] = ()
    gained: list[tuple[int, Seat]] = field(default_factory=list)

    def go(self, at: int) -> None:
        """Charge the seats that are asked with the time up to this moment."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.banks[seat] = max(0, self.banks[seat] - spent)
        self.at = max(self.at, at)

    def wake(self, stopped: int, at: int) -> None:
        """Restart the clocks; no seat pays for the time in which no server ran."""
        self.go(stopped)
        self.at = max(self.at, at)

    def turn(self, asked: tuple[Seat, ...], at: int, length: int, moved: Seat | None) -> None:
        """A seat that moved and is no longer asked has ended its turn, and gains time.

        Nothing is spent before others are asked, so that `wake` can leave out a pause in which
        people came and went.
        """
        if asked == self.running:
            return
        self.go(at)
        if moved is not None and moved in self.running and moved not in asked:
            self.banks[moved] += self.rule.gain
            self.gained.append((length, moved))
        elif moved == CHANCE:
            self.gained.clear()
        self.running = asked

    def undo(self, at: int, length: int) -> None:
        """Take back the gains of all actions after this length of the log."""
        self.go(at)
        while self.gained and self.gained[-1][0] > length:
            _, seat = self.gained.pop()
            self.banks[seat] = max(0, self.banks[seat] - self.rule.gain)

    def ended_by_undo(self, at: int, length: int) -> set[Seat]:
        """The seats that an undo would leave without time, because it takes back their gains."""
        undone = [seat for index, seat in self.gained if index > length]
        gain = self.rule.gain
        return {seat for seat in undone if 0 < self.left(seat, at) <= undone.count(seat) * gain}

    def refill(self, seat: Seat, at: int) -> None:
        """A seat that had run out of time plays again, with a full bank."""
        self.go(at)
        self.banks[seat] = self.rule.bank

    def left(self, seat: Seat, now: int) -> int:
        """The time that a seat has left at this moment."""
        spent = max(0, now - self.at) if seat in self.running else 0
        return max(0, self.banks[seat] - spent)

    def flag(self, seat: Seat) -> int:
        """The moment at which a running seat will have spent its bank."""
        return self.at + self.banks[seat]


def started(rule: ClockRule, seats: int, at: int) -> Clock:
    return Clock(rule, [rule.bank] * seats, at)
