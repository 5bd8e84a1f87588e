"""The crash campaign: servers are killed at random moments, and nothing that was acknowledged is lost.

People play match after match, with bots, sealed choices and clocks, while servers die and come
back. At the end the log is compared with what every client was told.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import httpx
import pytest
from websockets.exceptions import WebSocketException

from allcity.core import record, replay
from allcity.games import GAMES
from allcity.server.entries import Entry
from allcity.server.store import Store
from tests.server.harness import IS_SOAK, Person, Process, Socket, wait_for
from tests.server.postgres import Postgres

KILLS = int(os.environ.get("ALLCITY_KILLS") or (150 if IS_SOAK else 4))
TROUBLE = (OSError, TimeoutError, EOFError, WebSocketException, httpx.TransportError)
T = TypeVar("T")


@dataclass
class Sent:
    """A move as its client knows it."""

    table: str
    seat: int
    id: str
    version: int
    texts: list[str]
    answer: str = "none"


@dataclass
class Campaign:
    """What all the threads of a campaign share."""

    ports: list[int]
    is_last: threading.Event = field(default_factory=threading.Event)
    sent: list[Sent] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def insist(work: Callable[[], T]) -> T:
    """Ask until a server answers."""
    limit = time.monotonic() + 240
    while True:
        try:
            return work()
        except (*TROUBLE, AssertionError):
            assert time.monotonic() < limit, "no server answers"
            time.sleep(0.05)


class Player(threading.Thread):
    """One chair's client: reconnects to any server, resumes, and re-sends what was not answered."""

    def __init__(
        self, campaign: Campaign, person: Person, table: str, seat: int, rng: Random
    ) -> None:
        super().__init__(daemon=True)
        self.campaign = campaign
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.waiting: Sent | None = None
        self.version = 0

    def run(self) -> None:
        limit = time.monotonic() + 400
        while time.monotonic() < limit:
            try:
                if self._session(self.person.socket(self.rng.choice(self.campaign.ports))):
                    return
            except TROUBLE:
                time.sleep(0.02)
        self.campaign.problems.append(f"{self.table} did not end for seat {self.seat}")

    def _session(self, socket: Socket) -> bool:
        """Play until the match is over; whatever breaks, breaks out."""
        with socket.closing():
            socket.watch(self.table, self.version)
            while True:
                now = socket.now(self.table, self.seat)
                if now["status"] == "over":
                    return True
                assert now["version"] >= self.version, "a version that was shown is gone"
                self.version = now["version"]
                if self.waiting is None and self.seat in now["active"]:
                    self.waiting = self._choose(now)
                if self.waiting:
                    self._send(socket, self.waiting)
                else:
                    socket.receive(10)

    def _choose(self, now: dict[str, Any]) -> Sent:
        text = self.rng.choice(now["legal"])
        sent = Sent(self.table, self.seat, uuid.uuid4().hex, now["version"], [text])
        self.campaign.sent.append(sent)
        return sent

    def _send(self, socket: Socket, sent: Sent) -> None:
        answer = socket.act(self.table, self.seat, *sent.texts, id=sent.id, version=sent.version)
        if answer["type"] == "refused" and answer["code"] in ("unwritten", "internal"):
            return
        sent.answer = answer["type"]
        self.waiting = None
        while socket.now(self.table, self.seat)["version"] < answer["version"]:
            socket.receive(10)


def play_matches(campaign: Campaign, humans: int, bots: int, rng: Random) -> None:
    """Match after match at one table after another, until the campaign is over."""
    people = [insist(lambda: Person(rng.choice(campaign.ports))) for _ in range(humans)]
    while not campaign.is_last.is_set():
        table = make(campaign, people, bots, rng)
        campaign.tables.append(table)
        players = [
            Player(campaign, one, table, seat, Random(rng.random()))
            for seat, one in enumerate(people)
        ]
        for one in players:
            one.start()
        for one in players:
            one.join()
    for person in people:
        person.close()


def make(campaign: Campaign, people: list[Person], bots: int, rng: Random) -> str:
    """A running match; every step is asked for until some server has taken it."""
    host, *others = people

    def step(person: Person, path: str, **body: Any) -> dict[str, Any]:
        def ask() -> dict[str, Any]:
            person.move_to(rng.choice(campaign.ports))
            answer = person.http.post(path, json=body)
            assert answer.is_success or answer.status_code == 409, answer.text
            return dict(answer.json())

        return insist(ask)

    specs = [{"seat": len(people) + number, "bot": "random"} for number in range(bots)]
    clock = {"bank": 900, "gain": 1}
    table = step(
        host,
        "/api/tables",
        game="tagcity",
        seats=len(people) + bots,
        bots=specs,
        clock=clock,
        away=2,
        takeover="random",
    )["id"]
    for seat, one in enumerate(others, 1):
        step(one, f"/api/tables/{table}/join", seat=seat)
    step(host, f"/api/tables/{table}/start")
    return str(table)


def run_campaign(database: str, processes: int, seed: int) -> None:
    rng = Random(seed)
    servers = [Process(database) for _ in range(processes)]
    try:
        fight(servers, database, rng)
    finally:
        for server in servers:
            server.kill()


def fight(servers: list[Process], database: str, rng: Random) -> None:
    for server in servers:
        server.wait_until_ready()
    campaign = Campaign([server.port for server in servers])
    threads = [
        threading.Thread(
            target=play_matches, args=(campaign, humans, bots, Random(rng.random())), daemon=True
        )
        for humans, bots in ((2, 0), (1, 1), (1, 2))
    ]
    for thread in threads:
        thread.start()
    wait_for(lambda: len(campaign.tables) >= len(threads), 240)
    for _ in range(KILLS):
        time.sleep(rng.uniform(0.2, 1.0))
        index = rng.randrange(len(servers))
        servers[index].kill()
        servers[index] = Process(database, port=servers[index].port)
        servers[index].wait_until_ready()
    campaign.is_last.set()
    for thread in threads:
        thread.join(500)
        assert not thread.is_alive(), "a match does not end"
    assert not campaign.problems, campaign.problems
    check(campaign, database, servers[0].port)


def check(campaign: Campaign, database: str, port: int) -> None:
    """Every match is over and fair, and every answer was true."""
    logs = asyncio.run(read(database, campaign.tables))
    for table in campaign.tables:
        text = httpx.get(f"http://127.0.0.1:{port}/api/tables/{table}/record").text
        assert replay.verify(GAMES["tagcity"], record.parse(text)).is_fair
    for sent in campaign.sent:
        found = [e for e in logs[sent.table] if e.move == sent.id]
        if sent.answer == "done":
            assert len(found) == 1, f"{sent} is in the log {len(found)} times"
            assert (found[0].seat, found[0].text) == (sent.seat, sent.texts[0])
        elif sent.answer == "refused":
            assert not found, f"{sent} was refused and counted"
    done = sum(sent.answer == "done" for sent in campaign.sent)
    print(f"{KILLS} kills, {len(campaign.tables)} matches, {done} moves acknowledged")
    assert done > 10 * KILLS


async def read(database: str, tables: list[str]) -> dict[str, list[Entry]]:
    store = await Store.open(database, "reader")
    try:
        logs = {table: await store.entries(table, 0) for table in tables}
        for table, log in logs.items():
            assert [entry.index for entry in log] == list(range(len(log)))
            assert (await store.room(table)).version == len(log)
        return logs
    finally:
        await store.close()


def test_killing_the_server_loses_nothing_on_sqlite(tmp_path: Any) -> None:
    run_campaign(str(tmp_path / "tables.db"), 1, 1)


def test_killing_one_of_two_servers_loses_nothing_on_postgresql(postgres: Postgres) -> None:
    run_campaign(postgres.database(), 2, 2)


@pytest.fixture(autouse=True)
def _no_thread_fails_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.__excepthook__)
