"""The balance report: figures that add up, and a page that needs nothing else."""

from __future__ import annotations

import re
from math import exp, lgamma, pi, sqrt
from random import Random
from statistics import stdev
from typing import Any

import pytest

from allcity.arena import Plan, run
from allcity.arena.balance import T, report, variants
from allcity.arena.folder import Folder
from allcity.arena.page import BARS, LETTER, bars, page
from allcity.arena.runners import here
from allcity.arena.standings import interval
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.arena import test_standings as kept
from tests.bots.positions import KEYS


def figures(key: str) -> dict[str, Any]:
    plan = Plan(key, ("greedy",), 4, seats=3)
    return report(run(plan, here, Folder(None, plan)).rows)


@pytest.mark.parametrize("key", KEYS)
def test_figures_add_up(key: str) -> None:
    rows = figures(key)
    assert rows["matches"] == 4
    for places in (rows["seats"], rows["turns"]):
        assert [row["place"] for row in places] == [1, 2, 3]
        assert sum(row["share"]["mean"] for row in places) == pytest.approx(1)
    assert sum(rows["rounds"].values()) == 4
    assert sum(rows["ends"].values()) >= 4
    assert sum(row["all"]["mean"] for row in rows["sources"]) == pytest.approx(
        rows["points"]["mean"]
    )
    assert rows["used"]
    assert " tag " not in str(rows["used"]), "drones count by their shape"
    for row in rows["used"]:
        assert 0 < row["users"] <= 1
        assert row["times"] >= row["users"]


@pytest.mark.parametrize("key", KEYS)
def test_every_variant_is_compared(key: str) -> None:
    options = variants(GAMES[key].META)
    assert options[0] == {}
    assert len(options) == 3
    for option_values in options:
        GAMES[key].setup(2, option_values)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(key: str, language: str) -> None:
    rows = figures(key)
    text = page(words(language), key, "<greedy>", [("", rows), ("x=y", rows)])
    assert text.count("<svg") == 5
    assert text.count("<table>") == 2
    assert text.count("stroke-dasharray") == 2  # where all seats would be even, by seat and by turn
    assert "&lt;greedy&gt;" in text
    assert not re.search(r"https?:|<script|<link|<img|NaN|inf\b", text)


def led(starter: int, winner: int) -> dict[str, Any]:
    """A match of two seats of which one begins and one wins."""
    places = [1 + (seat != winner) for seat in range(2)]
    return kept.row(
        0, [0, 0], places, rounds=5, starter=starter, reasons=["highs"], used=[{}, {}],
        sources=[{"drones": 3}, {"drones": 4}],
    )  # fmt: skip


def test_turns_are_counted_from_the_seat_that_begins() -> None:
    balance = report([led(0, 0), led(1, 1), led(0, 0), led(1, 1)])
    assert [each["share"]["mean"] for each in balance["turns"]] == [1, 0]
    assert [each["share"]["mean"] for each in balance["seats"]] == [0.5, 0.5]


def test_a_bar_of_an_even_share_ends_where_all_seats_would_be_even() -> None:
    even = report([led(0, 0), led(1, 1), led(0, 0), led(1, 1)])
    text = page(words("en"), "tagcity", "greedy", [("", even)])
    picture = text[text.index("<svg") : text.index("</svg>")]
    drawn = re.findall(r'<rect x="([\d.]+)" y="\d+" width="([\d.]+)"', picture)
    (mark,) = re.findall(r'd="M([\d.]+) 0V\d+" stroke="#c2185b"', picture)
    assert len(drawn) == 2
    ends = [float(x) + float(width) for x, width in drawn]
    assert ends == pytest.approx([float(mark)] * 2, abs=0.11)
    assert all(float(width) > 0 for _, width in drawn)
    (whole,) = re.findall(r'<svg role="img" width="(\d+)"', picture)
    intervals = re.findall(r'd="M[\d.]+ [\d.]+H([\d.]+)" stroke="#111"', picture)
    assert all(float(mark) < float(end) < float(whole) for end in intervals)


def test_bars_fill_the_width_from_the_least_to_the_most() -> None:
    figures = [{"mean": 30, "low": 20, "high": 40}, {"mean": -5, "low": -10, "high": 0}]
    picture = bars([(label, figure, "") for label, figure in zip("ab", figures, strict=True)])
    ends = re.findall(r'd="M([\d.]+) [\d.]+H([\d.]+)" stroke="#111"', picture)
    most, unit = 8 + LETTER + BARS - 70, (BARS - 70) / 50
    expected = [most - back * unit for back in (20, 0, 50, 40)]
    assert [float(x) for row in ends for x in row] == pytest.approx(expected, abs=0.06)
    assert "NaN" not in bars([("a", {"mean": 0, "low": 0, "high": 0}, "0")])


def test_mean_points_have_students_interval_over_matches() -> None:
    """Two matches are two values, however many seats they have: t is 12.706 for one degree of freedom."""
    points = report([led(0, 0) | {"points": [10, 20]}, led(0, 0) | {"points": [30, 40]}])["points"]
    reach = 12.706 * stdev([15, 35]) / sqrt(2)
    assert points == pytest.approx({"mean": 25, "low": 25 - reach, "high": 25 + reach})


@pytest.mark.parametrize("degrees", [*range(1, 15), 40, 400])
def test_students_t_holds_95_of_100(degrees: int) -> None:
    """By the density of the distribution, summed over the interval; beyond the table it is an upper bound."""
    rows = [led(0, 0) | {"points": [n, n]} for n in range(degrees + 1)]
    points = report(rows)["points"]
    error = stdev(range(degrees + 1)) / sqrt(degrees + 1)
    t, steps = (points["high"] - points["mean"]) / error, 20_000
    density = exp(lgamma((degrees + 1) / 2) - lgamma(degrees / 2)) / sqrt(degrees * pi)
    middles = ((number + 0.5) * t / steps for number in range(steps))
    held = 2 * density * t / steps * sum((1 + x * x / degrees) ** (-(degrees + 1) / 2) for x in middles)  # fmt: skip
    assert held == pytest.approx(0.95, abs=1e-4 if degrees <= len(T) else 2e-3)
    assert held > 0.95 - 1e-4


def test_many_matches_have_nearly_the_normal_interval() -> None:
    rng = Random(3)
    scores = [rng.randint(0, 90) for _ in range(401)]
    points = report([led(0, 0) | {"points": [score, score]} for score in scores])["points"]
    assert points["high"] - points["mean"] == pytest.approx(
        1.966 * stdev(scores) / sqrt(401), rel=1e-3
    )


def test_the_interval_of_few_means_holds_the_truth_in_95_of_100_reports() -> None:
    for matches in (2, 4, 13):
        rng, held = Random(matches), 0
        for _ in range(400):
            drawn = [round(rng.gauss(0, 1000)) for _ in range(matches)]
            points = report([led(0, 0) | {"points": [score, score]} for score in drawn])["points"]
            held += points["low"] <= 0 <= points["high"]
        assert 0.92 < held / 400 < 0.98


def test_a_mean_of_one_match_or_of_equal_matches_has_no_interval_to_show() -> None:
    report_of_one = report([led(0, 0) | {"points": [10, 20]}])
    (drones,) = report_of_one["sources"]
    assert drones["winners"] == {"mean": 3, "low": None, "high": None}
    assert report_of_one["points"] == {"mean": 15, "low": None, "high": None}
    assert report([led(0, 0)] * 4)["points"] == {"mean": 0, "low": None, "high": None}
    text = page(words("en"), "tagcity", "greedy", [("", report_of_one)])
    assert "<td>15.0</td>" in text
    assert "None" not in text


def test_two_users_in_one_match_are_not_two_matches() -> None:
    """Both seats use it, so its users win half of every match; that is no news of any match."""
    rows = [led(0, 0) | {"used": [{"x": 1}, {"x": 1}]}] * 3
    (used,) = report(rows)["used"]
    share = used["share"]
    assert [share[key] for key in ("mean", "low", "high")] == pytest.approx(interval([0.5] * 3, 6))
    won_by_users = [led(0, 0) | {"used": [{"x": 1}, {}]}] * 4
    (used,) = report(won_by_users)["used"]
    assert 0.4 < used["share"]["low"] < 0.6  # four matches are no certainty


def test_a_report_says_that_somebody_else_had_to_play() -> None:
    fault = {"kind": "crash", "detail": "ended", "stderr": "x"}
    failed = led(0, 0) | {"faults": [0, 3], "first_fault": [None, fault], "places": [1, 2]}
    balance = report([led(0, 0), failed, failed])
    assert (balance["faults"], balance["forfeits"], balance["first_fault"]) == (6, 2, fault)
    for language in LANGUAGES:
        text = page(words(language), "tagcity", "cmd:<x>", [("", balance)])
        assert "cmd:&lt;x&gt; " in text.split("<h2>")[0].split("</p>")[1]


def test_the_page_compares_the_first_seat_and_the_first_turn_and_names_the_winners() -> None:
    """The first seat wins always, and the second begins always."""
    say = words("en")
    text = page(say, "tagcity", "greedy", [("", report([led(1, 0)] * 3))])
    assert "<td>100 % (44 % – 100 %)</td><td>0 % (0 % – 56 %)</td>" in text
    drones = say("sheet-tagcity-drones")
    for label in (drones, say("balance-winners", source=drones)):
        assert f">{label}</text>" in text
