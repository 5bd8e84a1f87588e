"""The folders of compiled code: one per package and version of its source.

numba notices a change of the file that a function is in, but not of the functions that it calls. So the name of the folder
contains a digest of all source files that it depends on; a change of any of them gives a new folder.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path

DAYS = 14  # days after which the code of another version is deleted


def root() -> Path:
    """Return the folder of all compiled code: `ALLCITY_KERNELS`, or a folder in the user's cache."""
    if chosen := os.environ.get("ALLCITY_KERNELS"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "allcity" / "kernels"


@cache
def folder(package: str) -> Path:
    """Return the folder for the compiled code of a package with its present source."""
    place = root() / f"{package}-{_digest(package)}"
    if not place.is_dir():
        place.mkdir(parents=True, exist_ok=True)
        _tidy(place, f"{package}-")
    return place


def _digest(package: str) -> str:
    """Return a digest of the package, of what kernels share, and of the packages around it: a kernel uses numbers of its game's rules and evaluation."""
    sources = hashlib.sha256()
    around = package.rpartition(".")[0] or package
    for name in sorted({package, around, f"{around}.evaluate", __package__}):
        spec = find_spec(name)
        for place in (spec and spec.submodule_search_locations) or ():
            pattern = "**/*.py" if name == __package__ else "*.py"
            for file in sorted(Path(place).glob(pattern)):
                sources.update(file.name.encode() + b"\0" + file.read_bytes())
    return sources.hexdigest()[:16]


def _tidy(current: Path, prefix: str) -> None:
    """Delete the code of versions that nobody has used for some time."""
    oldest = time.time() - DAYS * 24 * 60 * 60
    for place in current.parent.glob(f"{prefix}*"):
        if place != current and place.stat().st_mtime < oldest:
            shutil.rmtree(place, ignore_errors=True)
