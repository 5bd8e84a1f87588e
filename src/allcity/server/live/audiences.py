"""What each audience of a room gets to see; views and log lines leave the server only through this module."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from allcity.bots import cast
from allcity.core import fair
from allcity.core.gains import new_parts
from allcity.core.game import AnyGame, Counted, Seat
from allcity.server.live import messages
from allcity.server.match import days
from allcity.server.match.bot_moves import PERSON
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import Setup
from allcity.server.match.folds import Asked
from allcity.server.match.log import Line
from allcity.server.match.occupants import is_alone
from allcity.server.match.requests.moves import last_of, tried, untold
from allcity.server.match.requests.seating import due, replace_waits, replaceable_at
from allcity.server.match.room import Room


def view(room: Room, viewer: Seat | None) -> Any:
    """The position as this viewer may know it: a seat, or None for a spectator."""
    return room.game.view_to_json(room.game.view(room.match.state, viewer))


def events(
    room: Room, viewers: Iterable[Seat | None], since: int, with_occupants: bool
) -> dict[Seat | None, bytes]:
    """All log lines from a version on and the present position, encoded for each viewer."""
    event = _shared(room, room.at, with_occupants)
    return {viewer: messages.written(_seen(event, room, viewer, since)) for viewer in viewers}


def _shared(room: Room, now: int, with_occupants: bool) -> messages.Event:
    """The parts of an event that are the same for all viewers."""
    return messages.Event(
        table=room.setup.id,
        version=room.version,
        viewer=None,
        status=room.status,
        active=list(room.active),
        lines=[],
        view=None,
        occupants=occupants(room) if with_occupants else None,
        clock=_clock(room, now),
        asked=_asked(room, room.asked) if room.asked else None,
        coach_waits=room.coach_waits,
        result=result(room),
        rematch=room.rematch,
        mark=room.chain.mark if room.chain else "",
        reveal_waits=room.shares.waits,
    )


def _seen(event: messages.Event, room: Room, viewer: Seat | None, since: int) -> messages.Event:
    """The same event for another viewer. Every field that differs between viewers is replaced, so that nothing of the last one's stays."""
    game, state = room.game, room.match.state
    view = game.view(state, viewer)
    event.viewer = viewer
    event.lines = [_line(line, viewer) for line in room.lines[since:]]
    event.view = game.view_to_json(view)
    event.legal, event.can_undo, event.question = [], False, None
    if room.status == "running" and not room.shares.waits:
        if viewer is not None and room.occupants[viewer].proxy != "time":
            event.legal = game.legal_texts(state, viewer)
            event.can_undo = _has_undo(room, viewer, event.clock)
        event.question = _question(game, view)
    return event


def table(room: Room, viewer: Seat | None, since: int, guest: str, now: int) -> messages.Table:
    """All that a guest may know of a table at this moment, seen from one of their seats or as a spectator."""
    head = room.match.head
    event = _shared(room, max(now, room.at), with_occupants=True)
    return messages.Table(
        table=room.setup.id,
        game=head.game,
        rules=head.rules,
        edition=head.edition,
        options=dict(head.options),
        commitment=fair.commitment(room.setup.seed),
        printed=room.game.edition_to_json(room.match.edition),
        yours=list(room.seats_of(guest)),
        handed=list(room.handed_over_by(guest)),
        now=_seen(event, room, viewer, since if since <= room.version else 0),
        what_if=what_if(room.setup),
        daily=room.setup.daily,
        sealed_until=days.opens_at(room.setup.daily) if days.is_sealed(room.setup, now) else 0,
    )


def what_if(setup: Setup) -> messages.WhatIf | None:
    """The moment of another match from which a table goes on."""
    before = setup.what_if
    if before is None:
        return None
    return messages.WhatIf(
        table=before.table,
        index=before.actions,
        names=list(before.names),
        has_same_dice=before.dice is not None,
    )


class Shown(NamedTuple):
    """What a seat would see after some actions, might do next, is asked, and would gain."""

    view: Any
    legal: list[str]
    question: messages.Question | None
    gains: list[messages.Counted]


def preview(draft: Draft, seat: Seat, texts: Sequence[str], opening: str = "") -> Shown:
    """What a seat would see after some actions, in a world that its view cannot tell from the truth.

    The true state is not used, so a preview reveals nothing that the seat does not know. Of the actions that are legal
    afterwards, it lists those whose text begins with `opening`.
    """
    draft.check_seat(seat)
    draft.check_running()
    room, game = draft.room, draft.room.game
    rng = Random(f"{room.setup.id} {room.version}")
    before = game.world(game.view(room.match.state, seat), rng)
    *_, state = (before, *(step.after for _, step in tried(game, before, seat, texts)))
    seen = game.view(state, seat)
    return Shown(
        game.view_to_json(seen),
        game.legal_texts(state, seat, opening),
        _question(game, seen),
        _gains(game, before, state, seat),
    )


def _question(game: AnyGame, seen: Any) -> messages.Question | None:
    question = game.question(seen)
    return messages.Question(question.clause, question.key) if question else None


def _gains(game: AnyGame, before: Any, after: Any, seat: Seat) -> list[messages.Counted]:
    """What counts after some actions and did not before."""
    parts = new_parts(game.account(before, seat), game.account(after, seat))
    return [counted(part) for part in parts]


def counted(part: Counted) -> messages.Counted:
    return messages.Counted(part.clause, part.reason, part.points, dict(part.facts))


def occupants(room: Room) -> list[messages.Occupant]:
    """The occupants of all seats, without the guests' ids."""
    return [
        messages.Occupant(
            kind="guest" if occupant.guest else "bot" if occupant.bot else "empty",
            name=occupant.name,
            bot=occupant.bot,
            proxy=occupant.proxy,
            is_here=bool(occupant.here) or room.status == "over",  # after the end nobody is missing
            replaceable_at=_replaceable_at(room, seat),
            waits_for=room.waits_for(seat) if room.status == "running" else [],
            pledge=room.shares.pledges.get(seat, ""),
            substituted_at=_substituted_at(room, seat),
            replace_waits=_replace_waits(room, seat),
            has_resigned=occupant.has_resigned,
            colour=occupant.colour,
            tag=occupant.tag,
            face=cast.member(occupant.bot, seat).key if occupant.bot else "",
        )
        for seat, occupant in enumerate(room.occupants)
    ]


def _replaceable_at(room: Room, seat: Seat) -> int | None:
    is_waited_for = room.status == "running" and not is_alone(room.occupants, seat)
    return replaceable_at(room, seat) if is_waited_for else None


def _substituted_at(room: Room, seat: Seat) -> int | None:
    """When a bot will play for a player who is away while others wait."""
    return next((at for at, other, why in due(room) if other == seat and why == "away"), None)


def _replace_waits(room: Room, seat: Seat) -> list[Seat]:
    """The seats that have not agreed yet, after somebody has asked that a bot plays at once for this seat."""
    is_wanted = room.status == "running" and bool(room.occupants[seat].consents)
    return replace_waits(room, seat) if is_wanted and not room.occupants[seat].proxy else []


def result(room: Room) -> messages.Result | None:
    game, state = room.game, room.match.state
    outcome = game.result(state) if room.status == "over" else None
    if outcome is None:
        return None
    sheets = [_sheet(game, state, seat) for seat in range(room.setup.seats)]
    played_by = [_played_by(room, seat) for seat in range(room.setup.seats)]
    places, reasons = list(outcome.places), list(outcome.reasons)
    return messages.Result(list(outcome.points), places, reasons, sheets, played_by)


def _played_by(room: Room, seat: Seat) -> messages.PlayedBy:
    own = [index for index, (actor, _) in enumerate(room.match.log) if actor == seat]
    bots = [index for index in own if room.bot_rounds[index] != PERSON]
    late = [played for _, played in room.occupants[seat].late]
    return messages.PlayedBy(
        actions=len(own),
        by_bot=len(bots),
        index=bots[0] if bots else None,
        round=room.bot_rounds[bots[0]] if bots else None,
        late=late[0] if late else None,
    )


def _sheet(game: AnyGame, state: Any, seat: Seat) -> list[messages.ScoreLine]:
    return [
        messages.ScoreLine(line.key, line.clause, line.points, [counted(p) for p in line.parts])
        for line in game.account(state, seat)
    ]


def _asked(room: Room, asked: Asked) -> messages.Asked:
    return messages.Asked(asked.seat, asked.waiting, len(room.match.log) - asked.to)


def _line(line: Line, viewer: Seat | None) -> messages.Line:
    gains = [messages.Gain(gain.seat, counted(gain.part)) for gain in line.gains]
    return messages.Line(
        line.index, line.kind, line.at, line.seat, line.text(viewer), line.name, line.is_bots,
        gains, line.round, line.seen,
    )  # fmt: skip


def _clock(room: Room, at: int) -> messages.Clock | None:
    clock = room.clock
    if clock is None:
        return None
    left = [clock.left(seat, at) for seat in range(room.setup.seats)]
    return messages.Clock(left, list(clock.running), at)


def _has_undo(room: Room, seat: Seat, clock: messages.Clock | None) -> bool:
    """Whether there is an action of this seat that chance has not followed, and time to go back."""
    place = last_of(room, seat)
    if place is None or room.match.log[place][0] != seat or room.settled_wish == (seat, place):
        return False
    if room.setup.daily and untold(room, seat, place) is None:
        return False
    return clock is None or Draft(room, clock.at).can_afford(place)
