"""The matches of a run for other programs: JSON, and Parquet with a row for each seat of each match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from allcity.arena.matches import Row, shares
from allcity.arena.plan import Plan
from allcity.arena.run import Outcome
from allcity.arena.standings import standings
from allcity.core.errors import Malformed

_SEAT = ("points", "places", "decisions", "seconds", "worst")


def to_json(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    """The run as one value: plan, standings, ends and every match."""
    rows = outcome.rows
    return {
        **{key: value for key, value in plan.to_json().items() if key != "edition"},
        "played": len(rows),
        "is_settled": outcome.is_settled,
        "standings": [
            {**asdict(each), "spec": plan.bots[each.bot]}
            for each in standings(rows, len(plan.bots))
        ],
        "ends": ends(rows),
        "rows": rows,
    }


def ends(rows: Sequence[Row]) -> dict[str, int]:
    """How often each end came about."""
    return dict(sorted(Counter(reason for row in rows for reason in row["reasons"]).items()))


def by_seat(plan: Plan, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """A flat row for each seat of each match."""
    columns = []
    for row in rows:
        won = shares(row)
        for seat, bot in enumerate(row["bots"]):
            columns.append(
                {
                    **{key: row[key] for key in ("number", "lineup", "rotation", "rounds")},
                    "seat": seat,
                    "bot": plan.bots[bot],
                    "share": won[seat],
                    **{key: row[key][seat] for key in _SEAT},
                    "reasons": " ".join(row["reasons"]),
                    "faults": row["faults"][seat],
                }
            )
    return columns


def write_parquet(path: Path, plan: Plan, rows: Sequence[Row]) -> None:
    """Write the flat rows; needs the extra `parquet`."""
    try:
        import pyarrow as pa  # noqa: PLC0415 (an extra)
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise Malformed("arena-no-parquet") from None
    try:
        parquet.write_table(pa.Table.from_pylist(by_seat(plan, rows)), path)
    except OSError as problem:
        detail = problem.strerror or ""
        raise Malformed("file-unwritable", path=str(path), detail=detail) from None
