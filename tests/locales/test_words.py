"""The three languages say the same things, and everything that can be said has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import allcity
from allcity.games import GAMES
from allcity.locales import LANGUAGES, Words, preferred, source, words

SOURCE = Path(allcity.__file__).parent
FILES = {language: FluentParser().parse(source(language)) for language in LANGUAGES}


def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in FILES[language].body if isinstance(e, ast.Message)}


def variables(language: str, key: str) -> set[str]:
    """The facts that a sentence uses, also through the sentences it refers to."""
    entry = messages(language)[key]
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.update(variables(language, node.id.name))
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for child in value if isinstance(value, list) else [value]:
                    walk(child)

    walk(entry.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_clean(language: str) -> None:
    assert not [e.content for e in FILES[language].body if isinstance(e, ast.Junk)]
    keys = [e.id.name for e in FILES[language].body if isinstance(e, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_keys_in_the_same_order_with_the_same_facts(
    language: str,
) -> None:
    assert list(messages(language)) == list(messages("en"))
    for key in messages("en"):
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str) -> None:
    """Long texts that are equal in two languages were forgotten."""
    same = [
        key
        for key, entry in messages(language).items()
        if entry.equals(messages("en")[key]) and len(FluentSerializer().serialize_entry(entry)) > 60
    ]
    assert not same


def test_every_key_that_the_code_names_exists() -> None:
    keys = set(messages("en"))
    used = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        used |= set(re.findall(r"\b(?:say|self)\(\s*\"([a-z][a-z0-9_-]+)\"", text))
        used |= set(
            re.findall(r"(?:Malformed|Misuse|error|warning|Problem)\(\s*\"([a-z-]+)\"", text)
        )
    assert used - keys == set()


def test_every_clause_and_part_has_its_help() -> None:
    for game in GAMES.values():
        for clause in game.META.clauses:
            for language in LANGUAGES:
                say = words(language)
                assert say.clause(clause)
                assert say(f"part-{clause.partition('.')[0]}")


def test_the_language_is_taken_from_the_environment() -> None:
    assert preferred({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert preferred({"LANG": "de_DE.UTF-8"}) == "en"
    assert preferred({"LANG": "fr_FR.UTF-8", "ALLCITY_LANG": "es"}) == "es"
    assert preferred({}) == "en"


def test_empty_facts_and_references_are_said() -> None:
    say = Words("en")
    empty, full = say("action-tagcity-take", found=""), say("action-tagcity-take", found="x")
    assert "none" not in empty
    assert "“x”" in full
    assert "take 4" in empty


def test_plurals_are_right() -> None:
    assert words("en")("prestige", points=1) != words("en")("prestige", points=2).replace("2", "1")
    assert (
        words("fr")("prestige", points=0).split()[1] == words("fr")("prestige", points=1).split()[1]
    )
