"""The rules as a book: every clause once, terms that lead to one, pictures of positions there are."""

from __future__ import annotations

import pytest

from allcity.games import GAMES
from allcity.learn.reference import parts, pictures, position, terms
from allcity.locales import LANGUAGES, words

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_every_clause_stands_in_its_part_in_order(game: str) -> None:
    clauses = [clause for part in parts(game) for clause in part.clauses]
    assert clauses == list(GAMES[game].META.clauses)
    for part in parts(game):
        assert all(clause.startswith(f"{part.name}.") for clause in part.clauses)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_word_a_meaning_and_a_clause(game: str, language: str) -> None:
    say = words(language)
    for term, clause in terms(game).items():
        assert clause in GAMES[game].META.clauses
        assert say(f"term-{game}-{term}")
        assert say(f"meaning-{game}-{term}").endswith(".")


@each_game
def test_a_picture_shows_a_position_of_a_lesson_and_has_a_caption(game: str) -> None:
    assert len({picture.clause for picture in pictures(game)}) == len(pictures(game)) >= 6
    for picture in pictures(game):
        assert picture.clause in GAMES[game].META.clauses
        assert GAMES[game].view(position(game, picture), 0)
        for language in LANGUAGES:
            assert words(language)(f"picture-{picture.clause.replace('.', '-')}")
