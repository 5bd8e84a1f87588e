"""Leases: a process that takes a table over knows until when the previous one ran it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest
from sqlalchemy import select, update

from allcity.server.live.tables import Tables
from allcity.server.match.entries import Entry
from allcity.server.match.requests import seating
from allcity.server.running import leases
from allcity.server.running.leases import Leases
from allcity.server.services import LEASE
from allcity.server.storage import Write
from allcity.server.store import schema
from allcity.server.store.store import Store
from tests.server.rooms import setup_of

LONG_AGO = 1_600_000_000_000


class Process(NamedTuple):
    """The parts of a server process that the store needs."""

    store: Store
    leases: Leases

    async def was_heard(self, at: int) -> None:
        """Set the time of its last sign of life."""
        mine = update(schema.processes).where(schema.processes.c.id == self.store.process)
        async with self.store.engine.begin() as connection:
            await connection.execute(mine.values(until=at + LEASE))

    async def heard(self) -> int:
        columns = schema.processes.c
        async with self.store.engine.connect() as connection:
            rows = await connection.execute(
                select(columns.until).where(columns.id == self.store.process)
            )
            return int(rows.scalar_one()) - LEASE


@asynccontextmanager
async def opened(database: str, process: str) -> AsyncIterator[Process]:
    store = await Store.open(database, process)
    try:
        yield Process(store, Leases(store, LEASE))
    finally:
        await store.close()


def run(database: str, scene: Callable[[Process, Process], Awaitable[None]]) -> None:
    """A process runs table T, another comes after it."""

    async def main() -> None:
        async with opened(database, "first") as first, opened(database, "second") as second:
            await first.leases.renew()
            await first.store.add_table(setup_of())
            await first.store.append(Write("T", [Entry(0, "start", 2000)], "running"))
            await scene(first, second)

    asyncio.run(main())


def test_after_a_crash_it_is_the_last_sign_of_life(database: str) -> None:
    async def scene(first: Process, second: Process) -> None:
        await first.was_heard(LONG_AGO)
        assert await second.leases.renew() == ({"T"}, {"second"}, {"T": LONG_AGO})
        assert (await second.leases.renew()).stopped == {}

    run(database, scene)


def test_whoever_stops_in_good_order_says_when(database: str) -> None:
    async def scene(first: Process, second: Process) -> None:
        await first.leases.release(LONG_AGO)
        assert await second.leases.renew() == ({"T"}, {"second"}, {"T": LONG_AGO})

    run(database, scene)


@pytest.mark.parametrize("is_in_order", [False, True])
def test_whoever_takes_over_and_ends_before_it_has_adopted_changes_nothing(
    database: str, is_in_order: bool
) -> None:
    async def scene(first: Process, second: Process) -> None:
        await first.was_heard(LONG_AGO)
        await second.leases.renew()
        if is_in_order:
            await second.leases.release(LONG_AGO + 5_000)
        else:
            await second.was_heard(LONG_AGO + 5_000)
        async with opened(database, "third") as third:
            assert await third.leases.renew() == ({"T"}, {"third"}, {"T": LONG_AGO})

    run(database, scene)


def test_what_is_adopted_has_been_run_again(database: str) -> None:
    async def scene(first: Process, second: Process) -> None:
        await first.was_heard(LONG_AGO)
        await second.leases.renew()
        played = Tables(second.store)
        await (await played.get("T")).submit(lambda d: seating.recover(d, {"second"}, LONG_AGO))
        await second.was_heard(LONG_AGO + 5_000)
        async with opened(database, "third") as third:
            assert (await third.leases.renew()).stopped == {"T": LONG_AGO + 5_000}

    run(database, scene)


def test_what_a_process_has_begun_itself_has_not_stopped(database: str) -> None:
    async def scene(first: Process, _: Process) -> None:
        assert await first.leases.renew() == ({"T"}, {"first"}, {})

    run(database, scene)


def test_a_process_that_is_alone_signs_now_and_then(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(first: Process, _: Process) -> None:
        monkeypatch.setattr(leases, "SIGN", 3600.0)
        await first.was_heard(LONG_AGO)
        await first.leases.sign()
        assert await first.heard() > LONG_AGO
        await first.was_heard(LONG_AGO)
        await first.leases.sign()
        assert await first.heard() == LONG_AGO, "it signs too often"
        monkeypatch.setattr(leases, "SIGN", -1.0)
        await first.leases.sign()
        assert await first.heard() > LONG_AGO

    run(database, scene)
