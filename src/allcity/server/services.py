"""Everything that one server process holds, opened and closed in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from hmac import compare_digest
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct

from allcity.server.guests import Signer
from allcity.server.limits import Buckets, Limits, Tally, per_day
from allcity.server.live.tables import Tables, now
from allcity.server.match import days
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.running.cleanup import keep_tidy
from allcity.server.running.leases import LEASE, Leases
from allcity.server.running.listener import Listener
from allcity.server.running.pars import Pars
from allcity.server.running.reviews import Reviews
from allcity.server.running.runner import Runner
from allcity.server.running.thinkers import Thinkers
from allcity.server.store.database import FileLock, url_of
from allcity.server.store.links import Links
from allcity.server.store.store import Store

PATIENCE = 8.0  # seconds for what was begun when the server is told to stop
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

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], int] = now) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = store
        self.tables = Tables(store, clock)
        self.links = Links(store)
        self.thinkers = Thinkers(settings.workers, self.limits.thought_per_day)
        self.reviews = Reviews(self.thinkers, store)
        self.pars = Pars(self.thinkers, store)
        self.runner = Runner(self.tables, Leases(store, settings.lease), self.thinkers)
        self.newcomers = Buckets(self.limits.guests_per_minute / 60, self.limits.guests_per_minute)
        self.talkers = Buckets(self.limits.messages_per_second, self.limits.messages_at_once)
        self.askers = Buckets(self.limits.advice_per_minute / 60, self.limits.advice_per_minute / 3)
        self.guessers = Buckets(self.limits.guesses_per_hour / 3600, self.limits.guesses_at_once)
        self.makers = per_day(self.limits.tables_per_day)
        self.stored = per_day(self.limits.bytes_per_day)
        self.sockets = Tally()  # by guest
        self.places = Tally()  # the same sockets, by address
        self.making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.signer = Signer(b"")
        self.listener: Listener | None = None
        self.is_ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._lock: FileLock | None = None

    @classmethod
    async def open(cls, settings: Settings, clock: Callable[[], int] = now) -> Services:
        lock = FileLock(url_of(settings.database))
        try:
            store = await Store.open(settings.database, secrets.token_hex(6))
        except BaseException:
            lock.release()
            raise
        services = cls(settings, store, clock)
        services._lock = lock
        services.signer = Signer(await store.secret())
        if store.is_shared:
            services.listener = Listener(services.tables, services.runner)
            services._begin(services.listener.run())
            await services.listener.is_listening.wait()
        await services.runner.renew()
        services.runner.adopt()
        services._begin(services.runner.keep_leases())
        services._begin(services.runner.keep_time())
        services._begin(keep_tidy(services.tables, services.links))
        services.is_ready = True
        return services

    @property
    def is_listening(self) -> bool:
        """Whether this process hears what others write, if there may be others."""
        return self.listener is None or self.listener.is_listening.is_set()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    def check_watch(self, room: Room, guest: str, code: str, is_joining: bool = False) -> None:
        """Open tables are for all to see; the others for those who sit or sat there, or know the code.

        A match that is over may also be watched by those who have a link to a moment of it. Whoever watched the match before may watch
        its rematch by the code that they know, but needs its own code to join.
        """
        setup = room.setup
        if setup.daily:
            self.check_daily(room, guest)
            return
        if setup.is_open or (guest and guest == room.host) or room.seats_of(guest):
            return
        if room.handed_over_by(guest):  # they are told who plays there now
            return
        keys = [setup.code, *([self.replay_key(setup.id)] if room.status == "over" else [])]
        keys += () if is_joining else setup.watch_codes
        if not any(compare_digest(code.encode(), key.encode()) for key in keys):
            raise Refused("code")

    def check_daily(self, room: Room, guest: str) -> None:
        """A daily wall is its player's alone until the day is over, and then for all to see: no code opens it before."""
        if guest != room.host and not room.seats_of(guest):
            days.check_unsealed(room.setup, self.tables.now())

    def daily_seed(self, day: str, game: str) -> str:
        """The seed of a day's wall: all processes agree on it, and nobody can tell it without this server's key."""
        return self.signer.secret("daily", f"{day} {game}")

    def replay_key(self, table_id: str) -> str:
        """The secret in links to moments of a match: it lets anybody watch that match once it is over, and nothing else."""
        return self.signer.pseudonym("replay", table_id)

    def stop(self) -> None:
        """Take on nothing new."""
        self.is_ready = False
        self.tables.is_closing = True

    async def hand_over(self) -> None:
        """Take on nothing new, finish what was begun, and let another process go on at once."""
        self.stop()
        for task in self._tasks:
            task.cancel()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await self.reviews.close()
                await self.pars.close()
                await self.runner.close()
                await self.tables.settle()
                await self.runner.release()
        except Exception:
            log.exception("not handed over")

    async def close(self) -> None:
        """Close everything, once all sockets are closed."""
        await self.hand_over()
        self.thinkers.close()
        await self.store.close()
        if self._lock:
            self._lock.release()
