"""Reviews by a running server: how long each of several guests waits who ask for one at the same time, until the first estimate and until the full review.

`python -m bench.served_reviews [GAME] [--guests 2]`: bots play a match for each guest, and each guest asks for the review of their match. Seconds are those of the clock, and those
of the processors of the server and its bots: on a machine that does nothing else the first are hardly more than a guest's part of the second.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from allcity.bots import warm
from allcity.games import GAMES
from tests.server.harness import PATIENCE, Person, Process, wait_for

BOTS = ("medium", "skilled")
LONGEST = 600.0  # seconds that a guest waits for an answer, on a busy machine


def processes(pid: int) -> list[int]:
    """A process and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return [pid, *(each for child in children for each in processes(int(child)))]


def spent(pid: int) -> float:
    """Seconds of the processors that a server and its bots have used."""
    fields = [
        Path(f"/proc/{each}/stat").read_text("utf-8").rpartition(") ")[2].split()
        for each in processes(pid)
    ]
    return sum(int(row[11]) + int(row[12]) for row in fields) / os.sysconf("SC_CLK_TCK")


def played(guest: Person, game: str) -> str:
    """A match of bots, to its end."""
    bots = [{"seat": seat, "bot": bot} for seat, bot in enumerate(BOTS)]
    table = guest.make(game, len(BOTS), bots=bots, sit=[], start=True)
    wait_for(lambda: _status(guest, table) == "over", 10 * PATIENCE, pause=0.5)
    return table


def _status(guest: Person, table: str) -> str:
    return str(guest.get(f"/api/tables/{table}")["status"])


def asked(guest: Person, table: str) -> tuple[float, float, Any]:
    """Seconds until the first estimate and until the full review, and that review."""
    begun = time.monotonic()
    guest.get(f"/api/tables/{table}/review", quick=True)
    first = time.monotonic() - begun
    return first, *_full(guest, table, begun)


def _full(guest: Person, table: str, begun: float) -> tuple[float, Any]:
    report = guest.get(f"/api/tables/{table}/review")
    return time.monotonic() - begun, report


def measure(server: Process, game: str, guests: Sequence[Person]) -> None:
    tables = [played(guest, game) for guest in guests]
    before, begun = spent(server.pid), time.monotonic()
    with ThreadPoolExecutor(len(guests)) as pool:
        rows = list(pool.map(asked, guests, tables))
    clock, cores = time.monotonic() - begun, spent(server.pid) - before
    decisions = [sum(len(seat["decisions"]) for seat in report["seats"]) for *_, report in rows]
    for guest, (first, full, report), count in zip(guests, rows, decisions, strict=True):
        print(
            f"{guest.me['name']}: {count} decisions, judged by {report['judge']}, first estimate after {first:.1f} s, full review after {full:.1f} s"
        )
    print(
        f"{clock:.1f} s by the clock, {cores:.1f} s of the processors, {100 * cores / sum(decisions):.1f} s per 100 decisions",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--guests", type=int, default=2)
    arguments = parser.parse_args()
    warm.warm_alone(arguments.game)
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "tables.db"))
        try:
            server.wait_until_ready()
            guests = [
                Person(server.port, f"Guest {number + 1}") for number in range(arguments.guests)
            ]
            for guest in guests:
                guest.http.timeout = LONGEST
            played(guests[0], arguments.game)  # the bots' processes load what is compiled
            measure(server, arguments.game, guests)
            for guest in guests:
                guest.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
