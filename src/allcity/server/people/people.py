"""HTTP: guests, their names, and the link that takes an identity to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from msgspec.structs import replace

from allcity.server.http import api
from allcity.server.http.dependencies import Anyone, Known, Newcomer, ServicesOf, set_cookie
from allcity.server.match.requests.names import checked_name
from allcity.server.people.merging import gather
from allcity.server.people.profiles import follow
from allcity.server.refusals import Refused, refuses
from allcity.server.services import Services
from allcity.server.storage import IDENTITY_AGE, Guest, Link, Listed
from allcity.server.tables.lobby import is_asked, listed_info

router = APIRouter(prefix="/api/me", tags=["guests"])
MOST_TABLES = 100
LATELY = 24  # at most so many running tables, and so many that are over, are examined


@router.get("")
async def me(guest: Known, services: ServicesOf) -> api.Me:
    """The guest that this client is to the server."""
    return await _me(services, guest)


@router.post("")
@refuses("name-bot", "name-characters", "name-length")
async def introduce(body: api.Introduction, guest: Newcomer, services: ServicesOf) -> api.Me:
    """Choose a name, a language, a colour and a tag; a newcomer is given a cookie. A new name reaches the tables where one sits."""
    name = guest.name if body.name is None else checked_name(body.name)
    changed = replace(
        guest,
        name=name,
        language=body.language or guest.language,
        colour=guest.colour if body.colour is None else body.colour,
        tag=body.tag or guest.tag,
    )
    if changed != guest:
        await services.store.keep_guest(changed)
    if (changed.name, changed.tag) != (guest.name, guest.tag):
        await follow(services, guest, changed)
    return await _me(services, changed)


@router.post("/link")
@refuses("unwritten")
async def link(guest: Known, services: ServicesOf) -> api.PrivateLink:
    """Make a private link by which another device gets this identity too; an earlier link stops working."""
    until = services.tables.now() + IDENTITY_AGE
    return api.PrivateLink(key=await services.links.make(Link(guest.id, until=until)), until=until)


@router.post("/offer")
@refuses("key")
async def offer(body: api.KeyBody, guest: Anyone, services: ServicesOf) -> api.IdentityOffer:
    """Whose identity a private link leads to; looking does not use it up."""
    owner = await _owner(services, body.key)
    return api.IdentityOffer(
        name=owner.name,
        games=await services.links.count_tables(owner.id),
        is_you=guest is not None and guest.id == owner.id,
        your_name=guest.name if guest else "",
        your_games=await services.links.count_tables(guest.id) if guest else 0,
    )


@router.post("/adopt")
@refuses("key", "unwritten")
async def adopt(
    body: api.KeyBody, request: Request, response: Response, guest: Anyone, services: ServicesOf
) -> api.Me:
    """Become the guest whose private link was opened; the games of both then belong to that guest."""
    owner = await _owner(services, body.key)
    if guest is None or guest.id != owner.id:
        adopter, name = (guest.id, guest.name) if guest else ("", "")
        now = services.tables.now()
        if not await services.links.adopt(body.key, now, owner.id, adopter, name):
            raise Refused("key")
        await gather(services.tables, services.links, owner.id)
    set_cookie(request, response, owner.id)
    return await _me(services, owner)


async def _owner(services: Services, key: str) -> Guest:
    """The guest whose identity a link leads to, if the link can still be used."""
    link = await services.links.find(key, services.tables.now())
    owner = await services.store.guest(link.guest) if link and not link.table else None
    if owner is None:
        raise Refused("key")
    return owner


@router.get("/tables")
async def my_tables(guest: Known, services: ServicesOf) -> list[api.ListedTable]:
    """The newest tables that this guest has made or sits at, where it is this guest's turn, and where others wait for a rematch."""
    await gather(services.tables, services.links, guest.id)
    tables = await services.store.tables_of(guest.id, MOST_TABLES)
    mine = {listed.setup.id: listed for listed in tables if listed.seats_of(guest.id)}
    running = [listed for listed in mine.values() if listed.status == "running"]
    turns = {
        listed.setup.id for listed in running[:LATELY] if await _is_asked(services, listed, guest)
    }
    over = [name for name, listed in mine.items() if listed.status == "over"]
    rematches = await services.store.rematches(over[:LATELY])
    waiting = {old: new for old, new in rematches.items() if new not in mine}
    return [
        listed_info(table, guest, table.setup.id in turns, waiting.get(table.setup.id, ""))
        for table in tables
    ]


async def _is_asked(services: Services, table: Listed, guest: Guest) -> bool:
    """Whether it is the guest's turn, which only the match knows; at a table that can no longer be read it is not."""
    try:
        room = (await services.tables.fresh(table.setup.id)).room
    except Refused:
        return False
    return is_asked(room, room.seats_of(guest.id))


async def _me(services: Services, guest: Guest) -> api.Me:
    use = await services.links.last_use(guest.id)
    adopted = use and {"at": use.at, "name": use.name}
    return api.Me(
        id=guest.id,
        name=guest.name,
        language=guest.language,
        colour=guest.colour,
        tag=guest.tag,
        adopted=api.Adoption.model_validate(adopted) if adopted else None,
    )
