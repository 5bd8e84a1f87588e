"""How much one guest or one address may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from weakref import WeakValueDictionary

from msgspec import Struct

from allcity.server.refusals import Refused


class Limits(Struct, frozen=True):
    """The server's limits; the defaults suit a public table of friends."""

    message_bytes: int = 16 * 1024
    head_bytes: int = 16 * 1024
    head_lines: int = 100
    head_seconds: float = 10.0
    body_bytes: int = 128 * 1024
    body_seconds: float = 20.0
    connections_per_address: int = 256
    sockets_per_address: int = 128
    frames_per_second: float = 20.0
    frames_at_once: int = 120
    messages_per_second: float = 60.0
    messages_at_once: int = 240
    address_messages_per_second: float = 240.0
    address_messages_at_once: int = 960
    tables_per_guest: int = 12
    tables_per_address: int = 100
    tables_per_day: int = 1_000
    bytes_per_day: int = 32 * 1024 * 1024
    thought_per_day: float = 4 * 3600.0
    listed_per_address: int = 8
    joins_per_table: int = 16
    sockets_per_guest: int = 16
    tables_per_socket: int = 64
    assistants: int = 200
    assistants_per_address: int = 16
    guests_per_minute: float = 60.0
    requests_per_second: float = 50.0
    requests_at_once: int = 300
    probes_per_second: float = 5.0
    probes_at_once: int = 30
    advice_per_minute: float = 20.0
    checks_per_minute: float = 120.0
    statistics_per_minute: float = 60.0
    guesses_per_hour: float = 30.0
    guesses_at_once: int = 10
    outbox_messages: int = 256
    outbox_bytes: int = 2 * 1024 * 1024
    send_seconds: float = 20.0
    ping_seconds: float = 20.0


EDITION = 12_000  # characters of an edition file
SEATS = 9  # seats at a table, more than any game has
HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
# Milliseconds without visitors after which a table is closed, by its status.
ABANDONED = {"open": 6 * HOUR, "running": 30 * DAY}
TRIED = DAY  # milliseconds without visitors for a *what if* of one person
PURGED = HOUR  # after which a table that was closed before its start is deleted, or one that went on from another's moment before its end

ROOMY = Limits(
    connections_per_address=1_000_000,
    sockets_per_address=1_000_000,
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    address_messages_per_second=1e6,
    address_messages_at_once=1_000_000,
    tables_per_guest=1_000_000,
    tables_per_address=1_000_000,
    tables_per_day=1_000_000,
    bytes_per_day=1 << 40,
    listed_per_address=1_000_000,
    joins_per_table=1_000_000,
    sockets_per_guest=1_000_000,
    assistants=1_000_000,
    assistants_per_address=1_000_000,
    guests_per_minute=1e6,
    requests_per_second=1e6,
    requests_at_once=1_000_000,
    probes_per_second=1e6,
    probes_at_once=1_000_000,
    advice_per_minute=1e6,
    checks_per_minute=1e6,
    statistics_per_minute=1e6,
    guesses_per_hour=1e6,
    guesses_at_once=1_000_000,
)  # for load tests, where one guest stands for many


class Bucket:
    """A bucket of tokens that fills at a rate; an empty one refuses."""

    __slots__ = ("__weakref__", "_at", "_clock", "_full", "_level", "_rate")

    def __init__(
        self, rate: float, full: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._full = self._level = full
        self._clock = clock
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        if self._filled() < amount:
            return False
        self._level -= amount
        return True

    def pay(self, amount: float) -> None:
        """Take an amount that was already used, even if the bucket holds less."""
        self._level = self._filled() - amount

    @property
    def is_empty(self) -> bool:
        return self._filled() <= 0

    def _filled(self) -> float:
        now = self._clock()
        self._level = min(self._full, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level


class Buckets:
    """A bucket for each guest or place, the least recently seen forgotten first.

    A bucket is not forgotten while somebody holds it, such as a connected client.
    """

    def __init__(self, rate: float, full: float, most: int = 10_000) -> None:
        self._rate = rate
        self._full = full
        self._most = most
        self._recent: OrderedDict[str, Bucket] = OrderedDict()
        self._buckets: WeakValueDictionary[str, Bucket] = WeakValueDictionary()

    def check(self, key: str) -> None:
        if not self.take(key):
            raise Refused("rate")

    def take(self, key: str, amount: float = 1) -> bool:
        return self.of(key).take(amount)

    def of(self, key: str) -> Bucket:
        """The bucket of a key, shared by everything that it does at the same time."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._full)
        self._recent[key] = bucket
        self._recent.move_to_end(key)
        if len(self._recent) > self._most:
            self._recent.popitem(last=False)
        return bucket


def per_day(amount: float) -> Buckets:
    """An allowance per address and day, which may also be used at once."""
    return Buckets(amount / 86_400, amount)


class Tally(Counter[str]):
    """Counts by key; a key whose count is 0 is forgotten."""

    def add(self, key: str) -> None:
        self[key] += 1

    def remove(self, key: str) -> None:
        self[key] -= 1
        if not self[key]:
            del self[key]

    @contextmanager
    def counting(self, key: str) -> Iterator[None]:
        """Count one more while the block runs."""
        self.add(key)
        try:
            yield
        finally:
            self.remove(key)


@lru_cache(1 << 12)
def place(address: str) -> str:
    """The place that an address counts for: one subscriber has a whole /64 of IPv6 addresses."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return address
    return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
