"""Entries in the making: a request proposes them, and nothing has happened until they are written."""

from __future__ import annotations

from typing import Any

from allcity.core.game import CHANCE, Seat
from allcity.server.match import days
from allcity.server.match.entries import Entry, Kind
from allcity.server.match.history import AnyMatch
from allcity.server.match.proposals import Proposal, Step, step
from allcity.server.match.room import PRESENT, Room, Status
from allcity.server.refusals import Again, Refused

ENTRIES = 2_000  # a match has some hundreds, but moves could be made and taken back without end
GATHERING = 500  # the same for sitting down and getting up before the start
SHARE = 25  # of these, for each guest but the host


class Draft:
    """A request of a guest, or of the server itself, numbered from the room's present version."""

    def __init__(self, room: Room, now: int, guest: str = "", move: str = "") -> None:
        self.room = room
        self.at = max(now, room.at)
        self.guest = guest
        self.move = move
        self.proposals: list[Proposal] = []
        self.entries: list[Entry] = []  # the entries of the proposals, which are to be written
        self.status: Status | None = None
        if move and (guest, move) in room.counted:
            raise Again(room.counted[guest, move])

    def add(
        self,
        kind: Kind,
        seat: Seat | None = None,
        text: str = "",
        step: Step | None = None,
        match: AnyMatch | None = None,
    ) -> None:
        """One more entry; the first carries the client's id, by which the request counts once."""
        index = self.room.version + len(self.entries)
        move = "" if self.entries else self.move
        entry = Entry(index, kind, self.at, seat, text, self.guest, move)
        self.entries.append(entry)
        self.proposals.append(Proposal(entry, step, match))

    def settle(self, match: AnyMatch, state: Any, active: tuple[Seat, ...]) -> None:
        """Chance acts, from the committed seed, until a seat is asked or the match is over."""
        game = match.game
        assert match.source is not None
        drawn, self.guest = match.drawn, ""
        while active == (CHANCE,):
            outcome = match.source.outcome(drawn, game.chance(state))
            after = step(game, state, CHANCE, outcome)
            self.add("act", CHANCE, game.text(outcome), after)
            _, state, active = after
            drawn += 1
        if not active:
            self.status = "over"

    def check_number(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.room.setup.seats:
            raise Refused("no-seat", seats=self.room.setup.seats)
        return seat

    def check_seat(self, seat: Seat) -> None:
        """Refuse a guest to whom the seat does not belong."""
        self.check_number(seat)
        if not self.guest or self.room.occupants[seat].guest != self.guest:
            raise Refused("not-your-seat", seat=seat + 1)

    def check_member(self) -> None:
        if self.guest != self.room.host and not self.room.seats_of(self.guest):
            raise Refused("not-seated")

    def check_open(self) -> None:
        if self.room.status != "open":
            raise Refused("not-open", status=self.room.status)

    def check_present(self) -> None:
        if self.room.status not in PRESENT:
            raise Refused("not-running", status=self.room.status)

    def check_running(self) -> None:
        if self.room.status != "running":
            raise Refused("not-running", status=self.room.status)
        if waits := self.room.shares.waits:
            seats = ", ".join(str(seat + 1) for seat in waits)
            raise Refused("not-begun", seats=seats)

    def check_short(self) -> None:
        """Limit the requests that do not bring the match on, or one table could fill the memory; each guest has a share of them."""
        room = self.room
        most = GATHERING if room.status == "open" else ENTRIES
        if room.weight >= most or room.weights.get(self.guest, 0) >= self._share(most):
            raise Refused("too-long")

    def _share(self, most: int) -> int:
        """How many of these requests this guest may make: before the start the host may make them all, and during the match all seats have equal parts."""
        if self.room.status == "open":
            return most if self.guest == self.room.host else SHARE
        people = [occupant.guest for occupant in self.room.occupants if occupant.guest]
        return most * max(people.count(self.guest), 1) // max(len(people), 1)

    def can_afford(self, to: int) -> bool:
        """Whether an undo, which takes back gained time, leaves every person some time, so that nobody loses their seat."""
        room = self.room
        ended = room.clock.ended_by_undo(self.at, to) if room.clock else ()
        return not any(room.occupants[seat].guest for seat in ended)

    def check_affordable(self, to: int) -> None:
        if not self.can_afford(to):
            raise Refused("undo-time")

    def check_fresh(self, seat: Seat, version: int) -> None:
        """Refuse a decision that was made before the player had seen all that matters to it."""
        room = self.room
        self.check_seen(version, max(room.turn_version, room.own_version[seat]))

    def check_seen(self, version: int, since: int) -> None:
        if version > self.room.version:
            raise Refused("version", version=self.room.version)
        if version < since:
            raise Refused("stale", seen=version, version=self.room.version)


def check_over(room: Room, now: int) -> None:
    """Refuse what may only be known after the end; for a daily wall, after its day is over."""
    if room.status != "over":
        raise Refused("not-over", status=room.status)
    days.check_unsealed(room.setup, now)
