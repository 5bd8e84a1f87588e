"""Written first: while a database cannot write, nothing is acknowledged and nothing is shown."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing
from math import inf
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from allcity.server.storage import Unwritten, Write
from allcity.server.store import sqlite
from allcity.server.store.database import PRAGMAS, url_of
from allcity.server.store.store import Store
from tests.server.harness import PATIENCE, Person, Process, Server, fetch, play_on, served, wait_for
from tests.server.live.test_sockets import mover, settle
from tests.server.rooms import setup_of
from tests.server.store.test_store import random_entries, with_store

LOCKS = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "LOCK TABLE entries IN EXCLUSIVE MODE"}


async def locked(server: Server) -> AsyncConnection:
    return await held(server.services.store.engine)


async def held(engine: AsyncEngine) -> AsyncConnection:
    """Another client that writes, and takes long."""
    connection = await engine.connect()
    await connection.execute(text(LOCKS[engine.dialect.name]))
    return connection


async def unlocked(connection: AsyncConnection) -> None:
    await connection.rollback()
    await connection.close()


def test_a_move_is_acknowledged_and_shown_only_when_it_is_written(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUICK", inf)  # the loop itself writes, and must not stand still
    monkeypatch.setattr(sqlite, "PATIENCE", int(2000 * PATIENCE))
    with served(tmp_path, database=database) as server:
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        table = ana.make()
        bob.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        a, b = ana.at(table), bob.at(table)
        a.until(
            lambda m: m.get("occupants") and all(occupant["is_here"] for occupant in m["occupants"])
        )
        b.until(
            lambda m: m.get("occupants") and all(occupant["is_here"] for occupant in m["occupants"])
        )
        seat, actor = mover(table, a, b)
        other = b if actor is a else a
        now = actor.now(table, seat)
        live = server.services.tables.held(table)
        assert live
        writer = server.do(locked(server))
        try:
            move = {"table": table, "seat": seat, "id": "1", "version": now["version"]}
            actor.send("act", texts=[now["legal"][0]], **move)
            wait_for(lambda: live.is_busy)
            other.send("ping")
            assert other.receive()["type"] == "pong"  # the others are served meanwhile
            with pytest.raises(TimeoutError):
                actor.receive(0.3)
        finally:
            server.do(unlocked(writer))
        assert actor.expect("done")["version"] > now["version"]
        assert other.expect("event")["version"] > now["version"]
        ana.close()
        bob.close()


def status(port: int) -> int:
    return fetch(port, "/ready").status_code


def test_a_server_whose_file_somebody_else_keeps_locked_is_not_ready(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert status(server.port) == 200
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert status(server.port) == 503
            other.execute("ROLLBACK")
        assert status(server.port) == 200


FULL = (4096, resource.RLIM_INFINITY)  # bytes of a file: not one page fits into the log


def test_on_a_full_disk_moves_are_refused_and_play_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    server = Process(str(tmp_path / "tables.db"))
    try:
        server.wait_until_ready()
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        table = ana.make(sit=[0, 1], start=True)
        socket, other = ana.at(table), bob.at(table)
        socket.until(lambda m: (table, 1) in socket.seen)
        play_on(table, {0: socket, 1: socket}, Random(1), lambda now: now["version"] > 12)
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, FULL)
        seat, _ = mover(table, socket)
        now = socket.now(table, seat)
        answer = socket.act(table, seat, now["legal"][0], id="again")
        assert (answer["type"], answer.get("code")) == ("refused", "unwritten")
        assert status(server.port) == 503
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        assert status(server.port) == 200
        other.send("ping")
        other.expect("pong")
        assert other.now(table)["version"] == now["version"]  # nothing was shown
        done = socket.act(table, seat, now["legal"][0], id="again")
        settle(socket, table, done["version"], 0, 1)
        assert play_on(table, {0: socket, 1: socket}, Random(2))["status"] == "over"
        ana.close()
        bob.close()
    finally:
        server.kill()


def test_bots_play_on_when_there_is_room_again(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.db"))
    try:
        server.wait_until_ready()
        ana = Person(server.port, "Ana")
        bots = [{"seat": seat, "bot": "random"} for seat in (0, 1)]
        socket = ana.at(ana.make(sit=[], bots=bots, start=True))
        socket.until(lambda m: any(line["kind"] == "act" for line in m.get("lines", ())))
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, FULL)
        wait_for(lambda: status(server.port) == 503)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        socket.until(lambda m: m.get("status") == "over")
        ana.close()
    finally:
        server.kill()


def test_whatever_goes_wrong_only_that_write_is_lost(database: str) -> None:
    _, log = random_entries(setup_of(), Random(1), 12)

    async def broken(_: AsyncConnection) -> None:
        raise ZeroDivisionError

    async def work(store: Store) -> None:
        await store.add_table(setup_of())
        poison = store.writer.phrases.snapshot(table_id="T", version=2**70, data=b"")
        wrong = store.writer.insert(poison), store.writer.run(broken)
        right = store.append(Write("T", log[:6]))
        done = await asyncio.gather(*wrong, right, return_exceptions=True)
        assert [type(one) for one in done] == [Unwritten, Unwritten, type(None)]
        await store.ping()
        assert store.is_working
        await store.append(Write("T", log[6:]))
        assert await store.entries("T", 0) == log

    with_store(database, work)


async def hurry(connection: AsyncConnection) -> None:
    """Do not wait long for another client that writes."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET SESSION lock_timeout = '50ms'"))


def test_while_the_database_is_busy_all_who_wait_are_told_after_one_attempt(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 50)
    names = [f"T{number}" for number in range(10)]
    _, log = random_entries(setup_of(), Random(1), 12)

    async def work(store: Store) -> None:
        for name in names:
            await store.add_table(setup_of(name))
        await store.writer.run(hurry)
        other = await held(store.engine)
        writes = [store.append(Write(name, log)) for name in names]
        async with asyncio.timeout(PATIENCE):
            done = await asyncio.gather(*writes, return_exceptions=True)
        assert all(isinstance(one, Unwritten) for one in done)
        assert [one.message for one in caplog.records] == ["write failed"]
        await unlocked(other)
        await asyncio.gather(*(store.append(Write(name, log)) for name in names))

    with_store(database, work)


def test_a_database_that_fails_while_each_is_tried_alone_is_not_tried_on(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    _, log = random_entries(setup_of(), Random(1), 12)
    problems = iter([ZeroDivisionError, ConnectionError])

    async def broken(_: AsyncConnection) -> None:
        raise next(problems)

    async def work(store: Store) -> None:
        await store.add_table(setup_of())
        writes = store.writer.run(broken), store.append(Write("T", log))
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert all(isinstance(one, Unwritten) for one in done)
        assert [one.message for one in caplog.records] == ["write failed"] * 2
        await store.append(Write("T", log))

    with_store(database, work)


def test_the_loop_writes_by_itself_from_the_first_time_on_while_the_disk_is_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "tables.db")
    with_store(path, Store.ping)
    log = sqlite.SqliteLog(url_of(path))
    monkeypatch.setattr(sqlite, "time", SimpleNamespace(perf_counter=lambda: 7.0))
    for _ in range(2):
        with pytest.raises(StopIteration):  # done without waiting for anything
            log.write([]).send(None)
    log.close()


def test_a_broken_connection_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, log = random_entries(setup_of(), Random(1), 12)
    monkeypatch.setattr(sqlite, "PRAGMAS", (*PRAGMAS, "no such thing at all"))

    async def work(store: Store) -> None:
        assert store.is_working
        with pytest.raises(Unwritten):
            await store.add_table(setup_of())
        with pytest.raises(Unwritten):
            await store.ping()
        monkeypatch.setattr(sqlite, "PRAGMAS", PRAGMAS)
        await store.ping()
        assert store.is_working, "it was tried"
        await store.add_table(setup_of())
        assert store.writer.sqlite
        assert store.writer.sqlite.connection
        store.writer.sqlite.connection.close()
        with pytest.raises(Unwritten):
            await store.append(Write("T", log))
        await store.append(Write("T", log))
        assert await store.entries("T", 0) == log

    with_store(str(tmp_path / "tables.db"), work)


def test_the_log_of_the_server_says_why_but_nothing_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*PRAGMAS, "max_page_count=1"))  # it may not grow

    async def work(store: Store) -> None:
        with pytest.raises(Unwritten):
            await store.add_table(setup_of(edition="secret" * 10_000))

    with_store(str(tmp_path / "tables.db"), work)
    said = [vars(record) for record in caplog.records if record.message == "write failed"]
    assert [one["code"] for one in said] == ["SQLITE_FULL"]
    assert "secret" not in str(said)
