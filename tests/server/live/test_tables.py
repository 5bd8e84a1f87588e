"""The tables of a process, over a store in memory: what is forgotten, what stays, and background work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

import pytest

from allcity.core.play import pick
from allcity.server.live import tables as live
from allcity.server.live.table import Table
from allcity.server.live.tables import Tables, linger
from allcity.server.match.requests import moves, onward, seating
from allcity.server.match.room import Room
from allcity.server.offline.memory import MemoryTables
from allcity.server.offline.shelf import PlainShelf
from allcity.server.refusals import Refused
from allcity.server.storage import Unwritten
from allcity.server.store.snapshots import EVERY
from tests.server.match.test_history import over
from tests.server.rooms import setup_of, sitting


class Watching:
    """A client that follows tables and reads nothing."""

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def show(self, table: str, since: int, message: bytes) -> None:
        pass

    def tell(self, message: bytes) -> None:
        pass


def run(work: Callable[[Tables], Awaitable[None]]) -> None:
    async def main() -> None:
        tables = Tables(await MemoryTables.open(PlainShelf()), lambda: 5_000)
        await work(tables)
        await tables.settle()

    asyncio.run(main())


def test_a_table_is_dropped_unless_somebody_follows_or_changes_it() -> None:
    async def work(tables: Tables) -> None:
        table = await tables.add(setup_of())
        watcher = Watching("g0")
        table.welcome(watcher, 0)
        assert not tables.drop("T")
        table.unwatch(watcher)
        async with table._lock:
            assert not tables.drop("T")
        assert tables.held("T") is table
        assert tables.drop("T")
        assert tables.held("T") is None
        assert tables.drop("T"), "there is nothing to be kept"
        reading = asyncio.create_task(tables.get("T"))
        await asyncio.sleep(0)
        assert not tables.drop("T"), "it is being read"
        assert await reading is await tables.get("T") is not table

    run(work)


@pytest.mark.parametrize("has_past", [True, False])
def test_a_table_with_a_past_is_kept_so_that_it_need_not_be_replayed(
    has_past: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, kept = over("tagcity"), list[Room]()
    fresh = {"id": "on", "code": "", "join_code": "", "host": "g0", "created": 1, "origin": "", "seed": "0c" * 32}  # fmt: skip
    setup = onward.setup_of(room, onward.moment(room, 5), fresh) if has_past else setup_of("on")

    async def work(tables: Tables) -> None:
        monkeypatch.setattr(tables, "keep_snapshot", kept.append)
        await tables.add(setup, onward.past(room, 5, 1) if has_past else ())

    run(work)
    assert [one.setup.id for one in kept] == (["on"] if has_past else [])


async def play_out(table: Table) -> None:
    """From the first guest who sits down to the end."""
    for seat in (0, 1):
        await table.submit(sitting(seat), f"g{seat}")
    await table.submit(seating.start, "g0")
    room, rng = table.room, Random(1)
    while room.status == "running":
        seat = room.active[0]
        text = room.game.text(pick(room.game.legal(room.match.state, seat), rng))
        move = partial(moves.act, seat=seat, texts=(text,), version=room.version)
        await table.submit(move, f"g{seat}")


def test_a_summary_is_kept_at_the_end_and_a_snapshot_at_every_so_many_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    snapshots, summaries = list[int](), list[int]()

    async def work(tables: Tables) -> None:
        monkeypatch.setattr(tables, "keep_snapshot", lambda room: snapshots.append(room.version))
        monkeypatch.setattr(tables, "keep_summary", lambda room: summaries.append(room.version))
        table = await tables.add(setup_of(clock=None))
        await play_out(table)
        last = table.room.version
        assert [one // EVERY for one in snapshots] == [*range(1, last // EVERY + 1)]
        assert snapshots
        assert summaries == [last]

    run(work)


def test_while_many_tables_are_swept_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "SWEPT", 2)

    async def work(tables: Tables) -> None:
        for number in range(5):
            await tables.add(setup_of(f"T{number}"))
        sweeping, turns = asyncio.create_task(tables.sweep(lambda _: False)), 0
        while not sweeping.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns == 4, "one to begin, and one before the first, third and fifth table"

    run(work)


def test_a_process_that_ends_takes_nothing_in_and_begins_nothing_on_the_side() -> None:
    async def work(tables: Tables) -> None:
        table, done = await tables.add(setup_of()), list[int]()

        async def aside() -> None:
            done.append(1)

        tables._later(aside())
        await tables.settle()
        tables.is_closing = True
        tables._later(aside())
        await tables.settle()
        assert done == [1]
        for refused in (tables.add(setup_of("U")), table.submit(sitting(0), "g0")):
            with pytest.raises(Refused, match=r"^closing$"):
                await refused

    run(work)


def test_guests_wait_while_the_database_is_away_and_the_server_itself_goes_on() -> None:
    async def work(tables: Tables) -> None:
        table = await tables.add(setup_of())
        tables.is_away = True
        with pytest.raises(Unwritten):
            await table.submit(sitting(0), "g0")
        assert await table.submit(lambda draft: seating.recover(draft, ())) == 0

    run(work)


@pytest.mark.parametrize(("problem", "level"), [(Unwritten(), 30), (KeyError("x"), 40)])
def test_what_fails_on_the_side_is_logged_and_fails_nothing(
    problem: Exception, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing() -> None:
        raise problem

    with caplog.at_level(logging.INFO):
        asyncio.run(live._quietly(failing()))
    assert [record.levelno for record in caplog.records] == [level]


def test_each_departure_is_written_later_than_the_one_before() -> None:
    assert [linger(number) for number in (0, 1, 2, 595, 596, 10_000)] == [5, 6, 7, 600, 600, 600]
