"""Writing edition files: what is written is read back as the same data, and looks as a person would write it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allcity.core.edition import WIDTH
from allcity.core.toml import written
from allcity.games import GAMES
from tests.sizes import size

HOUSE = {
    game: resources.files(f"allcity.games.{game}").joinpath("house.toml").read_text("utf-8")
    for game in GAMES
}
NUMBERS = st.integers(-(10**20), 10**20) | st.floats(allow_nan=False)
TEXTS = st.text(st.characters(codec="utf-8"), max_size=20)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=5))
@settings(max_examples=size(300, 10_000), deadline=None)
def test_what_is_written_is_read_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(written(data)) == data


@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_edition_stays_the_same(game: str) -> None:
    text = written(tomllib.loads(HOUSE[game]))
    assert GAMES[game].read_edition(text) == GAMES[game].read_edition(HOUSE[game])
    lines = [line for line in HOUSE[game].split("\n") if line and not line.startswith("#")]
    assert [line for line in text.split("\n") if line] == lines


def test_a_wide_list_has_a_line_for_each_item() -> None:
    words = [f"item number {number}" for number in range(20)]
    text = written({"words": words})
    assert max(map(len, text.split("\n"))) < WIDTH
    assert tomllib.loads(text) == {"words": words}


def test_what_toml_has_no_word_for_becomes_a_text() -> None:
    text = written({"a": None, "b": [None], "c": "\ud800"})
    assert tomllib.loads(text) == {"a": "", "b": [""], "c": "?"}
