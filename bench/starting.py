"""How long a server takes to start on many running tables.

`python -m bench.starting [tables=10000] [people=connected|away]` makes a SQLite file with so many running
matches of both games, starts a server on it as after a `kill -9`, and prints when `/ready` answered, when a new
table could be made, when every table had been adopted, and the longest time that `/health` took meanwhile.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random

from msgspec.json import encode
from msgspec.structs import astuple, replace

from allcity.core import fair
from allcity.core.play import pick
from allcity.games import GAMES
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import ClockRule, Entry, Setup
from allcity.server.match.requests import moves, seating
from allcity.server.match.room import Room
from allcity.server.store.snapshots import EVERY, freeze
from allcity.server.store.store import Store
from bench.server import PORT, cpu_seconds, memory

DEAD = "deadbeef"  # the process that ran all of it
KINDS = 40  # different matches, of which the tables are copies
TABLE = "INSERT INTO tables (id, setup, game, is_open, host, status, created, changed, runner) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
OCCUPANT = "INSERT INTO occupants VALUES (?, ?, ?, ?, ?)"
SNAPSHOT = "INSERT INTO snapshots VALUES (?, ?, ?)"


class Template:
    """A match that was left in the middle, with its log and its last snapshot."""

    def __init__(self, number: int, is_connected: bool) -> None:
        rng, now = Random(number), time.time_ns() // 1_000_000
        game = list(GAMES)[number % len(GAMES)]
        self.setup = Setup(
            id=f"bench-{number}", game=game, rules=GAMES[game].META.rules_version,
            seats=2 + number % 3, options={}, edition=None,
            clock=ClockRule(600_000, 5_000) if number % 4 == 0 else None,
            away=None, bot="medium", is_open=number % 2 == 0, code="code", host="g0",
            seed=fair.fresh_seed(), created=now,
        )  # fmt: skip
        self.room, self.log, self.snapshot = Room(self.setup), list[Entry](), (0, b"")
        self._play(rng, is_connected)

    def _play(self, rng: Random, is_connected: bool) -> None:
        for seat in range(self.setup.seats):
            self._do(lambda draft, seat=seat: seating.sit(draft, f"Guest {seat}", seat), f"g{seat}")
        self._do(seating.start, "g0")
        for seat in range(self.setup.seats if is_connected else 0):
            self._do(lambda draft: seating.arrive(draft, DEAD), f"g{seat}")
        length = rng.randrange(10, 120)
        while len(self.log) < length and self._act(rng):
            pass

    def _act(self, rng: Random) -> bool:
        """A random action; not the last one of the match."""
        room, seat = self.room, rng.choice(self.room.active)
        text = room.game.text(pick(room.game.legal(room.match.state, seat), rng))
        draft = Draft(room, self.setup.created, f"g{seat}", f"move-{room.version}")
        moves.act(draft, seat, [text], room.version)
        if draft.status != "over":
            self._fold(draft)
        return draft.status != "over"

    def _do(self, request: object, guest: str) -> None:
        draft = Draft(self.room, self.setup.created, guest)
        request(draft)  # type: ignore[operator]
        self._fold(draft)

    def _fold(self, draft: Draft) -> None:
        before = self.room.version
        self.room.accept(draft.proposals)
        self.log += draft.entries
        if before // EVERY != self.room.version // EVERY:
            self.snapshot = self.room.version, freeze(self.room)


def make(path: str, count: int, is_connected: bool) -> int:
    """Fill a new database with running tables; the number of its entries."""

    async def migrated() -> None:
        await (await Store.open(path, DEAD)).close()

    asyncio.run(migrated())
    templates = [Template(number, is_connected) for number in range(KINDS)]
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        now = time.time_ns() // 1_000_000
        connection.execute("INSERT INTO processes VALUES (?, ?)", (DEAD, now))
        for number in range(count):
            _copy(connection, templates[number % KINDS], f"table-{number}", now)
        entries: int = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
    return entries


def _copy(connection: sqlite3.Connection, template: Template, table: str, now: int) -> None:
    setup = replace(template.setup, id=table)
    row = (table, encode(setup), setup.game, setup.is_open, setup.host, "running", now, now, DEAD)
    connection.execute(TABLE, row)
    connection.executemany(ENTRY, [(table, *astuple(entry)) for entry in template.log])
    occupants = [(table, seat, f"g{seat}", f"Guest {seat}", "") for seat in range(setup.seats)]
    connection.executemany(OCCUPANT, occupants)
    if template.snapshot[0]:
        connection.execute(SNAPSHOT, (table, *template.snapshot))


def watch(begun: float, count: int) -> Iterator[tuple[str, float]]:
    """When the server was ready, could make a table, and had adopted all; its slowest answer."""
    asks = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    while not _answers(asks, "/ready"):
        time.sleep(0.02)
    yield "ready", time.perf_counter() - begun
    bots = [{"seat": 1, "bot": "random"}]
    table = {"game": next(iter(GAMES)), "seats": 2, "bots": bots, "start": True}
    body = encode(table)
    asked = urllib.request.Request(
        f"http://127.0.0.1:{PORT}/api/tables", body, {"Content-Type": "application/json"}
    )
    asks.open(asked, timeout=60).read()
    yield "a new table", time.perf_counter() - begun
    slowest = 0.0
    while _running(asks) < count:
        asked_at = time.perf_counter()
        assert _answers(asks, "/health")
        slowest = max(slowest, time.perf_counter() - asked_at)
        time.sleep(0.05)
    yield "all adopted", time.perf_counter() - begun
    yield "slowest answer", slowest


def _answers(asks: urllib.request.OpenerDirector, path: str) -> bool:
    try:
        return bool(asks.open(f"http://127.0.0.1:{PORT}{path}", timeout=60).status == 200)
    except OSError:
        return False


def _running(asks: urllib.request.OpenerDirector) -> int:
    metrics = asks.open(f"http://127.0.0.1:{PORT}/metrics", timeout=60).read().decode()
    return int(float(metrics.split("\nallcity_running ")[1].split("\n")[0]))


def main(tables: str = "10000", people: str = "connected") -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "tables.db")
        begun = time.perf_counter()
        entries = make(path, int(tables), people == "connected")
        took = time.perf_counter() - begun
        print(f"{tables} tables with {entries} entries, made in {took:.1f} s; people: {people}")
        options = ["--port", str(PORT), "--database", path, "--log-level", "warning"]
        begun = time.perf_counter()
        server = subprocess.Popen([sys.executable, "-m", "allcity.server", *options, "--roomy"])
        try:
            for what, seconds in watch(begun, int(tables)):
                cpu = cpu_seconds(server.pid)
                print(f"{what:>16} {seconds:7.2f} s {cpu:7.2f} s of CPU so far", flush=True)
            print(f"{'memory':>16} {memory(server.pid) / 2**20:7.0f} MiB")
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
