"""A room is the authority of one match: rules, seats and clocks, derived from a log of entries.

It knows neither sockets nor database. `moves` and `seating` propose entries, the store writes
them, and only then `accept` lets them happen; a room that folds the same entries is the same room.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from allcity.core.chain import Chain
from allcity.core.gains import Ledger
from allcity.core.game import CHANCE, Seat
from allcity.core.record import Record
from allcity.games import GAMES
from allcity.server.match.bot_moves import PERSON, marked
from allcity.server.match.clock import Clock
from allcity.server.match.entries import WEIGHTLESS, Entry, Kind, Setup
from allcity.server.match.folds import Asked, begin, fold
from allcity.server.match.history import AnyMatch, Past, new_match, push
from allcity.server.match.log import Line, taken_back
from allcity.server.match.occupants import (
    Occupant,
    begin_turns,
    has_clock_running,
    is_played_by_bot,
    others,
)
from allcity.server.match.proposals import Proposal
from allcity.server.match.shares import Shares

Status = Literal["open", "running", "over", "closed"]
PRESENT: tuple[Status, ...] = ("open", "running")  # in which it matters who is present


class Room:
    """The state of one table; everything here follows from its setup and its entries."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = GAMES[setup.game]
        self.match = new_match(setup)
        self.past = Past(self.match)
        self.status: Status = "open"
        self.version = 0
        self.weight = 0  # how many entries people have asked for
        self.weights: dict[str, int] = {}  # how many of them each guest
        self.at = setup.created
        self.occupants = [Occupant(colour=seat) for seat in range(setup.seats)]
        self.shares = Shares()
        self.chain: Chain | None = None
        self.lines: list[Line] = []
        self.counted: dict[tuple[str, str], int] = {}
        self.clock: Clock | None = None
        self.active: tuple[Seat, ...] = ()
        self.asked: Asked | None = None
        # The seat and the place of a wish to take back that was refused or withdrawn.
        self.settled_wish: tuple[Seat, int] | None = None
        self.rematch: str = ""
        self.host = setup.host
        self.turn_version = 0
        self.own_version = [0] * setup.seats
        # For each action PERSON, or the round in which a bot chose it.
        self.bot_rounds: list[int] = []
        self.audiences = (*range(setup.seats), None)  # all seats, and spectators
        self.ledger = Ledger(self.game, setup.seats)
        self.seen = ""  # what everybody saw the last action take

    def fold(self, entries: Iterable[Entry]) -> None:
        """Let entries happen that were read from the store."""
        self.accept([Proposal(entry) for entry in entries])

    def accept(self, proposals: Iterable[Proposal]) -> None:
        """Let written entries happen; a proposal brings along what its draft has already computed."""
        for proposal in proposals:
            entry, asked = proposal.entry, self.active
            assert entry.index == self.version, "an entry is missing"
            self.at = max(self.at, entry.at)
            name = self._former(entry.seat) if entry.kind == "past" else self._name(entry.seat)
            texts = fold(self, proposal)
            self.version += 1
            self._weigh(entry)
            self._write_line(entry, texts, name)
            if entry.move:
                self.counted[entry.guest, entry.move] = self.version
            self._ask_on(entry, asked)

    def _weigh(self, entry: Entry) -> None:
        if entry.kind in WEIGHTLESS:
            return
        self.weight += 1
        if entry.guest:
            self.weights[entry.guest] = self.weights.get(entry.guest, 0) + 1

    def _write_line(self, entry: Entry, texts: tuple[str, ...], name: str) -> None:
        kind: Kind = "act" if entry.kind == "past" else entry.kind
        head = entry.index, kind, entry.at, entry.seat, texts, name or self._name(entry.seat)
        if kind != "act":
            self.lines.append(Line(*head))
            return
        is_bots = self.bot_rounds[-1] != PERSON
        now = self.game.rounds(self.match.state)
        self.lines.append(Line(*head, is_bots, self.ledger.gains, now, self.seen))

    def _ask_on(self, entry: Entry, before: tuple[Seat, ...]) -> None:
        """Start the turns of those who are asked now; `before` were asked until this entry."""
        if self.status != "running" or self.shares.waits:
            self.active = ()
            return
        if self.chain is None:
            begin(self, entry.at)
        self._let_back(entry.at)
        if not self.active:
            self.status = "over"
        begin_turns(self.occupants, before, self.active, entry.at)
        if self.clock:
            people = [s for s in self.active if s >= 0 and has_clock_running(self.occupants, s)]
            moved = entry.seat if entry.kind == "act" else None
            self.clock.turn(tuple(people), entry.at, len(self.match.log), moved)

    def record(self) -> Record:
        """The match with the names of its people; its seed is open when it is over."""
        record = self.match.record(is_open=self.status == "over")
        names = [
            (seat, f"{occupant.name} (bot {occupant.bot})" if occupant.bot else occupant.name)
            for seat, occupant in enumerate(self.occupants)
            if occupant.name
        ]
        chain = self.chain.last if self.chain else None
        named = replace(record, names=tuple(names), chain=chain)
        named = marked(named, self.bot_rounds, self.occupants)
        return replace(named, notes=taken_back(named, self.lines))

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats that belong to a guest; one client may hold several."""
        seats = enumerate(self.occupants)
        return tuple(seat for seat, occupant in seats if guest and occupant.guest == guest)

    def handed_over_by(self, guest: str) -> tuple[Seat, ...]:
        """The seats that somebody else has taken over from a guest by their private link."""
        return tuple(
            seat
            for seat, occupant in enumerate(self.occupants)
            if guest and occupant.giver == guest and occupant.guest not in ("", guest)
        )

    def position(self, length: int) -> AnyMatch:
        """The match as it stood after so many actions of its log."""
        return self.past.at(length)

    def chances(self) -> Iterator[list[tuple[str, int]]]:
        """What could have come at each roll and draw of the match, with its weights."""
        match = self.position(0)
        for seat, text in self.match.log:
            if seat == CHANCE:
                outcomes = match.game.chance(match.state)
                yield [(match.game.text(outcome), weight) for outcome, weight in outcomes]
            after = match.game.apply(match.state, seat, match.game.parse(text))
            push(match, seat, text, after)

    def _name(self, seat: Seat | None) -> str:
        return "" if seat in (None, CHANCE) else self.occupants[seat].name

    def _former(self, seat: Seat | None) -> str:
        """Who had a seat in the match from which this one goes on."""
        before = self.setup.what_if
        return before.names[seat] if before and seat not in (None, CHANCE) else ""

    def _let_back(self, at: int) -> None:
        """A player who is out of time gets the seat back once everybody has agreed."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.proxy == "time" and not self.waits_for(seat):
                occupant.proxy, occupant.consents = "", []
                if self.clock:
                    self.clock.refill(seat, at)

    def waits_for(self, seat: Seat) -> list[Seat]:
        """The seats that have not agreed that a seat which is out of time plays again; its own comes first."""
        occupant = self.occupants[seat]
        asked = [seat, *self.consenting(seat)] if occupant.proxy == "time" else []
        return [other for other in asked if self.occupants[other].guest not in occupant.consents]

    def is_played_by_bot(self, seat: Seat) -> bool:
        return is_played_by_bot(self.occupants, seat)

    def consenting(self, seat: Seat) -> list[Seat]:
        """The seats of the other people who are playing now."""
        people = others(self.occupants, seat)
        return [other for other in people if not self.occupants[other].proxy]

    @property
    def coach_waits(self) -> list[Seat]:
        """The seats of people who have not agreed to the coach; one person alone need not."""
        people = [(seat, person) for seat, person in enumerate(self.occupants) if person.guest]
        lacking = [seat for seat, person in people if not person.has_agreed]
        return lacking if len({person.guest for _, person in people}) > 1 else []
