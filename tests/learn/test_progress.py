"""Progress is a plain value, and survives whatever was stored."""

from __future__ import annotations

import json

import pytest

from allcity.learn import Progress
from allcity.learn.progress import from_json


def test_done_and_skipped() -> None:
    progress = Progress().with_skipped("tagcity", "leader")
    assert progress.is_skipped("tagcity", "leader")
    assert progress.next("tagcity", ["leader", "draw"]) == "draw"
    progress = progress.with_done("tagcity", "leader")
    assert progress.is_done("tagcity", "leader")
    assert not progress.is_skipped("tagcity", "leader")
    assert progress.with_skipped("tagcity", "leader") == progress
    assert not progress.is_done("graffiti", "leader")
    assert progress.with_done("tagcity", "draw").next("tagcity", ["leader", "draw"]) is None


def test_there_and_back() -> None:
    progress = Progress().with_done("tagcity", "leader").with_skipped("graffiti", "paint")
    assert from_json(json.loads(json.dumps(progress.to_json()))) == progress


@pytest.mark.parametrize(
    "stored",
    [None, 3, "x", [], {}, {"format": 2, "done": ["a/b"]}, {"format": 1}, {"format": 1, "done": 5}],
)
def test_what_cannot_be_read_counts_as_not_begun(stored: object) -> None:
    assert from_json(stored) == Progress()


def test_odd_entries_are_left_out() -> None:
    stored = {"format": 1, "done": ["a/b", 3, None], "skipped": ["a/b", "c/d"]}
    assert from_json(stored) == Progress(frozenset({"a/b"}), frozenset({"c/d"}))
