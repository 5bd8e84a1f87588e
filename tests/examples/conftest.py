"""The third game, installed as a package into a folder of its own, so that the other tests do not see it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
UV = Path(sys.executable).with_name("uv")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the place where Last Train was installed from its own folder, as a person would install it."""
    target = tmp_path_factory.mktemp("packages")
    subprocess.run(
        [UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation",
         "--python", sys.executable, "--target", target, ROOT / "examples/last-train"],
        check=True,
    )  # fmt: skip
    return target


@pytest.fixture(scope="session")
def environment(installed: Path) -> dict[str, str]:
    """The environment of a process that has the third game."""
    return {**os.environ, "PYTHONPATH": str(installed), "ALLCITY_LANG": "en"}
