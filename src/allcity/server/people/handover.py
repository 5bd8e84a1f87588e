"""HTTP: handing a seat over to somebody else by a private link."""

from __future__ import annotations

from fastapi import APIRouter

from allcity.server.http import api
from allcity.server.http.dependencies import Anyone, Known, Newcomer, ServicesOf
from allcity.server.match import days
from allcity.server.match.drafts import Draft
from allcity.server.match.requests import seating
from allcity.server.match.room import Room
from allcity.server.refusals import Refused, refuses
from allcity.server.services import Services
from allcity.server.storage import SEAT_AGE, Link
from allcity.server.tables.lobby import table_info
from allcity.server.tables.watching import TableId

router = APIRouter(prefix="/api/tables/{table_id}", tags=["tables"])


@router.post("/link")
@refuses("not-your-seat", "no-seat", "not-running", "daily", "unwritten")
async def seat_link(
    table_id: TableId, body: api.SeatBody, guest: Known, services: ServicesOf
) -> api.PrivateLink:
    """Make a private link by which somebody else takes over one's seat; an earlier link stops working."""
    room = (await services.tables.fresh(table_id)).room
    draft = Draft(room, 0, guest.id)
    draft.check_seat(body.seat)
    draft.check_present()
    days.check_everyday(room.setup)
    until = services.tables.now() + SEAT_AGE
    link = Link(guest.id, table_id, body.seat, room.occupants[body.seat].since, until)
    return api.PrivateLink(key=await services.links.make(link), until=until)


@router.post("/offer")
@refuses("key")
async def offer(
    table_id: TableId, body: api.ClaimBody, guest: Anyone, services: ServicesOf
) -> api.SeatOffer:
    """Which seat a private link leads to, and who plays there now; looking does not use it up."""
    link, room = await _offered(services, table_id, body)
    return api.SeatOffer(
        game=room.setup.game,
        status=room.status,
        seat=link.seat,
        name=room.occupants[link.seat].name,
        is_yours=guest is not None and link.seat in room.seats_of(guest.id),
    )


@router.post("/claim")
@refuses("key", "name-alike", "not-running", "too-long")
async def claim(
    table_id: TableId, body: api.ClaimBody, guest: Newcomer, services: ServicesOf
) -> api.TableInfo:
    """Take over a seat by its private link, which is then used up."""
    link, _ = await _offered(services, table_id, body)
    table = await services.tables.get(table_id)
    await table.submit(lambda d: seating.claim(d, guest.name, link.seat, link.since), guest.id)
    return table_info(table.room, guest)


async def _offered(services: Services, table_id: str, body: api.ClaimBody) -> tuple[Link, Room]:
    """The link to a seat that has not changed hands since the link was made."""
    room = (await services.tables.fresh(table_id)).room
    link = await services.links.find(body.key, services.tables.now())
    if link is None or (link.table, link.seat) != (table_id, body.seat):
        raise Refused("key")
    if room.occupants[link.seat].since != link.since or not room.occupants[link.seat].guest:
        raise Refused("key")
    return link, room
