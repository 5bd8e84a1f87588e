"""Our engines beside others in one run: decisions of random play per CPU second of one core.

`python -m bench.engines [seconds=2] [rounds=2] [peers=../shared/bench-peers]`. The others (OpenSpiel, Pgx, catanatron, PettingZoo) come
from PyPI into a temporary environment. They play other games, so a row says how fast such an engine is, not
who plays the same game faster. All take turns, so that whatever else the machine does is shared by all.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import numpy

from allcity.fast.kernel import kernel_of
from allcity.games import GAMES
from bench.engine import random_match
from bench.kernels import played, stepped
from bench.measure import rate
from bench.peers import PEERS

UV = Path(sys.executable).with_name("uv")
LIMIT = 600  # seconds for one peer


class Peer(NamedTuple):
    """A project, its packages, and the benchmark that drives it."""

    name: str
    packages: tuple[str, ...]
    script: str
    arguments: tuple[str, ...]


OTHERS = (
    Peer(
        "OpenSpiel", ("open_spiel==2.0.2",), "bench_open_spiel.py",
        ("--skip", "mcts", "connect_four", "backgammon", "chess", "havannah(board_size=8)", "gin_rummy"),
    ),
    Peer("Pgx", ("pgx==2.6.0",), "bench_pgx.py", ("--batches", "1024", "connect_four", "backgammon")),
    Peer("catanatron", ("catanatron==3.2.1",), "bench_catanatron.py", ()),
    Peer(
        "PettingZoo", ("pettingzoo[classic]==1.27.0",), "bench_pettingzoo.py",
        ("connect_four_v3", "tictactoe_v3"),
    ),
)  # fmt: skip

Rates = dict[str, list[float]]


def main(seconds: str = "2", rounds: str = "2", peers: str = str(PEERS)) -> None:
    scripts = Path(peers).resolve()
    if not scripts.is_dir():
        sys.exit(f"{scripts} has no benchmarks of other engines")
    rates: Rates = {}
    with tempfile.TemporaryDirectory(prefix="engines-") as folder:
        python = install(Path(folder))
        for _ in range(int(rounds)):
            for name, value in ours(float(seconds)):
                rates.setdefault(name, []).append(value)
            for peer in OTHERS:
                for name, value in measured(peer, python, scripts, seconds):
                    rates.setdefault(name, []).append(value)
    show(rates)


def install(folder: Path) -> Path:
    """An environment with all peers."""
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, folder], check=True)
    python = folder / "bin" / "python"
    packages = [package for peer in OTHERS for package in peer.packages]
    subprocess.run([UV, "pip", "install", "-q", "--python", python, *packages], check=True)
    return python


def ours(seconds: float) -> Iterator[tuple[str, float]]:
    """The rules, the kernels, and the kernels through the interfaces for researchers."""
    for game in GAMES:
        works: dict[str, Any] = {"rules (Python)": random_match(game, 2)}
        if kernel_of(game):
            works["kernel (compiled)"] = played(game, 2, 200, "cpu")
            works["kernel, batch with masks and observations"] = stepped(game, 2, 64, "cpu")
            works["kernel through PettingZoo"] = _through_pettingzoo(game)
            works["kernel through OpenSpiel"] = _through_openspiel(game)
        for name, work in works.items():
            yield f"All City {game}, {name}", rate(work, seconds)[0]


def _through_pettingzoo(game: str) -> Any:
    from allcity.research.aec import env  # noqa: PLC0415 (an extra)

    table, rng = env(game), numpy.random.default_rng(1)

    def one() -> int:
        table.reset(seed=int(rng.integers(1 << 30)))
        decisions = 0
        for _ in table.agent_iter():
            seen, _, is_terminated, is_truncated, _ = table.last()
            if is_terminated or is_truncated:
                table.step(None)
                continue
            table.step(int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions

    return one


def _through_openspiel(game: str) -> Any:
    import pyspiel  # noqa: PLC0415 (an extra)

    from allcity.research import spiel  # noqa: F401, PLC0415 (registers the games)

    loaded, rng = pyspiel.load_game(f"allcity_{game}"), Random(1)

    def one() -> int:
        state, decisions = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(numbers, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one


def measured(peer: Peer, python: Path, scripts: Path, seconds: str) -> Iterator[tuple[str, float]]:
    """What a peer's own benchmark says."""
    done = subprocess.run(
        [python, scripts / peer.script, "--runs", "1", "--seconds", seconds, *peer.arguments],
        capture_output=True, text=True, timeout=LIMIT, check=False,
    )  # fmt: skip
    if done.returncode:
        print(f"{peer.name} failed: {done.stderr.strip().splitlines()[-1:]}", flush=True)
    for line in done.stdout.splitlines():
        figures = json.loads(line) if line.startswith("{") else {}
        if "cpu_plies_per_s" in figures:
            yield figures["what"], figures["cpu_plies_per_s"]["median"]
        elif "steps_per_s" in figures:  # seconds by the clock, with all free cores
            yield (
                figures["what"],
                figures["steps_per_s"]["median"] / max(0.01, figures["cores_used"]),
            )


def show(rates: Rates) -> None:
    print(f"{'decisions per CPU second':>24}")
    for name, values in sorted(rates.items(), key=lambda pair: -median(pair[1])):
        print(f"{median(values):>24,.0f}  {name} ({min(values):,.0f} to {max(values):,.0f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
