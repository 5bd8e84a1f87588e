"""The results of many random requests are stored: a change of what a room does, refuses or says shows."""

from __future__ import annotations

import pytest

from tests.server.match.chronicle import FOLDER, TABLES, chronicle


@pytest.mark.parametrize("name", TABLES)
def test_requests_have_the_outcome_that_is_written_down(name: str) -> None:
    """After a change that is meant: `python -m tests.server.match.chronicle`, and look at the difference."""
    written = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n")
    for line, expected in zip([*chronicle(name), ""], written, strict=True):
        assert line == expected
