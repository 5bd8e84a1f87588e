"""The rules reference in the docs is the one that the sentences give."""

from __future__ import annotations

import re

import pytest

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from scripts.rules import FOLDER, page, pages


def test_the_pages_are_the_generated_ones() -> None:
    """`python -m scripts.rules` writes them anew."""
    assert {path: path.read_text("utf-8") for path in FOLDER.glob("*.md")} == pages()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_anchor_and_every_link_leads_to_one(game: str, language: str) -> None:
    text = page(game, language)
    for clause in GAMES[game].META.clauses:
        assert f'<a id="{clause}"></a>**{clause}** ' in text
    for link in text.split("](#")[1:]:
        assert f'<a id="{link.partition(")")[0]}">' in text


@pytest.mark.parametrize("game", GAMES)
def test_our_rulings_are_marked_in_every_language(game: str) -> None:
    ours = [
        {clause for clause in GAMES[game].META.clauses if words(language).is_ruling(clause)}
        for language in LANGUAGES
    ]
    assert ours[0] == ours[1] == ours[2]
    assert ours[0]


def test_every_picture_is_there_and_shown_once() -> None:
    """`python -m scripts.learn_pictures` draws them anew."""
    shown = [name for text in pages().values() for name in re.findall(r"\((pictures/.*?)\)", text)]
    there = [f"pictures/{path.name}" for path in (FOLDER / "pictures").glob("*")]
    assert sorted(shown) == sorted(there)
    assert all((FOLDER / name).stat().st_size < 50_000 for name in there)
