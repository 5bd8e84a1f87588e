"""The table server beside others on the same machine, in the same minute.

`python -m bench.peers [matches=200] [seconds=6] [rounds=3] [peers=../shared/bench-peers]`. boardgame.io and
Colyseus come from npm into a temporary folder; their benchmarks do comparable work in memory,
while every move of ours is on the disk first.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.server import measure
from hatch_build import NODE, npm

PEERS = Path(__file__).parent.parent.parent / "shared" / "bench-peers"


class Peer(NamedTuple):
    """A server from npm, and the benchmark that drives it; `last` are its own arguments."""

    name: str
    packages: tuple[str, ...]
    script: str
    last: tuple[str, ...] = ()


BOTH = (
    Peer("boardgame.io", ("boardgame.io@0.50.2",), "bench_bgio_net.cjs"),
    Peer(
        "Colyseus",
        (
            "@colyseus/core@0.18.17", "@colyseus/ws-transport@0.18.4", "@colyseus/sdk@0.18.4",
            "@colyseus/schema@5.0.34", "express@5",
        ),
        "bench_colyseus_net.cjs",
        ("now",),
    ),
)  # fmt: skip
OURS = "All City"
LIMIT = 120  # seconds for a benchmark of a peer


class Seen(NamedTuple):
    """One run of one server in one mode."""

    moves: float
    p50: float
    p99: float


Runs = dict[tuple[str, str], list[Seen]]


def main(
    matches: str = "200", seconds: str = "6", rounds: str = "3", peers: str = str(PEERS)
) -> None:
    """All servers take turns, so that whatever else the machine does is shared by all."""
    if not Path(peers).is_dir():
        sys.exit(f"{peers} has no benchmarks of other servers")
    runs: Runs = {}
    with ExitStack() as stack:
        folders = [
            Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="peer-"))) for _ in BOTH
        ]
        for peer, folder in zip(BOTH, folders, strict=True):
            install(peer, Path(peers), folder)
        for _ in range(int(rounds)):
            for figures in measure(int(matches), float(seconds)):
                seen = Seen(figures.moves, figures.p50, figures.p99)
                runs.setdefault((OURS, figures.mode), []).append(seen)
            for peer, folder in zip(BOTH, folders, strict=True):
                for mode, seen in measured(peer, folder, matches, seconds):
                    runs.setdefault((peer.name, mode), []).append(seen)
    show(runs)


def install(peer: Peer, scripts: Path, folder: Path) -> None:
    for script in scripts.glob("*.cjs"):
        shutil.copy(script, folder)
    (folder / "package.json").write_text("{}")
    npm("install", "--silent", "--legacy-peer-deps", *peer.packages, folder=folder)


def measured(peer: Peer, folder: Path, matches: str, seconds: str) -> Iterator[tuple[str, Seen]]:
    """What a peer's own benchmark says in each mode."""
    output = subprocess.run(
        [NODE, peer.script, matches, "1", seconds, *peer.last],
        cwd=folder, env={**os.environ, "NODE_ENV": "production"},
        check=True, capture_output=True, text=True, timeout=LIMIT,
    ).stdout  # fmt: skip
    for line in output.splitlines():
        if line.startswith("{"):
            figures = json.loads(line)
            mode = "paced" if "paced" in figures["what"] else "saturated"
            columns = ("moves_per_s", "p50_ms", "p99_ms")
            yield mode, Seen(*(figures[column]["median"] for column in columns))


def show(runs: Runs) -> None:
    """The median of each figure with its range, and the ratio of ours to it."""
    for mode in ("paced", "saturated"):
        ours = runs[OURS, mode]
        for name in (OURS, *(peer.name for peer in BOTH)):
            seen = runs[name, mode]
            print(
                f"{name:>14} {mode:>9}: {spread(seen, 'moves', 0)} moves/s, p50 {spread(seen, 'p50', 1)} ms, "
                f"p99 {spread(seen, 'p99', 1)} ms; ours {ratio(ours, seen, 'moves'):.2f} times the moves, "
                f"{ratio(ours, seen, 'p99'):.2f} times the p99",
                flush=True,
            )


def spread(seen: list[Seen], figure: str, digits: int) -> str:
    figures = [getattr(run, figure) for run in seen]
    low, middle, high = (f"{f(figures):,.{digits}f}" for f in (min, median, max))
    return f"{middle} ({low} to {high})"


def ratio(ours: list[Seen], theirs: list[Seen], figure: str) -> float:
    mine, other = (median(getattr(run, figure) for run in seen) for seen in (ours, theirs))
    return float(mine / other)


if __name__ == "__main__":
    main(*sys.argv[1:])
