"""`allcity arena` and `allcity balance`: what they tell, and kind answers to what cannot be meant."""

from __future__ import annotations

import json
import sys
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_that_cannot_start_loses_and_is_named(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"arena tagcity --bots cmd:/nope,random --matches 1 --workers 1 --lang {language}"
    status, out, _ = run(*line.split(), capsys=capsys)
    assert status == 1
    lines = out.split("\n")
    assert lines[0].startswith("1. random")
    assert lines[1].startswith("2. cmd:/nope")
    assert lines[2].startswith("cmd:/nope ")
    assert "No such file or directory" in lines[3]
    status, out, _ = run(*line.split(), "--json", capsys=capsys)
    assert status == 1
    fault = json.loads(out)["standings"][1]["first_fault"]
    assert fault == {"kind": "crash", "detail": "No such file or directory", "stderr": ""}


def test_the_last_words_of_a_program_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "bad.py"
    program.write_text("import sys\nsys.exit('\\x1b[31mI lost my \\x00 keys')\n", "utf-8")
    bots = f"cmd:{sys.executable} {program},random"
    line = ["arena", "tagcity", "--bots", bots, "--matches", "1", "--workers", "1"]
    status, out, _ = run(*line, capsys=capsys)
    assert status == 1
    assert "\n    ?[31mI lost my ? keys\n" in out


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
