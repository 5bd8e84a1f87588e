"""The arithmetic of the arena: every figure compared with a computation of another kind."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

import pytest
from openskill.models import PlackettLuce

from allcity.arena.balance import report
from allcity.arena.matches import forfeited, shares
from allcity.arena.standings import (
    by_deal,
    grouped_error,
    interval,
    is_settled,
    mean_error,
    ratings,
    standings,
)


def row(
    number: int, bots: list[int], places: list[int], rotation: int = 0, **more: Any
) -> dict[str, Any]:
    """A match as the arena keeps it."""
    seats = len(bots)
    return {
        "key": f"{number}-0-{rotation}", "number": number, "bots": bots, "places": places,
        "points": [0] * seats, "decisions": [10] * seats, "seconds": [0.0] * seats,
        "worst": [0.0] * seats, "faults": [0] * seats, "first_fault": [None] * seats, **more,
    }  # fmt: skip


def pair(number: int, first: int, second: int) -> list[dict[str, Any]]:
    """A deal from both sides; each is won by the bot that is named."""
    return [
        row(number, [0, 1], [1 + (first == 1), 1 + (first == 0)]),
        row(number, [1, 0], [1 + (second == 0), 1 + (second == 1)], rotation=1),
    ]


def root(high: float, low: float, off: Callable[[float], float]) -> float:
    """Return where a function changes its sign, by bisection."""
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if (off(middle) > 0) == (off(low) > 0) else (low, middle)
    return low


# As printed in textbooks and in the documentation of statistics packages.
@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (10, 10, 0.7225, 1.0),
        (0, 20, 0.0, 0.1611),
        (4, 4, 0.5101, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998
    ],
)
def test_the_interval_is_wilsons(wins: int, matches: int, low: float, high: float) -> None:
    values = [1.0] * wins + [0.0] * (matches - wins)
    bounds = interval(values, matches)
    assert bounds == pytest.approx((wins / matches, low, high), abs=5e-5)


def test_the_ends_are_the_shares_of_which_the_found_one_is_just_likely_enough() -> None:
    """Wilson's interval, from its definition: p is 1.96 standard errors of x away from x."""
    for size in (3, 20, 101):
        for wins in range(1, size):
            mean = wins / size

            def off(x: float, mean: float = mean, size: int = size) -> float:
                return (mean - x) ** 2 - 1.96**2 * x * (1 - x) / size

            _, low, high = interval([1.0] * wins + [0.0] * (size - wins), size)
            assert low == pytest.approx(root(0.0, mean, off))
            assert high == pytest.approx(root(1.0, mean, off))


@pytest.mark.parametrize("matches", [2, 8])
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 0.75, 1.0])
def test_an_interval_stays_within_0_and_1_and_is_never_sure_after_a_few(
    share: float, matches: int
) -> None:
    for deals in (1, 2, matches):
        mean, low, high = interval([share] * deals, matches)
        assert mean == share
        assert 0 <= low <= share <= high <= 1
        assert high - low > 0.3
    assert interval([], 0) == (0.0, 0.0, 1.0)


def test_rotations_that_end_alike_count_once_and_others_for_what_they_are() -> None:
    alike = [1.0, 0.0] * 10
    assert interval(alike, 40) == interval(alike, 20)
    evened = [0.5] * 20  # each deal is won once from either side
    assert interval(evened, 40) == pytest.approx(interval([1.0, 0.0] * 20, 40))
    mixed = [1.0] * 5 + [0.5] * 10 + [0.0] * 5  # nearly as if rotations were independent
    assert interval(mixed, 40) == pytest.approx(interval([1.0, 0.0] * 19, 38))


def test_the_interval_holds_the_truth_in_95_of_100_arenas() -> None:
    """Deals are lopsided by luck, both rotations of one in the same way."""
    rng, held, arenas = Random(5), 0, 2000
    for _ in range(arenas):
        values = []
        for _ in range(15):
            chance = min(1.0, max(0.0, rng.gauss(0.8, 0.25)))
            values.append(statistics.mean(float(rng.random() < chance) for _ in range(2)))
        _, low, high = interval(values, 30)
        held += low <= TRUTH <= high
    assert 0.93 < held / arenas <= 1


def _truth() -> float:
    rng = Random(6)
    return statistics.mean(min(1.0, max(0.0, rng.gauss(0.8, 0.25))) for _ in range(100_000))


TRUTH = _truth()


def test_mean_and_error_are_those_of_the_standard_library() -> None:
    rng = Random(1)
    for size in (2, 3, 50):
        values = [rng.uniform(-3, 9) for _ in range(size)]
        mean, error = mean_error(values)
        assert mean == pytest.approx(statistics.mean(values))
        assert error == pytest.approx(statistics.stdev(values) / sqrt(size))
    assert mean_error([7.0]) == (7.0, float("inf"))
    assert mean_error([]) == (0.0, float("inf"))


def test_values_of_one_group_count_as_far_as_groups_differ() -> None:
    """The error over groups of equal size is that of their means; what evens out within a group adds nothing."""
    rng = Random(2)
    groups = [[rng.uniform(-3, 9) for _ in range(4)] for _ in range(30)]
    mean, error = grouped_error(groups)
    assert (mean, error) == pytest.approx(mean_error([statistics.mean(group) for group in groups]))
    assert grouped_error([[1.0, 0.0]] * 5) == (0.5, 0.0)
    assert grouped_error([[1.0, 0.0]]) == (0.5, float("inf"))


def test_unequal_groups_are_unsure_as_resampled_ones_are() -> None:
    rng = Random(7)
    groups = []
    for _ in range(200):
        middle = rng.gauss(0, 2)
        groups.append([rng.gauss(middle, 1) for _ in range(rng.randint(1, 5))])
    drawn = [grouped_error(rng.choices(groups, k=200))[0] for _ in range(400)]
    assert grouped_error(groups)[1] == pytest.approx(statistics.stdev(drawn), rel=0.15)


def test_figures_of_a_bot_are_counted_over_all_its_seats() -> None:
    fault = {"kind": "crash", "detail": "ended", "stderr": "x"}
    rows = [
        row(0, [0, 1], [1, 2], points=[30, 10], decisions=[20, 10], seconds=[0.2, 0.5], worst=[0.03, 0.4]),
        row(0, [1, 0], [1, 1], 1, points=[25, 25], decisions=[30, 40], seconds=[0.3, 0.1], worst=[0.02, 0.06]),
        row(1, [2, 1], [1, 2], points=[8, 4], decisions=[1, 10], seconds=[0.5, 0.0], faults=[0, 3], first_fault=[None, fault]),
    ]  # fmt: skip
    by_bot = {each.bot: each for each in standings(rows, 3)}
    figures = [by_bot[0].points, by_bot[0].ms, by_bot[0].worst_ms, by_bot[1].points]
    assert figures == pytest.approx([27.5, 1000 * 0.3 / 60, 60.0, (10 + 25 + 4) / 3])
    assert (by_bot[2].points, by_bot[2].ms) == (8, 500)  # one match, one decision
    assert [by_bot[bot].matches for bot in range(3)] == [2, 3, 1]
    assert (by_bot[0].faults, by_bot[0].forfeits, by_bot[0].first_fault) == (0, 0, None)
    assert (by_bot[1].faults, by_bot[1].forfeits, by_bot[1].first_fault) == (3, 1, fault)
    assert by_deal(rows, 1) == {0: pytest.approx((0 + 0.5) / 2), 1: 0.0}
    assert by_bot[0].share == interval([0.75], 2)
    (nobody,) = standings([], 1)
    assert (nobody.matches, nobody.points, nobody.ms, nobody.worst_ms) == (0, 0, 0, 0)
    assert nobody.share == (0.0, 0.0, 1.0)


def test_who_sits_twice_in_a_match_wins_it_once() -> None:
    rows = [row(0, [0, 1, 0, 1], [2, 1, 1, 4]), row(0, [1, 0, 1, 0], [3, 2, 1, 4], 1)]
    assert shares(rows[0]) == [0, 0.5, 0.5, 0]
    assert by_deal(rows, 0) == {0: 0.25}
    assert by_deal(rows, 1) == {0: 0.75}
    model = PlackettLuce()
    first, second = model.rating(), model.rating()
    [[first], [second]] = model.rate([[first], [second]], ranks=[1, 1])
    [[second], [first]] = model.rate([[second], [first]], ranks=[1, 2])
    assert [each[0] for each in ratings(rows, 2)] == pytest.approx([first.mu, second.mu])


def test_ratings_are_openskills_match_by_match_whatever_the_order_of_the_rows() -> None:
    rng = Random(3)
    rows = [
        row(number, bots, places)
        for number in range(40)
        for bots, places in [(rng.sample(range(3), 3), rng.sample(range(1, 4), 3))]
    ]
    model = PlackettLuce()
    rated = [model.rating() for _ in range(3)]
    for each in rows:
        teams = model.rate([[rated[bot]] for bot in each["bots"]], ranks=each["places"])
        for bot, (new,) in zip(each["bots"], teams, strict=True):
            rated[bot] = new
    ranges = ratings(rows, 3)
    assert [middle for middle, _, _ in ranges] == pytest.approx([each.mu for each in rated])
    assert ratings(rows[::-1], 3) == ranges
    for (middle, low, high), openskill in zip(ranges, rated, strict=True):
        assert high - middle == pytest.approx(middle - low)
        assert high - middle >= 1.96 * openskill.sigma - 1e-9


def test_ratings_are_as_unsure_as_resampled_deals_are() -> None:
    """Over many deals the spread of the resampled ratings, against one computed by other means."""
    rng = Random(4)
    rows = [each for n in range(150) for each in pair(n, *[int(rng.random() < 0.7)] * 2)]

    def last(numbers: list[int]) -> float:
        model = PlackettLuce()
        first, second = model.rating(), model.rating()
        for number in numbers:
            for each in rows[2 * number : 2 * number + 2]:
                places = dict(zip(each["bots"], each["places"], strict=True))
                teams = model.rate([[first], [second]], ranks=[places[0], places[1]])
                [[first], [second]] = teams
        return float(first.mu)

    middle = last(list(range(150)))
    drawn = [last(rng.choices(range(150), k=150)) for _ in range(200)]
    spread = sqrt(statistics.mean((each - middle) ** 2 for each in drawn))
    rating, _, high = ratings(rows, 2)[0]
    assert rating == pytest.approx(middle)
    assert high - rating == pytest.approx(1.96 * spread, rel=0.25)


def test_a_bot_that_has_all_seats_of_a_match_is_not_rated_by_it() -> None:
    ((middle, _, _),) = ratings([row(0, [0, 0], [1, 2])], 1)
    assert middle == PlackettLuce().rating().mu


def test_four_matches_are_no_certainty_for_a_rating() -> None:
    rows = [each for n in range(2) for each in pair(n, 0, 0)]
    better, worse = ratings(rows, 2)
    assert better[0] > worse[0]
    assert better[1] < worse[2]


def test_an_order_is_settled_by_leads_far_beyond_their_error() -> None:
    clear = [each for n in range(20) for each in pair(n, 0, 0)]
    assert is_settled(clear, 2)
    assert not is_settled(clear[:38], 2)  # one deal too few
    assert not is_settled(clear, 1)
    assert not is_settled([row(n, [0, 1], [1, 1]) for n in range(20)], 2)  # always drawn
    # 14 of 20 deals won from both sides: a lead of 0.4 with an error of 0.2103, 1.9 errors.
    assert not is_settled([e for n in range(20) for e in pair(n, n < 6, n < 6)], 2)
    # 17 of 20: a lead of 0.7 with an error of 0.1638, 4.3 errors.
    assert is_settled([e for n in range(20) for e in pair(n, n < 3, n < 3)], 2)
    # 16 of 20: a lead of 0.6 with an error of 0.1835, 3.3 errors.
    assert is_settled([e for n in range(20) for e in pair(n, n < 4, n < 4)], 2)
    # 15 of 20 from both sides: 0.5 and 0.1987, 2.5 errors: enough for 95 %, not for 99.5 %.
    assert not is_settled([e for n in range(20) for e in pair(n, n < 5, n < 5)], 2)


@pytest.mark.parametrize(
    ("places", "failed", "expected"),
    [
        ([1, 2], [False, False], [1, 2]),
        ([1, 2], [True, False], [2, 1]),
        ([1, 2], [False, True], [1, 2]),
        ([1, 1], [False, True], [1, 2]),
        ([1, 2], [True, True], [2, 2]),
        ([1, 2, 3, 4], [True, False, False, True], [4, 1, 2, 4]),
        ([3, 1, 1, 4], [False, True, False, False], [2, 4, 1, 3]),
    ],
)
def test_who_was_played_for_comes_last(
    places: list[int], failed: list[bool], expected: list[int]
) -> None:
    assert forfeited(places, failed) == expected


def test_nobody_wins_what_all_have_forfeited() -> None:
    assert shares(row(0, [0, 1], [2, 2])) == [0, 0]


def test_shares_in_a_report_of_balance_stay_within_0_and_1() -> None:
    rows = [
        row(n, [0, 0], [1, 2], rounds=5, starter=0, reasons=["x"], sources=[{"a": 1}] * 2, used=[{"b": 1}, {}])
        for n in range(3)
    ]  # fmt: skip
    outcome = report(rows)
    first, second = (each["share"] for each in outcome["seats"])
    assert (first["mean"], first["low"], first["high"]) == pytest.approx(interval([1.0] * 3, 3))
    assert (second["mean"], second["low"]) == (0, 0)
    assert 0.4 < second["high"] < 1
