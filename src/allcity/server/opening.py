"""The services of a process that serves tables from a database."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from allcity.server.guests import Signer
from allcity.server.limits import Buckets, Tally
from allcity.server.live.tables import now
from allcity.server.running.cleanup import keep_tidy
from allcity.server.running.leases import Leases
from allcity.server.running.listener import Listener
from allcity.server.running.summaries import Summaries
from allcity.server.services import Services, Settings
from allcity.server.storage import Storage
from allcity.server.store.daily_tries import DailyTries
from allcity.server.store.database import FileLock, url_of
from allcity.server.store.links import Links
from allcity.server.store.store import Store
from allcity.server.store.stored_reviews import StoredReviews


class DatabaseServices(Services):
    """Services over a database, which they open and close."""

    store: Store
    links: Links

    def __init__(
        self, settings: Settings, store: Store, lock: FileLock, clock: Callable[[], int] = now
    ) -> None:
        leases = Leases(store, settings.lease)
        storage = Storage(store, Links(store), StoredReviews(store), leases, DailyTries(store))
        super().__init__(settings, storage, clock)
        self.summaries = Summaries(self.tables, store)
        readers = self.limits.statistics_per_minute
        self.readers = Buckets(readers / 60, readers)
        self.exporting = Tally()  # of guests and of addresses
        self._lock = lock
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, settings: Settings, clock: Callable[[], int] = now) -> DatabaseServices:
        lock = FileLock(url_of(settings.database))
        try:
            store = await Store.open(settings.database, secrets.token_hex(6))
        except BaseException:
            lock.release()
            raise
        services = cls(settings, store, lock, clock)
        services.signer = Signer(await store.secret())
        if store.is_shared:
            await services._listen()
        await services.begin()
        return services

    async def _listen(self) -> None:
        self._listener = Listener(self.tables, self.runner, self.store.engine.url)
        self.run(self._listener.run())
        await self._listener.is_listening.wait()

    async def begin(self) -> None:
        """Run the tables, and close those that everybody has left."""
        await super().begin()
        self.run(keep_tidy(self.tables, self.store, self.links))

    @property
    def is_listening(self) -> bool:
        """Whether this process hears what others write, if there may be others."""
        return self._listener is None or self._listener.is_listening.is_set()

    async def close(self) -> None:
        await super().close()
        await self.store.close()
        self._lock.release()
