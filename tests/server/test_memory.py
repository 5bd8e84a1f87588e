"""What people make and leave does not stay in the server's memory."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable

import pytest

from allcity.games import GAMES
from allcity.games.tagcity.board import BOARDS
from allcity.server import tables
from tests.games.editions import fresh
from tests.server.harness import Person, Server, wait_for

KINDS = {"Board", "Edition", "Room", "Table", "Client", "Match", "Past"}
TABLES = 2 * BOARDS
AT_HAND = BOARDS + 8  # boards that are kept for those who come next, and what tests hold


def living() -> Counter[str]:
    """How many there are of the large things that a table is made of."""
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    return Counter(
        f"{kind.__module__}.{kind.__name__}"
        for kind in kinds
        if kind.__name__ in KINDS and kind.__module__.startswith("allcity")
    )


def is_empty(server: Server) -> bool:
    """Whether all tables are forgotten; where a bot thinks at this moment, that takes a while."""
    server.do(server.house.tables.sweep(lambda _: False))
    return not list(server.house.tables)


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
        made = ana.make(game, 2, edition=fresh(game), sit=[0], bots=bots, start=True)
        socket = ana.at(made)
        while 0 not in socket.now(made, 0)["active"]:
            socket.receive()
        text = socket.now(made, 0)["legal"][0]
        socket.send("preview", table=made, seat=0, id="p", texts=[text])
        socket.expect("previewed")
        assert socket.act(made, 0, text)["type"] == "done"
        socket.close()
    wait_for(lambda: is_empty(server))
    grown = {kind: number for kind, number in (living() - before).items() if number > AT_HAND}
    assert not grown
