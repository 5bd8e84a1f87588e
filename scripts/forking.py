"""A process that has collected the tests of an area, and forks a child for each change, so that nothing is imported anew.

`Nursery` is the handle of it. In the process itself this module is a pytest plugin: in each child the code of the changed
function is replaced where it is alive, and the chosen tests run. A change that cannot be made that way gets no answer.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import signal
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from scripts.mutations import changed, is_in_function

PIPES = "ALLCITY_FORKING"
SECONDS, TIMES = 15.0, 4.0  # how much longer a test may take
Tests = list[tuple[str, float]]  # with their seconds
NOT_ALIVE = 99  # the status of a child in which there is nothing to replace


class Nursery:
    """Runs tests with changes in the children of one process."""

    def __init__(self, copy: Path, log: Path, line: list[str], environment: dict[str, str]) -> None:
        self.copy, self.log = copy, log
        requests, self.requests = os.pipe()
        self.answers, answers = os.pipe()
        with log.open("wb") as file:
            self.process = subprocess.Popen(
                line, cwd=copy, env=environment | {PIPES: f"{requests} {answers}"}, stdout=file,
                stderr=file, pass_fds=(requests, answers), start_new_session=True,
            )  # fmt: skip
        os.close(requests)
        os.close(answers)
        self._answer()  # it has imported everything

    def run(self, file: Path, source: str, node: int, tests: Tests) -> int | None:
        """How the tests end; None where the change can only be made before anything is imported."""
        if not is_in_function(source, node):
            return None
        change = {"file": str(self.copy / file), "source": source, "node": node}
        return self._ask({"change": change, "tests": tests})

    def run_unchanged(self, tests: Tests) -> int | None:
        """How the tests end without any change."""
        return self._ask({"change": None, "tests": tests})

    def _ask(self, request: dict[str, Any]) -> int | None:
        os.write(self.requests, json.dumps(request).encode() + b"\n")
        status = self._answer()
        return None if status == NOT_ALIVE else status

    def _answer(self) -> int:
        answer = os.read(self.answers, 100)
        if not answer:
            raise RuntimeError(self.log.read_text("utf-8", "replace")[-4000:])
        return int(answer)

    def end(self) -> None:
        os.close(self.requests)
        self.process.wait()
        os.close(self.answers)


class Forking:
    """In the process: instead of running what was collected, fork a child for each request."""

    def __init__(self, requests: int, answers: int) -> None:
        self.requests, self.answers = requests, answers
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        place = {item.nodeid: item for item in session.items}
        os.write(self.answers, b"0\n")
        with os.fdopen(self.requests) as lines:
            for line in lines:
                request = json.loads(line)
                child = os.fork()
                if child == 0:
                    os.setsid()
                    if request["change"] and not replace(**request["change"]):
                        os._exit(NOT_ALIVE)
                    self.seconds = dict(request["tests"])
                    session.items = [place[name] for name in self.seconds]
                    return None  # and pytest runs these
                _, status = os.waitpid(child, 0)
                with suppress(ProcessLookupError):
                    os.killpg(child, signal.SIGKILL)  # temporary files of tests
                os.write(self.answers, f"{os.waitstatus_to_exitcode(status)}\n".encode())
        return True

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test that takes far longer than without any change ends the child: of a processor, or of a day on a busy machine."""
        limit = SECONDS + TIMES * self.seconds[nodeid]
        signal.setitimer(signal.ITIMER_PROF, limit)
        signal.setitimer(signal.ITIMER_REAL, 10 * limit)


def replace(file: str, source: str, node: int) -> bool:
    """Give the living functions of a file the code that they have with a change; False if that is not possible."""
    before, after = _codes(file, ast.parse(source)), _codes(file, changed(source, node))
    gc.unfreeze()
    functions = [each for each in gc.get_objects() if type(each) is FunctionType]
    living = [each for each in functions if each.__code__.co_filename == file]
    if not living:  # it is still to be imported, from the changed file
        return all(getattr(module, "__file__", None) != file for module in [*sys.modules.values()])
    replaced = 0
    for function in living:
        key = _key(function.__code__)
        old, new = before.get(key, []), after.get(key, [])
        if len(old) != 1 or len(new) != 1:
            if old != new:
                return False
        elif old != new:
            with suppress(ValueError):  # other variables of an outer function
                function.__code__ = new[0]
                replaced += 1
    return replaced > 0


def _codes(file: str, tree: ast.Module) -> dict[tuple[str, int], list[CodeType]]:
    """The code of all functions of a module, by name and line."""
    codes: dict[tuple[str, int], list[CodeType]] = defaultdict(list)
    queue: list[Any] = [compile(tree, file, "exec", dont_inherit=True)]
    for code in queue:
        codes[_key(code)].append(code)
        queue += [each for each in code.co_consts if isinstance(each, CodeType)]
    return codes


def _key(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


@pytest.hookimpl
def pytest_configure(config: pytest.Config) -> None:
    if pipes := os.environ.pop(PIPES, ""):
        requests, answers = map(int, pipes.split())
        config.pluginmanager.register(Forking(requests, answers))
