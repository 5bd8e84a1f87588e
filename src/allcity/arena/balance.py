"""Is a game balanced? Seats, length, ends, sources of points, and what each thing used brings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from allcity.arena.matches import Row, shares
from allcity.arena.standings import SURE, interval, mean_error
from allcity.arena.tables import ends
from allcity.core.game import Meta

Figure = dict[str, float]
Outcome = tuple[Row, int, float]


def variants(meta: Meta) -> list[dict[str, str]]:
    """No variant, and each other value of each option that is not about a seat or open."""
    all_options: list[dict[str, str]] = [{}]
    for option in meta.options:
        if "drawn" not in option.values and not option.is_open:
            all_options += [{option.key: value} for value in option.values[1:]]
    return all_options


def report(rows: Sequence[Row]) -> dict[str, Any]:
    """All figures of some matches, as plain values."""
    outcomes: list[Outcome] = [
        (row, seat, share) for row in rows for seat, share in enumerate(shares(row))
    ]
    return {
        "matches": len(rows),
        "seats": _grouped(outcomes, lambda _, seat: seat),
        "turns": _grouped(outcomes, _turn),
        "rounds": dict(sorted(Counter(row["rounds"] for row in rows).items())),
        "ends": ends(rows),
        "points": _mean([float(row["points"][seat]) for row, seat, _ in outcomes]),
        "sources": _sources(outcomes),
        "used": _used(outcomes),
    }


def _turn(row: Row, seat: int) -> int:
    """How many places after the first leader or first player a seat sits."""
    return (seat - (row["starter"] or 0)) % len(row["places"])


def _grouped(outcomes: Sequence[Outcome], group: Any) -> list[dict[str, Any]]:
    """Share of wins and points by place, each with its interval."""
    groups: dict[int, list[Outcome]] = defaultdict(list)
    for row, seat, share in outcomes:
        groups[group(row, seat)].append((row, seat, share))
    return [
        {
            "place": place + 1,
            "share": _share([share for _, _, share in each]),
            "points": _mean([float(row["points"][seat]) for row, seat, _ in each]),
        }
        for place, each in sorted(groups.items())
    ]


def _share(values: Sequence[float]) -> Figure:
    return dict(zip(("mean", "low", "high"), interval(values, len(values)), strict=True))


def _mean(values: Sequence[float]) -> Figure:
    mean, error = mean_error(values)
    error = error if len(values) > 1 else 0.0
    return {"mean": mean, "low": mean - SURE * error, "high": mean + SURE * error}


def _sources(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Points by source: of all seats, and of winners."""
    names = outcomes[0][0]["sources"][0] if outcomes else {}
    return [
        {
            "source": name,
            "all": _mean([float(row["sources"][seat][name]) for row, seat, _ in outcomes]),
            "winners": _mean(
                [float(row["sources"][seat][name]) for row, seat, share in outcomes if share]
            ),
        }
        for name in names
    ]


def _used(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """How often each thing is used in a match, and how those fare who use it and who do not."""
    names = sorted({name for row, seat, _ in outcomes for name in row["used"][seat]})
    rows = []
    for name in names:
        users = [outcome for outcome in outcomes if outcome[0]["used"][outcome[1]].get(name)]
        others = [outcome for outcome in outcomes if not outcome[0]["used"][outcome[1]].get(name)]
        rows.append(
            {
                "thing": name,
                "times": sum(r["used"][seat].get(name, 0) for r, seat, _ in outcomes)
                / len(outcomes),
                "users": len(users) / len(outcomes),
                "share": _share([share for _, _, share in users]),
                "share_without": _share([share for _, _, share in others]),
                "points": _mean([float(row["points"][seat]) for row, seat, _ in users]),
                "points_without": _mean([float(row["points"][seat]) for row, seat, _ in others]),
            }
        )
    return rows
