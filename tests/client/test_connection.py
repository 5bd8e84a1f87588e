"""One guest at a table server: moves that count once, lost connections, and servers that are none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from allcity.client.connection import Answer, Connection, Refusal
from allcity.client.network import Network
from tests.client.leaky import Leaky
from tests.server.harness import PATIENCE, Person, Server, served

pytestmark = pytest.mark.slow

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("client")) as running:
        yield running


def seated(server: Server, route: Any) -> tuple[Connection, Person, str]:
    """A person with a seat in a running match, who is asked."""
    ana = Person(server.port)
    bots = [{"seat": 1, "bot": "random"}]
    table = ana.make(sit=[0], bots=bots, start=True, options={"leader": "1"})
    cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
    return Connection(route, cookie=cookie), ana, table


def network(server: Server) -> Network:
    return Network(f"http://127.0.0.1:{server.port}", "en")


async def acted(guest: Connection, table: str) -> Json:
    await guest.follow(table)
    now = guest.tables[table][0]
    text, version = now["legal"][0], now["version"]
    return await guest.insist("act", table, seat=0, version=version, texts=[text])


@pytest.mark.parametrize("loses", ["act", "answer"])
def test_a_move_that_was_not_acknowledged_is_sent_again_and_counts_once(
    server: Server, loses: str
) -> None:
    line = Leaky(network(server), loses)
    guest, ana, table = seated(server, line)

    async def play() -> None:
        async with asyncio.timeout(PATIENCE):
            assert (await acted(guest, table))["type"] == "done"
            await guest.close()

    asyncio.run(play())
    assert len({message["id"] for message in line.sent}) == 1
    assert len(line.sent) == 2
    room = server.do(server.services.tables.get(table)).room
    assert [seat for seat, _ in room.match.log].count(0) == 1
    ana.close()


def test_a_guest_who_returns_uses_no_id_twice(server: Server) -> None:
    first, ana, table = seated(server, network(server))

    async def play() -> None:
        async with asyncio.timeout(PATIENCE):
            await acted(first, table)
            await first.close()
            again = Connection(network(server), cookie=first.cookie)
            await acted(again, table)
            await again.close()

    asyncio.run(play())
    room = server.do(server.services.tables.get(table)).room
    assert [seat for seat, _ in room.match.log].count(0) == 2
    ana.close()


class Strange:
    """A server of another kind, or of another version."""

    def __init__(self, answer: bytes, *messages: str) -> None:
        self.answer, self.messages = answer, messages

    async def request(self, *_: object) -> Answer:
        return Answer(200, "allcity_guest=x", self.answer)

    async def connect(self, _: str) -> Strange:
        return self

    async def send(self, text: str) -> None: ...

    async def __aiter__(self) -> AsyncIterator[str]:
        for message in self.messages:
            yield message

    async def close(self) -> None: ...


@pytest.mark.parametrize(
    ("answer", "messages", "code"),
    [
        (b"<html>", (), "unreadable"),
        (b"{}", ("<html>",), "unreadable"),
        (b"{}", ("[]",), "unreadable"),
        (b"{}", ("{}",), "unreadable"),
        (b"{}", ('{"type": "hello"}',), "unreadable"),
        (b"{}", ('{"type": "hello", "protocol": 99}',), "protocol"),
        (b"{}", ('{"type": "event"}',), "unreadable"),
        (b"{}", (), "silent"),
    ],
)
def test_what_is_no_table_server_of_our_version_is_refused(
    answer: bytes, messages: tuple[str, ...], code: str
) -> None:
    async def watch() -> str:
        guest = Connection(Strange(answer, *messages))
        try:
            await guest.call("GET", "/api/games")
            await guest.watch("t")
        except Refusal as refused:
            return refused.code
        return ""

    assert asyncio.run(watch()) == code


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/nowhere"])
def test_a_refusal_over_http_has_its_code_and_its_language(server: Server, path: str) -> None:
    def asked(language: str) -> Refusal:
        async def ask() -> Refusal:
            guest = Connection(Network(f"http://127.0.0.1:{server.port}", language))
            with pytest.raises(Refusal) as refused:
                await guest.call("GET", path, needs_guest=False)
            return refused.value

        return asyncio.run(ask())

    assert asked("en").code == asked("fr").code != ""
    assert str(asked("en")) != str(asked("fr"))


def test_nobody_there_is_told() -> None:
    async def ask() -> str:
        with pytest.raises(Refusal) as refused:
            await Connection(Network("http://127.0.0.1:1")).call("GET", "/api/games")
        return refused.value.code

    assert asyncio.run(ask()) == "offline"
