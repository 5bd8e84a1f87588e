"""The tries of daily walls in the store: one each, merged with their guests, listed by points, and counted in days."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert, update

from allcity.server.limits import HOUR
from allcity.server.match import days
from allcity.server.match.entries import Entry
from allcity.server.storage import Guest, Try, Write
from allcity.server.store import schema
from allcity.server.store.daily_tries import DailyTries
from allcity.server.store.store import Store
from tests.server.rooms import setup_of
from tests.server.store.test_store import with_store

DAY = "2026-11-18"
NOON = days.closes_at(DAY) - 12 * HOUR


async def tried(
    store: Store, guest: str, points: int | None, day: str = DAY, at: int = 0, game: str = "g"
) -> str:
    """Note a try, and its result if there is one; at noon of its day, unless another time is given."""
    at = at or days.closes_at(day) - 12 * HOUR
    table = f"{guest}-{day}-{game}"
    await DailyTries(store).claim(day, game, guest, table, at)
    tries = schema.daily_tries.c
    if points is not None:
        values = {"points": points, "finished": at}
        async with store.engine.begin() as connection:
            done = update(schema.daily_tries).where(tries.table_id == table).values(values)
            await connection.execute(done)
    return table


async def streak(store: Store, guest: str, today: str = DAY) -> int:
    return days.streak(await DailyTries(store).finished_days(guest), today)


async def known(store: Store, guest: str) -> None:
    await store.keep_guest(Guest(guest, guest, "en", 0))


async def become(store: Store, former: str, guest: str) -> None:
    async with store.engine.begin() as connection:
        is_one = schema.guests.c.id == former
        await connection.execute(update(schema.guests).where(is_one).values(became=guest))


def test_of_many_at_once_one_gets_the_try(database: str) -> None:
    """Two processes have two writers."""

    async def work(store: Store) -> None:
        other = await Store.open(database, "p2")
        try:
            claims = [
                DailyTries(one).claim(DAY, "g", "ana", f"t{number}", number)
                for number, one in enumerate((store, other, store, other))
            ]
            assert len(set(await asyncio.gather(*claims))) == 1
            assert await DailyTries(store).claim(DAY, "other", "ana", "t9", 0) == "t9"
            assert await DailyTries(store).claim(DAY, "g", "bob", "t8", 0) == "t8"
            assert await DailyTries(store).is_tried(DAY, "other")
            assert not await DailyTries(store).is_tried(DAY, "no game")
            assert not await DailyTries(store).is_tried("2026-11-19", "g")
        finally:
            await other.close()

    with_store(database, work)


def test_whoever_becomes_another_keeps_the_first_try_of_both(database: str) -> None:
    async def work(store: Store) -> None:
        for guest in ("ana", "bob", "eve"):
            await known(store, guest)
        first = await tried(store, "bob", 10)
        await tried(store, "ana", 30, at=NOON + 1)
        mine = await tried(store, "ana", 5, "2026-11-17")
        await tried(store, "eve", 20, "2026-11-16")
        await become(store, "bob", "ana")
        assert await DailyTries(store).claim(DAY, "g", "ana", "new", 0) == first, "before merging"
        await become(store, "eve", "ana")
        for _ in range(2):
            await DailyTries(store).merge({"bob", "eve"}, "ana")
        own = [await DailyTries(store).own_try(f"2026-11-1{day}", "g", "ana") for day in (6, 7, 8)]
        assert [one and one.table for one in own] == ["eve-2026-11-16-g", mine, first]
        assert await DailyTries(store).own_try(DAY, "g", "bob") is None
        assert await DailyTries(store).count(DAY, "g") == 1
        assert await streak(store, "ana") == 3

    with_store(database, work)


def test_results_are_listed_by_points_and_the_late_ones_are_not(database: str) -> None:
    async def work(store: Store) -> None:
        late = days.opens_at(DAY)
        plan = {"ana": (7, NOON), "bob": (9, late - 1), "eve": (9, NOON), "zoe": (99, late)}
        for guest, (points, at) in plan.items():
            await known(store, guest)
            table = await tried(store, guest, points, at=at)
            async with store.engine.begin() as connection:
                row = {
                    "id": table, "setup": b"{}", "game": "g", "is_open": False, "host": guest,
                    "status": "over", "created": 0, "changed": 0,
                }  # fmt: skip
                await connection.execute(insert(schema.tables).values(row))
                seat = {"table_id": table, "seat": 0, "guest": guest, "name": guest, "bot": ""}
                await connection.execute(insert(schema.occupants).values(seat))
        await tried(store, "nobody", None)
        results = await DailyTries(store).results(DAY, "g", 10)
        assert [line.name for line in results] == ["eve", "bob", "ana"]
        assert len(await DailyTries(store).results(DAY, "g", 2)) == 2
        assert await DailyTries(store).count(DAY, "g") == 3
        assert await DailyTries(store).count(DAY, "g", above=7) == 2
        assert await streak(store, "zoe") == 0

    with_store(database, work)


def test_a_streak_ends_where_a_day_is_missing(database: str) -> None:
    async def work(store: Store) -> None:
        for day in ("2026-11-14", "2026-11-16", "2026-11-17"):
            await tried(store, "ana", 1, day, days.closes_at(day) - 1)
            await tried(store, "ana", 1, day, days.closes_at(day) - 1, game="other")
        await tried(store, "ana", None)
        assert await streak(store, "ana") == 2
        assert await streak(store, "ana", "2026-11-19") == 0
        assert await streak(store, "nobody") == 0

    with_store(database, work)


def test_the_first_par_that_is_stored_stays(database: str) -> None:
    async def work(store: Store) -> None:
        assert await DailyTries(store).stored_par(DAY, "g") is None
        for data in ("{}", "[]"):
            await DailyTries(store).store_par(DAY, "g", data)
        assert await DailyTries(store).stored_par(DAY, "g") == "{}"

    with_store(database, work)


def test_the_result_of_a_try_is_written_with_the_end_of_its_match(database: str) -> None:
    async def work(store: Store) -> None:
        tries = DailyTries(store)
        for name in ("T", "U"):
            await store.add_table(setup_of(name, daily=DAY))
            await tries.claim(DAY, "tagcity", f"guest {name}", name, NOON)
        entries = [Entry(0, "start", NOON - 1, None, "", "g0"), Entry(1, "act", NOON, 0, "", "g0")]
        await store.append(Write("T", entries[:1], "running"))
        assert await tries.own_try(DAY, "tagcity", "guest T") == Try("T", None, None)
        await store.append(Write("T", entries[1:], "over", points=0))
        assert await tries.own_try(DAY, "tagcity", "guest T") == Try("T", 0, NOON)
        assert await tries.own_try(DAY, "tagcity", "guest U") == Try("U", None, None)

    with_store(database, work)
