"""Told to stop: what was begun is answered, sockets are closed in order, another process goes on at once."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from allcity.server.refusals import Refused
from tests.server.harness import (
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
from tests.server.postgres import Postgres
from tests.server.rooms import setup_of

RESTART = 1012


def send(socket: Socket, table: str) -> None:
    """A move, without waiting for its answer."""
    now = socket.now(table, 0)
    move = {"table": table, "seat": 0, "id": "last", "version": now["version"]}
    socket.send("act", texts=[now["legal"][0]], **move)


def until_closed(socket: Socket) -> tuple[Json, int | None]:
    """The answer to the last move, and the code with which the socket is closed."""
    answer = socket.until(lambda m: m["type"] in ("done", "refused"))
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda _: False)
    assert closed.value.rcvd
    return answer, closed.value.rcvd.code


def is_ready(process: Process) -> bool:
    return fetch(process.port, "/ready").status_code == 200


def at_a_turn(ana: Person, table: str) -> Socket:
    """Ana at a table where she is to move, and chance comes after the bot."""
    socket = ana.at(table)
    play_on(table, {0: socket}, Random(1), lambda event: event["active"] == [0])
    return socket


async def locked(server: Server) -> AsyncConnection:
    connection = await server.services.store.engine.connect()
    await connection.execute(text("LOCK TABLE entries IN EXCLUSIVE MODE"))
    return connection


async def unlocked(connection: AsyncConnection) -> None:
    await connection.rollback()
    await connection.close()


async def is_writing(server: Server) -> bool:
    """Tell whether a write waits for the lock."""
    async with server.services.store.engine.connect() as connection:
        query = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'entries'::regclass"
        return bool((await connection.execute(text(query))).scalar())


async def live_on(server: Server) -> None:
    """Nobody's lease ends by itself during this test."""
    async with server.services.store.engine.begin() as connection:
        await connection.execute(text("UPDATE processes SET until = until + 3600000"))


def test_a_move_in_flight_is_answered_and_another_process_goes_on_at_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.database()
    first = Process(address)
    first.wait_until_ready()
    with served(tmp_path, database=address) as second, closing(Person(first.port)) as ana:
        bots = [{"seat": 1, "bot": "random"}]
        table, other = [ana.make(bots=bots, away=None, start=True) for _ in range(2)]
        socket, elsewhere = at_a_turn(ana, table), at_a_turn(ana, other)
        lock = second.do(locked(second))
        try:
            send(socket, table)
            wait_for(lambda: second.do(is_writing(second)))
            first.ask_to_stop()
            wait_for(lambda: not is_ready(first))
            second.do(live_on(second))
            refused = ana.http.post(f"/api/tables/{other}/leave", json={"seat": 0})
            assert (refused.status_code, refused.json()["code"]) == (503, "closing")
            with pytest.raises(InvalidStatus, match="503"):
                ana.socket()
            send(elsewhere, other)
        finally:
            second.do(unlocked(lock))
        stopped = time.monotonic()
        answer, code = until_closed(socket)
        assert (answer["type"], code) == ("done", RESTART)
        late, code = until_closed(elsewhere)
        assert (late["code"], code) == ("closing", RESTART)
        ana.move_to(second.port)
        again = ana.at(table)
        assert again.now(table, 0)["version"] >= answer["version"]
        live = second.do(second.services.tables.get(table))
        wait_for(lambda: second.services.runner.runs(live))
        print(f"handed over within {time.monotonic() - stopped:.1f} s")
        assert play_on(table, {0: again}, Random(2))["status"] == "over"
        assert first.wait() in (0, -15)
        first.kill()


def test_a_move_in_flight_is_answered_on_sqlite(tmp_path: Path) -> None:
    with served(tmp_path) as server, closing(Person(server.port)) as ana:
        table = ana.make(bots=[{"seat": 1, "bot": "random"}], away=None, start=True)
        socket, services = at_a_turn(ana, table), server.services
        server.do(services.tables.settle())
        live = server.do(services.tables.get(table))
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            send(socket, table)
            wait_for(lambda: live.is_busy)
            server.ask_to_stop()
            wait_for(lambda: not services.is_ready)
        answer, code = until_closed(socket)
        assert (answer["type"], code) == ("done", RESTART)
    with served(tmp_path) as server:
        live = server.do(server.services.tables.get(table))
        assert live.room.version >= answer["version"]


def test_no_table_is_made_while_closing(tmp_path: Path) -> None:
    with served(tmp_path) as server, closing(Person(server.port)) as ana:
        server.services.stop()
        for _ in range(3):
            refused = ana.http.post("/api/tables", json={"game": "tagcity", "seats": 2})
            assert (refused.status_code, refused.json()["code"]) == (503, "closing")
        with pytest.raises(Refused, match="closing"):
            server.do(server.services.tables.add(setup_of()))
        assert not server.do(server.services.store.has_hosted(ana.me["id"], 1))
