"""Everything that one server process holds, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from hmac import compare_digest
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct

from allcity.server.guests import Signer
from allcity.server.limits import Buckets, Limits, Tally, per_day
from allcity.server.live.pacing import Pacing
from allcity.server.live.table import Table
from allcity.server.live.tables import Tables, now
from allcity.server.match import days
from allcity.server.match.entries import Entry, Setup
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.running.pars import Pars
from allcity.server.running.reviews import Reviews
from allcity.server.running.runner import Runner
from allcity.server.running.thinkers import Thinkers
from allcity.server.running.workers import Workers
from allcity.server.storage import Storage

LEASE = 4_000  # milliseconds without a sign of life after which a process counts as dead
PATIENCE = 8.0  # seconds for requests in progress when the server stops
ROW = 64  # bytes of a stored entry without its text
log = logging.getLogger(__name__)


class Settings(Struct, frozen=True):
    """What the operator of the server may choose."""

    database: str = "allcity.db"
    workers: int = 1
    origins: tuple[str, ...] = ()
    limits: Limits = Limits()
    lease: int = LEASE


class Services:
    """The parts of a server, made in the order in which they need each other."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        clock: Callable[[], int] = now,
        workers: type[Workers] = Workers,
    ) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = storage.tables
        self.tables = Tables(storage.tables, clock)
        self.links = storage.links
        self.thinkers = Thinkers(settings.workers, self.limits.thought_per_day, workers)
        self.reviews = Reviews(self.thinkers, storage.reviews)
        self.daily = storage.daily
        self.pars = Pars(self.thinkers, storage.daily)
        self.runner = Runner(self.tables, storage.leases, self.thinkers)
        self.newcomers = Buckets(self.limits.guests_per_minute / 60, self.limits.guests_per_minute)
        self.talkers = Buckets(self.limits.messages_per_second, self.limits.messages_at_once)
        self.crowds = Buckets(
            self.limits.address_messages_per_second, self.limits.address_messages_at_once
        )
        self.askers = Buckets(self.limits.advice_per_minute / 60, self.limits.advice_per_minute / 3)
        self.checkers = Buckets(
            self.limits.checks_per_minute / 60, self.limits.checks_per_minute / 2
        )
        self.guessers = Buckets(self.limits.guesses_per_hour / 3600, self.limits.guesses_at_once)
        self.makers = per_day(self.limits.tables_per_day)
        self.stored = per_day(self.limits.bytes_per_day)
        self.joiners = per_day(self.limits.joins_per_table)
        self.sockets = Tally()  # by guest
        self.places = Tally()  # the same sockets, by address
        self.pacing = Pacing()  # of their messages
        self.making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.signer = Signer(b"")
        self.is_ready = False
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Go on with the running tables."""
        await self.runner.renew()
        self.runner.adopt()
        self.run(self.runner.keep_leases())
        self.run(self.runner.keep_time())
        self.is_ready = True

    @property
    def is_listening(self) -> bool:
        """Whether this process hears what others write, if there may be others."""
        return True

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background until these services are closed."""
        self._tasks.append(asyncio.create_task(work))

    def check_watch(self, room: Room, guest: str, code: str, is_joining: bool = False) -> None:
        """Refuse a guest who may not watch a table. Everybody may watch open tables; the others are for guests who sit or sat there, or know the code.

        A match that is over may also be watched by those who have a link to a moment of it. A guest who watched a match may watch
        its rematch by the same code, but needs the code of the rematch to join.
        """
        setup = room.setup
        if setup.daily:
            self.check_daily(room, guest)
            return
        if setup.is_open or (guest and guest == room.host) or room.seats_of(guest):
            return
        if room.handed_over_by(guest):  # so that they learn who plays there now
            return
        keys = [setup.code, *([self.replay_key(setup.id)] if room.status == "over" else [])]
        keys += () if is_joining else setup.watch_codes
        if not any(compare_digest(code.encode(), key.encode()) for key in keys):
            raise Refused("code")

    def check_daily(self, room: Room, guest: str) -> None:
        """Refuse everybody but its player a daily wall until the day is over; no code opens it before."""
        if guest != room.host and not room.seats_of(guest):
            days.check_unsealed(room.setup, self.tables.now())

    def daily_seed(self, day: str, game: str) -> str:
        """The seed of a day's wall: all processes agree on it, and nobody can tell it without this server's key."""
        return self.signer.secret("daily", f"{day} {game}")

    def replay_key(self, table_id: str) -> str:
        """The secret in links to moments of a match: it lets anybody watch that match once it is over, and nothing else."""
        return self.signer.pseudonym("replay", table_id)

    async def add_table(self, setup: Setup, past: Sequence[Entry] = ()) -> Table:
        """Add a table, if its host and address may have one more; one at a time, so that all are counted."""
        limits, origin, host = self.limits, setup.origin, setup.host
        locks = [self.making.setdefault(key, asyncio.Lock()) for key in (host, origin)]
        async with locks[0], locks[1]:
            if await self.store.has_hosted(host, limits.tables_per_guest):
                raise Refused("too-many-tables", most=limits.tables_per_guest)
            if await self.store.has_made(origin, limits.tables_per_address):
                raise Refused("too-many-here", most=limits.tables_per_address)
            size = len((setup.edition or "").encode()) + sum(
                ROW + len(entry.text) for entry in past
            )
            if not (self.makers.take(origin) and self.stored.take(origin, size)):
                raise Refused("too-much-today")
            return await self.tables.add(setup, past)

    def stop(self) -> None:
        """Accept no more requests."""
        self.is_ready = False
        self.tables.is_closing = True

    async def hand_over(self) -> None:
        """Accept no more requests, finish those in progress, and let another process take over at once."""
        self.stop()
        for task in self._tasks:
            task.cancel()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await self.finish_thoughts()
                await self.runner.close()
                await self.tables.settle()
                await self.runner.release()
        except Exception:
            log.exception("tables not handed over")

    async def finish_thoughts(self) -> None:
        """Stop reviews and pars, which the bots' processes compute beside the matches."""
        await self.reviews.close()
        await self.pars.close()

    async def close(self) -> None:
        """Close everything, once all sockets are closed."""
        await self.hand_over()
        self.thinkers.close()
