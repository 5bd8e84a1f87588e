"""The tests' own tools: a test that fails closes what it has opened, and does its neighbours no harm."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TWO = """
from tests.server.conftest import *
from tests.server.conftest import _closed, _described
from tests.server.harness import OPEN, Person, Process, Socket

def test_fails(server, tmp_path):
    ana = Person(server.port)
    ana.at(ana.make())
    loose = Socket(server.port)
    other = Process(str(tmp_path / "other.db"))
    raise RuntimeError("as any test may")

def test_comes_after_it(server):
    assert not OPEN
"""


def test_a_failed_test_leaves_nothing_open(tmp_path: Path) -> None:
    file = tmp_path / "test_two.py"
    file.write_text(TWO)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*command, f"--rootdir={ROOT}", f"-c{ROOT}/pyproject.toml", str(file)],
        cwd=ROOT, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert "RuntimeError: as any test may" in done.stdout, done.stdout + done.stderr
    assert done.stdout.startswith("F. "), done.stdout + done.stderr
    assert "ResourceWarning" not in done.stdout + done.stderr
