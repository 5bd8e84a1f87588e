"""Shares in the dice: each seat pledges a text before the start and reveals it after, when nobody can change theirs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy

from msgspec.structs import replace

from allcity.core import fair
from allcity.core.game import Seat
from allcity.server.match.drafts import Draft
from allcity.server.match.history import commit
from allcity.server.match.room import Room
from allcity.server.refusals import Refused

# Milliseconds after the start until the match begins without the texts that were not revealed.
PATIENCE = 10_000
TEXT = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
DIGEST = re.compile(r"[0-9a-f]{64}", re.ASCII)


def pledge(draft: Draft, seat: Seat, digest: str) -> None:
    """Publish the digest of a text, which replaces the seat's earlier one; repeating it changes nothing."""
    draft.check_open()
    draft.check_seat(seat)
    if draft.room.shares.pledges.get(seat) != digest:
        draft.check_short()
        add_pledge(draft, seat, digest)


def add_pledge(draft: Draft, seat: Seat, digest: str) -> None:
    check_digest(digest)
    if (before := draft.room.setup.what_if) and before.dice:
        raise Refused("same-dice")
    draft.add("pledge", seat, digest)


def check_digest(digest: str) -> None:
    if not DIGEST.fullmatch(digest):
        raise Refused("pledge")


def reveal(draft: Draft, seat: Seat, text: str) -> None:
    """Reveal the text that a seat pledged; with the last one the match begins. Repeating it changes nothing."""
    draft.check_seat(seat)
    room = draft.room
    if room.status != "running":
        raise Refused("not-running", status=room.status)
    if not TEXT.fullmatch(text):
        raise Refused("entropy")
    if fair.pledge(text) != room.shares.pledges.get(seat):
        raise Refused("not-pledged", seat=seat + 1)
    if seat in room.shares.waits:
        draft.add("entropy", seat, text)
        begin(draft, {seat: text})
    elif room.shares.texts.get(seat) != text:
        raise Refused("not-pledged", seat=seat + 1)


def begin(draft: Draft, answers: Mapping[Seat, str | None]) -> None:
    """Let chance act, if it must, unless more texts are awaited; `answers` are those that come now, or None for never."""
    room = draft.room
    waits = room.shares.waits if room.status == "running" else room.shares.pledges
    if set(waits) - set(answers):
        return
    texts = {seat: text for seat, text in answers.items() if text is not None}
    match = copy(room.match)
    commit(match, room.setup, replace(room.shares, texts={**room.shares.texts, **texts}))
    draft.settle(match, match.state, match.game.active(match.state))


def due(room: Room) -> list[tuple[int, Seat, str]]:
    """The moment after which the match no longer waits for texts."""
    return [(room.shares.since + PATIENCE, seat, "withheld") for seat in room.shares.waits]


def give_up(draft: Draft) -> None:
    """Begin without the texts that were not revealed in time; the record keeps their pledges."""
    late = [seat for moment, seat, _ in due(draft.room) if moment <= draft.at]
    for seat in late:
        draft.add("withheld", seat)
    if late:
        begin(draft, dict.fromkeys(late))
