"""What a server needs of the store of its tables: a database, or the memory of a browser."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct, structs

from allcity.server.limits import HOUR
from allcity.server.match.entries import Entry, Setup
from allcity.server.match.room import Room
from allcity.server.match.summaries import Summary

SEATING = {"sit", "claim", "adopt", "bot", "leave"}  # entries that change who sits where
SEAT_AGE = 24 * HOUR  # milliseconds for which a link to a seat is valid
IDENTITY_AGE = HOUR // 4
NO_SEAT = -1


class Conflict(Exception):
    """Another process has written an entry with this index."""


class Unwritten(Exception):
    """The database did not confirm the write; the client may send the request again."""


class Guest(Struct, frozen=True):
    """A person, known by a signed cookie."""

    id: str
    name: str
    language: str
    created: int
    colour: int | None = None
    tag: str = ""


class Listed(Struct):
    """A table as the lobby shows it: of each seat that is taken the name, its guest or its bot."""

    setup: Setup
    status: str
    occupants: dict[int, tuple[str, str, str]]

    def seats_of(self, guest: str | None) -> list[int]:
        return [
            seat
            for seat, (_, owner, _) in sorted(self.occupants.items())
            if guest and owner == guest
        ]


class Write(Struct):
    """New entries of one table, in one transaction with what the lobby shows of them."""

    table: str
    entries: list[Entry]
    status: str | None = None
    leaving: str = ""
    points: int | None = None  # the points of a daily wall that is over

    def rows(self) -> list[tuple[Any, ...]]:
        """The entries as the database has them."""
        return [(self.table, *structs.astuple(entry)) for entry in self.entries]


def seated(write: Write, entry: Entry) -> tuple[str, str, str] | None:
    """Name, guest and bot of a seat as the lobby lists it; one that is left is empty, or the bot's that plays on."""
    bot = entry.text if entry.kind == "bot" else write.leaving if entry.kind == "leave" else ""
    if entry.kind == "leave" and not bot:
        return None
    is_guest = entry.kind in ("sit", "claim", "adopt")
    return entry.text if is_guest else f"bot {bot}", entry.guest if is_guest else "", bot


class Link(Struct, frozen=True):
    """A link that can be used: to the identity of its guest, or to a seat that the guest took with the entry `since`."""

    guest: str
    table: str = ""
    seat: int = NO_SEAT
    since: int = 0
    until: int = 0


class Use(Struct, frozen=True):
    """When a link was used, and by whom; a browser without a guest has no name."""

    at: int
    name: str


class Try(Struct, frozen=True):
    """Somebody's one match on a day's wall; `finished` is empty while it goes on, and where it was given up."""

    table: str
    points: int | None = None
    finished: int | None = None


class Finished(Struct, frozen=True):
    """A line of a day's results: the table, who played it, and the points."""

    table: str
    guest: str
    name: str
    tag: str
    points: int


class Standing(NamedTuple):
    """The running tables leased to this process, and the processes that are alive.

    `stopped` says of those that were just taken until when another process is known to have run them.
    """

    leased: set[str]
    alive: set[str]
    stopped: dict[str, int]


class TableStorage(Protocol):
    """Tables with their logs, and guests."""

    process: str

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""

    @property
    def is_working(self) -> bool:
        """Whether the last write succeeded."""

    async def ping(self) -> None:
        """Raise unless what is asked for can be read and written."""

    def append(self, write: Write) -> Awaitable[None]:
        """Write entries, all of them or none; `Conflict` or `Unwritten` if that fails."""

    async def add_table(self, setup: Setup, past: Sequence[Entry] = ()) -> None:
        """A new table; its only entries are those of the match from which it goes on, if it does."""

    async def room(self, table: str) -> Room:
        """A table as its log makes it; `Refused` if there is none."""

    async def rooms(self, tables: Sequence[str]) -> dict[str, Room]:
        """Many tables at once; those that cannot be read this way are left to `room`."""

    async def entries(self, table: str, since: int) -> list[Entry]:
        """The entries of a table from an index on."""

    async def keep_snapshot(self, room: Room) -> None:
        """Store a snapshot of a room; it is only a cache."""

    async def keep_summary(self, table: str, summary: Summary | None) -> None:
        """Store the summary of a finished match; None says that it counts in no statistics."""

    async def listed(self, status: str, most: int, each: int) -> list[Listed]:
        """The newest public tables with this status, of those made from one address only so many."""

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The newest tables at which a guest sits, or which the guest has made."""

    async def summary(self, table: str) -> Listed | None:
        """A table as a list would show it, even if it is not public; None if there is none."""

    async def invited(self, code: str) -> Setup | None:
        """The open table with this join code; in the unlikely case that two have it, neither."""

    async def rematches(self, tables: Sequence[str]) -> dict[str, str]:
        """Of these tables those whose rematch is still open, and which table that is."""

    async def has_hosted(self, guest: str, most: int) -> bool:
        """Whether a guest has made so many tables that are not over."""

    async def has_made(self, origin: str, most: int) -> bool:
        """Whether so many tables that are not over were made from an address."""

    async def guest(self, guest: str) -> Guest | None:
        """The guest with this id, or the one whom they have become."""

    async def keep_guest(self, guest: Guest) -> None:
        """Store a guest who is new or has changed."""


class LinkStorage(Protocol):
    """Private links, and guests who have become others by one."""

    async def make(self, link: Link) -> str:
        """The key of a new link, which takes the place of any other to the same."""

    async def find(self, key: str, now: int) -> Link | None:
        """The link with this key, if it can still be used."""

    async def adopt(self, key: str, now: int, owner: str, adopter: str, name: str) -> bool:
        """Use the link to an identity; whether it was still good."""

    async def last_use(self, guest: str) -> Use | None:
        """When the last link to this identity was used, if it was."""

    async def former(self, guest: str) -> set[str]:
        """The guests who have become this one."""

    async def merge(self, former: set[str], guest: str) -> None:
        """Give a guest what else these guests had, for good."""

    async def left_behind(self, former: set[str], most: int) -> list[str]:
        """Tables at which these guests still sit or are hosts, the running ones first."""

    async def move_rows(self, table: str, former: set[str], guest: str) -> None:
        """Move what the lobby shows of a table to a guest, without its log."""

    async def count_tables(self, guest: str) -> int:
        """At how many tables a guest sits."""


class ReviewStorage(Protocol):
    """Reviews of finished matches, as JSON."""

    async def find(self, table: str) -> bytes | None:
        """The stored review of a match."""

    async def keep(self, table: str, review: bytes) -> None:
        """Store a review with its match."""


class DailyStorage(Protocol):
    """Who has tried which daily wall, with what result, and what the bots make of it."""

    async def claim(self, day: str, game: str, guest: str, table: str, now: int) -> str:
        """The table of a guest's one try: this one, if they have begun no other."""

    async def own_try(self, day: str, game: str, guest: str) -> Try | None:
        """A guest's try of a wall."""

    async def count(self, day: str, game: str, above: int | None = None) -> int:
        """How many have finished a wall in time, of those with more points than these if any are given."""

    async def is_tried(self, day: str, game: str) -> bool:
        """Whether anybody has begun a wall."""

    async def results(self, day: str, game: str, most: int) -> list[Finished]:
        """The best results of a wall, of equal ones the earlier first."""

    async def finished_days(self, guest: str) -> set[str]:
        """The days on which a guest has finished a wall in time."""

    async def stored_par(self, day: str, game: str) -> str | None:
        """What the bots make of a wall, as JSON, if it is known."""

    async def store_par(self, day: str, game: str, data: str) -> None:
        """Store the par of a wall, if it is not known yet."""


class LeaseStorage(Protocol):
    """Which running tables are this process's to run."""

    length: int

    @property
    def is_contested(self) -> bool:
        """Whether there may be other processes."""

    async def renew(self) -> Standing:
        """Renew the sign of life of this process, and take the tables that no live process runs."""

    async def sign(self) -> None:
        """Renew the sign of life of a process that is alone."""

    async def release(self, at: int) -> None:
        """Let others take over at once, and let them know when this process stopped."""


class Storage(NamedTuple):
    """The whole store."""

    tables: TableStorage
    links: LinkStorage
    reviews: ReviewStorage
    leases: LeaseStorage
    daily: DailyStorage
