"""The arena's report on a few matches is compared with stored figures and bars."""

from __future__ import annotations

import pytest

from scripts.figures import FOLDER, written
from tests.bots.positions import KEYS


@pytest.mark.parametrize("key", KEYS)
def test_matches_are_played_counted_and_shown_as_is_written_down(key: str) -> None:
    """After a change that is meant: `python -m scripts.figures`, and look at the difference."""
    for name, text in written(key).items():
        assert text.split("\n") == (FOLDER / name).read_text("utf-8").split("\n"), name
