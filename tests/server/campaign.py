"""The people of a crash campaign: they reconnect to any server, resume, and send again what was not answered."""

from __future__ import annotations

import threading
import time
import traceback
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.exceptions import WebSocketException

from allcity.games import GAMES
from tests.server.harness import PATIENCE, Person, Socket

TROUBLE = (OSError, TimeoutError, EOFError, WebSocketException, httpx.TransportError)
COMMON = {
    *("stale", "out-of-time", "nothing-asked", "asked-already"),
    *("undo-chance", "undo-nothing", "undo-refused", "not-running"),
}
T = TypeVar("T")


@dataclass
class Sent:
    """A request as its client knows it."""

    table: str
    seat: int
    kind: str
    fields: dict[str, Any]
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    answer: str = "none"


@dataclass(frozen=True)
class Lane:
    """Who plays one match after another; who is slow stops after a few moves, until time is up."""

    humans: int
    bots: int
    is_slow: bool = False


@dataclass
class Campaign:
    """The state that all threads of a campaign share."""

    ports: list[int]
    is_last: threading.Event = field(default_factory=threading.Event)
    sent: list[Sent] = field(default_factory=list)
    tables: dict[str, str] = field(default_factory=dict)
    slow: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def begin(self, work: Callable[[], None]) -> threading.Thread:
        """A thread, of which whatever it raises is a problem of the campaign."""

        def noted() -> None:
            try:
                work()
            except BaseException:
                self.problems.append(traceback.format_exc())

        thread = threading.Thread(target=noted, daemon=True)
        thread.start()
        return thread


def insist(work: Callable[[], T]) -> T:
    """Ask until a server answers; one that fails inside is no answer that we want."""
    limit = time.monotonic() + 240
    while True:
        try:
            return work()
        except (*TROUBLE, AssertionError) as problem:
            assert "internal" not in str(problem), problem
            assert time.monotonic() < limit, f"no server answers: {problem}"
            time.sleep(0.05)


class Player:
    """One seat's client."""

    def __init__(
        self, campaign: Campaign, person: Person, table: str, seat: int, rng: Random
    ) -> None:
        self.campaign = campaign
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.waiting: Sent | None = None
        self.version = 0
        self.moves = 3 if table in campaign.slow else 10_000

    def play(self) -> None:
        limit = time.monotonic() + 400
        while time.monotonic() < limit:
            try:
                if self._session(self.person.socket(self.rng.choice(self.campaign.ports))):
                    return
            except TROUBLE:
                time.sleep(0.02)
        raise AssertionError(f"{self.table} did not end for seat {self.seat}")

    def _session(self, socket: Socket) -> bool:
        """Play until the match is over, or on a whim elsewhere; whatever breaks, breaks out."""
        with socket.closing():
            answer = socket.watch(self.table, self.version)
            assert answer["type"] == "table", answer
            while True:
                now = socket.now(self.table, self.seat)
                assert now["version"] >= self.version, "a version that was shown is gone"
                self.version = now["version"]
                if now["status"] == "over":
                    return True
                if self.rng.random() < 0.05:
                    return False
                self.waiting = self.waiting or self._choose(socket, now)
                if self.waiting:
                    self._send(socket, self.waiting)
                else:
                    socket.receive(10)

    def _choose(self, socket: Socket, now: dict[str, Any]) -> Sent | None:
        version = now["version"]
        asked = now.get("asked")
        if asked and self.seat in asked["waiting"]:
            return self._sent("answer", version=version, agree=self.rng.random() < 0.5)
        if self.seat in now["active"] and not now.get("legal"):
            self._play_on()
        if self.seat not in now["active"] or not self.moves or not now.get("legal"):
            return None
        self.moves -= 1
        if now.get("can_undo") and self.rng.random() < 0.1:
            return self._sent("undo", version=version)
        texts = [socket.some_text(self.table, self.seat, self.rng)]
        if self.rng.random() < 0.3:  # and what might be done then, if this seat goes on
            texts.append(socket.some_text(self.table, self.seat, self.rng, *texts))
        texts = [text for text in texts if text]
        return self._sent("act", version=version, texts=texts) if texts else None

    def _play_on(self) -> None:
        """The time is up, and only a bot waits."""
        self.person.move_to(self.rng.choice(self.campaign.ports))
        path = f"/api/tables/{self.table}/return"
        answer = self.person.http.post(path, json={"seat": self.seat})
        assert answer.is_success or answer.json()["code"] in ("not-late", "unwritten"), answer.text
        self.moves = 10_000

    def _sent(self, kind: str, **fields: Any) -> Sent:
        sent = Sent(self.table, self.seat, kind, fields)
        self.campaign.sent.append(sent)
        return sent

    def _send(self, socket: Socket, sent: Sent) -> None:
        socket.send(sent.kind, table=sent.table, seat=sent.seat, id=sent.id, **sent.fields)
        answer = socket.until(lambda m: m["type"] in ("done", "refused") and m["id"] == sent.id)
        if answer["type"] == "refused":
            if answer["code"] == "unwritten":
                return
            is_several = len(sent.fields.get("texts", "")) > 1
            is_overtaken = is_several and ("clause" in answer or answer["code"] == "not-asked")
            assert answer["code"] in COMMON or is_overtaken, (sent, answer)
            if answer["code"] == "out-of-time":
                self.moves = 0
        sent.answer = answer["type"]
        self.waiting = None
        limit = time.monotonic() + PATIENCE
        while socket.now(self.table, self.seat)["version"] < answer["version"]:
            assert time.monotonic() < limit, f"{answer} was not shown"
            socket.receive()


def play_matches(campaign: Campaign, lane: Lane, number: int, rng: Random) -> None:
    """Match after match, of one game after the other, until the campaign is over."""
    names = ("Ana", "Bob")[: lane.humans]  # at one table no two people are called alike
    people = [insist(partial(Person, rng.choice(campaign.ports), name)) for name in names]
    while not campaign.is_last.is_set():
        game = list(GAMES)[number % len(GAMES)]
        table = make(campaign, people, lane, game, rng)
        campaign.tables[table] = game
        players = [
            Player(campaign, one, table, seat, Random(rng.random()))
            for seat, one in enumerate(people)
        ]
        for thread in [campaign.begin(one.play) for one in players]:
            thread.join()
        number += 1
    for person in people:
        person.close()


def make(campaign: Campaign, people: list[Person], lane: Lane, game: str, rng: Random) -> str:
    """A running match; every step is asked for until some server has taken it."""
    host, *others = people

    def step(person: Person, path: str, **body: Any) -> dict[str, Any]:
        def ask() -> dict[str, Any]:
            person.move_to(rng.choice(campaign.ports))
            answer = person.http.post(path, json=body)
            assert answer.is_success or answer.status_code == 409, answer.text
            return dict(answer.json())

        return insist(ask)

    specs = [{"seat": lane.humans + number, "bot": "random"} for number in range(lane.bots)]
    setup = {"game": game, "seats": lane.humans + lane.bots, "bots": specs, "takeover": "random"}
    clock = {"bank": 1 if lane.is_slow else 900, "gain": 0 if lane.is_slow else 1}
    away = None if lane.is_slow else 2
    table = str(step(host, "/api/tables", clock=clock, away=away, **setup)["id"])
    if lane.is_slow:
        campaign.slow.append(table)
    for seat, one in enumerate(others, 1):
        step(one, f"/api/tables/{table}/join", seat=seat)
    step(host, f"/api/tables/{table}/start")
    return table
