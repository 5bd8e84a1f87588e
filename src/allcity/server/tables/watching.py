"""What the routes of one table share: checking that a guest may watch it, and finding a moment of its match."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

from fastapi import Depends, Path, Query
from pydantic import AfterValidator

from allcity.core.game import Seat
from allcity.server.http.dependencies import Anyone, ServicesOf
from allcity.server.limits import SEATS
from allcity.server.match.room import Room
from allcity.server.refusals import Refused, refuses

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)


def _possible(table_id: str) -> str:
    """The name of a table; any other text is refused without asking the database."""
    if not _ID.fullmatch(table_id):
        raise Refused("unknown-table", table=table_id[:32])
    return table_id


TableId = Annotated[str, Path(max_length=64), AfterValidator(_possible)]
Moment = Annotated[int, Query(ge=0, le=100_000)]
SomeSeat = Annotated[Seat, Query(ge=0, lt=SEATS)]


@refuses("code", "sealed")
async def watched(
    table_id: TableId,
    guest: Anyone,
    services: ServicesOf,
    code: Annotated[str, Query(max_length=64)] = "",
) -> Room:
    """A table as it stands; by invitation only with its code, or for those who sit at it."""
    room = (await services.tables.fresh(table_id)).room
    services.check_watch(room, guest.id if guest else "", code)
    return room


async def look_back(room: Room, index: int) -> None:
    """Replay to a moment in short steps, so that no move waits for the replay of a long match."""
    for _ in room.past.steps(index):
        await asyncio.sleep(0)
    if index > (length := len(room.match.log)):
        raise Refused("no-moment", length=length)


def check_seat(room: Room, seat: Seat) -> None:
    if seat >= room.setup.seats:
        raise Refused("no-seat", seats=room.setup.seats)


Watched = Annotated[Room, Depends(watched)]
