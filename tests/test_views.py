"""The fields of views in docs/games are those of the types, as the last `python -m scripts.views` wrote them."""

from __future__ import annotations

import re

import msgspec
import pytest

from allcity.games import GAMES, forms
from scripts.views import PAGES, fields_of, generated


def test_the_generated_fields_are_up_to_date() -> None:
    for page, text in generated().items():
        assert page.read_text("utf-8") == text, "python -m scripts.views"


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_every_type_has_a_sentence(game: str) -> None:
    _, types = msgspec.json.schema_components(forms(game))
    meanings = fields_of(game)
    assert set(meanings) == set(types)
    for name, (about, fields) in meanings.items():
        assert about
        assert set(fields) == set(types[name]["properties"])
        for field, sentence in fields.items():
            assert re.fullmatch(r"[A-Z].*\.", sentence), f"{name}.{field} has no sentence"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_names_every_field_that_a_real_view_has(game: str) -> None:
    rules = GAMES[game]
    text = (PAGES / f"{game}.md").read_text("utf-8")
    state = rules.setup(2, {})
    printed = rules.edition_to_json(rules.edition(rules.META.editions[0]))
    for field in {**rules.view_to_json(rules.view(state, 0)), **printed}:
        assert f"| `{field}` |" in text
