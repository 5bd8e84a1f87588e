"""A room is the authority of one match: rules, seats and clocks, derived from a log of entries.

It knows neither sockets nor database. `moves` and `seating` propose entries, the store writes
them, and only then `fold` lets them happen; a room that folds the same entries is the same room.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, get_args

from msgspec import Struct

from allcity.core.chain import Chain
from allcity.core.gains import Ledger
from allcity.core.game import CHANCE, Seat
from allcity.core.record import Record
from allcity.games import GAMES
from allcity.server.match.bot_moves import PERSON, marked
from allcity.server.match.clock import Clock, started
from allcity.server.match.entries import WEIGHTLESS, Entry, Kind, Setup
from allcity.server.match.history import AnyMatch, Past, made, push
from allcity.server.match.log import Line, taken_back
from allcity.server.match.occupants import (
    Occupant,
    begin_turns,
    has_clock_running,
    is_alone,
    is_played_by_bot,
    others,
)
from allcity.server.match.shares import Shares

Status = Literal["open", "running", "over", "closed"]
PRESENT: tuple[Status, ...] = ("open", "running")  # while it matters who is here


class Asked(Struct):
    """A wish to take back, known since a version, and the seats whose consent is still needed."""

    seat: Seat
    to: int
    since: int
    waiting: list[Seat]


class Room:
    """The state of one table; everything here follows from its setup and its entries."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = GAMES[setup.game]
        self.match = made(setup)
        self.past = Past(self.match)
        self.status: Status = "open"
        self.version = 0
        self.weight = 0  # how many entries people have asked for
        self.at = setup.created
        self.occupants = [Occupant() for _ in range(setup.seats)]
        self.shares = Shares()
        self.chain: Chain | None = None
        self.lines: list[Line] = []
        self.counted: dict[tuple[str, str], int] = {}
        self.clock: Clock | None = None
        self.active: tuple[Seat, ...] = ()
        self.asked: Asked | None = None
        self.rematch: str = ""
        self.host = setup.host
        self.turn_version = 0
        self.own_version = [0] * setup.seats
        # For each action PERSON, or the round in which a bot chose it.
        self.bot_rounds: list[int] = []
        self._states: Mapping[int, Any] = {}
        self._ledger = Ledger(self.game, setup.seats)

    def fold(self, entries: Sequence[Entry], states: Mapping[int, Any] | None = None) -> None:
        """Let what was written happen; whoever drafted it has found the states after it already."""
        self._states = states or {}
        for entry in entries:
            assert entry.index == self.version, "an entry is missing"
            self.at = max(self.at, entry.at)
            name = self._name(entry.seat)
            texts = _FOLDS[entry.kind](self, entry)
            self.version += 1
            self.weight += entry.kind not in WEIGHTLESS
            is_act, name = entry.kind == "act", name or self._name(entry.seat)
            is_bots = is_act and self.bot_rounds[-1] != PERSON
            brought = (self._ledger.gains, self.game.rounds(self.match.state)) if is_act else ()
            head = entry.index, entry.kind, entry.at, entry.seat, texts, name
            self.lines.append(Line(*head, is_bots, *brought))
            if entry.move:
                self.counted[entry.guest, entry.move] = self.version
            self._ask_on(entry)

    def _ask_on(self, entry: Entry) -> None:
        """Who is asked now, by the rules and by the clock."""
        if self.status != "running" or self.shares.waits:
            self.active = ()
            return
        if self.chain is None:
            self._begin(entry.at)
        self._let_back(entry.at)
        before, self.active = self.active, self.game.active(self.match.state)
        if not self.active:
            self.status = "over"
        moved = entry.seat if entry.kind == "act" else None
        begin_turns(self.occupants, before, self.active, entry.at)
        if self.clock:
            people = [s for s in self.active if s >= 0 and has_clock_running(self.occupants, s)]
            self.clock.turn(tuple(people), entry.at, len(self.match.log), moved)

    def record(self) -> Record:
        """The match with the names of its people; its seed is open when it is over."""
        record = self.match.record(is_open=self.status == "over")
        names = [(seat, one.name) for seat, one in enumerate(self.occupants) if one.name]
        chain = self.chain.last if self.chain else None
        named = replace(record, names=tuple(names), chain=chain)
        named = marked(named, self.bot_rounds, self.occupants)
        return replace(named, notes=taken_back(named, self.lines))

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats that belong to a guest; one client may hold several."""
        seats = enumerate(self.occupants)
        return tuple(seat for seat, occupant in seats if guest and occupant.guest == guest)

    def position(self, length: int) -> AnyMatch:
        """The match as it stood after so many actions of its log."""
        return self.past.at(length)

    def _name(self, seat: Seat | None) -> str:
        return "" if seat in (None, CHANCE) else self.occupants[seat].name

    def _sit(self, entry: Entry) -> tuple[str, ...]:
        occupant = Occupant(entry.guest, name=entry.text, gone_at=entry.at, since=entry.index)
        self.occupants[self._seat(entry)] = occupant
        return (entry.text,)

    def _claim(self, entry: Entry) -> tuple[str, ...]:
        occupant = self.occupants[self._seat(entry)]
        occupant.giver, occupant.name = occupant.guest, entry.text
        if self.status == "open":
            self.shares.drop(self._seat(entry))
        self._change_hands(entry)
        return (entry.text,)

    def _adopt(self, entry: Entry) -> tuple[str, ...]:
        if entry.seat is None:
            self.host = entry.guest
        else:
            self._change_hands(entry)
        return ("",)

    def _change_hands(self, entry: Entry) -> None:
        occupant = self.occupants[self._seat(entry)]
        occupant.guest, occupant.since, occupant.here = entry.guest, entry.index, []
        occupant.gone_at, occupant.has_agreed = entry.at, False
        self._ask_others(self._seat(entry))

    def _bot(self, entry: Entry) -> tuple[str, ...]:
        self.occupants[self._seat(entry)] = Occupant(bot=entry.text, name=f"bot {entry.text}")
        return (entry.text,)

    def _leave(self, entry: Entry) -> tuple[str, ...]:
        seat = self._seat(entry)
        spec = self.setup.bot if self.status == "running" else ""
        self.occupants[seat] = Occupant(bot=spec, name=f"bot {spec}" if spec else "")
        self.shares.drop(seat) if self.status == "open" else self.shares.give_up(seat)
        self._ask_others(seat)
        return (spec,)

    def _pledge(self, entry: Entry) -> tuple[str, ...]:
        self.shares.pledge(self._seat(entry), entry.text)
        return (entry.text,)

    def _entropy(self, entry: Entry) -> tuple[str, ...]:
        self.shares.reveal(self._seat(entry), entry.text)
        return (entry.text,)

    def _withheld(self, entry: Entry) -> tuple[str, ...]:
        self.shares.give_up(self._seat(entry))
        return ("",)

    def _start(self, entry: Entry) -> tuple[str, ...]:
        self.status = "running"
        self.shares.start(entry.at)
        return ("",)

    def _begin(self, at: int) -> None:
        """No text is awaited any more: chance is bound to the seed and the texts, and the clocks run."""
        self.match.commit(self.setup.seed, self.shares.texts, self.shares.pledges)
        self.chain = Chain(self.match.head)
        for occupant in self.occupants:
            occupant.gone_at = at
        if self.setup.clock:
            self.clock = started(self.setup.clock, self.setup.seats, at)
        self.turn_version = self.version

    def _act(self, entry: Entry) -> tuple[str, ...]:
        seat = self._seat(entry)
        before, game = self.match.state, self.game
        action = game.parse(entry.text)
        audiences = (*range(self.setup.seats), None)
        texts = [game.redact(before, seat, action, eyes) for eyes in audiences]
        after = self._states.get(entry.index)
        is_bots = seat != CHANCE and not entry.guest
        self.bot_rounds.append(game.rounds(before) if is_bots else PERSON)
        push(self.match, seat, action, entry.text, after)
        self._ledger.push(before, self.match.state)
        assert self.chain is not None
        self.chain.push(seat, texts[-1])
        self._freshness(seat)
        self.asked = None
        return tuple(texts) if len(set(texts)) > 1 else (texts[0],)

    def _freshness(self, seat: Seat) -> None:
        """Sealed choices that come in do not make stale what the others are about to send."""
        if seat != CHANCE:
            self.own_version[seat] = self.version + 1
        after = self.game.active(self.match.state)
        is_together = len(self.active) > 1 or seat not in self.active
        if not (is_together and after and set(after) <= set(self.active)):
            self.turn_version = self.version + 1

    def _ask(self, entry: Entry) -> tuple[str, ...]:
        seat = self._seat(entry)
        self.asked = Asked(seat, int(entry.text), entry.index + 1, self.consenting(seat))
        return (entry.text,)

    def _agree(self, entry: Entry) -> tuple[str, ...]:
        if self.asked:
            self.asked.waiting = [seat for seat in self.asked.waiting if seat != entry.seat]
        return ("",)

    def _refuse(self, _: Entry) -> tuple[str, ...]:
        self.asked = None
        return ("",)

    def _undo(self, entry: Entry) -> tuple[str, ...]:
        length = int(entry.text)
        self.match = self._states.get(entry.index) or self.position(length)
        self.past = self.past.of(self.match)
        del self.bot_rounds[length:]
        assert self.chain is not None
        self.chain.cut(length)
        if self.clock:
            self.clock.undo(entry.at, length)
        self.asked = None
        self.turn_version = self.version + 1
        return (entry.text,)

    def _here(self, entry: Entry) -> tuple[str, ...]:
        occupant = self.occupants[self._seat(entry)]
        occupant.came_at = occupant.came_at if occupant.here else entry.at
        occupant.here = sorted({*occupant.here, entry.text})
        if occupant.proxy == "away":
            occupant.proxy, occupant.has_substitute = "", False
        return ("",)

    def _gone(self, entry: Entry) -> tuple[str, ...]:
        seat = self._seat(entry)
        occupant = self.occupants[seat]
        occupant.here = [process for process in occupant.here if process != entry.text]
        occupant.gone_at = entry.at
        occupant.departures += 1
        if self.clock and is_alone(self.occupants, seat) and not occupant.here:
            self.clock.wake(self.lines[-1].at, entry.at)  # they were last known to be here then
        return ("",)

    def _proxy(self, entry: Entry) -> tuple[str, ...]:
        seat = self._seat(entry)
        occupant = self.occupants[seat]
        occupant.proxy, occupant.has_substitute = entry.text, entry.text == "away"
        if entry.text == "time":
            occupant.late.append((len(self.match.log), self.game.rounds(self.match.state)))
            occupant.consents = []
        self._ask_others(seat)
        return (entry.text,)

    def _return(self, entry: Entry) -> tuple[str, ...]:
        self.occupants[int(entry.text)].consents.append(entry.guest)
        return (entry.text,)

    def _let_back(self, at: int) -> None:
        """Whoever is out of time and wants to go on does so once nobody's consent is missing."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.proxy == "time" and not self.waits_for(seat):
                occupant.proxy, occupant.consents = "", []
                if self.clock:
                    self.clock.refill(seat, at)

    def waits_for(self, seat: Seat) -> list[Seat]:
        """Whose consent is missing before a seat that is out of time plays again; first its own."""
        occupant = self.occupants[seat]
        asked = [seat, *self.consenting(seat)] if occupant.proxy == "time" else []
        return [one for one in asked if self.occupants[one].guest not in occupant.consents]

    def is_played_by_bot(self, seat: Seat) -> bool:
        return is_played_by_bot(self.occupants, seat)

    def _coach(self, entry: Entry) -> tuple[str, ...]:
        self.occupants[self._seat(entry)].has_agreed = entry.text == "yes"
        return (entry.text,)

    def _wake(self, entry: Entry) -> tuple[str, ...]:
        self.shares.since = entry.at
        if self.clock:
            self.clock.wake(int(entry.text or 0), entry.at)
        return ("",)

    def _rematch(self, entry: Entry) -> tuple[str, ...]:
        self.rematch = entry.text
        return (entry.text,)

    def _close(self, _: Entry) -> tuple[str, ...]:
        self.status = "closed"
        return ("",)

    def _ask_others(self, seat: Seat) -> None:
        """A seat has changed hands: a wish lapses with who had it, and bots are not asked."""
        asked = self.asked
        if asked and asked.seat == seat:
            self.asked = None
        elif asked:
            people = self.consenting(asked.seat)
            asked.waiting = [other for other in asked.waiting if other in people]
            self.asked = asked if asked.waiting else None

    def consenting(self, seat: Seat) -> list[Seat]:
        """The seats of the other people who are playing now."""
        people = others(self.occupants, seat)
        return [other for other in people if not self.occupants[other].proxy]

    @property
    def coach_waits(self) -> list[Seat]:
        """The seats of people who have not agreed to the coach; one person alone need not."""
        people = [(seat, one) for seat, one in enumerate(self.occupants) if one.guest]
        lacking = [seat for seat, one in people if not one.has_agreed]
        return lacking if len({one.guest for _, one in people}) > 1 else []

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return entry.seat


_FOLDS: dict[Kind, Callable[[Room, Entry], tuple[str, ...]]] = {
    kind: getattr(Room, f"_{kind}") for kind in get_args(Kind)
}
