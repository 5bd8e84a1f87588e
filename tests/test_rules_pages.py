"""The rules reference in the docs is the one that the sentences give."""

from __future__ import annotations

import re

import pytest

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from scripts.rules import FOLDER, page, pages


def test_the_pages_are_the_generated_ones() -> None:
    """`python -m scripts.rules` writes them again."""
    assert {path: path.read_text("utf-8") for path in FOLDER.glob("*.md")} == pages()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_anchor_and_every_link_leads_to_one(game: str, language: str) -> None:
    text = page(game, language)
    for clause in GAMES[game].META.clauses:
        assert f'<a id="{clause}"></a>**{clause}** ' in text
    for link in text.split("](#")[1:]:
        assert f'<a id="{link.partition(")")[0]}">' in text


# Where we decided: the texts of the rulebooks are silent, differ, or contradict themselves.
RULINGS = {
    "tagcity": "T1.6 T1.8 T3.10 T3.11 T4.2 T4.3 T6.5 T6.6",
    "graffiti": "G1.6 G1.7 G1.9 G2.4 G2.5 G3.2 G3.3 G4.4 G4.5 G5.1 G5.5 G6.2 G6.3 G6.4 G6.6 G6.8 G6.9 "
    "G7.2 G7.4 G8.7 G9.1",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_our_rulings_are_marked_beside_what_the_rulebook_says(game: str, language: str) -> None:
    say = words(language)
    ours = [clause for clause in GAMES[game].META.clauses if say.is_ruling(clause)]
    assert ours == RULINGS[game].split(" ")
    sections = {part.partition('"')[0]: part for part in page(game, language).split('<a id="')}
    for clause in GAMES[game].META.clauses:
        marks = [f"> **{say('rules-ruling')}", f"> *{say('rules-rulebook')}"]
        assert [mark in sections[clause] for mark in marks] == [clause in ours] * 2, clause


def test_the_bobby_gives_one_help_or_both() -> None:
    said = [words(language).clause("G6.10") for language in LANGUAGES]
    assert ["and/or" in said[0], "et/ou" in said[1], "y/o" in said[2]] == [True] * 3


def test_every_picture_is_there_and_shown_once() -> None:
    """`python -m scripts.learn_pictures` draws them again."""
    shown = [name for text in pages().values() for name in re.findall(r"\((pictures/.*?)\)", text)]
    there = [f"pictures/{path.name}" for path in (FOLDER / "pictures").glob("*")]
    assert sorted(shown) == sorted(there)
    assert all((FOLDER / name).stat().st_size < 50_000 for name in there)
