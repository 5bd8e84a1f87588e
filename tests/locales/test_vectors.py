"""The sentences for log lines, refusals and reasons are those of the vectors, by which the browser is tested as well."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from allcity.games import GAMES
from allcity.locales import entries, of_game
from scripts.vectors import FOLDER, SERVER, of_server, text
from scripts.vectors import of_game as vectors_of


@pytest.mark.parametrize("name", [SERVER, *GAMES])
def test_the_vectors_are_up_to_date(name: str) -> None:
    parts = of_server() if name == SERVER else vectors_of(name)
    assert (FOLDER / f"{name}.json").read_text("utf-8") == text(name, parts), (
        "python -m scripts.vectors"
    )


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_sentence_is_among_the_vectors(key: str) -> None:
    vectors: dict[str, Any] = json.loads((FOLDER / f"{key}.json").read_text("utf-8"))
    lines = [deed for _, line, _ in vectors["log"] for deed in re.split(r" ; | / \d ", line)]
    named = {f"log-{key}-{line.partition(' ')[0]}" for line in lines}
    named |= {f"refusal-{key}-{reason}" for _, reason, _, _ in vectors["refusals"]}
    named |= {f"score-{key}-{reason}" for _, reason, _, _ in vectors["scores"]}
    named |= {f"advice-{key}-{action.partition(' ')[0]}" for action, _ in vectors["advice"]}
    kinds = re.compile(rf"(log|refusal|score|advice)-{key}-")
    assert {entry for entry in entries(of_game(key, "en")) if kinds.match(entry)} - named == set()
