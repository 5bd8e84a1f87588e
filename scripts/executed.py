"""Which tests execute which lines of the code: measured once by coverage, so that `mutants` runs no others.

This module is also the pytest plugin of these runs. It measures where `ALLCITY_EXECUTED` names a file for the
result, and runs only the tests that `ALLCITY_CHOSEN` lists, in that order.
"""

from __future__ import annotations

import ast
import json
import os
import time
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import coverage
import pytest

IMPORT = -1  # stands for a test where a line is executed when its module is imported


@dataclass(frozen=True, slots=True)
class Executed:
    """The tests of an area with their seconds of a processor, and by file and line which of them come along there."""

    tests: Sequence[tuple[str, float]]
    lines: Mapping[str, Mapping[int, frozenset[int]]]

    def at(self, file: Path, source: str, line: int) -> list[tuple[str, float]]:
        """The tests that execute a line."""
        lines = self.lines.get(str(file), {})
        first = _statement(source, line)
        return self._named(lines.get(number, frozenset()) for number in range(first, line + 1))

    def around(self, file: Path) -> list[tuple[str, float]]:
        """The tests that execute anything of a file."""
        return self._named(self.lines.get(str(file), {}).values())

    def _named(self, lines: Iterable[frozenset[int]]) -> list[tuple[str, float]]:
        numbers = frozenset[int]().union(*lines) - {IMPORT}
        return [self.tests[number] for number in sorted(numbers)]

    def is_on_import(self, file: Path, source: str, line: int) -> bool:
        """Whether something is done in a line before the first test begins."""
        lines = self.lines.get(str(file), {})
        return any(IMPORT in lines.get(n, ()) for n in range(_statement(source, line), line + 1))


def read(path: Path) -> Executed:
    stored = json.loads(path.read_text("utf-8"))
    lines = {
        file: {int(line): frozenset(tests) for line, tests in lines.items()}
        for file, lines in stored["lines"].items()
    }
    return Executed([(name, seconds) for name, seconds in stored["tests"]], lines)


def _statement(source: str, line: int) -> int:
    """The first line of the innermost statement that a line is part of."""
    statements = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt))
    around = [node.lineno for node in statements if node.lineno <= line <= (node.end_lineno or 0)]
    return max(around, default=line)


class Measuring:
    """Tells coverage which test runs, and writes down what was executed."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.seconds: dict[str, float] = {}
        self.coverage = coverage.Coverage(source_pkgs=["allcity"], data_file=None)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        begun = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - begun
        self.coverage.switch_context("")
        return result

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data, root = self.coverage.get_data(), Path.cwd()
        numbers = {"": IMPORT} | {name: number for number, name in enumerate(self.seconds)}
        lines = {
            str(Path(file).relative_to(root)): {
                line: sorted({numbers.get(context, IMPORT) for context in contexts})
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        stored = {"tests": list(self.seconds.items()), "lines": lines}
        self.target.write_text(json.dumps(stored), "utf-8")


class Choosing:
    """Runs the tests of a list, in its order."""

    def __init__(self, chosen: Path) -> None:
        names = chosen.read_text("utf-8").splitlines()
        self.place = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.place]
        items[:] = sorted(chosen, key=lambda item: self.place[item.nodeid])


def _unchanged(package: str) -> str:  # noqa: ARG001
    """Kernels are compiled once, whatever is changed: no change concerns them."""
    return "unchanged"


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything of ours is imported, so that the lines that imports execute are seen."""
    if target := os.environ.pop("ALLCITY_EXECUTED", ""):
        early_config.pluginmanager.register(Measuring(Path(target)))
    if chosen := os.environ.pop("ALLCITY_CHOSEN", ""):
        early_config.pluginmanager.register(Choosing(Path(chosen)))
    from allcity.fast import cache  # noqa: PLC0415 (measured from here on)

    cache._digest = _unchanged
