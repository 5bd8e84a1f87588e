"""The events for each viewer are stored: a change of what leaves the server shows."""

from __future__ import annotations

import pytest

from tests.server.live.shown import FOLDER, shown
from tests.server.match.chronicle import TABLES


@pytest.mark.parametrize("name", TABLES)
def test_viewers_are_shown_what_is_written_down(name: str) -> None:
    """After a change that is meant: `python -m tests.server.live.shown`, and look at the difference."""
    written = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n")
    for line, expected in zip([*shown(name), ""], written, strict=True):
        assert line == expected
