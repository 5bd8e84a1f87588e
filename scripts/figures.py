"""Writes down what the arena says of a few matches: `python -m scripts.figures`; tests/arena/test_figures.py compares.

After a change of how matches are played, counted or shown, the diff shows its effect.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from allcity.arena import Outcome, Plan, run
from allcity.arena.balance import report
from allcity.arena.folder import Folder
from allcity.arena.matches import Row
from allcity.arena.page import page
from allcity.arena.runners import here
from allcity.arena.simulation import by_rules
from allcity.arena.tables import by_seat, to_json
from allcity.games import GAMES
from allcity.locales import words
from scripts.worth import rounded

FOLDER = Path(__file__).parent.parent / "tests/arena/figures"
TIMES = ("seconds", "worst", "ms", "worst_ms", "record")
EXACT = {"mean": 0.2512, "low": 0.2465, "high": 0.2561}  # of so many matches that it has a digit
POINTS = {"mean": 41.25, "low": 41.18, "high": 41.32}


def written(key: str) -> dict[str, str]:
    """By name of a file what is in it."""
    plan = Plan(key, ("greedy", "random", "greedy"), 4, seats=3, seed=7)
    rows = [_timeless(row) for row in run(plan, here, Folder(None, plan)).rows]
    other = report(rows[::2])
    other["seats"][0]["share"] = other["turns"][0]["share"] = EXACT
    other["points"] = POINTS
    failed = [rows[0], {**rows[1], "faults": [0, 2, 0], "first_fault": [None, _FAULT, None]}]
    figures = {
        "rows": rows,
        "standings": to_json(plan, Outcome(_timed(rows), True))["standings"],
        "by seat": by_seat(plan, _timed(rows[:2])),
        "report": report(rows),
        "failed": report(failed)["first_fault"],
        "simulated": list(by_rules(key, 3, {}, None, 5, 4)),
    }
    html = page(words("en"), key, "greedy", [("", report(rows)), ("<x>=y", other)])
    return {
        f"{key}.json": _text(figures),
        f"{key}.html": html.replace("><", ">\n<"),
        f"{key}-failed.html": page(words("fr"), key, "random", [("", report(failed))]).replace(
            "><", ">\n<"
        ),
    }


_FAULT = {"kind": "crash", "detail": "ended", "stderr": ""}


def _timeless(row: Row) -> Row:
    return {name: value for name, value in row.items() if name not in TIMES}


def _timed(rows: list[Row]) -> list[Row]:
    """As if each decision had taken a quarter of a second, and one of them two."""
    return [
        {**row, "seconds": [number / 4 for number in row["decisions"]], "worst": [2.0, 0.25, 1.5]}
        for row in rows
    ]


def _text(figures: dict[str, Any]) -> str:
    """A line for each figure."""
    lines = []
    for name, value in figures.items():
        parts = value if isinstance(value, list) else [value]
        if isinstance(value, dict):
            parts = [{key: each} for key, each in value.items()]
        lines += [f"{name}: {json.dumps(_rounded(each), ensure_ascii=False)}" for each in parts]
    return "\n".join(lines) + "\n"


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return rounded(value)
    if isinstance(value, dict):
        return {str(key): _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in GAMES:
        for name, text in written(key).items():
            (FOLDER / name).write_text(text, "utf-8")
            sys.stdout.write(f"{FOLDER / name}\n")


if __name__ == "__main__":
    main()
