"""The table server beside others on the same machine, in the same minute.

`python -m bench.peers [matches=200] [seconds=6] [peers=../shared/bench-peers]`. boardgame.io and
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
from pathlib import Path
from typing import NamedTuple

from bench.server import Figures, measure
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
LIMIT = 120  # seconds for a benchmark of a peer


def main(matches: str = "200", seconds: str = "6", peers: str = str(PEERS)) -> None:
    """Print a line for each server and mode, with the ratio to ours."""
    if not Path(peers).is_dir():
        sys.exit(f"{peers} has no benchmarks of other servers")
    figures = measure(int(matches), float(seconds))
    ours = {one.mode[:8]: one for one in figures if one.mode != "tables"}
    for mode, mine in ours.items():
        show("All City", mode, mine.moves, mine.p50, mine.p99, mine)
    for peer in BOTH:
        for line in measured(peer, Path(peers), matches, seconds):
            mode = "paced" if "paced" in line["what"] else "saturate"
            moves, p50, p99 = (line[key]["median"] for key in ("moves_per_s", "p50_ms", "p99_ms"))
            show(peer.name, mode, moves, p50, p99, ours[mode])


def measured(
    peer: Peer, scripts: Path, matches: str, seconds: str
) -> Iterator[dict[str, dict[str, float]]]:
    """What a peer's own benchmark says, a line for each mode."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for script in scripts.glob("*.cjs"):
            shutil.copy(script, folder)
        (folder / "package.json").write_text("{}")
        npm("install", "--silent", "--legacy-peer-deps", *peer.packages, folder=folder)
        told = subprocess.run(
            [NODE, peer.script, matches, "1", seconds, *peer.last],
            cwd=folder, env={**os.environ, "NODE_ENV": "production"},
            check=True, capture_output=True, text=True, timeout=LIMIT,
        ).stdout  # fmt: skip
    yield from (json.loads(line) for line in told.splitlines() if line.startswith("{"))


def show(name: str, mode: str, moves: float, p50: float, p99: float, mine: Figures) -> None:
    print(
        f"{name:>14} {mode:>9} {moves:8.0f} moves/s, p50 {p50:6.1f} ms, p99 {p99:6.1f} ms; "
        f"ours {mine.moves / moves:5.2f} times the moves, {mine.p99 / p99:5.2f} times the p99",
        flush=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
