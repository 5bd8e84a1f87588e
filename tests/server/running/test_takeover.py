"""Tables that change hands: adopted one by one, beside the lease, each by exactly one process."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.live import tables as tables_module
from allcity.server.running import listener
from allcity.server.running.thinkers import Thinkers
from allcity.server.services import LEASE
from tests.server.harness import (
    IS_SOAK,
    PATIENCE,
    Json,
    Person,
    Process,
    Server,
    Socket,
    fetch,
    play_on,
    served,
    wait_for,
)
from tests.server.live.test_presence import Disk
from tests.server.postgres import Postgres

MANY = 200 if IS_SOAK else 40
BOT_BEGINS: dict[str, Any] = {
    "options": {"leader": "2"},
    "bots": [{"seat": 1, "bot": "random"}],
    "clock": {"bank": 3600, "gain": 0},
    "away": None,
    "start": True,
}


def has_bot_acted(event: Json, since: int = 0) -> bool:
    lines = event.get("now", event).get("lines", [])
    return any(line.get("seat") == 1 and line["index"] >= since for line in lines)


def until_bot_acts(socket: Socket, table: str, since: int) -> None:
    """Ana plays on until the bot in the other seat has had a turn."""
    if not has_bot_acted(socket.now(table, 0), since):
        play_on(table, {0: socket}, Random(1), lambda event: has_bot_acted(event, since))


@contextmanager
def thoughtless() -> Iterator[None]:
    """Bots that do not come to an end."""

    async def choose(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "choose", choose)
        yield


def test_a_table_that_cannot_be_adopted_holds_up_no_other_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with thoughtless(), served(tmp_path) as server:
        ana = Person(server.port)
        broken, *sound = [ana.make(**BOT_BEGINS) for _ in range(4)]
    disk = Disk(monkeypatch)
    disk.refused = {(broken, "wake")}
    with served(tmp_path) as server:
        ana.move_to(server.port)
        for table in sound:
            until_bot_acts(ana.at(table), table, 0)
        socket = ana.at(broken)
        socket.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])
        known, tries = socket.now(broken, 0)["version"], disk.failures
        wait_for(lambda: disk.failures > tries + 1)
        assert (
            ana.get(f"/api/tables/{broken}")["version"] == known
        )  # nothing runs before it is adopted
        disk.refused.clear()
        until_bot_acts(socket, broken, known)
        ana.close()


def test_work_on_the_side_that_fails_does_not_keep_a_house_from_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as server:
        held, is_settling = server.services.tables, asyncio.Event()
        settle = held.settle

        async def fail() -> None:
            await is_settling.wait()
            raise OSError

        async def settle_then() -> None:
            is_settling.set()
            await settle()

        async def begin() -> None:
            held._later(fail())

        monkeypatch.setattr(held, "settle", settle_then)
        server.do(begin())
    with served(tmp_path) as server:  # the file was let go
        assert fetch(server.port, "/ready").status_code == 200


async def entries_locked(server: Server) -> AsyncConnection:
    """Nobody can read a log."""
    connection = await server.services.store.engine.connect()
    await connection.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
    return connection


async def unlocked(connection: AsyncConnection) -> None:
    await connection.rollback()
    await connection.close()


async def standing(server: Server) -> tuple[int, int]:
    """Return how many tables the process runs, and until when its lease lasts."""
    store = server.services.store
    async with store.engine.connect() as connection:
        query = (
            "SELECT (SELECT count(*) FROM tables WHERE runner = processes.id), until FROM processes "
            "WHERE id = :me"
        )
        row = (await connection.execute(text(query), {"me": store.process})).one()
    return row[0], row[1]


def test_a_process_lives_on_while_it_adopts(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()
    first = Process(address)
    first.wait_until_ready()
    ana = Person(first.port)
    tables = [ana.make(**BOT_BEGINS) for _ in range(6)]
    with served(tmp_path, database=address) as second:
        lock = second.do(entries_locked(second))
        try:
            first.kill()
            wait_for(lambda: second.do(standing(second))[0] == len(tables))
            seen: set[int] = set()

            def is_renewed_thrice() -> bool:
                seen.add(second.do(standing(second))[1])
                return len(seen) > 3

            wait_for(is_renewed_thrice)
            assert not any(second.services.tables.held(table) for table in tables)
        finally:
            second.do(unlocked(lock))
        ana.move_to(second.port)
        for table in tables:
            socket = ana.at(table)
            until_bot_acts(socket, table, socket.now(table, 0)["version"])
        ana.close()


def running(process: Process) -> float:
    """Return how many tables a process says that it runs."""
    said = fetch(process.port, "/metrics").text
    match = re.search(r"^allcity_running (\S+)$", said, re.MULTILINE)
    assert match
    return float(match[1])


def has_proxy(event: Json) -> bool:
    """Tell whether a player is out of time, or a bot plays for them."""
    return any(line["kind"] == "proxy" for line in event.get("now", event).get("lines", []))


def test_many_tables_go_on_within_seconds_and_each_at_one_process(postgres: Postgres) -> None:
    address = postgres.database()
    first, *others = [Process(address) for _ in range(3)]
    try:
        for process in (first, *others):
            process.wait_until_ready()
        ana = Person(first.port)
        begun = time.monotonic()
        tables = [ana.make(**BOT_BEGINS) for _ in range(MANY)]
        wait_for(lambda: running(first) == MANY)
        making = time.monotonic() - begun
        bob = Person(first.port, "Bob")
        late, away = ana.make(clock={"bank": 5}, away=None), ana.make(away=5)
        for table in (late, away):
            bob.post(f"/api/tables/{table}/join")
            ana.post(f"/api/tables/{table}/start")
        first.kill()
        killed = time.monotonic()
        wait_for(lambda: sum(running(process) for process in others) >= MANY + 2)
        took = time.monotonic() - killed
        print(f"{MANY} tables were made within {making:.1f} s and adopted within {took:.1f} s")
        limit = 4 * LEASE / 1000 + 4 * making  # on a busy machine making them took long as well
        assert took < limit, "one lease of silence, then each table takes milliseconds"
        # Bob comes at once, before his own five seconds are over.
        bob.move_to(others[0].port)
        for table in (late, away):
            socket = bob.at(table)
            if 0 not in socket.now(table, 1)["active"]:
                play_on(table, {1: socket}, Random(1), lambda event: 0 in event["active"])
            if not has_proxy(socket.now(table, 1)):
                socket.until(has_proxy)
        ana.move_to(others[0].port)
        for table in tables:
            socket = ana.at(table)
            until_bot_acts(socket, table, socket.now(table, 0)["version"])
            socket.close()
        assert sum(running(process) for process in others) == MANY + 2
        ana.close()
        bob.close()
    finally:
        for process in (first, *others):
            process.kill()


def test_a_table_out_of_memory_comes_back_when_another_process_writes_to_it(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "IDLE", 0.0)
    monkeypatch.setattr(listener, "BEAT", PATIENCE)  # after a silence every table is looked at
    address = postgres.database()
    first = Process(address)
    first.wait_until_ready()
    with served(tmp_path, database=address, lease=60_000) as second:
        ana = Person(second.port)
        choices = BOT_BEGINS | {"clock": None, "away": 1}
        table, other = ana.make(**choices | {"away": None}), ana.make(**choices | {"away": None})
        held = second.services.tables.held
        wait_for(lambda: not held(table) and not held(other))
        ana.move_to(first.port)
        socket = ana.at(table)
        until_bot_acts(socket, table, socket.now(table, 0)["version"])
        first.kill()  # whoever was there is gone, and only that table is looked at
        wait_for(lambda: (live := held(table)) is None or not live.room.occupants[0].here)
        assert not held(other)
        ana.close()


def test_a_finished_match_is_run_no_more(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Process(str(tmp_path_factory.mktemp("over") / "tables.db"))
    try:
        server.wait_until_ready()
        ana = Person(server.port)
        table = ana.make(bots=[{"seat": 1, "bot": "random"}], takeover="random", start=True)
        wait_for(lambda: running(server) == 1)
        ana.post(f"/api/tables/{table}/leave", seat=0)
        wait_for(lambda: running(server) == 0)
        ana.close()
    finally:
        server.kill()
