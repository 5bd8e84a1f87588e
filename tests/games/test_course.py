"""Views, texts and results in the course of some matches are stored: a change of any of them shows, and where it is first."""

from __future__ import annotations

import pytest

from allcity.games import GAMES
from tests.games.course import FOLDER, course, refusals


@pytest.mark.parametrize("key", GAMES)
def test_matches_take_the_course_that_is_written_down(key: str) -> None:
    """After a change that is meant: `python -m tests.games.course`, and look at the difference."""
    written = (FOLDER / f"{key}.txt").read_text("utf-8").split("\n")
    for line, expected in zip([*course(key), ""], written, strict=True):
        assert line == expected


@pytest.mark.parametrize("key", GAMES)
def test_refusals_have_the_clauses_and_facts_that_are_written_down(key: str) -> None:
    written = (FOLDER / f"{key}-refused.txt").read_text("utf-8").split("\n")
    assert [*refusals(key), ""] == written
