"""A room as bytes and back: a cache, so that a long log need not be replayed; the log stays the only truth."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, encode

from allcity.core.game import Seat
from allcity.server.match.clock import Clock
from allcity.server.match.entries import Entry, Setup
from allcity.server.match.folds import Asked
from allcity.server.match.history import commit
from allcity.server.match.log import Line, chained
from allcity.server.match.occupants import Occupant
from allcity.server.match.room import Room, Status
from allcity.server.match.shares import Shares

FORMAT = 13
EVERY = 64
log = logging.getLogger(__name__)


class Snapshot(Struct):
    """All that a room derives from its entries."""

    format: int
    version: int
    weight: int
    weights: dict[str, int]
    status: Status
    at: int
    state: dict[str, Any]
    log: list[tuple[Seat, str]]
    drawn: int
    occupants: list[Occupant]
    shares: Shares
    lines: list[Line]
    counted: list[tuple[str, str, int]]
    clock: Clock | None
    active: tuple[Seat, ...]
    asked: Asked | None
    settled_wish: tuple[Seat, int] | None
    rematch: str
    host: str
    turn_version: int
    own_version: list[int]
    bot_rounds: list[int]


_read = Decoder(
    Snapshot
)  # made once: msgspec crashes if several threads use a new type for the first time at once


async def opened(setup: Setup, entries: Sequence[Entry] = ()) -> Room:
    """A room from its whole log; a long log is replayed in a thread, so that the loop stays free."""
    if setup.edition is None and len(entries) <= EVERY:
        return _replayed(setup, entries)
    return await asyncio.to_thread(_replayed, setup, entries)


def _replayed(setup: Setup, entries: Sequence[Entry]) -> Room:
    room = Room(setup)
    room.fold(entries)
    return room


def freeze(room: Room) -> bytes:
    same = {name: getattr(room, name) for name in _SAME}
    counted = [(guest, move, version) for (guest, move), version in room.counted.items()]
    match = room.match
    state = room.game.state_to_json(match.state)
    return encode(
        Snapshot(
            format=FORMAT,
            state=state,
            log=match.log,
            drawn=match.drawn,
            counted=counted,
            **same,
        )
    )


def thaw(setup: Setup, data: bytes) -> Room | None:
    """The room of a snapshot; None if it cannot be read, for whatever reason: the log has it all."""
    room = Room(setup)
    try:
        snapshot = _read.decode(data)
        return _filled(room, snapshot) if snapshot.format == FORMAT else None
    except DecodeError:  # made by another version of the server
        return None
    except Exception:
        log.warning("snapshot not used", exc_info=True, extra={"table": setup.id})
        return None


def _filled(room: Room, snapshot: Snapshot) -> Room:
    setup = room.setup
    for name in _SAME:
        setattr(room, name, getattr(snapshot, name))
    room.counted = {(guest, move): version for guest, move, version in snapshot.counted}
    match = room.match
    if room.status in ("running", "over") and not room.shares.waits:
        commit(match, setup, room.shares)
        room.chain = chained(match.head, room.lines)
    match.state = room.game.state_from_json(snapshot.state, match.edition)
    match.log, match.drawn = snapshot.log, snapshot.drawn
    return room


_SAME = (
    "version",
    "weight",
    "weights",
    "status",
    "at",
    "occupants",
    "shares",
    "lines",
    "clock",
    "active",
    "asked",
    "settled_wish",
    "rematch",
    "host",
    "turn_version",
    "own_version",
    "bot_rounds",
)
