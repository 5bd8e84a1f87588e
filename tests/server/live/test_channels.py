"""The application behind another ASGI server, whose sockets know nothing of ours."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from msgspec.structs import replace
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from allcity.games import GAMES
from allcity.server.limits import ROOMY
from allcity.server.live.channels import HIGH, POLICY, PlainChannel
from allcity.server.live.sockets import FAULTS
from tests.server.harness import PATIENCE, Person, fetch, play_on, served, wait_for
from tests.server.live.test_outbox import ask_for_ever, without_room
from tests.server.ports import free_port


def play(port: int, game: str) -> None:
    """Play a whole match of two people with a spectator."""
    with (
        closing(Person(port, "Ana")) as ana,
        closing(Person(port, "Ben")) as ben,
        closing(Person(port, "Cem")) as cem,
    ):
        table = ana.make(game)
        ben.post(f"/api/tables/{table}/join")
        ana.post(f"/api/tables/{table}/start")
        watcher = cem.at(table)
        end = play_on(table, {0: ana.at(table), 1: ben.at(table)}, Random(4))
        assert end["status"] == "over"
        watcher.until(lambda m: m.get("status") == "over")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_through_uvicorns_own_protocols(tmp_path: Path, game: str) -> None:
    with served(tmp_path, is_plain=True) as server:
        play(server.port, game)


def test_anybody_can_start_the_application_with_their_own_server(tmp_path: Path) -> None:
    port, errors = free_port(), tmp_path / "errors"
    environment = {
        "ALLCITY_DATABASE": str(tmp_path / "tables.db"),
        "ALLCITY_ORIGINS": "https://one.example, https://two.example",
    }
    command = ["uvicorn", "--factory", "allcity.server.app:from_environment", "--port", str(port)]
    with errors.open("w") as said:
        server = subprocess.Popen(
            [sys.executable, "-m", *command], env={**os.environ, **environment}, stderr=said
        )
    try:
        wait_for(lambda: is_ready(server, port, errors))
        play(port, next(iter(GAMES)))
        origins = {f"https://{name}.example": status for name, status in STATUSES.items()}
        for origin, status in origins.items():
            answer = fetch(port, "/api/me", "POST", json={"name": "Di"}, headers={"Origin": origin})
            assert answer.status_code == status
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert "Traceback" not in errors.read_text()
    assert (tmp_path / "tables.db").exists()


STATUSES = {"one": 200, "two": 200, "three": 403}


def is_ready(server: subprocess.Popen[bytes], port: int, errors: Path) -> bool:
    assert server.poll() is None, errors.read_text()
    try:
        return fetch(port, "/ready").status_code == 200
    except httpx.TransportError:
        return False


def test_who_sends_nonsense_is_told_why_it_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, is_plain=True) as server, closing(Person(server.port)) as ana:
        client = ana.socket()
        for _ in range(FAULTS):
            client.raw.send("{")
            client.expect("refused")
        client.send("ping")
        client.expect("pong")
        client.raw.send("{")
        with pytest.raises(ConnectionClosed) as closed:
            client.until(lambda _: False)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == POLICY
        wait_for(lambda: not server.services.sockets)


def test_a_client_that_reads_nothing_is_let_go_and_harms_nobody(tmp_path: Path) -> None:
    limits = replace(ROOMY, outbox_messages=16, send_seconds=0.2)
    with (
        served(tmp_path, is_plain=True, limits=limits) as server,
        closing(Person(server.port)) as ana,
        without_room(server.port) as deaf,
    ):
        table = ana.make()
        request = f'{{"type": "watch", "table": "{table}"}}'
        asking = threading.Thread(target=ask_for_ever, args=(deaf, request), daemon=True)
        asking.start()
        wait_for(lambda: not server.services.sockets)
        assert ana.at(table).seen
        deaf.socket.close()  # until then uvicorn keeps the connection, whose application is gone
        asking.join(PATIENCE)
        assert not asking.is_alive()


def test_what_waits_is_sent_in_order_and_a_slow_reader_is_noticed() -> None:
    async def run() -> None:
        may_send, sent, codes, noticed = asyncio.Event(), list[str](), list[int](), list[str]()

        async def send_text(text: str) -> None:
            await may_send.wait()
            sent.append(text)

        async def close(code: int) -> None:
            codes.append(code)

        socket: Any = SimpleNamespace(send_text=send_text, close=close)
        channel = PlainChannel(cast(WebSocket, socket))
        channel.reader = SimpleNamespace(
            is_stuck=lambda: noticed.append("stuck"), has_room=lambda: noticed.append("room")
        )
        texts = [str(number) * (HIGH // 4) for number in range(6)]
        for text in texts:
            channel.say(text.encode())
        assert (channel.is_full, noticed) == (True, ["stuck"])
        channel.end(1000)
        channel.end(1013)
        channel.say(b"too late")
        may_send.set()
        while not codes:
            await asyncio.sleep(0)
        assert sent == texts
        assert codes == [1000]
        assert (channel.is_full, noticed) == (False, ["stuck", "room"])

    asyncio.run(run())


def test_an_aborted_channel_reads_no_further_message() -> None:
    """A client that sends without a pause cannot keep its connection by that."""

    async def run() -> None:
        async def receive() -> dict[str, str]:
            return {"type": "websocket.receive", "text": "{}"}

        channel = PlainChannel(cast(WebSocket, SimpleNamespace(receive=receive)))
        assert (await channel.receive())["type"] == "websocket.receive"
        channel.abort()
        assert (await channel.receive())["type"] == "websocket.disconnect"

    asyncio.run(run())
