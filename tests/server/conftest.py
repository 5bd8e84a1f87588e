"""Fixtures: a server for a module, people with names, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.harness import Person, Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[str], Person]]:
    made: list[Person] = []

    def new(name: str = "Ana") -> Person:
        made.append(Person(server.port, name))
        return made[-1]

    yield new
    for one in made:
        one.close()
