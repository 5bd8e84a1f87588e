"""`allcity arena` and `allcity balance`: what they tell, and kind answers to what cannot be meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allcity.games import GAMES
from allcity.locales import LANGUAGES
from tests.cli.test_commands import run

GAME = "tagcity"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLCITY_LANG", "en")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("arena", "GAME"),
        ("arena chess --bots a,b", GAME),
        ("arena tagcity", "--bots"),
        ("arena tagcity --bots greedy", "two bots"),
        ("arena tagcity --bots greedy,random --matches 0", "from 1 on"),
        ("arena tagcity --bots greedy,random --seats 5", "2 to 4"),
        ("arena tagcity --bots greedy,random --workers 0", "1 to 256"),
        ("arena tagcity --bots greedy,random --option city", "city=B"),
        ("arena tagcity --bots greedy,random --parquet", "--parquet"),
        ("balance", "GAME"),
        ("balance tagcity --matches none", "from 1 on"),
        ("balance tagcity extra", "balance"),
    ],
)
def test_a_misused_command_exits_with_2(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(*line.split(), capsys=capsys)
    assert (status, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("arena tagcity --bots greedy,deep", "deep"),
        ("arena tagcity --bots greedy,search:fast", "fast"),
        ("arena tagcity --bots greedy,cmd:", "program"),
        ("arena tagcity --bots greedy,random --option city=C", "C"),
        ("arena tagcity --bots greedy,random --option town=A", "town"),
        ("arena tagcity --bots greedy,random --edition nowhere.toml", "nowhere.toml"),
        ("arena tagcity --bots greedy,random --records /dev/null", "/dev/null"),
        ("arena tagcity --bots random,random --matches 1 --workers 1 --parquet /no/x", "/no/x"),
        ("balance tagcity --bot deep", "deep"),
        (
            "balance tagcity --bot random --matches 1 --workers 1 --html /nowhere/x.html",
            "/nowhere/x.html",
        ),
    ],
)
def test_what_is_refused_exits_with_1(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(*line.split(), capsys=capsys)
    assert status == 1
    assert said in err
    assert "Traceback" not in err


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
