"""The bots' evaluations of some positions are stored: a change of an evaluation, of the planner or of the search shows."""

from __future__ import annotations

import json

import pytest

from scripts.worth import FOLDER, worth
from tests.bots.positions import KEYS


@pytest.mark.parametrize("key", KEYS)
def test_positions_are_worth_what_is_written_down(key: str) -> None:
    """After an intended change, run `python -m scripts.worth`, and look at the difference."""
    written = json.loads((FOLDER / f"{key}.json").read_text("utf-8"))
    present = json.loads(json.dumps(worth(key)))
    assert list(present) == list(written)
    for place, row in present.items():
        assert row == written[place], place
