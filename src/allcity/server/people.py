"""HTTP: guests, their names, and the link that takes an identity to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from msgspec.structs import replace

from allcity.server import api
from allcity.server.doors import HouseOf, Known, Newcomer, set_cookie
from allcity.server.guests import LINK_AGE
from allcity.server.house import House
from allcity.server.lobby import is_asked, listed_info
from allcity.server.names import checked_name
from allcity.server.refusals import Refused, refuses
from allcity.server.store import Guest, Listed

router = APIRouter(prefix="/api/me", tags=["guests"])
MINE = 100
LATELY = 24  # of these, as many running ones and as many that are over are looked into


@router.get("")
async def me(guest: Known) -> api.Me:
    """Who the server takes this client for."""
    return _me(guest)


@router.post("")
@refuses("name-bot", "name-characters", "name-length")
async def introduce(body: api.Introduction, guest: Newcomer, house: HouseOf) -> api.Me:
    """Choose a name and a language; a newcomer is given a cookie."""
    name = guest.name if body.name is None else checked_name(body.name)
    changed = replace(guest, name=name, language=body.language or guest.language)
    if changed != guest:
        await house.store.keep_guest(changed)
    return _me(changed)


@router.post("/link")
async def link(guest: Known, house: HouseOf) -> api.Key:
    """The key of a private link that moves this identity to another device, good for minutes."""
    until = house.tables.now() + LINK_AGE
    return api.Key(key=house.signer.sign("link", f"{guest.id}.{until}"))


@router.post("/adopt")
@refuses("key")
async def adopt(body: api.KeyBody, request: Request, response: Response, house: HouseOf) -> api.Me:
    """Become the guest whose private link was opened."""
    found = house.signer.read("link", body.key)
    name, _, until = (found or "").rpartition(".")
    if not found or int(until) < house.tables.now():
        raise Refused("key")
    guest = await house.store.guest(name)
    if guest is None:
        raise Refused("key")
    set_cookie(request, response, guest.id)
    return _me(guest)


@router.get("/tables")
async def my_tables(guest: Known, house: HouseOf) -> list[api.ListedTable]:
    """The newest tables that this guest has made or sits at, where it is this guest's turn, and where others wait for a rematch."""
    found = await house.store.tables_of(guest.id, MINE)
    mine = {one.setup.id: one for one in found if one.seats_of(guest.id)}
    running = [one for one in mine.values() if one.status == "running"]
    turns = {one.setup.id for one in running[:LATELY] if await _is_asked(house, one, guest)}
    over = [name for name, one in mine.items() if one.status == "over"]
    rematches = await house.store.rematches(over[:LATELY])
    waiting = {old: new for old, new in rematches.items() if new not in mine}
    return [
        listed_info(table, guest, table.setup.id in turns, waiting.get(table.setup.id, ""))
        for table in found
    ]


async def _is_asked(house: House, table: Listed, guest: Guest) -> bool:
    """Only the match knows; a table that can no longer be read waits for nobody."""
    try:
        room = (await house.tables.fresh(table.setup.id)).room
    except Refused:
        return False
    return is_asked(room, room.seats_of(guest.id))


def _me(guest: Guest) -> api.Me:
    return api.Me.model_validate({"id": guest.id, "name": guest.name, "language": guest.language})
