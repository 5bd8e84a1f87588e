"""Tables of one browser: heads in memory, logs on its shelf, each move written before it is acknowledged."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct, field
from msgspec.json import Decoder, encode

from allcity.server.match import profiles
from allcity.server.match.entries import Entry, Setup
from allcity.server.match.room import PRESENT, Room
from allcity.server.match.summaries import Summary
from allcity.server.offline.shelf import Changes, Shelf
from allcity.server.refusals import Refused
from allcity.server.storage import SEATING, Guest, Listed, Try, Unwritten, Write, seated
from allcity.server.store.snapshots import opened

MOST = 60  # tables that are kept; the oldest that are over go first
TABLE, LOG, GUEST, REVIEW, TRY, SECRET = "table/", "log/", "guest/", "review/", "daily/", "secret"


class Head(Struct):
    """What lists show of a table."""

    setup: Setup
    status: str = "open"
    changed: int = 0
    occupants: dict[int, tuple[str, str, str]] = field(default_factory=dict)
    rematch: str = ""

    def listed(self) -> Listed:
        return Listed(self.setup, self.status, dict(self.occupants))


_read_head, _read_guest, _read_log = Decoder(Head), Decoder(Guest), Decoder(list[Entry])


class MemoryTables:
    """The tables and guests of one browser, for the one process that has its shelf."""

    is_shared = False
    is_working = True

    def __init__(self, shelf: Shelf, heads: Iterable[Head], guests: Iterable[Guest]) -> None:
        self.process = secrets.token_hex(6)
        self._shelf = shelf
        self.heads = {head.setup.id: head for head in heads}
        self._guests = {guest.id: guest for guest in guests}

    @classmethod
    async def open(cls, shelf: Shelf) -> MemoryTables:
        heads = [_read_head.decode(text) for _, text in await shelf.read(TABLE)]
        guests = [_read_guest.decode(text) for _, text in await shelf.read(GUEST)]
        return cls(shelf, heads, guests)

    async def secret(self) -> bytes:
        """The key that signs the cookie, made once."""
        known = dict(await self._shelf.read(SECRET))
        if SECRET not in known:
            known[SECRET] = secrets.token_hex(32)
            await self.write(known)
        return bytes.fromhex(known[SECRET])

    async def write(self, changes: Changes) -> None:
        """Put something on the shelf; `Unwritten` if that fails."""
        try:
            await self._shelf.write(changes)
        except Exception as problem:
            raise Unwritten from problem

    async def ping(self) -> None:
        """Memory always answers."""

    async def append(self, write: Write) -> None:
        """The entries and what the lists show of them, on the shelf before anywhere else."""
        head = _after(self.heads[write.table], write)
        log = f"{LOG}{write.table}/{write.entries[0].index:06}"
        changes = {log: _text(write.entries), f"{TABLE}{write.table}": _text(head)}
        if write.points is not None:
            finished = Try(write.table, write.points, write.entries[-1].at)
            changes[try_key(head.setup.daily, head.setup.game)] = _text(finished)
        await self.write(changes)
        self.heads[write.table] = head

    async def add_table(self, setup: Setup, past: Sequence[Entry] = ()) -> None:
        head = Head(setup, changed=setup.created)
        changes: dict[str, str | None] = {f"{TABLE}{setup.id}": _text(head)}
        if past:
            changes[f"{LOG}{setup.id}/{past[0].index:06}"] = _text(list(past))
        oldest = sorted(
            self.heads.values(), key=lambda head: (head.status in PRESENT, head.changed)
        )
        forgotten = [head.setup.id for head in oldest[: max(len(oldest) - MOST + 1, 0)]]
        for table in forgotten:
            rows = await self._shelf.read(f"{LOG}{table}/")
            keys = [key for key, _ in rows]
            changes |= dict.fromkeys([f"{TABLE}{table}", f"{REVIEW}{table}", *keys])
        await self.write(changes)
        for table in forgotten:
            del self.heads[table]
        self.heads[setup.id] = head

    async def room(self, table: str) -> Room:
        if table not in self.heads:
            raise Refused("unknown-table", table=table[:32])
        return await opened(self.heads[table].setup, await self.entries(table, 0))

    async def rooms(self, tables: Sequence[str]) -> dict[str, Room]:
        """None: each is read when it is needed."""
        return {}

    async def entries(self, table: str, since: int) -> list[Entry]:
        rows = await self._shelf.read(f"{LOG}{table}/")
        entries = [entry for _, text in rows for entry in _read_log.decode(text)]
        return entries[since:]

    async def keep_snapshot(self, room: Room) -> None:
        """A browser folds its logs: they are few."""

    async def keep_summary(self, table: str, summary: Summary | None) -> None:
        """A browser shows no statistics."""

    async def listed(self, status: str, most: int, each: int) -> list[Listed]:
        return self._newest(most, lambda head: head.status == status and head.setup.is_open)

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        def is_theirs(head: Head) -> bool:
            return head.setup.host == guest or bool(head.listed().seats_of(guest))

        return self._newest(most, is_theirs)

    def _newest(self, most: int, is_wanted: Callable[[Head], bool]) -> list[Listed]:
        wanted = [head for head in self.heads.values() if is_wanted(head)]
        wanted.sort(key=lambda head: head.setup.created, reverse=True)
        return [head.listed() for head in wanted[:most]]

    async def summary(self, table: str) -> Listed | None:
        head = self.heads.get(table)
        return head.listed() if head else None

    async def invited(self, code: str) -> Setup | None:
        is_it = (head.setup for head in self.heads.values() if head.status == "open")
        return next((setup for setup in is_it if setup.join_code == code), None)

    async def rematches(self, tables: Sequence[str]) -> dict[str, str]:
        heads = [self.heads[table] for table in tables if table in self.heads]
        offered = {head.setup.id: self.heads.get(head.rematch) for head in heads}
        return {old: new.setup.id for old, new in offered.items() if new and new.status == "open"}

    async def has_hosted(self, guest: str, most: int) -> bool:
        """Never too many: the oldest are forgotten."""
        return False

    async def has_made(self, origin: str, most: int) -> bool:
        """Never too many: the oldest are forgotten."""
        return False

    async def guest(self, guest: str) -> Guest | None:
        return self._guests.get(guest)

    async def keep_guest(self, guest: Guest) -> None:
        await self.write({f"{GUEST}{guest.id}": _text(guest)})
        self._guests[guest.id] = guest


def try_key(day: str, game: str) -> str:
    """Where the one try of a daily wall is."""
    return f"{TRY}{day}/{game}"


def _after(head: Head, write: Write) -> Head:
    """What the lists show of a table after a write."""
    occupants, rematch = dict(head.occupants), head.rematch
    for entry in write.entries:
        if entry.kind in SEATING and entry.seat is not None:
            occupants.pop(entry.seat, None)
            if occupant := seated(write, entry):
                occupants[entry.seat] = occupant
        elif entry.kind == "profile" and entry.seat in occupants:
            _, guest, bot = occupants[entry.seat]
            occupants[entry.seat] = profiles.read(entry.text).name, guest, bot
        elif entry.kind == "rematch":
            rematch = entry.text
    status, at = write.status or head.status, write.entries[-1].at
    return Head(head.setup, status, at, occupants, rematch)


def _text(value: object) -> str:
    return encode(value).decode()
