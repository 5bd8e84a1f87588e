"""Adoption: a server is ready at once, whatever tables it has to go on with, and asked-for ones come first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from allcity.server.match.room import Room
from allcity.server.running import runner
from allcity.server.store.store import Store
from tests.server.harness import FakeClock, Person, Server, fetch, served, wait_for

TIMED: dict[str, Any] = {
    "sit": [0, 1],
    "clock": {"bank": 60, "gain": 0},
    "away": None,
    "start": True,
}


@contextmanager
def held_up(
    folder: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Server, asyncio.Event]]:
    """A server that cannot read its tables together until the test allows it."""
    go_on, read = asyncio.Event(), Store.rooms

    async def slow(store: Store, tables: Sequence[str]) -> dict[str, Room]:
        await go_on.wait()
        return await read(store, tables)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "rooms", slow)
        with served(folder, clock) as server:
            yield server, go_on


def test_a_server_is_ready_before_it_has_adopted_and_goes_on_first_where_somebody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        ana = Person(server.port, "Ana")
        tables = [ana.make(**TIMED) for _ in range(3)]
        ana.at(tables[0]).until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
        clock.at += 50_000
    clock.at += 3_600_000
    with held_up(tmp_path, clock, monkeypatch) as (server, go_on):
        ana.move_to(server.port)
        assert fetch(server.port, "/ready").status_code == 200
        ana.make(bots=[{"seat": 1, "bot": "random"}], start=True)
        socket = ana.at(tables[0])
        seat = socket.now(tables[0], 0)["active"][0]
        assert socket.now(tables[0], 0)["clock"]["left"][seat] == 10_000
        while (tables[0], seat) not in socket.seen:
            socket.receive()
        legal = socket.now(tables[0], seat)["legal"][0]
        assert socket.act(tables[0], seat, legal)["type"] == "done"
        running = server.services.runner._running
        assert [name in running for name in tables] == [True, False, False]
        assert server.loop
        server.loop.call_soon_threadsafe(go_on.set)
        wait_for(lambda: running.issuperset(tables))
        ana.close()


def test_all_tables_are_adopted_however_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "BATCH", 2)
    with served(tmp_path) as server:
        ana = Person(server.port, "Ana")
        tables = [ana.make(sit=[0, 1], start=True) for _ in range(5)]
        ana.close()
    with served(tmp_path) as server:
        server.do(server.services.runner.adopted())
        assert server.services.runner._running == set(tables)
