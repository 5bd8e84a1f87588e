"""How the bots stand: ratings, shares of wins and points, with intervals over paired deals.

The rotations of one deal are not independent, so the deal is the unit of every interval.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random

from openskill.models import PlackettLuce

from allcity.arena.matches import Row, shares

SURE = 1.96  # 95 %
SETTLED = 2.81  # 99.5 %, since one looks several times
FEWEST = 20  # deals before an order can be settled
RESAMPLES, MOST_RATINGS = 100, 30_000


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one bot. `share` (of wins) and `rating` are a mean and the ends of its 95 % interval.

    `ms` is the mean time per decision; `faults` are turns that another bot had to play, `forfeits` the matches lost by that.
    """

    bot: int
    matches: int
    share: tuple[float, float, float]
    rating: tuple[float, float, float]
    points: float
    ms: float
    worst_ms: float
    faults: int
    forfeits: int
    first_fault: dict[str, str] | None


def standings(rows: Sequence[Row], bots: int) -> list[Standing]:
    """The standings of all bots, best rating first; `bots` is their number."""
    rating = ratings(rows, bots)
    table = [_standing(rows, bot, rating[bot]) for bot in range(bots)]
    return sorted(table, key=lambda standing: -standing.rating[0])


def _standing(rows: Sequence[Row], bot: int, rating: tuple[float, float, float]) -> Standing:
    seats = [(row, seat) for row in rows for seat, who in enumerate(row["bots"]) if who == bot]
    decisions = sum(row["decisions"][seat] for row, seat in seats)
    matches = len({row["key"] for row, _ in seats})
    failed = [(row, seat) for row, seat in seats if row["faults"][seat]]
    return Standing(
        bot=bot,
        matches=matches,
        share=interval(list(by_deal(rows, bot).values()), matches),
        rating=rating,
        points=sum(row["points"][seat] for row, seat in seats) / max(1, len(seats)),
        ms=1000 * sum(row["seconds"][seat] for row, seat in seats) / max(1, decisions),
        worst_ms=1000 * max((row["worst"][seat] for row, seat in seats), default=0.0),
        faults=sum(row["faults"][seat] for row, seat in failed),
        forfeits=len({row["key"] for row, _ in failed}),
        first_fault=next((row["first_fault"][seat] for row, seat in failed), None),
    )


def by_deal(rows: Sequence[Row], bot: int) -> dict[int, float]:
    """For each deal the share of wins that a bot got in the matches it played."""
    by_number: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        if bot in row["bots"]:
            won = shares(row)
            by_number[row["number"]].append(
                sum(won[seat] for seat, who in enumerate(row["bots"]) if who == bot)
            )
    return {number: sum(each) / len(each) for number, each in by_number.items()}


def interval(shares: Sequence[float], matches: int) -> tuple[float, float, float]:
    """The mean of shares, one for each deal, with Wilson's 95 % interval."""
    return wilson(*mean_error(shares), len(shares), matches)


def wilson(
    mean: float, error: float, deals: int, matches: int, sure: float = SURE
) -> tuple[float, float, float]:
    """A mean share with Wilson's interval, of 95 % unless `sure` says otherwise; `error` is its standard error over deals.

    The interval stays within 0 and 1, and few matches never make it narrow. A deal counts once if its
    rotations always end alike, and for as many as it has matches if they end independently.
    """
    if not deals:
        return 0.0, 0.0, 1.0
    spread, size = mean * (1 - mean), float(deals)
    if spread > 0:
        size = max(size, min(float(matches), spread / error**2 if error else inf))
    turn = sure**2 / size
    middle = (mean + turn / 2) / (1 + turn)
    half = sqrt(turn * (spread + turn / 4)) / (1 + turn)
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values, and its standard error."""
    return grouped_error([[value] for value in values])


def grouped_error(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of all values and its standard error, where only the groups are independent of each other."""
    size = sum(map(len, groups))
    if not size:
        return 0.0, inf
    mean = sum(map(sum, groups)) / size
    if len(groups) == 1:
        return mean, inf
    off = sum((sum(group) - len(group) * mean) ** 2 for group in groups)
    return mean, sqrt(off * len(groups) / (len(groups) - 1)) / size


def ratings(rows: Sequence[Row], bots: int) -> list[tuple[float, float, float]]:
    """Plackett–Luce ratings of all bots, with intervals from resampled deals.

    Resampling matches that all ended alike shows no doubt, so the interval is never narrower than the model's own.
    """
    deals: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        deals[row["number"]].append(row)
    numbers, rng = sorted(deals), Random(1)
    rated = _rated([row for number in numbers for row in deals[number]], bots)
    runs = min(RESAMPLES, max(10, MOST_RATINGS // max(1, len(rows))))
    drawn = [
        _rated([row for n in rng.choices(numbers, k=len(numbers)) for row in deals[n]], bots)
        for _ in range(runs if numbers else 0)
    ]
    samples = []
    for bot, (middle, doubt) in enumerate(rated):
        spread = sqrt(mean_error([(run[bot][0] - middle) ** 2 for run in drawn])[0])
        reach = SURE * max(spread, doubt)
        samples.append((middle, middle - reach, middle + reach))
    return samples


def _rated(rows: Sequence[Row], bots: int) -> list[tuple[float, float]]:
    """Ratings after these matches, and how sure of them the model is.

    Bots that sit twice in a match are rated once, by their best place.
    """
    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for row in rows:
        places: dict[int, int] = {}
        for seat, bot in enumerate(row["bots"]):
            places[bot] = min(row["places"][seat], places.get(bot, len(row["bots"])))
        if len(places) > 1:
            teams = model.rate([[rated[bot]] for bot in places], ranks=list(places.values()))
            for bot, (new,) in zip(places, teams, strict=True):
                rated[bot] = new
    return [(each.mu, each.sigma) for each in rated]


def is_settled(rows: Sequence[Row], bots: int) -> bool:
    """Whether each bot is surely better than the next one, deal by deal."""
    numbers = {row["number"] for row in rows}
    if len(numbers) < FEWEST or bots < 2:
        return False
    deals = [by_deal(rows, bot) for bot in range(bots)]
    order = sorted(range(bots), key=lambda bot: -mean_error(list(deals[bot].values()))[0])
    return all(_surely(deals[a], deals[b]) for a, b in itertools.pairwise(order))


def _surely(better: dict[int, float], worse: dict[int, float]) -> bool:
    leads = [better[number] - worse[number] for number in better if number in worse]
    mean, error = mean_error(leads)
    return mean > SETTLED * error
