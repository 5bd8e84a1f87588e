"""Uploads do not stay in the server's memory, nor block its event loop."""

from __future__ import annotations

import gc
import threading
from collections import Counter
from collections.abc import Callable

import pytest

from allcity.games import GAMES
from allcity.games.tagcity.board import BOARDS
from allcity.server.live import tables
from tests.games.editions import fresh
from tests.server.harness import Person, Server, wait_for

KINDS = {"Board", "Edition", "Room", "Table", "Client", "Match", "Past"}
TABLES = 2 * BOARDS
AT_HAND = BOARDS + 8  # boards that are kept for those who come next, and what tests hold


def living() -> Counter[str]:
    """Return how many of the large parts of tables are in memory."""
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    return Counter(
        f"{kind.__module__}.{kind.__name__}"
        for kind in kinds
        if kind.__name__ in KINDS and kind.__module__.startswith("allcity")
    )


def is_empty(server: Server) -> bool:
    """Tell whether all tables are forgotten; if a bot is thinking, that takes a while."""
    server.do(server.services.tables.sweep(lambda _: False))
    return not list(server.services.tables)


@pytest.mark.parametrize("game", GAMES)
def test_tables_with_editions_of_their_own_are_forgotten_when_nobody_is_there(
    server: Server,
    person: Callable[[str], Person],
    game: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "IDLE", -1.0)
    ana = person("Ana")
    before = living()
    for _ in range(TABLES):
        bots = [{"seat": 1, "bot": "random"}]
        table = ana.make(game, 2, edition=fresh(game), sit=[0], bots=bots, start=True)
        socket = ana.at(table)
        while 0 not in socket.now(table, 0)["active"]:
            socket.receive()
        text = socket.now(table, 0)["legal"][0]
        socket.send("preview", table=table, seat=0, id="p", texts=[text])
        socket.expect("previewed")
        assert socket.act(table, 0, text)["type"] == "done"
        socket.close()
    wait_for(lambda: is_empty(server))
    grown = {kind: number for kind, number in (living() - before).items() if number > AT_HAND}
    assert not grown


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_is_read_beside_the_loop(
    server: Server,
    person: Callable[[str], Person],
    game: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readers: list[int] = []
    read = GAMES[game].read_edition

    def noted(text: str) -> object:
        readers.append(threading.get_ident())
        return read(text)

    async def loop() -> int:
        return threading.get_ident()

    monkeypatch.setattr(GAMES[game], "read_edition", noted)
    monkeypatch.setattr(tables, "IDLE", -1.0)
    ana = person("Ana")
    table = ana.make(game, 2, edition=fresh(game))
    ana.post("/api/tables", game=game, seats=2, edition="format = 2", expect=422)
    wait_for(lambda: is_empty(server))
    assert ana.get(f"/api/tables/{table}")["has_edition"]
    assert len(readers) >= 3
    assert server.do(loop()) not in readers
