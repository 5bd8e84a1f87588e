"""Action texts: parse and text are inverses, and anything else is refused cleanly."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allcity.core.errors import Malformed
from allcity.games import graffiti
from tests.games.graffiti.palette import palette

BAD = [
    "", " ", "paint", "paint ", "paint x", "paint r 1", "paint g 3", "paint g discount add",
    "paint g add add", "Paint g", "paint  g", "paint g ", "permit", "permit 0", "permit 10",
    "permit x", "bonus", "bonus bobby", "bobby 1", "spray", "spray b4", "spray B44", "spray B4 1",
    "spray B0", "discard", "discard 6", "discard 1 2 3", "discard tile 1", "pay", "pay x",
    "pay r,y", "pay " + "r " * 13, "keep", "keep wild", "vp 2", "extra 1", "end 1", "pass 1",
    "reserve", "reserve Ä1", "reserve A1 A2", "neutral 1", "first 0", "first ٣", "lay bobby",
    "fill 6", "draw", "drawn 1", "show 0", "block six", "pay r\n", "permit ²",
]  # fmt: skip
GOOD = {
    "pay wild b r r": "pay r r b wild",
    "keep yb k": "keep k yb",
    "discard 4 2": "discard 2 4",
}


def test_every_text_reads_back() -> None:
    texts = [graffiti.text(action) for action in palette()]
    assert len(set(texts)) == len(texts)
    assert tuple(map(graffiti.parse, texts)) == palette()


@pytest.mark.parametrize(("typed", "written"), GOOD.items())
def test_tiles_may_be_named_in_any_order(typed: str, written: str) -> None:
    assert graffiti.text(graffiti.parse(typed)) == written


@pytest.mark.parametrize("text", BAD)
def test_bad_texts_are_refused(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        graffiti.parse(text)
    assert refused.value.code.startswith(("action-word", "action-graffiti-"))


_WORDS = [
    "paint",
    "permit",
    "bonus",
    "bobby",
    "spray",
    "discard",
    "pay",
    "keep",
    "reserve",
    "neutral",
    "first",
    "lay",
    "fill",
    "draw",
]
_PARTS = st.sampled_from(
    [
        "r",
        "y",
        "ry",
        "yb",
        "wild",
        "add",
        "discount",
        "tile",
        "1",
        "2",
        "3",
        "5",
        "9",
        "A1",
        "B4",
        "Z9",
        "vp",
        "save",
    ]
)


@given(st.one_of(st.text(), st.builds(
    lambda word, parts: " ".join([word, *parts]),
    st.sampled_from(_WORDS), st.lists(_PARTS | st.text(max_size=3), max_size=5),
)))  # fmt: skip
def test_fuzzed_texts_are_read_or_refused(text: str) -> None:
    try:
        action = graffiti.parse(text)
    except Malformed:
        return
    assert graffiti.parse(graffiti.text(action)) == action
