"""One address that asks for much at once holds up nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.types import Message, Receive, Scope, Send

from allcity.server.http.middleware import Gate
from allcity.server.limits import Limits
from allcity.server.live.pacing import Pacing
from allcity.server.services import Services

MANY = 50
BUSY, OTHER = "10.0.0.1", "10.0.0.2"


def asked_for(kind: str, begun: list[str], *hosts: str) -> None:
    """Let requests or sockets of these hosts arrive at the same time; note the order in which they begin."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(scope["client"][0])

    async def receive() -> Message:
        raise AssertionError("nobody reads the body of a GET")

    async def send(message: Message) -> None:
        raise AssertionError("nothing is answered here")

    gate, served = Gate(app, Limits()), FastAPI()
    served.state.services = services = Services.__new__(Services)
    services.is_ready = True

    def request(host: str) -> Coroutine[Any, Any, None]:
        scope = {"type": kind, "method": "GET", "path": "/api/games", "headers": []}
        return gate({**scope, "app": served, "client": (host, 1)}, receive, send)

    async def all_at_once() -> None:
        await asyncio.gather(*map(request, hosts))

    asyncio.run(all_at_once())


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_what_another_address_asks_for_comes_before_the_rest_of_a_burst(kind: str) -> None:
    begun: list[str] = []
    asked_for(kind, begun, *[BUSY] * MANY, OTHER)
    assert begun.count(BUSY) == MANY
    assert begun.index(OTHER) <= 1


def test_one_request_of_an_address_begins_per_turn_of_the_loop() -> None:
    turn, turns = 0, list[int]()

    async def count() -> None:
        nonlocal turn
        while len(turns) < MANY:
            turn += 1
            await asyncio.sleep(0)

    async def come(pacing: Pacing) -> None:
        await pacing.begin(BUSY)
        turns.append(turn)

    async def scene() -> None:
        pacing = Pacing()
        await asyncio.gather(count(), *(come(pacing) for _ in range(MANY)))

    asyncio.run(scene())
    assert len({*turns}) == MANY
    assert turns[0] <= 2, "whoever comes alone hardly waits"


def test_who_gives_up_waiting_lets_the_others_pass() -> None:
    passed: list[int] = []

    async def come(pacing: Pacing, number: int) -> None:
        await pacing.begin(BUSY)
        passed.append(number)

    async def scene() -> None:
        pacing = Pacing()
        tasks = [asyncio.create_task(come(pacing, number)) for number in range(5)]
        await asyncio.sleep(0)
        for task in tasks[:2]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(scene())
    assert passed == [2, 3, 4]


def test_addresses_that_ask_for_nothing_are_forgotten() -> None:
    async def scene() -> int:
        pacing = Pacing()
        for number in range(100):
            await pacing.begin(f"10.0.0.{number}")
        return len(pacing._lines)

    assert asyncio.run(scene()) <= 1
