"""HTTP: the daily wall – today's and those of the days before, and one's one try."""

from __future__ import annotations

import asyncio
from math import floor
from typing import Annotated

from fastapi import APIRouter, Path
from msgspec import Struct

from allcity.core import fair
from allcity.games import GAMES
from allcity.server.daily import walls_api
from allcity.server.guests import fresh_id
from allcity.server.http import api
from allcity.server.http.dependencies import Anyone, Newcomer, Origin, ServicesOf
from allcity.server.live.table import Table
from allcity.server.match import days
from allcity.server.match.entries import Setup
from allcity.server.match.requests import daily
from allcity.server.refusals import Refused, refuses
from allcity.server.running.pars import Par
from allcity.server.services import Services
from allcity.server.storage import Guest
from allcity.server.tables.lobby import table_info
from allcity.server.tables.wishes import liked

router = APIRouter(prefix="/api/daily", tags=["daily"])
LISTED = 100  # results of a wall
PROMISED = 7  # days to come whose commitments are published
Day = Annotated[str, Path(max_length=64)]


@router.get("")
async def today(guest: Anyone, services: ServicesOf) -> walls_api.DailyDay:
    """The walls of today, and what the server has committed to for the next days."""
    return await _day(services, guest, days.day_of(services.tables.now()))


@router.get("/{day}")
@refuses("no-day")
async def some_day(day: Day, guest: Anyone, services: ServicesOf) -> walls_api.DailyDay:
    """The walls of a day, as 2026-11-18; with all results and the opened seed once the day is open."""
    return await _day(services, guest, days.checked(day, services.tables.now()))


@router.post("", status_code=201)
@refuses("unknown-game", "too-many-tables", "too-many-here", "too-much-today", "unwritten")
async def begin(
    body: walls_api.DailyBody, guest: Newcomer, origin: Origin, services: ServicesOf
) -> api.TableInfo:
    """Begin one's try of today's wall: the match begins at once; asking again leads to the same table."""
    if body.game not in offered():
        raise Refused("unknown-game", game=body.game[:32], known=" ".join(offered()))
    now = services.tables.now()
    day, game = days.day_of(now), body.game
    lock = services.making.setdefault(f"daily {guest.id}", asyncio.Lock())
    async with lock:
        name = await services.daily.claim(day, game, guest.id, fresh_id(), now)
        table = await _table(services, _setup(services, name, day, game, guest, origin))
        if table.room.status == "open":
            await table.submit(lambda d: daily.begin(d, guest.name, liked(guest)), guest.id)
    services.pars.want(day, game, services.daily_seed(day, game))
    return table_info(table.room, guest)


def offered() -> list[str]:
    """The games that have a daily wall."""
    return [key for key, game in GAMES.items() if daily.SEATS in game.META.seats]


def _setup(services: Services, table: str, day: str, game: str, guest: Guest, origin: str) -> Setup:
    return Setup(
        id=table,
        game=game,
        rules=GAMES[game].META.rules_version,
        seats=daily.SEATS,
        options={},
        edition=None,
        clock=None,
        away=None,
        bot=daily.LEVEL,
        is_open=False,
        code=fresh_id(6),
        host=guest.id,
        seed=services.daily_seed(day, game),
        created=services.tables.now(),
        origin=origin,
        daily=day,
    )


async def _table(services: Services, setup: Setup) -> Table:
    """The table of a try; it is missing before it is first asked for, and where an earlier request ended half-way."""
    try:
        return await services.tables.fresh(setup.id)
    except Refused as refusal:
        if refusal.code != "unknown-table":
            raise
        return await services.add_table(setup)


async def _day(services: Services, guest: Guest | None, day: str) -> walls_api.DailyDay:
    now = services.tables.now()
    current = days.day_of(now)
    return walls_api.DailyDay(
        day=day,
        today=current,
        closes_at=days.closes_at(day),
        opens_at=days.opens_at(day),
        is_open=now >= days.opens_at(day),
        streak=await _streak(services, guest, current) if guest else 0,
        walls=[await _wall(services, Wall(day, game, now), guest) for game in offered()],
        promises=_promises(services, current) if day == current else [],
    )


async def _streak(services: Services, guest: Guest, today: str) -> int:
    return days.streak(await services.daily.finished_days(guest.id), today)


class Wall(Struct, frozen=True):
    """The wall of a game on a day, as somebody asks for it at a moment."""

    day: str
    game: str
    now: int

    @property
    def is_open(self) -> bool:
        return self.now >= days.opens_at(self.day)


async def _wall(services: Services, wall: Wall, guest: Guest | None) -> walls_api.DailyWall:
    seed, par = services.daily_seed(wall.day, wall.game), await _par(services, wall)
    return walls_api.DailyWall(
        game=wall.game,
        commitment=fair.commitment(seed),
        seed=seed if wall.is_open else "",
        par=floor(par.par + 0.5) if par else None,
        finished=await services.daily.count(wall.day, wall.game),
        mine=await _mine(services, wall, guest, par) if guest else None,
        results=await _results(services, wall, guest) if wall.is_open else [],
    )


async def _par(services: Services, wall: Wall) -> Par | None:
    """What the bots make of a wall; once somebody plays it, that is worked out."""
    par = await services.pars.of(wall.day, wall.game)
    if par is None and await services.daily.is_tried(wall.day, wall.game):
        services.pars.want(wall.day, wall.game, services.daily_seed(wall.day, wall.game))
    return par


async def _mine(
    services: Services, wall: Wall, guest: Guest, par: Par | None
) -> walls_api.DailyTry | None:
    own = await services.daily.own_try(wall.day, wall.game, guest.id)
    try:
        room = (await services.tables.fresh(own.table)).room if own else None
    except Refused:  # it was never made, or can no longer be read
        room = None
    if own is None or room is None:
        return None
    is_late = own.finished is not None and own.finished >= days.opens_at(wall.day)
    is_placed = wall.is_open and own.points is not None and not is_late
    above = services.daily.count(wall.day, wall.game, own.points) if is_placed else None
    is_compared = par is not None and room.status == "over"
    gains = await services.pars.gains_of(room) if is_compared else []
    return walls_api.DailyTry(
        table=own.table,
        status=room.status,
        points=own.points,
        is_late=is_late,
        place=1 + await above if above else None,
        squares=daily.squares(gains, par.rounds) if par else [],
    )


async def _results(
    services: Services, wall: Wall, guest: Guest | None
) -> list[walls_api.DailyResult]:
    """The best results; equal points share a place."""
    lines = await services.daily.results(wall.day, wall.game, LISTED)
    points = [line.points for line in lines]
    return [
        walls_api.DailyResult(
            place=1 + points.index(line.points),
            name=line.name,
            tag=line.tag,
            points=line.points,
            table=line.table,
            is_you=guest is not None and line.guest == guest.id,
        )
        for line in lines
    ]


def _promises(services: Services, today: str) -> list[walls_api.DailyPromise]:
    """The commitments of the next days: nobody can choose their dice any more, not even this server."""
    return [
        walls_api.DailyPromise(
            day=day, game=game, commitment=fair.commitment(services.daily_seed(day, game))
        )
        for day in (days.shifted(today, ahead) for ahead in range(1, PROMISED + 1))
        for game in offered()
    ]
