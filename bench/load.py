"""One load generator process: matches of two clients each, saturated or paced.

Started by bench.server; talks to it by lines of JSON on its standard channels.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Callable

import httpx
import msgspec
import uvloop
from msgspec import Raw

from allcity.core.notation import MORE
from allcity.games import GAMES
from bench.wire import Wire, connected

NONE = Raw(b"[]")  # legal actions are decoded only when this client chooses


class Line(msgspec.Struct):
    """A line of the log; clients that have come are named in some of them."""

    kind: str
    seat: int | None = None


class Now(msgspec.Struct):
    """The part of an event that a random player reads."""

    table: str
    version: int
    viewer: int | None
    status: str
    active: list[int]
    lines: list[Line]
    legal: Raw = NONE


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    now: Now | None = None
    table: str = ""
    version: int | None = None
    viewer: int | None = None
    status: str = ""
    active: list[int] = []
    lines: list[Line] = []
    legal: Raw = NONE
    code: str = ""


SPARE = 20  # matches that a load may finish in a second
read = msgspec.json.Decoder(Message)
texts = msgspec.json.Decoder(list[str])


class Match:
    """Two clients at one table; when a match is over they go on to another."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.wires: list[Wire] = []
        self.now: list[Now | None] = [None, None]
        self.table = ""
        self.moves = 0
        self.sent_at = 0.0
        self.mover = -1
        self.here: set[int | None] = set()
        self.shown = asyncio.Event()

    async def open(self) -> None:
        for seat, cookie in enumerate(self.load.cookies):
            self.wires.append(await connected(self.load.port, cookie, self.hearing(seat)))
        await self.begin()

    def hearing(self, seat: int) -> Callable[[bytes], None]:
        def heard(data: bytes) -> None:
            message = read.decode(data)
            if message.type == "table" and message.now:
                self.hear(seat, message.now)
            elif message.type == "event":
                assert message.version is not None
                now = Now(
                    message.table,
                    message.version,
                    message.viewer,
                    message.status,
                    message.active,
                    message.lines,
                    message.legal,
                )
                self.hear(seat, now)
            elif message.type == "refused":
                self.load.refused += 1
                self.mover = -1
                self.shown.set()

        return heard

    def hear(self, seat: int, now: Now) -> None:
        if now.table != self.table or now.viewer != seat:
            return
        self.now[seat] = now
        self.here.update(line.seat for line in now.lines if line.kind == "here")
        if self.mover >= 0:
            if seat != self.mover and self.sent_at:
                self.load.samples.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            if not self.sent_at:
                self.check()
        else:
            self.check()

    def check(self) -> None:
        one, other = self.now
        if one and other and one.version == other.version and len(self.here) == 2:
            self.shown.set()

    async def begin(self) -> None:
        """Another table, started."""
        self.table, self.now, self.mover = "", [None, None], -1
        self.here.clear()
        self.shown.clear()
        self.table = self.load.spare.pop() if self.load.spare else await self.load.make()
        for wire in self.wires:
            wire.send(json.dumps({"type": "watch", "table": self.table}).encode())
        await self.shown.wait()

    async def move(self) -> None:
        """One random move, until both clients have seen it."""
        one = self.now[0]
        assert one
        if one.status != "running":
            await self.begin()
            one = self.now[0]
            assert one
        seat = random.choice(one.active)
        now = self.now[seat]
        assert now
        self.moves += 1
        move = {
            "type": "act",
            "table": self.table,
            "seat": seat,
            "id": str(self.moves),
            "version": now.version,
            "texts": [random.choice([t for t in texts.decode(now.legal) if not t.endswith(MORE)])],
        }
        data = msgspec.json.encode(move)
        self.mover = seat
        self.shown.clear()
        self.sent_at = time.perf_counter()
        self.wires[seat].send(data)
        await self.shown.wait()


class Load:
    """The matches of this process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = [
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) for _ in "ab"
        ]
        self.cookies: list[str] = []
        self.matches: list[Match] = []
        self.spare: list[str] = []
        self.samples: list[float] = []
        self.refused = 0

    async def open(self, count: int) -> None:
        for number, http in enumerate(self.http):
            await http.post("/api/me", json={"name": f"Load {number}"})
            self.cookies.append("; ".join(f"{k}={v}" for k, v in http.cookies.items()))
        for _ in range(count):
            match = Match(self)
            await match.open()
            self.matches.append(match)

    async def make(self) -> str:
        host, other = self.http
        body = {"game": next(iter(GAMES)), "seats": 2, "away": None, "sit": [0]}
        table = str((await host.post("/api/tables", json=body)).json()["id"])
        (await other.post(f"/api/tables/{table}/join", json={"seat": 1})).raise_for_status()
        (await host.post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def stock(self, count: int) -> None:
        """Tables for those who will finish a match; making them is measured by itself."""
        while len(self.spare) < count:
            begun = time.perf_counter()
            self.spare.append(await self.make())
            self.samples.append(time.perf_counter() - begun)

    async def drive(self, mode: str, seconds: float) -> None:
        """Each match makes moves for so long; paced ones one per second, from different moments on."""
        begun = time.perf_counter()

        async def saturated(match: Match) -> None:
            while time.perf_counter() < begun + seconds:
                await match.move()

        async def paced(match: Match) -> None:
            moment = begun + random.random()
            while moment < begun + seconds:
                await asyncio.sleep(max(0.0, moment - time.perf_counter()))
                await match.move()
                moment += 1

        drive = paced if mode == "paced" else saturated
        await asyncio.gather(*(drive(match) for match in self.matches))


async def main() -> None:
    load = Load(int(sys.argv[1]))
    await load.open(int(sys.argv[2]))
    gc.disable()  # a pause here would be counted as one of the server
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        mode, seconds = line.split()
        begun = time.perf_counter()
        if mode == "tables":
            await load.stock(int(SPARE * float(seconds)))
        else:
            await load.drive(mode, float(seconds))
        took = float(seconds) if mode == "paced" else time.perf_counter() - begun
        answer = {"samples": load.samples, "took": took, "refused": load.refused}
        print(json.dumps(answer), flush=True)
        load.samples.clear()


if __name__ == "__main__":
    uvloop.run(main())
