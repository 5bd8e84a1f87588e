"""Stronger bots are stronger: small paired checks with fixed seeds; docs/bots.md has the large ones."""

from __future__ import annotations

import pytest

from allcity.arena import Plan, run
from allcity.arena.folder import Folder
from allcity.arena.runners import here
from allcity.arena.standings import by_deal, mean_error
from allcity.bots import LEVELS
from tests.bots.positions import KEYS
from tests.sizes import size

pytestmark = pytest.mark.slow

# Counted in nodes, so that the outcome is always the same: (a search, and how many chances).
COUNTED = {"tagcity": ("search:60n", 3), "graffiti": ("search:150n", 3)}


def share(key: str, better: str, worse: str, chances: int) -> float:
    plan = Plan(key, (better, worse), chances, seed=4)
    rows = run(plan, here, Folder(None, plan), stops_early=False).rows
    return mean_error(list(by_deal(rows, 0).values()))[0]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("planner", "greedy")])
def test_the_ladder(key: str, better: str, worse: str) -> None:
    assert share(key, better, worse, size(8, 100)) > 0.6


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("better", "worse"), [("easy", "new"), ("medium", "easy"), ("skilled", "medium")]
)
def test_levels_are_ordered(key: str, better: str, worse: str) -> None:
    assert share(key, better, worse, size(6, 100)) > 0.55


@pytest.mark.parametrize("key", KEYS)
def test_search_is_above_the_planner(key: str) -> None:
    spec, chances = COUNTED[key]
    assert share(key, spec, "planner", size(chances, 40)) > 0.5


def test_the_levels_are_those_that_people_know() -> None:
    assert list(LEVELS) == ["new", "easy", "medium", "skilled", "hard", "expert"]
