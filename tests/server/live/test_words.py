"""Every refusal of the server has a sentence in every language, with the same facts."""

from __future__ import annotations

import re

import pytest

from allcity.locales import LANGUAGES, source, words
from allcity.server.refusals import STATUS
from scripts.refusals import PAGE, codes, page

_FACT = re.compile(r"\{ \$(\w+) \}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_that_uses_known_facts(language: str) -> None:
    said = words(language)
    for code, facts in codes().items():
        assert f"server-{code}" in said, code
        assert said(f"server-{code}", **dict.fromkeys(facts, "x"))


def test_the_languages_say_the_same_things() -> None:
    keys = {}
    for language in LANGUAGES:
        pattern = (
            r"^(server-[\w-]+) =((?:.*\n(?=[ }]))*.*)$"  # a sentence may go over several lines
        )
        entries = re.findall(pattern, source(language), re.MULTILINE)
        keys[language] = {key: set(_FACT.findall(text)) for key, text in entries}
    assert all(keys[language] == keys["en"] for language in LANGUAGES)
    assert {key.removeprefix("server-") for key in keys["en"]} - {"guest-name"} == set(codes())


def test_every_code_has_a_status_and_stands_in_the_docs() -> None:
    """`python -m scripts.refusals` writes the page again."""
    assert set(STATUS) == set(codes())
    assert PAGE.read_text("utf-8") == page()
