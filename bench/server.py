"""The table server under load: moves per second, and the time from one client's send to the other's receipt.

`python -m bench.server [matches=50,200,1000] [seconds=8] [database]`; every move is written
to the disk before it is acknowledged or shown. Two load generators share the matches, as in
../shared/bench-peers, whose boardgame.io and Colyseus servers do comparable work in memory.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

PORT = 18423


class Figures(NamedTuple):
    """What one run showed; times are from one client's send to the other's receipt.

    With `tables`, new tables are made, joined and started instead, for those who finish a match.
    `memory` is what the server has taken since its start, by the number of matches.
    """

    matches: int
    mode: str
    moves: float
    p50: float
    p99: float
    most: float
    server: float
    each: float
    memory: float


HEAD = [
    "matches",
    "mode",
    "per s",
    "p50_ms",
    "p99_ms",
    "max_ms",
    "server_%",
    "ms each",
    "kB/match",
]
FORM = "{:>8} {:>9} {:>8.0f} {:>7.1f} {:>7.1f} {:>7.1f} {:>8.0f} {:>8.2f} {:>9.0f}"


def main(counts: str = "50,200,1000", seconds: str = "8", database: str = "") -> None:
    """Print one line for each number of matches and each mode."""
    print(re.sub(r"\.\df", "", FORM).format(*HEAD))
    for count in map(int, counts.split(",")):
        for figures in measure(count, float(seconds), database):
            print(FORM.format(*figures), flush=True)


def measure(count: int, seconds: float, database: str = "") -> Iterator[Figures]:
    """A server with so many matches, paced and saturated; in a file of its own by default."""
    with tempfile.TemporaryDirectory() as folder:
        database = database or str(Path(folder) / "tables.db")
        options = ["--port", str(PORT), "--database", database, "--log-level", "warning"]
        server = subprocess.Popen([sys.executable, "-m", "allcity.server", *options, "--roomy"])
        loads: list[subprocess.Popen[str]] = []
        try:
            wait_until_ready()
            idle = memory(server.pid)
            loads += [start_load(share) for share in (count // 2, count - count // 2)]
            for load in loads:
                assert read_line(load) == "ready"
            for mode in ("tables", "paced", "saturated"):
                if mode != "tables":
                    run(loads, mode, min(seconds, 2))
                figures = measured(server.pid, loads, mode, seconds)
                each = (memory(server.pid) - idle) / count / 1024
                yield figures._replace(matches=count, memory=each)
        finally:
            for load in loads:
                load.kill()
                load.wait()
            server.kill()
            server.wait()


def measured(pid: int, loads: list[subprocess.Popen[str]], mode: str, seconds: float) -> Figures:
    """Moves per second, their times, and what they cost the server."""
    cpu = cpu_seconds(pid)
    answers = run(loads, mode, seconds)
    cpu = cpu_seconds(pid) - cpu
    samples = sorted(sample for answer in answers for sample in answer["samples"])
    took = max(answer["took"] for answer in answers)
    assert not sum(answer["refused"] for answer in answers), "moves were refused"
    last = len(samples) - 1
    p50, p99, most = (1000 * samples[min(last, int(q * len(samples)))] for q in (0.5, 0.99, 1))
    each = 1000 * cpu / len(samples)
    return Figures(0, mode, len(samples) / took, p50, p99, most, 100 * cpu / took, each, 0)


def start_load(matches: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bench.load", str(PORT), str(matches)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def run(loads: list[subprocess.Popen[str]], mode: str, seconds: float) -> list[dict[str, Any]]:
    for load in loads:
        assert load.stdin
        load.stdin.write(f"{mode} {seconds}\n")
        load.stdin.flush()
    return [json.loads(read_line(load)) for load in loads]


def read_line(load: subprocess.Popen[str]) -> str:
    assert load.stdout
    return load.stdout.readline().strip()


def wait_until_ready() -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/ready", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the system does not say how much memory is used")


if __name__ == "__main__":
    main(*sys.argv[1:])
