"""Every refusal of the server has a sentence in every language, with the same facts."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import allcity.server
from allcity.locales import LANGUAGES, source, words

_FACT = re.compile(r"\{ \$(\w+) \}")


def codes() -> dict[str, set[str]]:
    """The codes that the server refuses with, and the facts that each is given."""
    found: dict[str, set[str]] = {}
    for file in Path(allcity.server.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name("Refused") | ast.Attribute(attr="__init__"),
                    args=[ast.Constant(str(code)), *_],
                    keywords=keywords,
                ):
                    facts = {keyword.arg for keyword in keywords if keyword.arg}
                    found.setdefault(code, set()).update(facts)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_that_uses_known_facts(language: str) -> None:
    said = words(language)
    for code, facts in codes().items():
        assert f"server-{code}" in said, code
        assert said(f"server-{code}", **dict.fromkeys(facts, "x"))


def test_the_languages_say_the_same_things() -> None:
    keys = {}
    for language in LANGUAGES:
        entries = re.findall(r"^(server-[\w-]+) = (.*)$", source(language), re.MULTILINE)
        keys[language] = {key: set(_FACT.findall(text)) for key, text in entries}
    assert keys["en"] == keys["fr"] == keys["es"]
    assert {key.removeprefix("server-") for key in keys["en"]} - {"guest-name"} == set(codes())
