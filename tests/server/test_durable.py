"""Written first: while a database cannot write, nothing is acknowledged and nothing is shown."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server import quick
from tests.server.harness import PATIENCE, Person, Server, served, wait_for
from tests.server.test_sockets import mover

LOCKS = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "LOCK TABLE entries IN EXCLUSIVE MODE"}


async def locked(server: Server) -> AsyncConnection:
    """Somebody else who writes, and takes long."""
    engine = server.house.store.engine
    connection = await engine.connect()
    await connection.execute(text(LOCKS[engine.dialect.name]))
    return connection


async def unlocked(connection: AsyncConnection) -> None:
    await connection.rollback()
    await connection.close()


def test_a_move_is_acknowledged_and_shown_only_when_it_is_written(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick, "QUICK", inf)  # the loop itself writes, and must not stand still
    monkeypatch.setattr(quick, "PATIENCE", int(2000 * PATIENCE))
    with served(tmp_path, database=database) as server:
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        table = ana.make()
        bob.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        a, b = ana.at(table), bob.at(table)
        a.until(lambda m: m.get("chairs") and all(chair["is_here"] for chair in m["chairs"]))
        b.until(lambda m: m.get("chairs") and all(chair["is_here"] for chair in m["chairs"]))
        seat, actor = mover(table, a, b)
        other = b if actor is a else a
        now = actor.now(table, seat)
        held = server.house.tables.held(table)
        assert held
        writer = server.do(locked(server))
        try:
            move = {"table": table, "seat": seat, "id": "1", "version": now["version"]}
            actor.send("act", texts=[now["legal"][0]], **move)
            wait_for(lambda: held.is_busy)
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
