"""Do the tests notice a single change to the code? `make mutants N=20 SEED=1`; docs/mutants.md has a table.

A sample of changes is drawn for each area. Each is made in a copy of the repository, where those tests of its area that
execute the changed line are run until the first one fails. Changes that no test notices are listed with file and line.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from queue import SimpleQueue
from random import Random

from scripts.executed import Executed, read
from scripts.forking import Nursery, Tests
from scripts.mutations import Mutation, mutations

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/allcity")
LOG, FORKS = "mutants.log", "forks.log"
MEASURED = ROOT / "build/mutants"  # which tests execute which lines, by area and tree


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the code, and the tests that are there for it; `without` are names in either of them."""

    code: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()


HEAVY = ("test_crash.py", "test_floods.py", "test_fuzz.py", "test_warm.py")  # many processes
DRAWN = ("terminal.py", "screen.py", "paper.py", "book.py")  # how a game looks: no rules
BOUNDS = (
    "tests/server/test_bounds.py"  # compares the numbers of modules, and executes nothing in them
)
COMPILED = ("test_kernel.py",)  # compiles for minutes in each copy; the rules have their own tests

AREAS: Mapping[str, Area] = {
    "rules": Area(
        ("games/**/*.py",),
        ("tests/games", "tests/core/test_play.py", "tests/learn"),
        ("evaluate", "kernel", "statistics.py", *DRAWN, *COMPILED),
    ),
    "core": Area(
        ("core/**/*.py",),
        (
            "tests/core",
            "tests/games",
            "tests/cli/test_commands.py",
            "tests/test_restamp.py",
            "tests/test_library.py",
        ),
        COMPILED,
    ),
    "match": Area(("server/match/**/*.py",), ("tests/server/match", BOUNDS)),
    "live": Area(("server/live/**/*.py",), ("tests/server/live", BOUNDS), HEAVY),
    "http": Area(
        ("server/http/**/*.py", "server/tables/**/*.py", "server/people/**/*.py"),
        ("tests/server/http", "tests/server/tables", "tests/server/people", BOUNDS),
        HEAVY,
    ),
    "running": Area(("server/running/**/*.py",), ("tests/server/running", BOUNDS), HEAVY),
    "store": Area(
        ("server/store/**/*.py",), ("tests/server/store", BOUNDS), ("migrations", *HEAVY)
    ),
    "server": Area(
        ("server/**/*.py",),
        ("tests/server",),
        ("match", "live", "http", "tables", "people", "running", "store", "migrations", *HEAVY),
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


@cache
def changes(area: str) -> tuple[Mutant, ...]:
    """All changes of an area, in the order of its files and lines."""
    mutants: dict[Mutant, None] = {}
    for pattern in AREAS[area].code:
        for path in sorted((ROOT / SOURCE).glob(pattern)):
            if not set(path.parts) & set(AREAS[area].without):
                for mutation in mutations(path.read_text("utf-8")):
                    mutants[Mutant(area, path.relative_to(ROOT), mutation)] = None
    return tuple(mutants)


def sample(area: str, number: int, seed: int) -> list[Mutant]:
    """So many changes of an area; the same seed gives the same ones while the code is the same."""
    mutants = changes(area)
    return Random(f"{seed}-{area}").sample(mutants, min(number, len(mutants)))


def files_of(area: str) -> list[str]:
    """The files with the tests of an area."""
    paths: list[Path] = []
    for place in AREAS[area].tests:
        path = ROOT / place
        paths += sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
    names, without = [path.relative_to(ROOT) for path in paths], set(AREAS[area].without)
    return [str(name) for name in names if not without & set(name.parts)]


def chosen(mutant: Mutant, executed: Executed) -> tuple[Tests, Tests]:
    """The tests that execute the changed line, and those that execute anything else of its file.

    The latter may use what the line did once, on import or for a cache. First come those whose files name its module, and the quick ones.
    Where no test executes anything in its own process, the tests that name its module may do so in another one.
    """
    file = mutant.file
    word = file.stem if file.stem != "__init__" else file.parent.name
    naming = {n for n in files_of(mutant.area) if word in (ROOT / n).read_text("utf-8")}
    around = executed.around(file)
    around = around or [test for test in executed.tests if test[0].split("::")[0] in naming]
    if executed.is_on_import(file, (ROOT / file).read_text("utf-8"), mutant.mutation.line):
        around += [test for test in executed.tests if BOUNDS in test[0] and test not in around]
    around.sort(key=lambda test: (test[0].split("::")[0] not in naming, test[1]))
    at = {*executed.at(file, (ROOT / file).read_text("utf-8"), mutant.mutation.line)}
    return [test for test in around if test in at], [test for test in around if test not in at]


@contextmanager
def copies(area: str, number: int) -> Iterator[list[Path]]:
    """Copies of what git knows or would know, so that the working tree is never changed.

    They are always in the same place, where kernels that were compiled are found again.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-zco", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True
    )
    files = [name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).exists()]
    targets = [Path(tempfile.gettempdir(), f"allcity-mutants-{area}-{n}") for n in range(number)]
    for target in targets:
        target.mkdir()  # one campaign of an area at a time
        for name in files:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
        static = ROOT / SOURCE / "server/static"
        if static.exists():
            shutil.copytree(static, target / SOURCE / "server/static")
    try:
        yield targets
    finally:
        for target in targets:
            shutil.rmtree(target)


def line_and_environment(copy: Path) -> tuple[list[str], dict[str, str]]:
    """The command that starts the tests in a copy."""
    line = [
        *(sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"),
        *("-p", "scripts.executed", "-p", "scripts.forking"),
    ]
    environment = {
        **os.environ, "PYTHONPATH": f"{copy / 'src'}:{copy}", "PYTHONDONTWRITEBYTECODE": "1",
        "ALLCITY_PATIENCE": "60", "ALLCITY_KERNELS": str(_kernels()),
    }  # fmt: skip
    return line, environment


def run(copy: Path, names: Sequence[str], limit: float, **more: str) -> int:
    """How the tests end in a copy, which has a log of them; they are killed when they need more seconds of a processor."""
    line, environment = line_and_environment(copy)
    with (
        (copy / LOG).open("wb") as log,
        subprocess.Popen(
            [*line, *names], cwd=copy, env=environment | more, stdout=log, stderr=log,
            start_new_session=True,
        ) as process,
    ):  # fmt: skip
        seconds = math.ceil(limit)
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (seconds, seconds))
        try:
            return process.wait()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # temporary files of tests


@cache
def _kernels() -> Path:
    """The folder of compiled kernels, which all copies share because no change concerns them."""
    return MEASURED / f"kernels-{_digest(ROOT, 'src/allcity')}"


def _digest(copy: Path, *folders: str) -> str:
    paths = sorted(path for name in folders for path in (copy / name).rglob("*"))
    files = [path for path in paths if path.is_file() and path.suffix != ".pyc"]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]


def measured(area: str, nursery: Nursery, limit: float) -> Executed:
    """Which tests execute which lines, measured once per tree, in a run without any change.

    They must pass in a child, too, or every change would seem to be noticed.
    """
    copy = nursery.copy
    target = MEASURED / f"{area}-{_digest(copy, 'src', 'tests')}.json"
    if not target.exists():
        MEASURED.mkdir(parents=True, exist_ok=True)
        status: int | None = run(copy, files_of(area), limit, ALLCITY_EXECUTED=str(target))
        log = copy / LOG
        if status == 0:
            status, log = nursery.run_unchanged([*read(target).tests]), nursery.log
        if status != 0:
            target.unlink(missing_ok=True)
            end = log.read_text("utf-8", "replace")[-4000:]
            sys.exit(f"{end}\n{area}: without any change its tests end with {status}")
    return read(target)


def is_noticed(mutant: Mutant, queue: SimpleQueue[Nursery], executed: Executed) -> bool:
    """Whether a test fails, or no longer ends, with this change."""
    rounds = [tests for tests in chosen(mutant, executed) if tests]
    nursery = queue.get()
    file = nursery.copy / mutant.file
    before = file.read_text("utf-8")
    try:
        file.write_text(mutant.mutation.applied(before), "utf-8")
        is_seen = any(_status(mutant, nursery, before, tests, executed) for tests in rounds)
    finally:
        file.write_text(before, "utf-8")
        queue.put(nursery)
    count = sum(map(len, rounds))
    print("noticed " if is_seen else "SURVIVED", f"({count} tests)", mutant, flush=True)
    return is_seen


def _status(mutant: Mutant, nursery: Nursery, source: str, tests: Tests, executed: Executed) -> int:
    """How the tests end: in a child of the process that has imported all, or in one that imports the changed file anew."""
    status = None
    if not executed.is_on_import(mutant.file, source, mutant.mutation.line):
        status = nursery.run(mutant.file, source, mutant.mutation.node, tests)
    if status is None:
        listed = nursery.copy / "chosen-tests.txt"
        listed.write_text("\n".join(name for name, _ in tests), "utf-8")
        files = dict.fromkeys(name.split("::")[0] for name, _ in tests)
        limit = 60 + 4 * sum(seconds for _, seconds in tests)
        status = run(nursery.copy, [*files], limit, ALLCITY_CHOSEN=str(listed))
    return status


def campaign(area: str, mutants: Sequence[Mutant], jobs: int, most: float) -> int:
    """Count the changes of an area that the tests notice."""
    with copies(area, jobs) as folders, ThreadPoolExecutor(jobs) as pool:
        nurseries: SimpleQueue[Nursery] = SimpleQueue()
        started = [_nursery(area, copy) for copy in folders]
        executed = measured(area, started[0], most)
        for nursery in started:
            nurseries.put(nursery)
        noticed = sum(pool.map(partial(is_noticed, queue=nurseries, executed=executed), mutants))
        for nursery in started:
            nursery.end()
        return noticed


def _nursery(area: str, copy: Path) -> Nursery:
    line, environment = line_and_environment(copy)
    return Nursery(copy, copy / FORKS, [*line, *files_of(area)], environment)


def interval(noticed: int, count: int) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence (Wilson)."""
    share, z = noticed / count, 1.96
    middle = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants")
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"of {' '.join(AREAS)}")
    parser.add_argument("--number", type=int, default=20, help="changes in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--most", type=float, default=3600, help="seconds of a processor for an area's tests"
    )
    parser.add_argument("--at", metavar="FILE:LINE", help="only the changes in this line")
    arguments = parser.parse_args()
    areas = arguments.areas or list(AREAS)
    if unknown := set(areas) - set(AREAS):
        parser.error(f"unknown areas: {' '.join(sorted(unknown))}")
    number = max(1, arguments.number // len(areas))
    rows = []
    for area in areas:
        mutants = sample(area, number, arguments.seed)
        if arguments.at:
            mutants = [m for m in changes(area) if f"{m.file}:{m.mutation.line}" == arguments.at]
        if mutants:
            noticed = campaign(area, mutants, arguments.jobs, arguments.most)
            rows.append((area, len(mutants), noticed, *interval(noticed, len(mutants))))
    print(
        f"\nseed {arguments.seed}\n\n| area | changes | noticed | 95 % interval |\n|---|---|---|---|"
    )
    for area, count, noticed, low, high in rows:
        share = f"{noticed} ({noticed / count:.0%})"
        print(f"| {area} | {count} | {share} | {low:.0%} to {high:.0%} |")


if __name__ == "__main__":
    main()
