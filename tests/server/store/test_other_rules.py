"""Tables that were made before the rules changed: nobody can play on, all are told so, and nothing else suffers."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from allcity.server.limits import Limits
from tests.server.harness import Person, Server, served
from tests.server.rooms import setup_of

TABLES = 2  # that count: the one alone against a bot does not
LIMITS = Limits(tables_per_guest=TABLES)


class Old(NamedTuple):
    """Somebody, the tables from before the change, and the server after it."""

    person: Person
    tables: list[str]
    server: Server


def grow_old(database: Path) -> None:
    """Make all tables look as if a server with the previous rules had made them."""
    with sqlite3.connect(database) as connection:
        for name, data in connection.execute("SELECT id, setup FROM tables").fetchall():
            setup = json.loads(data)
            setup["rules"] -= 1
            connection.execute(
                "UPDATE tables SET setup = ? WHERE id = ?", (json.dumps(setup).encode(), name)
            )
    connection.close()


@pytest.fixture(params=GAMES)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Old]:
    """Somebody with as many tables as one may have, running with a bot to move or open, on an updated server."""
    game = request.param
    with served(tmp_path, limits=LIMITS) as server:
        one = Person(server.port, "Ana")
        bots = [{"seat": 1, "bot": "random"}]
        tables = [
            one.make(game, 2, sit=[0], bots=bots, start=True),
            one.make(game, 2, sit=[0]),
            one.make(game, 2, is_open=True),
        ]
        one.post("/api/tables", game=game, seats=2, expect=429)
    grow_old(tmp_path / "tables.db")
    with served(tmp_path, limits=LIMITS) as server:
        one.move_to(server.port)
        yield Old(one, tables, server)
        one.close()


def test_those_who_sit_there_are_told_in_their_language(old: Old) -> None:
    one, tables, _ = old
    for table in tables:
        for language in LANGUAGES:
            headers = {"Accept-Language": language}
            answer = one.http.get(f"/api/tables/{table}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
            facts = answer.json()["facts"]
            assert facts["rules"] == facts["known"] - 1
            assert answer.json()["text"] == words(language)("server-other-rules", **facts)
            one.post("/api/me", name="Ana", language=language)
            with one.socket().closing():
                assert one.sockets[-1].watch(table)["text"] == answer.json()["text"]
        for route, body in (("join", {}), ("leave", {"seat": 0}), ("start", {}), ("rematch", {})):
            assert (
                one.post(f"/api/tables/{table}/{route}", expect=409, **body)["code"]
                == "other-rules"
            )


def test_they_are_out_of_the_way(old: Old) -> None:
    """They stay among one's own games, fill no list of others, and do not count for the limit."""
    one, tables, _ = old
    assert {table["id"] for table in one.get("/api/me/tables")} == set(tables)
    assert not any(table["is_your_turn"] for table in one.get("/api/me/tables"))
    for status in ("open", "running"):
        assert one.get("/api/tables", status=status) == []
    game = next(table["game"] for table in one.get("/api/me/tables"))
    for _ in range(TABLES):
        one.make(game, 2)
    one.post("/api/tables", game=game, seats=2, expect=429)


def test_a_rematch_can_be_joined_though_the_match_before_it_cannot_be_read(old: Old) -> None:
    one, tables, server = old
    game = one.get("/api/me/tables")[0]["game"]
    setup = setup_of("T2", game, previous=tables[0])
    server.do(server.services.tables.add(setup))
    assert one.post("/api/tables/T2/join")["yours"] == [0]


def test_the_server_goes_on(old: Old) -> None:
    one, _, _ = old
    assert one.http.get("/ready").status_code == 200
    game = one.get("/api/me/tables")[0]["game"]
    bots = [{"seat": 1, "bot": "random"}]
    table = one.make(game, 2, sit=[0], bots=bots, start=True)
    socket = one.at(table)
    while 0 not in socket.now(table, 0)["active"]:
        socket.receive()
    assert socket.act(table, 0, socket.now(table, 0)["legal"][0])["type"] == "done"
