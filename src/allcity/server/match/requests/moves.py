"""Requests of people and bots to a running match; each adds entries to a draft."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import CHANCE, AnyGame, Seat
from allcity.core.play import play
from allcity.server.match import days
from allcity.server.match.drafts import Draft
from allcity.server.match.history import AnyMatch
from allcity.server.match.proposals import Step
from allcity.server.match.room import Room
from allcity.server.refusals import Forbidden, Refused, Unreadable

TEXTS = 16


def act(draft: Draft, seat: Seat, texts: Sequence[str], version: int) -> None:
    """A move of one or more actions, as a whole or not at all."""
    _check_in_time(draft, seat)
    _play(draft, seat, texts, version)


def bot_act(draft: Draft, seat: Seat, text: str, version: int) -> None:
    """Make the move of a bot, if a bot still plays the seat."""
    if not draft.room.is_played_by_bot(seat):
        raise Refused("not-your-seat", seat=seat + 1)
    _play(draft, seat, [text], version)


def _play(draft: Draft, seat: Seat, texts: Sequence[str], version: int) -> None:
    draft.check_running()
    draft.check_fresh(seat, version)
    room = draft.room
    if seat not in room.active:  # a choice in the place of one that was made
        draft.check_short()
    if not 0 < len(texts) <= TEXTS:
        raise Refused("texts", most=TEXTS)
    for text, step in tried(room.game, room.match.state, seat, texts):
        draft.add("act", seat, text, step)
    draft.settle(room.match, step.after, step.active)


def _check_in_time(draft: Draft, seat: Seat) -> None:
    """Refuse a player who has run out of time, even before a bot takes over."""
    draft.check_seat(seat)
    clock = draft.room.clock
    is_late = clock and seat in clock.running and clock.left(seat, draft.at) <= 0
    if is_late or draft.room.occupants[seat].proxy == "time":
        raise Refused("out-of-time")


def tried(
    game: AnyGame, state: Any, seat: Seat, texts: Sequence[str]
) -> Iterator[tuple[str, Step]]:
    """Each action of a move in its one notation, with what it leads to.

    Once nothing is asked of the seat, the rest is refused unread: to say what is wrong with it would
    tell what came of the others' hidden choices, though nothing has been played.
    """
    for number, text in enumerate(texts):
        legal = game.legal(state, seat)
        if number and not legal:
            raise Refused("not-asked")
        step = _tried(game, state, seat, text, legal)
        yield game.text(step.action), step
        state = step.after


def _tried(game: AnyGame, state: Any, seat: Seat, text: str, legal: Sequence[Any]) -> Step:
    try:
        action = game.parse(text)
        after = play(game, state, seat, action, legal)
    except Malformed as problem:
        raise Unreadable(problem) from None
    except IllegalAction as problem:
        raise Forbidden(problem) from None
    return Step(action, after, game.active(after))


def undo(draft: Draft, seat: Seat, version: int) -> None:
    """Take back the seat's last action: freely if nobody learned anything from it, otherwise by consent."""
    _check_in_time(draft, seat)
    draft.check_running()
    draft.check_short()
    draft.check_fresh(seat, version)
    room = draft.room
    to = last_action(room, seat)
    draft.check_affordable(to)
    before = untold(room, seat, to)
    if not before:
        days.check_everyday(room.setup)
    if before or not room.consenting(seat):
        draft.add("undo", seat, str(to), match=before)
    elif room.asked:
        raise Refused("asked-already", seat=room.asked.seat + 1)
    elif room.settled_wish == (seat, to):
        raise Refused("undo-refused")
    else:
        draft.add("ask", seat, str(to))


def answer(draft: Draft, seat: Seat, is_agreed: bool, version: int) -> None:
    """Agree to the wish to take back that was seen, or not; with the last consent it is done. The player who asked may withdraw the wish."""
    draft.check_seat(seat)
    draft.check_running()
    asked = draft.room.asked
    if asked and asked.seat == seat and not is_agreed:
        draft.check_seen(version, asked.since)
        draft.add("withdraw", seat)
        return
    if not asked or seat not in asked.waiting:
        raise Refused("nothing-asked")
    draft.check_seen(version, asked.since)
    draft.add("agree" if is_agreed else "refuse", seat)
    if is_agreed and asked.waiting == [seat]:
        draft.check_affordable(asked.to)
        draft.add("undo", asked.seat, str(asked.to))


def coach(draft: Draft, seat: Seat, is_agreed: bool) -> None:
    """Agree to the coach, or withdraw; saying the same again changes nothing."""
    draft.check_seat(seat)
    draft.check_present()
    if draft.room.occupants[seat].has_agreed != is_agreed:
        if is_agreed:  # consent can be withdrawn at any time
            draft.check_short()
        draft.add("coach", seat, "yes" if is_agreed else "no")


def last_action(room: Room, seat: Seat) -> int:
    """The place of the seat's last action in the log, if chance has not acted since."""
    place = last_of(room, seat)
    if place is None:
        raise Refused("undo-nothing")
    if room.match.log[place][0] == CHANCE:
        raise Refused("undo-chance")
    return place


def last_of(room: Room, seat: Seat) -> int | None:
    """The place of the last action of the seat or of chance in the log, if it was played at this table."""
    log = room.match.log
    for index in range(len(log) - 1, room.setup.carried - 1, -1):
        if log[index][0] in (CHANCE, seat):
            return index
    return None


def untold(room: Room, seat: Seat, to: int) -> AnyMatch | None:
    """The match before the last action, if the turn goes on and nobody learned anything from it."""
    game, log = room.game, room.match.log
    if to < len(log) - 1 or not game.legal(room.match.state, seat):
        return None
    before = room.position(to)
    return None if game.tells(before.state, seat, game.parse(log[to][1])) else before
