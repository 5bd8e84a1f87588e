"""Fixtures: a server for a module, people with names, and a real PostgreSQL."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.luck import luck  # noqa: F401 (for all tests here)
from tests.server.description import Description
from tests.server.harness import OPEN, Person, Server, close_since, served
from tests.server.postgres import KINDS, Postgres, binaries


@pytest.fixture(scope="session", autouse=True)
def _described() -> Iterator[None]:
    """Whatever any test is refused over HTTP, the OpenAPI document says that it may be."""
    description = Description()
    with pytest.MonkeyPatch.context() as patch:
        send = httpx.Client.send

        def checked(client: httpx.Client, request: httpx.Request, **more: Any) -> httpx.Response:
            answer = send(client, request, **more)
            if not more.get("stream"):
                description.check(answer)
            return answer

        patch.setattr(httpx.Client, "send", checked)
        yield


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Close what a failed test left open; else it would cause a warning in another test."""
    before = list(OPEN)
    yield
    close_since(before)


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on SQLite, or where a test asks for it `on_both` on each kind of database."""
    folder = tmp_path_factory.mktemp("server")
    address = _address(getattr(request, "param", "sqlite"), request, folder)
    with served(folder, database=address) as server:
        yield server


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[str], Person]]:
    people: list[Person] = []

    def new(name: str = "Ana") -> Person:
        people.append(Person(server.port, name))
        return people[-1]

    yield new
    for one in people:
        one.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    place = binaries()
    if place is None:
        assert not os.environ.get("CI"), "PostgreSQL must be there in CI"
        warnings.warn("NO POSTGRESQL HERE: several processes are NOT tested", stacklevel=1)
        pytest.skip("NO POSTGRESQL HERE: several processes are NOT tested")
    database_server = Postgres(place)
    yield database_server
    database_server.stop()


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of each kind."""
    return _address(request.param, request, tmp_path)


def _address(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / "tables.db")
    database_server = request.getfixturevalue("postgres")
    assert isinstance(database_server, Postgres)
    return database_server.database()
