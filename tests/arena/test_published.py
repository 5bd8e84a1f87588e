"""The tables in docs/bots.md: every share of wins has an interval that so many deals and matches allow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import pytest

from allcity.arena.standings import wilson

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
SHARE = re.compile(r"([\d.]+) % \(([\d.]+) to ([\d.]+)\)")


def rows() -> Iterator[dict[str, str]]:
    """The rows of all tables that have matches, by the names of their columns."""
    heads: list[str] = []
    for line in PAGE.read_text("utf-8").split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = ["wins" if cell.startswith("wins of") else cell for cell in cells]
            heads = ["deals" if cell.startswith("deals") else cell for cell in heads]
        elif "wins" in heads and not cells[0].startswith("---"):
            yield dict(zip(heads, cells, strict=True))


def test_there_are_tables_to_check() -> None:
    assert len(list(rows())) >= 20


@pytest.mark.parametrize("row", list(rows()), ids=lambda row: " ".join(row.values()))
def test_a_share_of_wins_has_the_interval_of_its_deals_and_matches(row: dict[str, str]) -> None:
    """It is at most as wide as if every deal counted once, and at least as if every match did."""
    match = SHARE.fullmatch(row["wins"])
    assert match, "a share without an interval, or in another form"
    mean, low, high = (float(each) / 100 for each in match.groups())
    deals, matches = int(row["deals"]), int(row["matches"])
    widest, narrowest = (
        wilson(mean, sqrt(mean * (1 - mean) / size), size, size) for size in (deals, matches)
    )
    rounding = 0.0011
    assert widest[1] - rounding <= low <= narrowest[1] + rounding
    assert narrowest[2] - rounding <= high <= widest[2] + rounding
