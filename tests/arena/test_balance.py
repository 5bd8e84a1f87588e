"""The balance report: figures that add up, and a page that needs nothing else."""

from __future__ import annotations

import re
from typing import Any

import pytest

from allcity.arena import Plan, run
from allcity.arena.balance import report, variants
from allcity.arena.folder import Folder
from allcity.arena.page import page
from allcity.arena.runners import here
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.arena import test_standings as kept
from tests.bots.positions import KEYS


def figures(key: str) -> dict[str, Any]:
    plan = Plan(key, ("greedy",), 4, seats=3)
    return report(run(plan, here, Folder(None, plan)).rows)


@pytest.mark.parametrize("key", KEYS)
def test_figures_add_up(key: str) -> None:
    found = figures(key)
    assert found["matches"] == 4
    for places in (found["seats"], found["turns"]):
        assert [row["place"] for row in places] == [1, 2, 3]
        assert sum(row["share"]["mean"] for row in places) == pytest.approx(1)
    assert sum(found["rounds"].values()) == 4
    assert sum(found["ends"].values()) >= 4
    assert sum(row["all"]["mean"] for row in found["sources"]) == pytest.approx(
        found["points"]["mean"]
    )
    assert found["used"]
    assert " tag " not in str(found["used"]), "drones count by their shape"
    for row in found["used"]:
        assert 0 < row["users"] <= 1
        assert row["times"] >= row["users"]


@pytest.mark.parametrize("key", KEYS)
def test_every_variant_is_compared(key: str) -> None:
    found = variants(GAMES[key].META)
    assert found[0] == {}
    assert len(found) == 3
    for given in found:
        GAMES[key].setup(2, given)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(key: str, language: str) -> None:
    found = figures(key)
    text = page(words(language), key, "<greedy>", [("", found), ("x=y", found)])
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
    found = report([led(0, 0), led(1, 1), led(0, 0), led(1, 1)])
    assert [each["share"]["mean"] for each in found["turns"]] == [1, 0]
    assert [each["share"]["mean"] for each in found["seats"]] == [0.5, 0.5]


def test_the_page_compares_the_first_seat_and_the_first_turn_and_names_the_winners() -> None:
    """The first seat wins always, and the second begins always."""
    say = words("en")
    text = page(say, "tagcity", "greedy", [("", report([led(1, 0)] * 3))])
    assert "<td>100 % (44 % – 100 %)</td><td>0 % (0 % – 56 %)</td>" in text
    assert say("balance-winners", source=say("sheet-tagcity-drones")) in text
