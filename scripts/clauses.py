"""Lists the clauses of each game that no code cites, no test proves or no help text explains.

`python -m scripts.clauses` exits with 1 if there are any; the tests run it too.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words

ROOT = Path(__file__).parent.parent


def cited(game: str) -> set[str]:
    """The clause ids that stand in a game's code."""
    clauses: set[str] = set()
    for path in (ROOT / "src/allcity/games" / game).glob("*.py"):
        for name, low, high in re.findall(
            r"\b([A-Z]\d+)\.(\d+)(?: to \1\.(\d+))?", path.read_text("utf-8")
        ):
            clauses |= {f"{name}.{n}" for n in range(int(low), int(high or low) + 1)}
    return clauses


def proven(game: str) -> set[str]:
    """The clause ids that begin the name of a test."""
    clauses: set[str] = set()
    for path in (ROOT / "tests/games" / game).rglob("test_*.py"):
        pairs = re.findall(r"def test_([A-Z]\d+)_(\d+)_", path.read_text("utf-8"))
        clauses |= {f"{part}.{number}" for part, number in pairs}
    return clauses


def missing() -> list[str]:
    """One line for each clause that lacks something."""
    lines = []
    for key, game in GAMES.items():
        code, tests = cited(key), proven(key)
        for clause in game.META.clauses:
            lacks = [] if clause in code else ["code"]
            lacks += [] if clause in tests else ["test"]
            help_key = f"clause-{clause.replace('.', '-')}"
            lacks += [f"help ({name})" for name in LANGUAGES if help_key not in words(name)]
            if lacks:
                lines.append(f"{clause} has no {', no '.join(lacks)}")
        lines += [f"{clause} is tested, but no clause" for clause in tests - set(game.META.clauses)]
    return lines


if __name__ == "__main__":
    for line in missing():
        print(line)
    sys.exit(1 if missing() else 0)
