"""Without the extra `fast` everything else works, and with it nothing is imported before it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
if {is_missing}:
    sys.modules["numba"] = sys.modules["numpy"] = None
import allcity.server.app, allcity.arena.run
from allcity.cli import main
from allcity.fast import is_available
assert main(["simulate", "tagcity", "--games", "1", "--bots", "random,random", "--seed", "1"]) == 0
assert {is_missing} or not {{"numba", "numpy"}} & set(sys.modules)
assert main(["arena", "tagcity", "--bots", "net,random", "--matches", "1", "--lang", "en"]) == int({is_missing})
assert {is_missing} or is_available()
"""


def run(is_missing: bool) -> str:
    program = PROGRAM.format(is_missing=is_missing)
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr + ended.stdout
    return ended.stderr


@pytest.mark.slow
def test_nothing_is_imported_before_it_is_used() -> None:
    run(is_missing=False)


@pytest.mark.slow
def test_everything_else_works_without_it() -> None:
    assert "pip install" in run(is_missing=True), "the bot that needs it says how to get it"
