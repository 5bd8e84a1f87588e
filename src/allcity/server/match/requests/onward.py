"""What if: a table that goes on from a moment of a finished match."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from allcity.core.game import CHANCE, Seat
from allcity.server.match.bot_moves import PERSON
from allcity.server.match.entries import SOMEBODY, Entry, Setup, WhatIf
from allcity.server.match.room import Room
from allcity.server.match.shares import Shares
from allcity.server.refusals import Refused


def moment(room: Room, actions: int, has_same_dice: bool = False) -> WhatIf:
    """A moment of a finished match; refused if nothing can be played from there."""
    if not room.position(actions).active:
        raise Refused("moment-over", index=actions)
    return WhatIf(
        table=room.setup.id,
        match=room.match.head.match,
        actions=actions,
        names=tuple([occupant.name for occupant in room.occupants]),
        dice=_dice(room) if has_same_dice else None,
    )


def _dice(room: Room) -> Shares:
    before = room.setup.what_if
    return (before and before.dice) or Shares(room.shares.pledges, room.shares.texts)


def setup_of(room: Room, what_if: WhatIf, fresh: dict[str, Any]) -> Setup:
    """A table with the rules of the match, by invitation and without clocks; with the same dice, of the same seed."""
    if what_if.dice:
        fresh = {**fresh, "seed": room.setup.seed}
    return replace(
        room.setup,
        what_if=what_if,
        is_open=False,
        daily="",
        clock=None,
        previous=None,
        watch_codes=(),
        **fresh,
    )


def past(room: Room, actions: int, at: int) -> list[Entry]:
    """The entries with which such a table begins: what was played in the match until then."""
    played = room.match.log[:actions]
    return [
        Entry(index, "past", at, seat, text, _guest(seat, room.bot_rounds[index]))
        for index, (seat, text) in enumerate(played)
    ]


def _guest(seat: Seat, bot_round: int) -> str:
    return SOMEBODY if seat != CHANCE and bot_round == PERSON else ""
