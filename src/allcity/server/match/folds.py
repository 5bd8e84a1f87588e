"""What each kind of entry changes in a room, in one table; a fold returns what the log says of the entry.

An entry has one text for all viewers, or one for each seat and a last one for spectators.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from allcity.bots import cast
from allcity.core.game import CHANCE, Seat
from allcity.core.seen import seen
from allcity.server.match import profiles
from allcity.server.match.bot_moves import PERSON
from allcity.server.match.clock import started
from allcity.server.match.entries import Entry, Kind
from allcity.server.match.history import AnyMatch, commit, push
from allcity.server.match.log import chained
from allcity.server.match.occupants import Occupant, is_alone
from allcity.server.match.proposals import Proposal, Step, step

if TYPE_CHECKING:
    from allcity.server.match.room import Room

Texts = tuple[str, ...]
NOTHING: Texts = ("",)


class Asked(Struct):
    """A wish to take back, known since a version, and the seats whose consent is still needed."""

    seat: Seat
    to: int
    since: int
    waiting: list[Seat]


def fold(room: Room, proposal: Proposal) -> Texts:
    """Let one entry happen; what its draft has not computed is computed from its text."""
    entry = proposal.entry
    match entry.kind:
        case "act" | "past":
            return _act(room, entry, proposal.step or _replayed(room, entry))
        case "undo":
            return _undo(room, entry, proposal.match or room.position(int(entry.text)))
        case kind:
            return OTHERS[kind](room, entry)


def _replayed(room: Room, entry: Entry) -> Step:
    game = room.game
    return step(game, room.match.state, _seat(entry), game.parse(entry.text))


def _act(room: Room, entry: Entry, step: Step) -> Texts:
    before, game, seat = room.match.state, room.game, _seat(entry)
    action = step.action
    texts = [game.redact(before, seat, action, viewer) for viewer in room.audiences]
    is_bots = seat != CHANCE and not entry.guest
    room.bot_rounds.append(game.rounds(before) if is_bots else PERSON)
    push(room.match, seat, entry.text, step.after)
    room.ledger.push(before, step.after)
    room.seen = seen(game, before, action)
    if room.chain:
        room.chain.push(seat, texts[-1])
    _make_stale(room, seat, step.active)
    room.active = step.active
    room.asked = room.settled_wish = None
    return tuple(texts) if len(set(texts)) > 1 else (texts[0],)


def _make_stale(room: Room, seat: Seat, after: tuple[Seat, ...]) -> None:
    """Note from which version on requests are fresh; other seats' sealed choices do not make a request stale."""
    if seat != CHANCE:
        room.own_version[seat] = room.version + 1
    before = room.active
    is_together = len(before) > 1 or seat not in before
    if not (is_together and after and set(after) <= set(before)):
        room.turn_version = room.version + 1


def _undo(room: Room, entry: Entry, match: AnyMatch) -> Texts:
    length = int(entry.text)
    room.match = match
    room.past = room.past.of(match)
    room.active = room.game.active(match.state)
    del room.bot_rounds[length:]
    assert room.chain is not None
    room.chain.cut(length)
    if room.clock:
        room.clock.undo(entry.at, length)
    room.asked = room.settled_wish = None
    room.turn_version = room.version + 1
    return (entry.text,)


def _start(room: Room, entry: Entry) -> Texts:
    room.status = "running"
    room.shares.start(entry.at)
    return NOTHING


def begin(room: Room, at: int) -> None:
    """All texts are revealed, or no longer awaited: bind chance to the seed and the texts, and start the clocks."""
    commit(room.match, room.setup, room.shares)
    room.chain = chained(room.match.head, room.lines)
    room.active = room.game.active(room.match.state)
    for occupant in room.occupants:
        occupant.gone_at = at
    if room.setup.clock:
        room.clock = started(room.setup.clock, room.setup.seats, at)
    room.turn_version = room.version


def _sit(room: Room, entry: Entry) -> Texts:
    seat = _seat(entry)
    occupant = Occupant(entry.guest, name=entry.text, gone_at=entry.at, since=entry.index)
    occupant.colour, occupant.tag = room.occupants[seat].colour, profiles.default_tag(seat)
    room.occupants[seat] = occupant
    return (entry.text,)


def _claim(room: Room, entry: Entry) -> Texts:
    occupant = room.occupants[_seat(entry)]
    occupant.giver, occupant.name = occupant.guest, entry.text
    if room.status == "open":
        room.shares.drop(_seat(entry))
    _change_hands(room, entry)
    return (entry.text,)


def _adopt(room: Room, entry: Entry) -> Texts:
    if entry.seat is None:
        room.host = entry.guest
    else:
        _change_hands(room, entry)
    return NOTHING


def _change_hands(room: Room, entry: Entry) -> None:
    seat = _seat(entry)
    occupant = room.occupants[seat]
    occupant.guest, occupant.since, occupant.here = entry.guest, entry.index, []
    occupant.gone_at, occupant.has_agreed, occupant.has_resigned = entry.at, False, False
    _ask_others(room, seat)


def _bot(room: Room, entry: Entry) -> Texts:
    _seat_bot(room, _seat(entry), entry.text)
    return (entry.text,)


def _seat_bot(room: Room, seat: Seat, spec: str) -> None:
    """A bot takes a seat, in the seat's colour; without a spec the seat becomes empty."""
    colour = room.occupants[seat].colour
    room.occupants[seat] = Occupant(bot=spec, colour=colour)
    if spec:
        _, room.occupants[seat].name, room.occupants[seat].tag = cast.member(spec, seat)


def _profile(room: Room, entry: Entry) -> Texts:
    """A seat that already has the colour, empty or a bot's, gets the former colour in exchange."""
    seat, profile = _seat(entry), profiles.read(entry.text)
    occupant = room.occupants[seat]
    former, occupant.name, occupant.tag = occupant.name, profile.name, profile.tag
    if profile.colour is not None:
        for other in room.occupants:
            if other.colour == profile.colour:
                other.colour = occupant.colour
        occupant.colour = profile.colour
    return (profile.name,) if profile.name != former else NOTHING


def _leave(room: Room, entry: Entry) -> Texts:
    seat = _seat(entry)
    spec = room.setup.bot if room.status == "running" else ""
    _seat_bot(room, seat, spec)
    if room.status == "open":
        room.shares.drop(seat)
    else:
        room.shares.give_up(seat)
    _ask_others(room, seat)
    return (spec,)


def _pledge(room: Room, entry: Entry) -> Texts:
    room.shares.pledge(_seat(entry), entry.text)
    return (entry.text,)


def _entropy(room: Room, entry: Entry) -> Texts:
    room.shares.reveal(_seat(entry), entry.text)
    return (entry.text,)


def _withheld(room: Room, entry: Entry) -> Texts:
    room.shares.give_up(_seat(entry))
    return NOTHING


def _ask(room: Room, entry: Entry) -> Texts:
    seat = _seat(entry)
    room.asked = Asked(seat, int(entry.text), entry.index + 1, room.consenting(seat))
    return (entry.text,)


def _agree(room: Room, entry: Entry) -> Texts:
    if room.asked:
        room.asked.waiting = [seat for seat in room.asked.waiting if seat != entry.seat]
    return NOTHING


def _refuse(room: Room, _: Entry) -> Texts:
    """A wish was refused or withdrawn; it cannot be repeated before something has been played."""
    if room.asked:
        room.settled_wish = (room.asked.seat, room.asked.to)
    room.asked = None
    return NOTHING


def _say(_: Room, entry: Entry) -> Texts:
    return (entry.text,)


def _here(room: Room, entry: Entry) -> Texts:
    occupant = room.occupants[_seat(entry)]
    occupant.came_at = occupant.came_at if occupant.here else entry.at
    occupant.here = sorted({*occupant.here, entry.text})
    if occupant.proxy != "time":
        occupant.consents = []
    if occupant.proxy == "away":
        occupant.proxy, occupant.has_substitute = "", False
    return NOTHING


def _gone(room: Room, entry: Entry) -> Texts:
    seat = _seat(entry)
    occupant = room.occupants[seat]
    occupant.here = [process for process in occupant.here if process != entry.text]
    occupant.gone_at = entry.at
    occupant.departures += 1
    if room.clock and is_alone(room.occupants, seat) and not occupant.here:
        room.clock.wake(room.lines[-1].at, entry.at)  # they were last known to be here then
    return NOTHING


def _proxy(room: Room, entry: Entry) -> Texts:
    seat = _seat(entry)
    occupant = room.occupants[seat]
    occupant.proxy, occupant.has_substitute = entry.text, entry.text == "away"
    occupant.consents = []
    if entry.text == "time":
        occupant.late.append((len(room.match.log), room.game.rounds(room.match.state)))
    _ask_others(room, seat)
    return (entry.text,)


def _return(room: Room, entry: Entry) -> Texts:
    room.occupants[int(entry.text)].consents.append(entry.guest)
    return (entry.text,)


def _resign(room: Room, entry: Entry) -> Texts:
    room.occupants[_seat(entry)].has_resigned = entry.text == "yes"
    return (entry.text,)


def _coach(room: Room, entry: Entry) -> Texts:
    room.occupants[_seat(entry)].has_agreed = entry.text == "yes"
    return (entry.text,)


def _wake(room: Room, entry: Entry) -> Texts:
    room.shares.since = entry.at
    if room.clock:
        room.clock.wake(int(entry.text or 0), entry.at)
    return NOTHING


def _rematch(room: Room, entry: Entry) -> Texts:
    room.rematch = entry.text
    return (entry.text,)


def _close(room: Room, _: Entry) -> Texts:
    room.status = "closed"
    return NOTHING


def _ask_others(room: Room, seat: Seat) -> None:
    """After a seat has changed hands, its player's wish to take back lapses, and bots are not asked for consent."""
    asked = room.asked
    if asked and asked.seat == seat:
        room.asked = None
    elif asked:
        people = room.consenting(asked.seat)
        asked.waiting = [other for other in asked.waiting if other in people]
        room.asked = asked if asked.waiting else None


def _seat(entry: Entry) -> Seat:
    assert entry.seat is not None
    return entry.seat


OTHERS: Mapping[Kind, Callable[[Room, Entry], Texts]] = {
    "sit": _sit,
    "claim": _claim,
    "adopt": _adopt,
    "bot": _bot,
    "profile": _profile,
    "leave": _leave,
    "pledge": _pledge,
    "start": _start,
    "entropy": _entropy,
    "withheld": _withheld,
    "ask": _ask,
    "agree": _agree,
    "refuse": _refuse,
    "withdraw": _refuse,
    "say": _say,
    "here": _here,
    "gone": _gone,
    "proxy": _proxy,
    "return": _return,
    "replace": _return,
    "resign": _resign,
    "coach": _coach,
    "wake": _wake,
    "rematch": _rematch,
    "close": _close,
}  # all kinds but `act` and `undo`, for which a draft has computed more than a text
