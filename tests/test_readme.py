"""The README and the docs keep their word."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from allcity.core.record import parse
from allcity.core.replay import verify
from allcity.games import GAMES

ROOT = Path(__file__).parent.parent


def test_the_python_example_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried) == (0, 7)


def test_the_example_record_is_a_real_one() -> None:
    text = (ROOT / "docs/records.md").read_text("utf-8")
    example = text.split("```\n")[1]
    record = parse(example)
    assert record.text() == example
    verdict = verify(GAMES[record.game], record)
    assert verdict.is_fair
    assert verdict.is_chain_right


@pytest.mark.parametrize(
    "path", ["README.md", "CONTRIBUTING.md", *map(str, (ROOT / "docs").rglob("*.md"))]
)
def test_links_lead_somewhere(path: str) -> None:
    page = ROOT / path
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page_with_the_same_headings(game: str) -> None:
    headings = re.findall(
        r"^## (.+)$", (ROOT / f"docs/games/{game}.md").read_text("utf-8"), re.MULTILINE
    )
    fields = "The view and the printed boards as JSON"
    assert headings == ["Facts", "Glossary", "Rulings", "Notation", fields, "Edition format"]
