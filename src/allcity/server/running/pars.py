"""Computes the par of daily walls: play-outs in the bots' processes, a few at a time, when no other work waits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct
from msgspec.json import decode, encode

from allcity.bots import bot
from allcity.core.game import CHANCE, Seat
from allcity.core.match import Match
from allcity.games import GAMES
from allcity.server.logs import facts
from allcity.server.match import days
from allcity.server.match.history import AnyMatch
from allcity.server.match.requests import daily
from allcity.server.match.room import Room
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Thinkers
from allcity.server.storage import DailyStorage

PLAYS = 100  # play-outs of one wall
PLAYER = "planner:16w:1p"  # the bot in the person's seat: that of the other seat, with noise of a point in its estimates
PIECE = 0.25  # seconds of play-outs before other work gets its turn
MOST = 8  # walls that wait for their par
REST = 60.0  # seconds before another try after a failure
REMEMBERED = 500  # pars, and gains of players, that are in memory
ASKER = Asker("daily", "daily", lambda: False)  # comes after all work for which somebody waits
log = logging.getLogger(__name__)


class Par(Struct, frozen=True):
    """What the bots make of a wall: the mean of so many play-outs, and the mean of what they gain in each round."""

    par: float
    plays: int
    rounds: list[float]


class Piece(Struct):
    """Play-outs that a worker makes: of which wall, from which number on, and up to which."""

    game: str
    match: str
    seed: str
    first: int
    end: int


class Pars:
    """Works out the par of each wall once, one wall after the other."""

    def __init__(self, thinkers: Thinkers, stored: DailyStorage) -> None:
        self._thinkers, self._stored = thinkers, stored
        self._known: OrderedDict[tuple[str, str], Par] = OrderedDict()
        self._gains: OrderedDict[str, list[int]] = OrderedDict()
        self._making: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    async def of(self, day: str, game: str) -> Par | None:
        """The par of a wall, if it is known."""
        known = self._known.get((day, game))
        if known is None and (data := await self._stored.stored_par(day, game)):
            known = self._known[day, game] = decode(data, type=Par)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    def want(self, day: str, game: str, seed: str) -> None:
        """Begin to compute the par of a wall, unless that is being done; it is known when a client asks again later."""
        key = day, game
        if key in self._making or len(self._making) >= MOST:
            return
        task = self._making[key] = asyncio.create_task(self._make(day, game, seed))
        task.add_done_callback(lambda _: self._making.pop(key, None))

    async def _make(self, day: str, game: str, seed: str) -> None:
        try:
            async with self._one:
                plays: list[list[int]] = []
                while len(plays) < PLAYS:
                    if await self.of(day, game):
                        return  # another process was faster
                    name = days.name_of(day, game)
                    piece = Piece(game, name, seed, len(plays), PLAYS)
                    plays += await self._thinkers.work(play_piece, encode(piece), ASKER)
                await self._stored.store_par(day, game, encode(mean_of(plays)).decode())
        except Exception as problem:
            log.error("par failed", extra={"game": game, **facts(problem)})
            await asyncio.sleep(REST)

    async def gains_of(self, room: Room) -> list[int]:
        """What the player of a wall gained in each round of a match that is over."""
        known = self._gains.pop(room.setup.id, None)
        if known is None:
            known = await asyncio.to_thread(
                lambda: daily.gains(room.game, daily.states(room), daily.OWN)
            )
        self._gains[room.setup.id] = known
        if len(self._gains) > REMEMBERED:
            self._gains.popitem(last=False)
        return known

    async def close(self) -> None:
        """Stop; another process, or the next start, begins again."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def mean_of(plays: list[list[int]]) -> Par:
    """The mean of the final points, and of the points of each round; a play-out that is over gains nothing more."""
    rounds = [fmean(gains) for gains in zip_longest(*plays, fillvalue=0)]
    return Par(fmean([sum(gains) for gains in plays]), len(plays), rounds)


def play_piece(data: bytes) -> list[list[int]]:
    """What each of some play-outs gains round by round; runs in a worker."""
    piece, gains = decode(data, type=Piece), list[list[int]]()
    game, until = GAMES[piece.game], time.monotonic() + PIECE
    for number in range(piece.first, piece.end):
        gains.append(daily.gains(game, played_out(piece, number), daily.OWN))
        if time.monotonic() > until:
            break
    return gains


def played_out(piece: Piece, number: int) -> Iterator[Any]:
    """The positions of a play-out."""
    yield from walked(piece, new_match(piece), number)


def new_match(piece: Piece) -> AnyMatch:
    match: AnyMatch = Match(GAMES[piece.game], daily.SEATS, match=piece.match)
    match.commit(piece.seed)
    return match


def walked(piece: Piece, match: AnyMatch, number: int) -> Iterator[Any]:
    """Play a match to its end: the dice and the other seat's answers are those that everybody meets."""
    own, bots = Random(number), {daily.OWN: bot(PLAYER), daily.BOT: bot(daily.LEVEL)}
    yield match.state
    while seats := match.active:
        if seats == (CHANCE,):
            assert match.source is not None
            outcomes = match.game.chance(match.state)
            match.push(CHANCE, match.source.outcome(match.drawn, outcomes))
        else:
            rng = own if seats[0] == daily.OWN else _rng(piece, match, seats[0])
            match.push(seats[0], _choice(match, bots[seats[0]], seats[0], rng))
        yield match.state


def _rng(piece: Piece, match: AnyMatch, seat: Seat) -> Random:
    return Random(days.bot_seed(piece.seed, match.log, seat))


def _choice(match: AnyMatch, player: Any, seat: Seat, rng: Random) -> Any:
    """As a bot at a table chooses: it finds the legal actions in a world of its view (`thinkers.think`)."""
    view = match.view(seat)
    legal = match.game.legal(match.game.world(view, rng), seat)
    return player(match.game, view, legal, rng)
