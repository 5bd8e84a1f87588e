"""HTTP: looking back at a match, downloading its record, playing again, and playing on from one of its moments."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from msgspec.structs import replace

from allcity.core import fair
from allcity.core.game import Seat
from allcity.core.seen import log_line
from allcity.server.guests import fresh_id, fresh_join_code
from allcity.server.http import api
from allcity.server.http.dependencies import Anyone, Known, Newcomer, Origin, ServicesOf
from allcity.server.match import days
from allcity.server.match.bot_moves import PERSON
from allcity.server.match.drafts import Draft, check_over
from allcity.server.match.profiles import Wish
from allcity.server.match.requests import moves, seating
from allcity.server.match.requests import onward as moments
from allcity.server.match.room import Room
from allcity.server.refusals import Forbidden, Refused, Unreadable, refuses
from allcity.server.running.fair_queue import Asker
from allcity.server.services import Services
from allcity.server.storage import Guest
from allcity.server.tables import review_api
from allcity.server.tables.lobby import check_seats, seat_all, table_info
from allcity.server.tables.watching import (
    Moment,
    SomeSeat,
    TableId,
    Watched,
    check_seat,
    look_back,
)

router = APIRouter(prefix="/api/tables/{table_id}", tags=["afterwards"])
REMATCHES = 8  # in a row, through which somebody can follow as a spectator by one code
PLAIN: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/record", response_class=Response, responses=PLAIN)
@refuses("not-over", "sealed")
async def record(room: Watched, services: ServicesOf) -> PlainTextResponse:
    """The whole match with its opened seed, for anyone to verify; after the end only."""
    check_over(room, services.tables.now())
    return PlainTextResponse(room.record().text())


@router.get("/chances")
@refuses("not-over", "sealed")
async def chances(room: Watched, services: ServicesOf) -> api.Chances:
    """What could have come at each roll and draw, to verify with the record; after the end only."""
    check_over(room, services.tables.now())
    lists = [tuple(outcomes) for outcomes in await asyncio.to_thread(list, room.chances())]
    known = {outcomes: number for number, outcomes in enumerate(dict.fromkeys(lists))}
    return api.Chances(
        lists=[
            [api.Outcome(text=text, weight=weight) for text, weight in listed] for listed in known
        ],
        steps=[known[listed] for listed in lists],
    )


@router.get("/edition", response_class=Response, responses=PLAIN)
@refuses("no-edition")
async def edition(room: Watched) -> PlainTextResponse:
    """The edition file of a table that was not made with a shipped one."""
    if room.setup.edition is None:
        raise Refused("no-edition")
    return PlainTextResponse(room.setup.edition)


@router.get("/replay")
@refuses("not-your-seat", "no-seat", "no-moment", "sealed")
async def replay(
    room: Watched,
    guest: Anyone,
    services: ServicesOf,
    index: Moment,
    viewer: SomeSeat | None = None,
) -> api.Position:
    """A moment of the match, as one's own seat or a spectator saw it; after the end, as any seat did."""
    await look_back(room, index)
    _check_viewer(room, guest, viewer, services.tables.now())
    return _position(room, index, viewer)


def _check_viewer(room: Room, guest: Guest | None, viewer: int | None, now: int) -> None:
    if viewer is None:
        return
    check_seat(room, viewer)
    if viewer in room.seats_of(guest.id if guest else None):
        return
    if room.status != "over":
        raise Refused("not-your-seat", seat=viewer + 1)
    days.check_unsealed(room.setup, now)


def _position(room: Room, index: int, viewer: int | None) -> api.Position:
    game, seat, line = room.game, None, ""
    state = room.position(max(index - 1, 0)).state
    if index:
        seat, text = room.match.log[index - 1]
        action = game.parse(text)
        line = log_line(game, state, seat, action, viewer)
        state = game.apply(state, seat, action)
    return api.Position(
        index=index,
        length=len(room.match.log),
        viewer=viewer,
        seat=seat,
        line=line,
        is_bots=index > 0 and room.bot_rounds[index - 1] != PERSON,
        active=list(game.active(state)),
        view=game.view_to_json(game.view(state, viewer)),
    )


@router.get("/review", response_model=review_api.Review)
@refuses("not-over", "no-review", "rate", "sealed")
async def review(
    room: Watched, guest: Known, origin: Origin, services: ServicesOf, quick: bool = False
) -> Response:
    """What each decision cost and what was luck: a quick estimate, or the review that is stored with the match; after the end only."""
    check_over(room, services.tables.now())
    asker = Asker(guest.id, origin, lambda: True)
    data = await services.reviews.of(room, asker, quick, lambda: services.askers.check(guest.id))
    return Response(
        data, media_type="application/json"
    )  # the stored bytes: decoding them would hold up the loop


@router.get("/key")
async def key(room: Watched, services: ServicesOf) -> api.ReplayKey:
    """What a link to a moment carries, so that a friend can open it; at tables by invitation only after the end."""
    return api.ReplayKey(key=services.replay_key(room.setup.id), is_open=room.setup.is_open)


@router.post("/rematch")
@refuses(
    "name-alike",
    "not-seated",
    "not-over",
    "daily",
    "too-many-tables",
    "too-many-here",
    "too-much-today",
    "not-open",
    "too-long",
    "unwritten",
)
async def rematch(
    table_id: TableId, guest: Known, origin: Origin, services: ServicesOf
) -> api.TableInfo:
    """A new table with the same choices, or from the same moment; the first to ask makes it, the others join it."""
    old = await services.tables.fresh(table_id)
    Draft(old.room, 0, guest.id).check_member()
    days.check_everyday(old.room.setup)
    check_over(old.room, services.tables.now())
    known = old.room.rematch
    if not known or await _is_given_up(services, known):
        fresh = _fresh(services, guest, origin)
        before = old.room.setup.what_if
        if before and before.dice:
            fresh["seed"] = old.room.setup.seed
        setup = replace(
            old.room.setup,
            previous=table_id,
            watch_codes=(*old.room.setup.watch_codes, old.room.setup.code)[-REMATCHES:],
            **fresh,
        )
        past = moments.past(old.room, setup.carried, setup.created)
        new_table = await services.add_table(setup, past)
        await old.submit(lambda draft: seating.rematch(draft, setup.id, known), guest.id)
        if old.room.rematch != setup.id:
            await new_table.submit(seating.close, guest.id)
    table = await services.tables.fresh(old.room.rematch)
    if not table.room.seats_of(guest.id) and table.room.status == "open":
        await table.submit(lambda draft: _sit_again(draft, old.room, guest), guest.id)
    return table_info(table.room, guest)


async def _is_given_up(services: Services, table_id: str) -> bool:
    """Whether a table was closed before its start; it is deleted soon after that."""
    try:
        return (await services.tables.fresh(table_id)).room.status == "closed"
    except Refused as refusal:
        if refusal.code != "unknown-table":
            raise
        return True


def _sit_again(draft: Draft, old: Room, guest: Guest) -> None:
    """The same seats as before for the guest, and, when the table is new, for its bots."""
    has_several = len(old.seats_of(guest.id)) > 1
    for seat, occupant in enumerate(old.occupants):
        if occupant.guest == guest.id and draft.room.occupants[seat].is_empty:
            name = occupant.name if has_several else guest.name
            seating.sit(draft, name, seat, wish=Wish(tag=occupant.tag, colour=occupant.colour))
        elif (
            occupant.bot and draft.room.occupants[seat].is_empty and draft.guest == draft.room.host
        ):
            seating.seat_bot(draft, seat, occupant.bot)


@router.post("/onward", status_code=201)
@refuses(
    "not-over",
    "no-moment",
    "moment-over",
    "same-dice",
    "bot",
    "name-bot",
    "name-characters",
    "name-length",
    "no-seat",
    "not-asked",
    "not-begun",
    "not-running",
    "not-your-seat",
    "pledge",
    "taken",
    "empty-seats",
    "too-many-tables",
    "too-many-here",
    "too-much-today",
    Forbidden,
    Unreadable,
)
async def onward(
    room: Watched, body: review_api.Onward, guest: Newcomer, origin: Origin, services: ServicesOf
) -> api.TableInfo:
    """What if: a new table at which the match goes on from one of its moments; by invitation, without clocks, and never rated."""
    check_over(room, services.tables.now())
    await look_back(room, body.index)
    what_if = moments.moment(room, body.index, body.same_dice)
    check_seats(room, body)
    for seated in body.bots:
        seating.check_bot(seated.bot)
    if body.same_dice and body.pledges:
        raise Refused("same-dice")
    mover = _mover(room, body)
    setup = moments.setup_of(room, what_if, _fresh(services, guest, origin))
    carried = moments.past(room, body.index, setup.created)
    table = await services.add_table(setup, carried)
    await seat_all(table, body, guest)
    if mover is not None:
        version = table.room.version
        await table.submit(lambda draft: moves.act(draft, mover, body.moves, version), guest.id)
    return table_info(table.room, guest)


def _mover(room: Room, body: review_api.Onward) -> Seat | None:
    """The host's seat that acts at once; all that it is to do must be allowed before anything is written."""
    if not body.moves:
        return None
    match = room.position(body.index)
    asked = [seat for seat in match.active if seat in body.sit]
    if not asked:
        raise Refused("not-asked")
    if not body.start:
        raise Refused("not-running", status="open")
    if body.pledges:
        raise Refused("not-begun", seats=asked[0] + 1)
    for _ in moves.tried(room.game, match.state, asked[0], body.moves):
        pass
    return asked[0]


def _fresh(services: Services, guest: Guest, origin: str) -> dict[str, Any]:
    """What every table that comes after another one has for itself."""
    return {
        "id": fresh_id(),
        "code": fresh_id(6),
        "join_code": fresh_join_code(),
        "seed": fair.fresh_seed(),
        "host": guest.id,
        "created": services.tables.now(),
        "origin": origin,
    }
