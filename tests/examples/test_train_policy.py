"""The example that learns: it learns something in a few hundred matches, and draws it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.slow
def test_the_example_learns_and_draws(tmp_path: Path) -> None:
    file = tmp_path / "curve.svg"
    ended = subprocess.run(
        [sys.executable, ROOT / "examples/train_policy.py", "graffiti", "--matches", "1000", "--plot", file],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    shares = re.search(r"(\d+) % of the first hundred won, (\d+) % of the last", ended.stdout)
    assert shares, ended.stdout
    assert int(shares[2]) > int(shares[1]) + 10
    assert "<polyline" in file.read_text("utf-8")
