"""Many guests at one address, each with a socket: they are answered one after the other, and share what the address may send."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from allcity.server.limits import ROOMY, Limits
from allcity.server.live.sockets import Client
from tests.server.harness import Person, Server, Socket, served

EVES, ANAS = {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "203.0.113.7"}
CROWD, EACH = 6, 20


def sockets(server: Server, number: int, headers: dict[str, str]) -> list[Socket]:
    return [Person(server.port, f"Guest {n}").socket(server.port, **headers) for n in range(number)]


def stand_still(server: Server, seconds: float) -> None:
    """The loop does nothing for a while, in which messages pile up."""

    async def loop() -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    server.do(loop()).call_soon_threadsafe(time.sleep, seconds)


def test_of_a_crowd_at_one_address_one_message_is_read_per_turn_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, read, receive = 0, list[tuple[int, str]](), Client._receive

    async def noted(client: Client, data: str | bytes) -> None:
        read.append((turn, client._place))
        await receive(client, data)

    async def count() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    async def begin() -> asyncio.Task[None]:
        return asyncio.create_task(count())

    monkeypatch.setattr(Client, "_receive", noted)
    with served(tmp_path, limits=structs.replace(ROOMY, sockets_per_guest=2)) as server:
        counting: Any = server.do(begin())
        crowd, ana = sockets(server, CROWD, EVES), sockets(server, 1, ANAS)[0]
        stand_still(server, 0.5)
        for socket in crowd:
            for _ in range(EACH):
                socket.send("ping")
        ana.send("ping")
        ana.expect("pong")
        for socket in crowd:
            for _ in range(EACH):
                socket.expect("pong")
        counting.get_loop().call_soon_threadsafe(counting.cancel)
    turns = [turn for turn, place in read if place == EVES["X-Forwarded-For"]]
    assert len(turns) == CROWD * EACH
    assert len({*turns}) == len(turns)
    (anas,) = [number for number, (_, place) in enumerate(read) if place == ANAS["X-Forwarded-For"]]
    assert anas < CROWD * EACH // 2, "nobody else waits until the crowd has been answered"


def test_all_guests_of_one_address_share_what_it_may_send(tmp_path: Path) -> None:
    limits = Limits(address_messages_per_second=0.001, address_messages_at_once=10)
    with served(tmp_path, limits=limits) as server:
        (ana,), crowd = sockets(server, 1, ANAS), sockets(server, 2, EVES)
        for number in range(10):
            crowd[number % 2].send("ping")
            crowd[number % 2].expect("pong")
        for socket in crowd:
            socket.send("ping")
            assert socket.expect("pong", "refused")["code"] == "rate"
        ana.send("ping")
        ana.expect("pong")
