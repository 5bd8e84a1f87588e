"""A process hears what others write; when its connection breaks or falls silent, it makes another."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from allcity.server.live.tables import Tables
from allcity.server.running import listener
from allcity.server.running.listener import Listener
from allcity.server.store.store import Store
from tests.server.harness import PATIENCE, Person, Server, Socket, fetch, served, wait_for
from tests.server.postgres import Postgres
from tests.server.rooms import sitting

LISTENING = f"FROM pg_stat_activity WHERE application_name = '{listener.NAME}'"


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def server(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(listener, "PAUSE", 0.05)
    with served(tmp_path, database=address) as server:
        yield server


def ask(address: str, query: str) -> list[asyncpg.Record]:
    """Act as the administrator of the database."""

    async def asked() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(address.rsplit("/", 1)[0] + "/postgres")
        try:
            return list(await connection.fetch(query))
        finally:
            await connection.close()

    return asyncio.run(asked())


def listening(address: str) -> list[int]:
    """The backends that serve listeners of this database."""
    name = address.rsplit("/", 1)[1]
    return [row["pid"] for row in ask(address, f"SELECT pid {LISTENING} AND datname = '{name}'")]


def sit_elsewhere(address: str, table: str) -> None:
    """Another process lets a guest sit down."""

    async def seated() -> None:
        store = await Store.open(address, "elsewhere")
        try:
            await (await Tables(store).get(table)).submit(sitting(1), "somebody")
        finally:
            await store.close()

    asyncio.run(seated())


def is_ready(server: Server) -> bool:
    return fetch(server.port, "/ready").status_code == 200


def is_taken(socket: Socket) -> None:
    socket.until(
        lambda m: any(occupant["name"] == "Guest 1" for occupant in m.get("occupants") or ())
    )


def test_when_the_connection_breaks_the_server_is_not_ready_and_then_catches_up(
    server: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(server.port, "Ana")
    table = ana.make()
    socket = ana.at(table)
    assert is_ready(server)
    may_listen, listen = threading.Event(), Listener._listen

    async def when_it_may(self: Listener, address: str) -> None:
        await asyncio.to_thread(may_listen.wait, PATIENCE)
        await listen(self, address)

    monkeypatch.setattr(Listener, "_listen", when_it_may)
    [pid] = listening(address)
    ask(address, f"SELECT pg_terminate_backend({pid})")
    wait_for(lambda: not is_ready(server))
    sit_elsewhere(address, table)
    assert not is_ready(server)
    may_listen.set()
    is_taken(socket)
    wait_for(lambda: is_ready(server))
    ana.close()


def test_a_connection_that_no_longer_answers_is_given_up(
    server: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(server.port, "Ana")
    table = ana.make()
    socket = ana.at(table)
    [pid] = listening(address)
    os.kill(pid, signal.SIGSTOP)
    monkeypatch.setattr(listener, "BEAT", 0.5)
    try:
        sit_elsewhere(address, table)  # unheard, but read when the next connection is there
        is_taken(socket)
    finally:
        os.kill(pid, signal.SIGCONT)
    ana.close()
