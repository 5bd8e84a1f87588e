"""HTTP: what the player in a seat is called and looks like, at one table or at all of a guest's tables."""

from __future__ import annotations

import logging

from fastapi import APIRouter

from allcity.server.http import api
from allcity.server.http.dependencies import Known, ServicesOf
from allcity.server.match.profiles import Wish
from allcity.server.match.requests import introductions, seating
from allcity.server.match.room import PRESENT
from allcity.server.refusals import Refused, refuses
from allcity.server.services import Services
from allcity.server.storage import Guest, Unwritten
from allcity.server.tables.lobby import table_info
from allcity.server.tables.watching import TableId
from allcity.server.tables.wishes import wish_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["tables"])
TABLES = 24  # of a guest that a new name reaches, the newest
log = logging.getLogger(__name__)


@router.post("/profile")
@refuses(
    "colour-taken",
    "name-alike",
    "name-bot",
    "name-characters",
    "name-length",
    "no-seat",
    "not-running",
    "not-your-seat",
    "sealed",
    "too-long",
    "unwritten",
)
async def profile(
    table_id: TableId, body: api.ProfileBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """Change the name, the colour or the tag of one's seat, before or during a match."""
    wish = wish_of(body)
    table = await services.tables.get(table_id)
    services.check_daily(table.room, guest.id)
    await table.submit(lambda draft: introductions.change(draft, body.seat, wish), guest.id)
    return table_info(table.room, guest)


@router.post("/resign")
@refuses("not-begun", "not-running", "no-seat", "not-your-seat", "sealed", "too-long", "unwritten")
async def resign(
    table_id: TableId, body: api.ResignBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """Agree that the match ends without a result, or no longer; it ends when all people who are playing agree."""
    table = await services.tables.get(table_id)
    services.check_daily(table.room, guest.id)
    await table.submit(lambda draft: seating.resign(draft, body.seat, body.agree), guest.id)
    return table_info(table.room, guest)


async def follow(services: Services, former: Guest, guest: Guest) -> None:
    """A guest's new name and tag reach the tables at which they sit, as far as nobody there has such a name."""
    wish = Wish(guest.name if guest.name != former.name else "", guest.tag)
    tables = await services.store.tables_of(guest.id, TABLES)
    for listed in tables:
        if listed.status not in PRESENT or not listed.seats_of(guest.id):
            continue
        try:
            table = await services.tables.fresh(listed.setup.id)
            await table.submit(
                lambda draft: introductions.follow(draft, former.name, wish), guest.id
            )
        except (Refused, Unwritten) as reason:
            log.info("profile not changed", extra={"table": listed.setup.id, "reason": str(reason)})
