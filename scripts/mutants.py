"""Do the tests notice a single change to the code? `make mutants N=20 SEED=1`; docs/mutants.md has a table.

A sample of changes is drawn for each area. Each is made in a copy of the repository, where the tests of its area are
run until the first one fails. Changes that no test notices are listed with file and line.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from random import Random

from scripts.mutations import Mutation, mutations

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/allcity")


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the code, and the tests that are there for it; `without` are names in either of them."""

    code: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()


AREAS: Mapping[str, Area] = {
    "rules": Area(
        ("games/**/*.py",),
        ("tests/games", "tests/core/test_play.py", "tests/learn"),
        ("evaluate", "statistics.py", "terminal.py", "book.py"),
    ),
    "core": Area(("core/**/*.py",), ("tests/core", "tests/games", "tests/cli/test_commands.py")),
    "server": Area(
        ("server/**/*.py",),
        ("tests/server",),
        ("migrations", "test_crash.py", "test_floods.py", "test_fuzz.py"),
    ),
    "bots": Area(("bots/**/*.py", "games/*/evaluate/*.py"), ("tests/bots",)),
    "arena": Area(
        ("arena/**/*.py", "games/*/statistics.py"),
        ("tests/arena", "tests/cli/test_arena.py"),
        ("test_ray.py",),
    ),
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change to a file of an area."""

    area: str
    file: Path
    mutation: Mutation

    def __str__(self) -> str:
        change = f"{self.mutation.before}  →  {self.mutation.after}".replace("\n", " ⏎ ")
        return f"{self.file}:{self.mutation.line}  {change[:160]}"


def sample(area: str, number: int, seed: int) -> list[Mutant]:
    """So many changes of an area; the same seed gives the same ones while the code is the same."""
    found = []
    for pattern in AREAS[area].code:
        for path in sorted((ROOT / SOURCE).glob(pattern)):
            if not set(path.parts) & set(AREAS[area].without):
                changes = mutations(path.read_text("utf-8"))
                found += [Mutant(area, path.relative_to(ROOT), change) for change in changes]
    return Random(f"{seed}-{area}").sample(found, min(number, len(found)))


def covering(area: str, file: Path | None = None) -> list[str]:
    """The test files of an area, those first that name the changed module."""
    paths: list[Path] = []
    for place in AREAS[area].tests:
        path = ROOT / place
        paths += sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
    kept = [path for path in paths if path.name not in AREAS[area].without]
    if file is not None:
        word = file.stem if file.stem != "__init__" else file.parent.name
        kept.sort(key=lambda path: word not in path.name and word not in path.read_text("utf-8"))
    return [str(path.relative_to(ROOT)) for path in kept]


@contextmanager
def copies(number: int) -> Iterator[SimpleQueue[Path]]:
    """Copies of what git knows, so that the working tree is never changed."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
    files = [name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).exists()]
    queue: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="allcity-mutants-") as folder:
        for place in range(number):
            target = Path(folder) / str(place)
            for name in files:
                (target / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, target / name)
            static = ROOT / SOURCE / "server/static"
            if static.exists():
                shutil.copytree(static, target / SOURCE / "server/static")
            queue.put(target)
        yield queue


def run(copy: Path, names: Sequence[str], limit: float) -> int | None:
    """How the tests end in a copy; nothing, if they take longer than the limit."""
    environment = {
        **os.environ, "PYTHONPATH": f"{copy / 'src'}:{copy}", "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip
    line = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    process = subprocess.Popen(
        [*line, *names], cwd=copy, env=environment, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        return process.wait(limit)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def is_noticed(mutant: Mutant, queue: SimpleQueue[Path], limit: float) -> bool:
    """Whether a test fails, or no longer ends, with this change."""
    copy = queue.get()
    file = copy / mutant.file
    before = file.read_text("utf-8")
    try:
        file.write_text(mutant.mutation.applied(before), "utf-8")
        noticed = run(copy, covering(mutant.area, mutant.file), limit) != 0
    finally:
        file.write_text(before, "utf-8")
        queue.put(copy)
    print("noticed " if noticed else "SURVIVED", mutant, flush=True)
    return noticed


def campaign(area: str, number: int, seed: int, jobs: int, most: float) -> tuple[int, int]:
    """How many changes of an area there were, and how many were noticed."""
    mutants = sample(area, number, seed)
    with copies(jobs) as queue, ThreadPoolExecutor(jobs) as pool:
        copy, begun = queue.get(), time.monotonic()
        status = run(copy, covering(area), most)
        if status != 0:
            sys.exit(f"{area}: without any change its tests end with {status} (None: too slow)")
        queue.put(copy)
        limit = 60 + 4 * (time.monotonic() - begun)
        noticed = list(pool.map(partial(is_noticed, queue=queue, limit=limit), mutants))
    return len(mutants), sum(noticed)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants")
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"of {' '.join(AREAS)}")
    parser.add_argument("--number", type=int, default=20, help="changes in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", type=float, default=1800, help="seconds for an area's tests")
    given = parser.parse_args()
    areas = given.areas or list(AREAS)
    if unknown := set(areas) - set(AREAS):
        parser.error(f"unknown areas: {' '.join(sorted(unknown))}")
    number = max(1, given.number // len(areas))
    rows = {a: campaign(a, number, given.seed, given.jobs, given.most) for a in areas}
    print(f"\nseed {given.seed}\n\n| area | changes | noticed |\n|---|---|---|")
    for area, (count, noticed) in rows.items():
        print(f"| {area} | {count} | {noticed} ({100 * noticed / count:.0f} %) |")


if __name__ == "__main__":
    main()
