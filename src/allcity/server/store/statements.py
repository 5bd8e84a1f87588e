"""New entries of a table, and the statements that write them with what the lobby shows of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import structs
from msgspec.json import encode
from sqlalchemy import (
    Delete,
    Dialect,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    null,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from allcity.server.match import profiles
from allcity.server.match.entries import Setup
from allcity.server.storage import SEATING, Write, seated
from allcity.server.store import schema
from allcity.server.store.schema import entries, occupants, processes, snapshots, summaries, tables


def table_row(setup: Setup) -> dict[str, Any]:
    """A new table as the database has it; its origin has a column of its own, because it is forgotten earlier than the rest."""
    return {
        "id": setup.id,
        "setup": encode(structs.replace(setup, origin="")),
        "game": setup.game,
        "is_open": setup.is_open,
        "host": setup.host,
        "status": "open",
        "created": setup.created,
        "changed": setup.created,
        "runner": None,
        "stopped": None,
        "origin": setup.origin,
        "join_code": setup.join_code or None,
    }


class Statement(NamedTuple):
    """SQL for the driver, and the rows for which it is executed."""

    sql: str
    rows: Sequence[tuple[Any, ...]]


class Ready:
    """A statement that is compiled once, since compiling it for every move would cost more than executing it."""

    def __init__(self, clause: Insert | Update | Delete, dialect: Dialect) -> None:
        compiled = clause.compile(dialect=dialect)
        self.sql = str(compiled)
        self._order: list[str] = compiled.positiontup or []

    def __call__(self, **values: Any) -> Statement:
        return Statement(self.sql, [tuple([values[name] for name in self._order])])


class Phrases:
    """The statements of all writes, compiled for one kind of database."""

    def __init__(self, dialect: Dialect, process: str) -> None:
        self._process = process
        self._entry = Ready(insert(entries), dialect)
        self.table = Ready(insert(tables), dialect)
        self.snapshot = Ready(_upsert(dialect, snapshots, "version", "data"), dialect)
        self.summary = Ready(_upsert(dialect, summaries, "data"), dialect)
        self.process = Ready(insert(processes), dialect)
        self._occupant = Ready(insert(occupants), dialect)
        this, seat = occupants.c.table_id == bindparam("this"), occupants.c.seat == bindparam("at")
        self._no_occupant = Ready(delete(occupants).where(this, seat), dialect)
        renamed = update(occupants).where(this, seat).values(name=bindparam("called"))
        self._renamed = Ready(renamed, dialect)
        change = update(tables).where(tables.c.id == bindparam("this"))
        self._host = Ready(change.values(host=bindparam("by")), dialect)
        status = change.values(status=bindparam("now"), changed=bindparam("at"), stopped=null())
        self._status = Ready(status, dialect)
        tries = schema.daily_tries
        finished = update(tries).where(tries.c.table_id == bindparam("this"))
        self._finished = Ready(
            finished.values(points=bindparam("won"), finished=bindparam("at")), dialect
        )
        self._running = Ready(status.values(runner=bindparam("by")), dialect)

    def statements(self, writes: Sequence[Write]) -> Iterator[Statement]:
        """One statement for the entries of all writes, then those for what the lobby shows."""
        if writes:
            rows = [row for write in writes for row in write.rows()]
            yield Statement(self._entry.sql, rows)
        for write in writes:
            yield from self._lobby(write)

    def _lobby(self, write: Write) -> Iterator[Statement]:
        for entry in write.entries:
            if entry.kind == "adopt" and entry.seat is None:
                yield self._host(this=write.table, by=entry.guest)
            elif entry.kind in SEATING:
                yield self._no_occupant(this=write.table, at=entry.seat)
                if occupant := seated(write, entry):
                    name, guest, bot = occupant
                    row = {"table_id": write.table, "seat": entry.seat}
                    yield self._occupant(**row, name=name, guest=guest, bot=bot)
            elif entry.kind == "profile":
                name = profiles.read(entry.text).name
                yield self._renamed(this=write.table, at=entry.seat, called=name)
        if write.status:
            say = self._running if write.status == "running" else self._status
            at = write.entries[-1].at
            yield say(this=write.table, now=write.status, at=at, by=self._process)
        if write.points is not None:
            at = write.entries[-1].at
            yield self._finished(this=write.table, won=write.points, at=at)


def _upsert(dialect: Dialect, table: Table, *columns: str) -> Insert:
    """A row of a table of the store; these columns replace the former ones."""
    says = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
    insertion: Any = says(table)
    replaced: Insert = insertion.on_conflict_do_update(
        index_elements=["table_id"], set_={name: insertion.excluded[name] for name in columns}
    )
    return replaced
