"""The store: the log is the truth, one writer wins, snapshots are a cache, the schema migrates."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from sqlite3 import ProgrammingError
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text, update

from allcity.games import GAMES
from allcity.server.match.entries import Entry, Setup
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.storage import Conflict, Guest, Unwritten, Write
from allcity.server.store import schema
from allcity.server.store.database import migrations
from allcity.server.store.snapshots import freeze, thaw
from allcity.server.store.store import Store
from allcity.server.store.stored_reviews import StoredReviews
from allcity.server.store.writer import Writer
from tests.server.rooms import Played, setup_of


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = await Store.open(database, "p1")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def random_entries(setup: Setup, rng: Random, count: int) -> tuple[Room, list[Entry]]:
    """A room after random play, and its log."""
    played = Played(setup).start()
    while played.room.status == "running" and len(played.log) < count:
        played.now += rng.randrange(2000)
        played.random_act(rng)
    return played.room, played.log


def same(one: Room, other: Room) -> bool:
    return freeze(one) == freeze(other)


def test_what_was_written_makes_the_same_room(database: str) -> None:
    setup = setup_of()
    room, log = random_entries(setup, Random(1), 60)

    async def work(store: Store) -> None:
        await store.add_table(setup)
        await store.append(Write("T", log))
        assert same(await store.room("T"), room)
        assert await store.entries("T", 5) == log[5:]
        with pytest.raises(Refused, match="unknown-table"):
            await store.room("nothing")

    with_store(database, work)


def test_the_second_writer_of_an_index_loses_and_leaves_nothing(database: str) -> None:
    setup = setup_of()
    _, log = random_entries(setup, Random(2), 20)

    async def work(store: Store) -> None:
        await store.add_table(setup)
        await store.append(Write("T", log[:10]))
        with pytest.raises(Conflict):
            await store.append(Write("T", log[9:15]))
        assert await store.entries("T", 0) == log[:10]

    with_store(database, work)


def test_what_is_to_be_written_after_the_close_is_answered(database: str) -> None:
    """At once and with a no, while what was taken on before is still written."""
    setup = setup_of()
    _, log = random_entries(setup, Random(2), 20)

    async def work(store: Store) -> None:
        await store.add_table(setup)
        writer = Writer(store.engine, "p2")
        before = writer.append(Write("T", log[:10]))
        closing = asyncio.create_task(writer.close())
        for _ in range(2):
            await asyncio.sleep(0)
            with pytest.raises(Unwritten):
                await asyncio.wait_for(writer.append(Write("T", log[10:])), timeout=5)
            row = writer.phrases.process(id="p3", until=0)
            with pytest.raises(Unwritten):
                await asyncio.wait_for(writer.insert(row), timeout=5)
            await closing
        await before
        assert await store.entries("T", 0) == log[:10]

    with_store(database, work)


def test_in_one_batch_only_the_loser_loses(database: str) -> None:
    names = [f"T{number}" for number in range(20)]
    _, log = random_entries(setup_of(), Random(3), 12)

    async def work(store: Store) -> None:
        for name in names:
            await store.add_table(setup_of(name))
        await store.append(Write("T7", log[:1]))
        done = await asyncio.gather(
            *(store.append(Write(name, log)) for name in names), return_exceptions=True
        )
        assert [name for name, one in zip(names, done, strict=True) if one] == ["T7"]
        assert await store.entries("T7", 0) == log[:1]
        assert await store.entries("T8", 0) == log

    with_store(database, work)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [0, 3, 30, 500])
def test_a_snapshot_is_the_room(game: str, count: int) -> None:
    setup = setup_of(game=game)
    room, log = random_entries(setup, Random(count), count)
    thawed = thaw(setup, freeze(room))
    assert thawed
    assert same(thawed, room)
    replayed = Room(setup)
    replayed.fold(log)
    assert same(replayed, room)


def test_reading_many_tables_gives_the_rooms_that_reading_each_gives(database: str) -> None:
    """With a snapshot and without, with one that is not the newest, and with one that cannot be read."""
    played = {name: Played(setup_of(name)).start() for name in "ABCD"}
    for at, (name, match) in enumerate(played.items()):
        match.until(lambda room, at=at: room.version > 20 + at, Random(name))  # type: ignore[misc]

    async def work(store: Store) -> None:
        for name, match in played.items():
            await store.add_table(match.room.setup)
            await store.append(Write(name, match.log, "running"))
        await store.keep_snapshot(played["B"].room)
        earlier = Room(played["C"].room.setup)
        earlier.fold(played["C"].log[:10])
        await store.keep_snapshot(earlier)
        broken = store.writer.phrases.snapshot(table_id="D", version=12, data=b"{}")
        await store.writer.insert(broken)
        many = await store.rooms(["A", "B", "C", "D", "no such table"])
        assert sorted(many) == ["A", "B", "C"], "D has to be read from its first entry on"
        for name, room in many.items():
            assert same(room, await store.room(name))
            assert same(room, played[name].room)

    with_store(database, work)


def test_the_log_of_the_server_says_where_a_snapshot_was_not_used(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It fits no longer to what was written since: the entries before its version are another match's."""
    setup = setup_of()
    room, log = random_entries(setup, Random(3), 40)
    other = Played(setup_of(seed=f"{3:064x}")).start()

    async def work(store: Store) -> None:
        await store.add_table(setup)
        await store.append(Write("T", log))
        await store.keep_snapshot(other.room)
        assert same(await store.room("T"), room)

    with_store(database, work)
    said = [vars(record) for record in caplog.records if record.message == "snapshot not used"]
    assert [(one["table"], bool(one["exc_info"])) for one in said] == [("T", True)]


def test_a_snapshot_of_another_form_is_not_used() -> None:
    assert thaw(setup_of(), b"{}") is None
    assert thaw(setup_of(), b'{"format": 0}') is None


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_that_cannot_be_read_is_ignored_whatever_is_wrong_with_it(
    database: str, game: str
) -> None:
    """It is a cache: any part of it may be missing, of another kind, or from another match."""
    setup = setup_of(game=game, seed=f"{3:064x}")
    room, log = random_entries(setup, Random(3), 40)
    frozen = json.loads(freeze(room))
    later, _ = random_entries(setup, Random(4), 80)

    async def work(store: Store) -> None:
        await store.add_table(setup)
        await store.append(Write("T", log))
        for data in [freeze(later), *spoiled(frozen, Random(5))]:
            row = {"table_id": "T", "version": 1, "data": data}
            await store.writer.insert(store.writer.phrases.snapshot(**row))
            assert same(await store.room("T"), room), data
            many = await store.rooms(["T"])
            assert "T" not in many or same(many["T"], room), data

    with_store(database, work)


NOT_READ = ("game",)  # parts of a state that say whose it is, and are not asked for


def spoiled(frozen: dict[str, Any], rng: Random) -> Iterator[bytes]:
    """Snapshots with mistakes that their readers must notice."""
    yield b""
    yield b"\xff"
    yield json.dumps(frozen)[: rng.randrange(100, 1000)].encode()
    yield json.dumps({**frozen, "version": 10**6}).encode()
    yield json.dumps({**frozen, "format": "one"}).encode()
    for name in frozen["state"]:
        state = {key: value for key, value in frozen["state"].items() if key != name}
        if name not in NOT_READ:
            yield json.dumps({**frozen, "state": state}).encode()


FIRST_LOOK = """
import sys, threading
from allcity.server.match.room import Room
from allcity.server.store.snapshots import freeze, thaw
from tests.server.rooms import setup_of

setup, together = setup_of(), threading.Barrier(8)
data = freeze(Room(setup))

def look():
    together.wait()
    thaw(setup, data)

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=look) for _ in range(8)]
for one in threads:
    one.start()
for one in threads:
    one.join()
"""


def test_many_snapshots_may_be_the_first_that_a_process_reads() -> None:
    """After a restart many tables are adopted at once, in threads; it ended one process in four."""
    for _ in range(10):
        done = subprocess.run([sys.executable, "-c", FIRST_LOOK], check=False)
        assert done.returncode == 0


def test_a_room_from_a_snapshot_goes_on_as_the_log_does(database: str) -> None:
    setup = setup_of()
    room, log = random_entries(setup, Random(4), 80)

    async def work(store: Store) -> None:
        await store.add_table(setup)
        await store.append(Write("T", log[:40]))
        await store.keep_snapshot(await store.room("T"))
        await store.append(Write("T", log[40:]))
        assert same(await store.room("T"), room)

    with_store(database, work)


def differences(connection: Connection) -> list[object]:
    """Return how the migrated tables differ from `schema.py`."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    differences: list[object] = list(compare_metadata(context, schema.METADATA))
    inspector = inspect(connection)
    for name, table in schema.METADATA.tables.items():
        key = inspector.get_pk_constraint(name)["constrained_columns"]
        if key != [column.name for column in table.primary_key]:
            differences.append((name, key))
    return differences


async def check_schema(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_the_migrations_make_the_schema(database: str) -> None:
    with_store(database, check_schema)
    with_store(database, check_schema)


def test_who_sits_where_is_still_known_after_the_step_that_renames_it(database: str) -> None:
    setup = setup_of()
    _, log = random_entries(setup, Random(1), 10)
    names: list[dict[int, tuple[str, str, str]]] = []

    async def play(store: Store) -> None:
        await store.add_table(setup)
        await store.append(Write("T", log))
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.downgrade(migrations(sync), "0003"))

    async def look(store: Store) -> None:
        names.extend(table.occupants for table in await store.tables_of("g0", 9))

    with_store(database, play)
    with_store(database, look)
    assert names == [{0: ("Guest 0", "g0", ""), 1: ("Guest 1", "g1", "")}]


def test_until_when_a_table_was_run_survives_the_step_that_gives_it_a_column(database: str) -> None:
    """Of two running tables one has stopped, which an earlier version wrote as a negative number."""
    rows: list[tuple[str, int, int | None]] = []

    async def write(store: Store) -> None:
        for table in ("run", "left"):
            await store.add_table(setup_of(table, created=7_000))
        async with store.engine.begin() as connection:
            is_left = schema.tables.c.id == "left"
            await connection.execute(update(schema.tables).where(is_left).values(stopped=9_000))
            await connection.run_sync(lambda sync: command.downgrade(migrations(sync), "0004"))
            former = await connection.execute(text("SELECT id, changed FROM tables ORDER BY id"))
            assert [tuple(row) for row in former] == [("left", -9_000), ("run", 7_000)]

    async def look(store: Store) -> None:
        columns = schema.tables.c
        async with store.engine.connect() as connection:
            stored = await connection.execute(select(columns.id, columns.changed, columns.stopped))
            rows.extend((row.id, row.changed, row.stopped) for row in stored)

    with_store(database, write)
    with_store(database, look)
    assert sorted(rows) == [("left", 9_000, 9_000), ("run", 7_000, None)]


DYING = """
import asyncio, os, signal, sys
from sqlalchemy import event
from allcity.server.store.database import engine_of, migrate

engine = engine_of(sys.argv[1])

@event.listens_for(engine.sync_engine, "before_cursor_execute")
def die(connection, cursor, statement, *more):
    if "CREATE TABLE chairs" in statement:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(migrate(engine))
"""


def test_a_migration_that_is_killed_half_way_is_made_at_the_next_start(database: str) -> None:
    done = subprocess.run([sys.executable, "-c", DYING, database], check=False)
    assert done.returncode == -signal.SIGKILL
    with_store(database, check_schema)


def test_a_guest_is_read_as_kept_and_what_has_changed_is_kept_anew(database: str) -> None:
    async def work(store: Store) -> None:
        for tag in ("wild", ""):
            ana = Guest("ana", "Ana", "fr", 7, 3, tag)
            await store.keep_guest(ana)
            assert await store.guest("ana") == ana
        assert await store.guest("bob") is None

    with_store(database, work)


def test_the_signing_key_is_made_once(database: str) -> None:
    secrets = []

    async def work(store: Store) -> None:
        secrets.append(await store.secret())

    with_store(database, work)
    with_store(database, work)
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) == 32


def test_the_first_review_of_a_match_is_the_one_that_is_stored(database: str) -> None:
    async def work(store: Store) -> None:
        reviews = StoredReviews(store)
        for name in ("T", "U"):
            await store.add_table(setup_of(name))
        assert await reviews.find("T") is None
        for review in (b"one", b"two"):
            await reviews.keep("T", review)
        assert (await reviews.find("T"), await reviews.find("U")) == (b"one", None)

    with_store(database, work)


def test_a_store_that_is_closed_lets_go_of_its_file(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(tmp_path / "tables.db"), "p1")
        await store.add_table(setup_of())
        await store.room("T")
        log = store.writer.sqlite
        assert log
        connection, pool = log.connection, store.engine.pool
        assert connection
        await store.close()
        with pytest.raises(ProgrammingError, match="closed"):
            connection.execute("SELECT 1")
        assert store.engine.pool is not pool, "its connections are closed, too"

    asyncio.run(main())
