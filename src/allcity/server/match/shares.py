"""The shares of the seats in the dice: their pledges, their revealed texts, and the seats that have yet to reveal."""

from __future__ import annotations

from msgspec import Struct, field

from allcity.core.game import Seat


class Shares(Struct):
    """`pledges` are the digests of texts; from the start on, the seats in `waits` have yet to reveal theirs."""

    pledges: dict[Seat, str] = field(default_factory=dict)
    texts: dict[Seat, str] = field(default_factory=dict)
    waits: list[Seat] = field(default_factory=list)
    since: int = 0

    def pledge(self, seat: Seat, digest: str) -> None:
        self.pledges[seat] = digest
        self.texts.pop(seat, None)

    def drop(self, seat: Seat) -> None:
        """Forget a pledge before the start, when its player has left."""
        self.pledges.pop(seat, None)
        self.texts.pop(seat, None)

    def start(self, at: int) -> None:
        self.waits, self.since = sorted(self.pledges), at

    def reveal(self, seat: Seat, text: str) -> None:
        self.texts[seat] = text
        self.give_up(seat)

    def give_up(self, seat: Seat) -> None:
        """Stop waiting for the text of this seat."""
        self.waits = [other for other in self.waits if other != seat]
