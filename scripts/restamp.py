"""Brings all records of the repository to the present rules versions: `python -m scripts.restamp`.

`allcity restamp` does it for the files that are named. Status 1: some record was left as it is, and its line says why.
"""

from __future__ import annotations

import sys
from pathlib import Path

from allcity.cli.restamp import restamp
from allcity.locales import words

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "docs", "examples")


def shipped(root: Path = ROOT) -> list[Path]:
    """All records of the repository."""
    return sorted(path for folder in FOLDERS for path in (root / folder).rglob("*.record"))


if __name__ == "__main__":
    stamped = [restamp(words("en"), path) for path in shipped()]
    sys.exit(not all(stamped))
