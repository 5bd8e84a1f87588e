"""HTTP: making tables, listing them, taking and leaving seats, and the start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Literal

from fastapi import APIRouter

from allcity.bots import cast
from allcity.core import fair
from allcity.core.game import Seat
from allcity.games import GAMES
from allcity.server.guests import fresh_id, fresh_join_code
from allcity.server.http import api
from allcity.server.http.dependencies import Anyone, Known, Newcomer, Origin, ServicesOf
from allcity.server.live import audiences
from allcity.server.live.table import Table
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import ClockRule, Setup
from allcity.server.match.history import is_playable
from allcity.server.match.requests import pledging, seating
from allcity.server.match.room import Room
from allcity.server.refusals import Refused, Unplayable, Unreadable, refuses
from allcity.server.services import Services
from allcity.server.storage import Guest, Listed
from allcity.server.tables.watching import TableId, Watched
from allcity.server.tables.wishes import liked, wishes_of

router = APIRouter(prefix="/api", tags=["tables"])
LISTED = 100
TITLE = 60  # characters of an edition's title that are shown


@router.get("/tables")
async def tables(
    services: ServicesOf, guest: Anyone, status: Literal["open", "running", "over"] = "open"
) -> list[api.ListedTable]:
    """The newest public tables."""
    listed = await services.store.listed(status, LISTED, services.limits.listed_per_address)
    return [listed_info(table, guest) for table in listed if is_playable(table.setup)]


@router.post("/tables", status_code=201)
@refuses(
    "unknown-game", "edition", "bot", "name-bot", "name-characters", "name-length", "no-seat", "not-your-seat", "pledge",
    "taken", "empty-seats", "too-many-tables", "too-many-here", "too-much-today", Unreadable,
)  # fmt: skip
async def make(
    body: api.NewTable, guest: Newcomer, origin: Origin, services: ServicesOf
) -> api.TableInfo:
    """Make a table; with bots in all the other seats and `start`, the match begins at once."""
    if body.edition is None:
        setup = new_setup(body, guest, origin, services)
    else:  # because a large edition takes a while to be read
        setup = await asyncio.to_thread(new_setup, body, guest, origin, services)
    table = await services.add_table(setup)

    await seat_all(table, body, guest)
    return table_info(table.room, guest)


async def seat_all(table: Table, body: api.Seating, guest: Guest) -> None:
    """Let the host and the bots take their seats at a new table, and start it if that is wanted."""
    pledges = {share.seat: share.pledge for share in body.pledges}
    wishes = wishes_of(body, guest)

    def request(draft: Draft) -> None:
        for seat in dict.fromkeys(body.sit):
            wish = wishes.get(seat, seating.ANY)
            seating.sit(draft, wish.name or guest.name, seat, pledges.get(seat, ""), wish)
        for seated in body.bots:
            seating.seat_bot(draft, seated.seat, seated.bot)

    await table.submit(request, guest.id)
    if body.start:
        await table.submit(seating.start, guest.id)


def new_setup(body: api.NewTable, guest: Guest, origin: str, services: Services) -> Setup:
    """What is fixed from now on, the seed of all chance included; refused if no match can be made."""
    _check_choices(body)
    clock = body.clock
    setup = Setup(
        id=fresh_id(),
        game=body.game,
        rules=GAMES[body.game].META.rules_version,
        seats=body.seats,
        options=body.options,
        edition=body.edition,
        clock=ClockRule(clock.bank * 1000, clock.gain * 1000) if clock else None,
        away=None if body.away is None else body.away * 1000,
        bot=body.takeover,
        is_open=body.is_open,
        code=fresh_id(6),
        join_code=fresh_join_code(),
        host=guest.id,
        seed=fair.fresh_seed(),
        created=services.tables.now(),
        origin=origin,
    )
    check_seats(Room(setup), body)
    return setup


def _check_choices(body: api.NewTable) -> None:
    if body.game not in GAMES:
        raise Refused("unknown-game", game=body.game[:32], known=" ".join(GAMES))
    if body.edition is not None:
        _check_edition(body.game, body.edition)
    seating.check_bot(body.takeover)
    for seated in body.bots:
        seating.check_bot(seated.bot)


def _check_edition(game: str, text: str) -> None:
    errors = [p for p in GAMES[game].read_edition(text).problems if not p.is_warning]
    if errors:
        raise Unplayable(errors)


def check_seats(room: Room, body: api.Seating) -> None:
    """All that is asked for together must fit, before anything is written."""
    for named in (*body.pledges, *body.profiles):
        if named.seat not in body.sit:
            raise Refused("not-your-seat", seat=named.seat + 1)
    for pledged in body.pledges:
        pledging.check_digest(pledged.pledge)
    chosen = [*dict.fromkeys(body.sit), *(seated.seat for seated in body.bots)]
    if any(seat >= room.setup.seats for seat in chosen):
        raise Refused("no-seat", seats=room.setup.seats)
    for seat in chosen:
        if chosen.count(seat) > 1:
            raise Refused("taken", seat=seat + 1)
    if body.start and len(chosen) < room.setup.seats:
        raise Refused("empty-seats")


@router.get("/tables/{table_id}")
async def look(room: Watched, guest: Anyone, services: ServicesOf) -> api.TableInfo:
    """One table; by invitation only with its code, or for those who sit at it."""
    info = table_info(room, guest)
    info.expected = await _expected(services, room)
    table = services.tables.held(room.setup.id)
    info.watching = table.watching if table else 0
    return info


async def _expected(services: Services, room: Room) -> list[str]:
    """For each empty seat of a rematch the name of the person who had it and has not come yet."""
    previous = room.setup.previous if room.status == "open" else None
    former = await services.store.summary(previous) if previous else None
    names = [""] * room.setup.seats
    for seat, (name, guest, _) in former.occupants.items() if former else ():
        if guest and room.occupants[seat].is_empty and not room.seats_of(guest):
            names[seat] = name
    return names


@router.delete("/tables/{table_id}")
@refuses("sealed", "not-open", "not-host", "unwritten")
async def close(table_id: TableId, guest: Known, services: ServicesOf) -> api.TableInfo:
    """Give up a table before its start."""
    return await _do(services, table_id, guest, seating.close)


@router.post("/tables/{table_id}/join")
@refuses(
    "code", "daily", "sealed", "name-alike", "not-open", "full", "taken", "no-seat", "pledge",
    "too-long",
)  # fmt: skip
async def join(
    table_id: TableId, body: api.Join, guest: Newcomer, origin: Origin, services: ServicesOf
) -> api.TableInfo:
    """Take a seat; one guest may take several, for people at one screen."""
    table = await services.tables.fresh(table_id)
    if not await _was_there(services, table.room.setup.previous, guest):
        services.check_watch(table.room, guest.id, body.code, is_joining=True)
    joins = services.joiners.of(f"{table_id} {origin}")
    if not joins.take():  # before the seat is taken, so that requests at the same time count too
        raise Refused("too-long")
    try:
        return await _do(
            services,
            table_id,
            guest,
            lambda d: seating.sit(d, guest.name, body.seat, body.pledge, liked(guest, d)),
        )
    except Refused:
        joins.pay(-1)
        raise


async def _was_there(services: Services, previous: str | None, guest: Guest) -> bool:
    """Whether a guest sat at the table whose rematch this is; nobody did at one that cannot be read."""
    try:
        return bool(previous and (await services.tables.get(previous)).room.seats_of(guest.id))
    except Refused:
        return False


@router.post("/tables/{table_id}/leave")
@refuses("sealed", "not-running", "no-seat", "not-your-seat", "daily", "unwritten")
async def leave(
    table_id: TableId, body: api.SeatBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """Give up a seat; in a running match a bot plays on."""
    return await _do(services, table_id, guest, lambda d: seating.leave(d, body.seat))


@router.post("/tables/{table_id}/bot")
@refuses(
    "sealed", "not-open", "not-seated", "bot", "taken", "no-seat", "too-long", "daily", "unwritten"
)
async def bot(
    table_id: TableId, body: api.BotBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """Put a bot on a seat."""
    return await _do(services, table_id, guest, lambda d: seating.seat_bot(d, body.seat, body.bot))


@router.post("/tables/{table_id}/takeover")
@refuses(
    "sealed", "not-running", "not-begun", "not-seated", "no-seat", "not-away", "too-long", "unwritten",
)  # fmt: skip
async def take_over(
    table_id: TableId, body: api.SeatBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """Let the table's bot play for somebody who is away, until they return: after a day, or at once if all who are here agree."""
    return await _do(services, table_id, guest, lambda d: seating.take_over(d, body.seat))


@router.post("/tables/{table_id}/return")
@refuses("sealed", "not-running", "not-begun", "no-seat", "not-late", "too-long", "unwritten")
async def play_on(
    table_id: TableId, body: api.SeatBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """Agree that somebody who is out of time plays again; done when they and all other people agree."""
    return await _do(services, table_id, guest, lambda d: seating.play_on(d, body.seat))


@router.post("/tables/{table_id}/pledge")
@refuses("sealed", "not-open", "no-seat", "not-your-seat", "pledge", "too-long", "unwritten")
async def pledge(
    table_id: TableId, body: api.PledgeBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """Before the start, publish the digest of a text that the seat will reveal after it: its share in the dice."""
    return await _do(
        services, table_id, guest, lambda d: pledging.pledge(d, body.seat, body.pledge)
    )


@router.post("/tables/{table_id}/entropy")
@refuses("sealed", "not-running", "no-seat", "not-your-seat", "entropy", "not-pledged", "unwritten")
async def entropy(
    table_id: TableId, body: api.EntropyBody, guest: Known, services: ServicesOf
) -> api.TableInfo:
    """After the start, reveal the text that the seat pledged; with the last one the match begins."""
    return await _do(
        services, table_id, guest, lambda d: pledging.reveal(d, body.seat, body.entropy)
    )


@router.post("/tables/{table_id}/start")
@refuses("sealed", "not-open", "not-seated", "empty-seats", "unwritten")
async def start(table_id: TableId, guest: Known, services: ServicesOf) -> api.TableInfo:
    """Start the match; every seat must be taken. It begins when all that was pledged is revealed, or after 10 seconds without."""
    return await _do(services, table_id, guest, seating.start)


async def _do(
    services: Services, table_id: str, guest: Guest, request: Callable[[Draft], None]
) -> api.TableInfo:
    table = await services.tables.get(table_id)
    services.check_daily(table.room, guest.id)
    await table.submit(request, guest.id)
    return table_info(table.room, guest)


def table_info(room: Room, guest: Guest | None) -> api.TableInfo:
    """A table as the guest who asks may know it."""
    yours = room.seats_of(guest.id if guest else None)
    is_member = bool(yours) or (guest is not None and guest.id == room.host)
    occupants = [
        api.OccupantInfo.model_validate(c, from_attributes=True) for c in audiences.occupants(room)
    ]
    return api.TableInfo(
        **_shared_fields(room.setup, room.status, occupants),
        yours=list(yours),
        is_your_turn=is_asked(room, yours),
        version=room.version,
        reveal_waits=room.shares.waits,
        code=room.setup.code if is_member else None,
        join_code=room.setup.join_code if is_member and room.status == "open" else "",
        is_host=guest is not None and guest.id == room.host,
        edition_title=shown_title(room.match.edition.title),
        rematch=room.rematch,
    )


def shown_title(title: str) -> str:
    """The title of an edition for others to read: one short line without invisible characters."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in title).split())
    return line if len(line) <= TITLE else f"{line[: TITLE - 1]}…"


def is_asked(room: Room, seats: Sequence[Seat]) -> bool:
    """Whether one of these seats is to act, and no bot does it."""
    return any(seat in room.active and not room.is_played_by_bot(seat) for seat in seats)


def listed_info(
    table: Listed, guest: Guest | None, is_your_turn: bool = False, rematch: str = ""
) -> api.ListedTable:
    """A table as a list shows it."""
    occupants = [api.OccupantInfo(kind="empty", name="") for _ in range(table.setup.seats)]
    for seat, (name, owner, bot) in table.occupants.items():
        kind: Literal["guest", "bot"] = "guest" if owner else "bot"
        shown = cast.member(bot, seat).name if bot else name
        occupants[seat] = api.OccupantInfo(kind=kind, name=shown, bot=bot)
    yours = table.seats_of(guest.id if guest else None)
    fields = _shared_fields(table.setup, table.status, occupants)
    return api.ListedTable(**fields, yours=yours, is_your_turn=is_your_turn, rematch=rematch)


def _shared_fields(setup: Setup, status: str, occupants: list[api.OccupantInfo]) -> dict[str, Any]:
    """The fields that a table has both in a list and by itself."""
    clock, before = setup.clock, audiences.what_if(setup)
    return {
        "id": setup.id,
        "game": setup.game,
        "seats": setup.seats,
        "options": setup.options,
        "has_edition": setup.edition is not None,
        "clock": clock and api.ClockBody(bank=clock.bank // 1000, gain=clock.gain // 1000),
        "away": None if setup.away is None else setup.away // 1000,
        "is_open": setup.is_open,
        "status": status,
        "occupants": occupants,
        "created": setup.created,
        "daily": setup.daily,
        "commitment": fair.commitment(setup.seed),
        "what_if": api.WhatIf.model_validate(before, from_attributes=True) if before else None,
    }
