"""`allcity arena` and `allcity balance`: what they tell, and kind answers to what cannot be meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allcity.games import GAMES
from allcity.locales import LANGUAGES
from tests.cli.test_commands import run

GAME = "tagcity"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_arena_tells_how_the_bots_stand(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"arena {game} --bots random,greedy --matches 2 --workers 1 --lang {language}"
    status, out, _ = run(*line.split(), capsys=capsys)
    assert status == 0
    assert out.split("\n")[0].startswith("1. greedy")
    assert "100.0 %" in out


def test_a_bad_program_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena tagcity --bots cmd:false,random --matches 1 --workers 1"
    assert "cmd:false lost" in run(*line.split(), capsys=capsys)[1]


def test_the_arena_answers_in_json_and_goes_on_from_its_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file = tmp_path / "runs", tmp_path / "rows.parquet"
    line = f"arena {GAME} --bots random,greedy --workers 1 --json --records {folder} --matches"
    first = json.loads(run(*line.split(), "1", capsys=capsys)[1])
    both = run(*line.split(), "2", "--parquet", str(file), capsys=capsys)[1]
    found = json.loads(both)
    assert (first["played"], found["played"]) == (2, 4)
    assert found["rows"][:2] == first["rows"]
    assert file.exists()
    status, _, err = run(*line.replace("greedy", "planner").split(), "2", capsys=capsys)
    assert status == 1
    assert "plan.json" in err


@pytest.mark.parametrize("game", GAMES)
def test_balance_writes_a_page_and_json(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "balance.html"
    line = f"balance {game} --bot greedy --matches 2 --workers 1 --html {file}"
    status, out, _ = run(*line.split(), capsys=capsys)
    assert status == 0
    assert str(file) in out
    assert "<svg" in file.read_text("utf-8")
    found = json.loads(run(*line.split(), "--json", capsys=capsys)[1])
    assert len(found["variants"]) == 3
    assert found["variants"][""]["matches"] == 2
