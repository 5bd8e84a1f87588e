"""The store: the log is the truth, one writer wins, snapshots are a cache, the schema migrates."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from sqlalchemy import Connection, inspect
from sqlalchemy.engine.interfaces import ReflectedColumn

from allcity.games import GAMES
from allcity.server import schema
from allcity.server.entries import Entry, Setup
from allcity.server.refusals import Refused
from allcity.server.rooms import Room
from allcity.server.snapshots import freeze, thaw
from allcity.server.store import Store
from allcity.server.writer import Conflict
from allcity.server.writes import Write
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


def test_a_snapshot_of_another_form_is_not_used() -> None:
    assert thaw(setup_of(), b"{}") is None
    assert thaw(setup_of(), b'{"format": 0}') is None


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


def columns_of(connection: Connection, name: str) -> list[ReflectedColumn]:
    return inspect(connection).get_columns(name)


def test_the_migrations_make_the_schema(database: str) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            names = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
            assert names == {*schema.METADATA.tables, "alembic_version"}
            for name, table in schema.METADATA.tables.items():
                columns = await connection.run_sync(columns_of, name)
                assert {c["name"]: c["nullable"] for c in columns} == {
                    c.name: c.nullable for c in table.columns
                }

    with_store(database, work)
    with_store(database, work)


def test_the_signing_key_is_made_once(database: str) -> None:
    found = []

    async def work(store: Store) -> None:
        found.append(await store.secret())

    with_store(database, work)
    with_store(database, work)
    assert found[0] == found[1]
    assert len(found[0]) == 32
