"""The names that people may choose, and which names look alike."""

from __future__ import annotations

import pytest

from allcity.locales.lookalikes import skeleton
from allcity.server.match.requests.names import NAME, check_distinct, checked_name
from tests.server.rooms import refused


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana \t Maria\n", "Ana Maria"),
        ("Ame\u0301lie", "Amélie"),
        ("x" * NAME, "x" * NAME),
        ("नमस्ते", "नमस्ते"),
        ("Bottega", "Bottega"),
        ("q" + "\u0321" * 3, "q" + "\u0321" * 3),
    ],
)
def test_a_name_has_one_form(text: str, name: str) -> None:
    assert checked_name(text) == name


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "name-length"),
        (" \n ", "name-length"),
        ("x" * (NAME + 1), "name-length"),
        ("a\u200bb", "name-characters"),
        ("\u3164", "name-characters"),
        ("\u0301a", "name-characters"),
        ("q" + "\u0321" * 4, "name-characters"),
        ("bot", "name-bot"),
        ("The B0T", "name-bot"),
        ("greedy", "name-bot"),
        ("Ехpert", "name-bot"),
    ],
)
def test_a_name_that_misleads_is_refused(text: str, code: str) -> None:
    with refused(code):
        checked_name(text)


@pytest.mark.parametrize("name", ["ANA", "Ána", "A.n a", "Аnа", "ana\u200d"])
def test_nobody_is_mistaken_for_another(name: str) -> None:
    with refused("name-alike"):
        check_distinct(name, ["Ben", "Ana"])
    check_distinct(name, ["Ben", "Anna"])
    check_distinct(name, [])


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("modern", "rnodern"),
        ("Will", "W1II"),
        ("vvow", "WOW"),
        ("Paul|e", "Paulie"),
        ("O0o", "ооо"),
    ],
)
def test_texts_that_look_alike_have_one_skeleton(first: str, second: str) -> None:
    assert skeleton(first) == skeleton(second)


@pytest.mark.parametrize(
    ("first", "second"), [("Ana", "Anna"), ("Bea", "Deo"), ("...", "---"), ("か", "が")]
)
def test_texts_that_differ_have_two(first: str, second: str) -> None:
    assert skeleton(first) != skeleton(second)
