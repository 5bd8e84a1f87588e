"""What people are called where they are read about."""

from __future__ import annotations

from allcity.core.game import CHANCE, Seat
from allcity.core.record import Record
from allcity.locales import Words


def player(say: Words, head: Record, seat: Seat) -> str:
    """The name at a chair, else the chair's number."""
    if seat == CHANCE:
        return ""
    return dict(head.names).get(seat) or say("player", seat=seat + 1)
