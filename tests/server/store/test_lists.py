"""The tables that the store lists, for whom and in which order, and which of them count towards a limit."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from allcity.server.match.entries import Entry, Kind
from allcity.server.storage import Listed, Write
from allcity.server.store import schema
from allcity.server.store.store import Store
from tests.server.rooms import setup_of
from tests.server.store.test_store import with_store

Done = tuple[Kind, int | None, str, str]  # kind, seat, text and guest of an entry
ANA: Done = ("sit", 0, "Ana", "ana")
BOB: Done = ("sit", 1, "Bob", "bob")
BOT: Done = ("bot", 1, "random", "ana")


async def made(
    store: Store, name: str, created: int, *done: Done, status: str = "", **more: Any
) -> None:
    fields = {"host": "ana", "origin": "here", "join_code": name, **more}
    await store.add_table(setup_of(name, created=created, **fields))
    entries = [
        Entry(index, kind, created, seat, text, guest)
        for index, (kind, seat, text, guest) in enumerate(done)
    ]
    if entries:
        await store.append(Write(name, entries, status))


def named(listed: list[Listed]) -> list[str]:
    return [table.setup.id for table in listed]


def test_ones_own_tables_are_those_that_one_made_or_sits_at_the_newest_first(
    database: str,
) -> None:
    async def work(store: Store) -> None:
        await made(store, "first", 1, ANA)
        await made(store, "empty", 2)
        await made(store, "bobs", 3, ANA, BOB, host="bob")
        await made(store, "theirs", 4, BOB, host="bob")
        assert named(await store.tables_of("ana", 9)) == ["bobs", "empty", "first"]
        assert named(await store.tables_of("bob", 9)) == ["theirs", "bobs"]
        assert named(await store.tables_of("ana", 2)) == ["bobs", "empty"]
        assert await store.tables_of("eve", 9) == []
        (bobs, *_) = await store.tables_of("ana", 1)
        assert bobs.occupants == {0: ("Ana", "ana", ""), 1: ("Bob", "bob", "")}
        assert bobs.seats_of("bob") == [1]
        summary = await store.summary("bobs")
        assert summary == bobs
        assert await store.summary("none") is None

    with_store(database, work)


def test_the_lobby_lists_public_tables_of_a_status_and_few_of_each_address(database: str) -> None:
    async def work(store: Store) -> None:
        for created in range(1, 4):
            await made(store, f"here-{created}", created)
        await made(store, "there", 0, origin="there")
        await made(store, "private", 9, is_open=False)
        await made(store, "running", 8, ANA, status="running")
        assert named(await store.listed("open", 9, 2)) == ["here-3", "here-2", "there"]
        assert named(await store.listed("open", 2, 2)) == ["here-3", "here-2"]
        assert named(await store.listed("running", 9, 2)) == ["running"]

    with_store(database, work)


@pytest.mark.parametrize(
    ("status", "done", "is_counted"),
    [
        ("", [], True),
        ("", [ANA, BOT], True),
        ("running", [ANA, BOT], False),
        ("running", [ANA, BOB], True),
        ("over", [ANA, BOB], False),
        ("closed", [], False),
    ],
)
def test_of_a_hosts_tables_those_that_are_open_or_have_others_at_them_count(
    database: str, status: str, done: list[Done], is_counted: bool
) -> None:
    async def work(store: Store) -> None:
        closing: list[Done] = [("close", None, "", "ana")] if status == "closed" else []
        await made(store, "one", 1, *done, *closing, status=status)
        assert await store.has_hosted("ana", 1) is is_counted
        assert not await store.has_hosted("ana", 2)
        assert not await store.has_hosted("bob", 1)
        assert await store.has_made("here", 1) is (status in ("", "running"))
        assert not await store.has_made("there", 1)

    with_store(database, work)


def test_who_adopts_a_seat_does_not_become_host_and_who_adopts_a_table_does(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store, "seat", 1, ANA, ("adopt", 0, "Ana", "eve"))
        await made(store, "table", 2, ANA, ("adopt", None, "", "eve"))
        await made(store, "started", 3, ANA, BOB, ("start", None, "", "bob"), status="running")
        assert await hosted_by(store, "ana") == ["seat", "started"]
        assert await hosted_by(store, "eve") == ["table"]
        assert named(await store.tables_of("eve", 9)) == ["table", "seat"]

    with_store(database, work)


async def hosted_by(store: Store, guest: str) -> list[str]:
    tables = schema.tables.c
    query = select(tables.id).where(tables.host == guest).order_by(tables.id)
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


def test_tables_of_other_rules_do_not_count(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store, "old", 1, rules=0)
        assert not await store.has_hosted("ana", 1)
        await made(store, "new", 2)
        assert await store.has_hosted("ana", 1)
        assert not await store.has_hosted("ana", 2)

    with_store(database, work)


def test_a_join_code_leads_to_the_one_open_table_that_has_it(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store, "open", 1, join_code="1234567890")
        await made(store, "running", 2, ANA, status="running", join_code="5555555555")
        setup = await store.invited("1234567890")
        assert setup is not None
        assert setup.id == "open"
        assert await store.invited("5555555555") is None
        assert await store.invited("0000000000") is None
        is_other = schema.tables.c.id == "running"
        async with store.engine.begin() as connection:
            twice = update(schema.tables).where(is_other)
            await connection.execute(twice.values(status="open", join_code="1234567890"))
        assert await store.invited("1234567890") is None, "in doubt nobody is led anywhere"

    with_store(database, work)


def test_rematches_are_told_while_they_are_open(database: str) -> None:
    async def work(store: Store) -> None:
        for old, new, status in (
            ("a", "a-again", ""), ("b", "b-again", "running"), ("c", "c-again", ""),
        ):  # fmt: skip
            await made(store, old, 1, ANA, ("rematch", None, new, "ana"), status="over")
            await made(store, new, 2, ANA, status=status)
        assert await store.rematches(["a", "b"]) == {"a": "a-again"}
        assert await store.rematches([]) == {}

    with_store(database, work)
