"""Is a game balanced? Seats, length, ends, sources of points, and what each thing used brings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import Any, NamedTuple

from allcity.arena.matches import Row, shares
from allcity.arena.standings import SURE, grouped_error, wilson
from allcity.arena.tables import ends
from allcity.core.game import Meta

Figure = dict[str, float | None]
"""A mean with the ends of its 95 % interval; these are None where the matches show none."""

# Student's t for 95 %, by degrees of freedom from 1 on; beyond them t is a little less than `1.96 + 2.7 / degrees`.
T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class Outcome(NamedTuple):
    """The result of a match for a seat; `match` is the number of the match among the rows."""

    match: int
    row: Row
    seat: int
    share: float


def variants(meta: Meta) -> list[dict[str, str]]:
    """No variant, and each other value of each option that is not about a seat or open."""
    all_options: list[dict[str, str]] = [{}]
    for option in meta.options:
        if "drawn" not in option.values and not option.is_open:
            all_options += [{option.key: value} for value in option.values[1:]]
    return all_options


def report(rows: Sequence[Row]) -> dict[str, Any]:
    """All figures of some matches, as plain values."""
    outcomes = [
        Outcome(match, row, seat, share)
        for match, row in enumerate(rows)
        for seat, share in enumerate(shares(row))
    ]
    return {
        "matches": len(rows),
        "seats": _by_place(outcomes, lambda each: each.seat),
        "turns": _by_place(outcomes, _turn),
        "rounds": dict(sorted(Counter(row["rounds"] for row in rows).items())),
        "ends": ends(rows),
        "points": _mean(outcomes, _points),
        "sources": _sources(outcomes),
        "used": _used(outcomes),
        "faults": sum(sum(row["faults"]) for row in rows),
        "forfeits": sum(any(row["faults"]) for row in rows),
        "first_fault": next((fault for row in rows for fault in row["first_fault"] if fault), None),
    }


def _turn(outcome: Outcome) -> int:
    """How many places after the first leader or first player a seat sits."""
    return int(outcome.seat - (outcome.row["starter"] or 0)) % len(outcome.row["places"])


def _points(outcome: Outcome) -> float:
    return float(outcome.row["points"][outcome.seat])


def _by_place(
    outcomes: Sequence[Outcome], place_of: Callable[[Outcome], int]
) -> list[dict[str, Any]]:
    """Share of wins and points by place, each with its interval."""
    places: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        places[place_of(outcome)].append(outcome)
    return [
        {"place": place + 1, "share": _share(each), "points": _mean(each, _points)}
        for place, each in sorted(places.items())
    ]


def _share(outcomes: Sequence[Outcome]) -> Figure:
    matches = _by_match(outcomes, lambda each: each.share)
    ends_and_mean = wilson(*grouped_error(matches), len(matches), len(outcomes))
    return dict(zip(("mean", "low", "high"), ends_and_mean, strict=True))


def _mean(outcomes: Iterable[Outcome], value_of: Callable[[Outcome], float]) -> Figure:
    """A mean with Student's interval over matches, whose seats are not independent of each other."""
    matches = _by_match(outcomes, value_of)
    mean, error = grouped_error(matches)
    if not 0 < error < inf:
        return {"mean": mean, "low": None, "high": None}
    degrees = len(matches) - 1
    reach = error * (T[degrees - 1] if degrees <= len(T) else SURE + 2.7 / degrees)
    return {"mean": mean, "low": mean - reach, "high": mean + reach}


def _by_match(
    outcomes: Iterable[Outcome], value_of: Callable[[Outcome], float]
) -> list[list[float]]:
    matches: dict[int, list[float]] = defaultdict(list)
    for outcome in outcomes:
        matches[outcome.match].append(value_of(outcome))
    return list(matches.values())


def _sources(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """Points by source: of all seats, and of winners."""
    winners = [outcome for outcome in outcomes if outcome.share]
    rows = []
    for name in outcomes[0].row["sources"][0] if outcomes else {}:

        def brought(outcome: Outcome, name: str = name) -> float:
            return float(outcome.row["sources"][outcome.seat][name])

        rows.append(
            {"source": name, "all": _mean(outcomes, brought), "winners": _mean(winners, brought)}
        )
    return rows


def _used(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """How often each thing is used in a match, and how the seats fare that use it and those that do not."""
    names = sorted({name for each in outcomes for name in each.row["used"][each.seat]})
    rows = []
    for name in names:
        users = [each for each in outcomes if each.row["used"][each.seat].get(name)]
        others = [each for each in outcomes if not each.row["used"][each.seat].get(name)]
        times = sum(each.row["used"][each.seat].get(name, 0) for each in outcomes)
        rows.append(
            {
                "thing": name,
                "times": times / len(outcomes),
                "users": len(users) / len(outcomes),
                "share": _share(users),
                "share_without": _share(others),
                "points": _mean(users, _points),
                "points_without": _mean(others, _points),
            }
        )
    return rows
