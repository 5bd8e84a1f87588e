"""Whole recorded matches, replayed to the exact score sheet; one for every way a battle can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from allcity.core import record
from allcity.core.replay import replay, verify
from allcity.games import tagcity

FOLDER = Path(__file__).parent / "records"
SHEETS = FOLDER / "sheets.txt"
RECORDS = sorted(FOLDER.glob("*.record"))


def sheet_text(path: Path) -> str:
    """The end of a match as a reviewer reads it."""
    state = replay(tagcity, record.parse(path.read_text("utf-8"))).state
    result = tagcity.result(state)
    assert result is not None
    lines = [f"{path.stem}: {' '.join(result.reasons)}, {state.round} rounds"]
    for seat, place in enumerate(result.places):
        sheet = tagcity.sheet(state, seat)
        high = " ".join(f"{name}:{value}" for name, value in sheet.high)
        low = " ".join(f"{name}:{value}" for name, value in sheet.low)
        spent = f"drones {sum(sheet.drones)} bubbles {' '.join(map(str, sheet.bubbles))}"
        lines.append(f"  {seat + 1}: place {place}, {sheet.prestige} = {high} | {low} | {spent}")
    return "\n".join(lines) + "\n"


def test_every_match_ends_with_its_score_sheet() -> None:
    assert "".join(sheet_text(path) for path in RECORDS) == SHEETS.read_text("utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_match_verifies_and_prints_as_it_was_written(path: Path) -> None:
    text = path.read_text("utf-8")
    read = record.parse(text)
    assert read.text() == text
    assert verify(tagcity, read).is_fair


def test_every_end_and_every_number_of_taggers_is_there() -> None:
    results = [tagcity.result(replay(tagcity, record.parse(p.read_text())).state) for p in RECORDS]
    assert {"highs", "bubbles", "remote"} <= {
        r.reasons[0] for r in results if r and len(r.reasons) == 1
    }
    assert {len(r.points) for r in results if r} == {2, 3, 4}
    assert any(r and r.places.count(1) > 1 for r in results)
    tied = [r for r in results if r and r.points.count(max(r.points)) > 1 == r.places.count(1)]
    assert tied
