"""Programs of other people that tests need: found, or installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest


def program(name: str, untested: str) -> str:
    """The path of a program; only outside CI may a test go without it, and says what is not tested then."""
    path = shutil.which(name) or _from_debian(name)
    if path is None:
        assert not os.environ.get("CI"), f"{name} must be there in CI"
        pytest.skip(f"no {name}: {untested} is NOT tested")
    return path


def _from_debian(name: str) -> str | None:
    """One worker installs it; the others wait, and find it."""
    import fcntl

    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "allcity-programs.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", name]):
            if not shutil.which(name):
                subprocess.run(["apt-get", *command], env=environment, check=False)
    return shutil.which(name)
