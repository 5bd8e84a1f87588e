"""A server for these tests, and tables with a free seat; no test writes into anybody's own folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.luck import luck  # noqa: F401 (for all tests here)
from tests.server.harness import Person, Server, served

Seats = Callable[..., tuple[Person, str, str]]


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("served")) as running:
        _begin_to_think(running)
        yield running


def _begin_to_think(server: Server) -> None:
    """Start the bots' process now: a screen in this process would keep it from finding the error channel."""
    ana = Person(server.port)
    bots = [{"seat": 1, "bot": "random"}]
    table = ana.make(sit=[0], bots=bots, start=True, options={"leader": "1"})
    ana.post(f"/api/tables/{table}/advice", seat=0)
    ana.close()


@pytest.fixture
def seats(server: Server) -> Iterator[Seats]:
    """A table by invitation that Ana makes, where seats are free: Ana, the table's id and its link."""
    people: list[Person] = []

    def make(game: str = "tagcity", **more: Any) -> tuple[Person, str, str]:
        ana = Person(server.port, "Ana")
        people.append(ana)
        info = ana.post(
            "/api/tables", **{"game": game, "seats": 2, "sit": [], "is_open": False, **more}
        )
        link = f"http://127.0.0.1:{server.port}/t/{info['id']}#{info['code']}"
        return ana, info["id"], link

    yield make
    for person in people:
        person.close()
