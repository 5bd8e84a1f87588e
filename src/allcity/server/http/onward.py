"""HTTP: playing on from a moment of a finished match, as a table of its own."""

from __future__ import annotations

from fastapi import APIRouter

from allcity.core import fair
from allcity.core.game import Seat
from allcity.server.guests import fresh_id, fresh_join_code
from allcity.server.http import api
from allcity.server.http.dependencies import Newcomer, Origin, ServicesOf
from allcity.server.http.lobby import add_table, check_seats, seat_all, table_info
from allcity.server.http.watching import Watched, look_back
from allcity.server.match import moves, seating
from allcity.server.match.drafts import check_over
from allcity.server.match.onward import moment, past, setup_of
from allcity.server.match.room import Room
from allcity.server.refusals import Forbidden, Refused, Unreadable, refuses

router = APIRouter(prefix="/api/tables/{table_id}", tags=["afterwards"])


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
    room: Watched, body: api.Onward, guest: Newcomer, origin: Origin, services: ServicesOf
) -> api.TableInfo:
    """What if: a new table at which the match goes on from one of its moments; by invitation, without clocks, and never rated."""
    check_over(room)
    await look_back(room, body.index)
    what_if = moment(room, body.index, body.same_dice)
    check_seats(room, body)
    for one in body.bots:
        seating.check_bot(one.bot)
    if body.same_dice and body.pledges:
        raise Refused("same-dice")
    mover = _mover(room, body)
    fresh = {
        "id": fresh_id(),
        "code": fresh_id(6),
        "join_code": fresh_join_code(),
        "seed": fair.fresh_seed(),
        "host": guest.id,
        "created": services.tables.now(),
        "origin": origin,
    }
    setup = setup_of(room, what_if, fresh)
    carried = past(room, body.index, setup.created)
    table = await add_table(services, guest, setup, carried)
    await seat_all(table, body, guest)
    if mover is not None:
        version = table.room.version
        await table.submit(lambda draft: moves.act(draft, mover, body.moves, version), guest.id)
    return table_info(table.room, guest)


def _mover(room: Room, body: api.Onward) -> Seat | None:
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
