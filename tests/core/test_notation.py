"""Lines of a log: they are read strictly, and mistakes are reported."""

from __future__ import annotations

import pytest

from allcity.core.errors import Malformed
from allcity.core.notation import MOST, Notation, Said
from allcity.games import GAMES

NOTATION: Notation[list[str]] = Notation(
    "any", {"go": lambda parts: parts if parts != ["x"] else None}
)


def test_a_word_and_its_parts() -> None:
    assert NOTATION.read("go") == []
    assert NOTATION.read("go a b") == ["a", "b"]


@pytest.mark.parametrize(
    ("text", "code"), [("", "action-word"), ("run", "action-word"), ("go x", "action-any-go")]
)
def test_what_is_wrong_is_told(text: str, code: str) -> None:
    with pytest.raises(Malformed) as problem:
        NOTATION.read(text)
    assert problem.value.code == code


@pytest.mark.parametrize(("game", "text"), [("tagcity", "check "), ("graffiti", "pass ")])
def test_a_space_at_the_end_is_not_read(game: str, text: str) -> None:
    GAMES[game].parse(text.strip())
    with pytest.raises(Malformed):
        GAMES[game].parse(text)


def test_lines_are_made_once_as_long_as_they_are_few() -> None:
    """The cache is bounded: when it is full, it is emptied."""
    written: list[tuple[int]] = []

    def text(action: tuple[int]) -> str:
        written.append(action)
        return str(action[0])

    said = Said(text)
    actions = [(number,) for number in range(MOST)]
    assert said(actions) == said(actions) == [str(number) for number in range(MOST)]
    assert len(written) == MOST > 1000
    assert said([(MOST,)]) == [str(MOST)]
    assert said(actions[:1]) == ["0"]
    assert len(written) == MOST + 2
