"""A run on disk: its plan, a line for each finished match, and the matches as records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from allcity.arena.matches import Row
from allcity.arena.plan import Plan
from allcity.core.errors import Malformed


class Folder:
    """Where a run stores its matches, so that a later run can continue; without a path nothing is stored."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        self.rows: dict[str, Row] = {}
        if path is None:
            return
        try:
            (path / "records").mkdir(parents=True, exist_ok=True)
            self._check(path / "plan.json", plan)
            self._read(path / "rows.jsonl")
        except OSError as problem:
            detail = problem.strerror or ""
            raise Malformed("arena-folder", path=str(path), detail=detail) from None

    def _check(self, file: Path, plan: Plan) -> None:
        """Refuse another plan than that of the folder; it may only have more matches."""
        wanted = _same(plan.to_json())
        if not file.exists():
            file.write_text(json.dumps(wanted) + "\n", "utf-8")
        elif _read_json(file) != wanted:
            raise Malformed("arena-other-plan", path=str(file))

    def _read(self, file: Path) -> None:
        """The finished matches; a last line that was cut off in the middle is dropped and played anew."""
        if not file.exists():
            return
        text = file.read_text("utf-8", "replace")
        whole, _, rest = text.rpartition("\n")
        if rest:
            file.write_text(whole + "\n" if whole else "", "utf-8")
        for number, line in enumerate(whole.split("\n") if whole else [], 1):
            try:
                row = json.loads(line)
                self.rows[row["key"]] = row
            except (ValueError, TypeError, KeyError):
                raise Malformed("arena-damaged", number, path=str(file)) from None

    def add(self, row: Row) -> None:
        """Store a match: first its record, then its line."""
        record = row.pop("record")
        self.rows[row["key"]] = row
        if self.path is None:
            return
        (self.path / "records" / f"{row['key']}.record").write_text(record, "utf-8")
        with (self.path / "rows.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def _same(plan: dict[str, Any]) -> Any:
    return json.loads(json.dumps({key: plan[key] for key in plan if key != "matches"}))


def _read_json(file: Path) -> Any:
    try:
        return json.loads(file.read_text("utf-8"))
    except ValueError:
        return None
