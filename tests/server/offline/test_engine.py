"""The special tasks of the engine in a browser: it continues after a reload, uses only its shelf, and forgets old tables."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from allcity.games import GAMES
from allcity.server.offline import memory
from allcity.server.offline.shelf import Changes, PlainShelf
from tests.server.harness import play_on
from tests.server.offline.alone import Alone
from tests.server.offline.test_both import alone_with

ABSENT = ("alembic", "numba", "numpy", "sqlalchemy", "uvicorn", "websockets")


def test_the_engine_imports_nothing_that_a_browser_lacks() -> None:
    """The database, the network and compiled kernels stay away."""
    code = "import sys, allcity.server.offline.engine; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(ABSENT) & set(done.stdout.split())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_after_the_tab_was_closed(game: str) -> None:
    shelf = PlainShelf()
    ana = Alone(shelf=shelf)
    table, socket = alone_with(ana, game)
    before = play_on(table, {0: socket}, Random(3), lambda event: event["version"] > 30)
    assert before["status"] == "running"
    rows = dict(shelf.rows)  # as it was when the tab was killed
    ana.close()
    shelf.rows = rows
    again = Alone(shelf=shelf)
    assert again.me["id"] == ana.me["id"]
    socket = again.at(table)
    now = socket.now(table, 0)
    assert now["version"] >= before["version"]
    assert now["view"] == before["view"] or now["version"] > before["version"]
    assert play_on(table, {0: socket}, Random(4))["status"] == "over"
    assert again.http.get(f"/api/tables/{table}/record").text.startswith("allcity record 1\n")


def test_a_rematch_and_names_are_listed_after_a_reload() -> None:
    shelf = PlainShelf()
    ana = Alone(shelf=shelf)
    table, socket = alone_with(ana, "tagcity")
    play_on(table, {0: socket}, Random(6))
    new = ana.post(f"/api/tables/{table}/rematch")["id"]
    ana.post(f"/api/tables/{new}/profile", seat=0, name="Zoe")
    ana.post(f"/api/tables/{new}/leave", seat=0)
    ana.close()
    listed = Alone(shelf=shelf).get("/api/me/tables")
    assert {one["id"]: one["status"] for one in listed} == {table: "over", new: "open"}
    occupants = next(one["occupants"] for one in listed if one["id"] == new)
    assert [one["kind"] for one in occupants] == ["empty", "bot"]


class FullShelf(PlainShelf):
    """A disk that becomes full when the test says so."""

    is_full = False

    async def write(self, changes: Changes) -> None:
        if self.is_full:
            raise OSError("no room")
        await super().write(changes)


def test_a_move_that_was_not_written_is_refused_and_can_be_sent_again() -> None:
    shelf = FullShelf()
    ana = Alone(shelf=shelf)
    table = ana.make("tagcity", 2, sit=[0, 1], start=True)
    socket = ana.at(table)
    socket.until(lambda _: all((table, seat) in socket.seen for seat in (0, 1)))
    seat = socket.now(table, 0)["active"][0]
    text = socket.some_text(table, seat, Random(1))
    shelf.is_full = True
    assert socket.act(table, seat, text, id="m")["code"] == "unwritten"
    shelf.is_full = False
    assert socket.act(table, seat, text, id="m")["type"] == "done"


def test_old_tables_are_forgotten_and_those_that_are_over_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "MOST", 3)
    ana = Alone()
    over, socket = alone_with(ana, "tagcity")
    play_on(over, {0: socket}, Random(9))
    others = [ana.make() for _ in range(3)]
    assert {one["id"] for one in ana.get("/api/me/tables")} == set(others)
    assert isinstance(ana.shelf, PlainShelf)
    assert not [key for key in ana.shelf.rows if over in key]


def test_nobody_else_is_let_in() -> None:
    ana = Alone()
    table = ana.make(sit=[0])
    assert ana.post("/api/me/link", 503)["code"] == "unwritten"
    assert ana.post(f"/api/tables/{table}/link", 503, seat=0)["code"] == "unwritten"
    assert ana.post(f"/api/tables/{table}/claim", 403, seat=0, key="k")["code"] == "key"
