"""`allcity arena` and `allcity balance`: what they tell, and kind answers to what cannot be meant."""

from __future__ import annotations

import json
import re
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
    assert re.search("100\\.0[ \u00a0]%", out)


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
    standings = json.loads(both)
    assert (first["played"], standings["played"]) == (2, 4)
    assert standings["rows"][:2] == first["rows"]
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
    document = json.loads(run(*line.split(), "--json", capsys=capsys)[1])
    assert len(document["variants"]) == 3
    assert document["variants"][""]["matches"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["simulate", "balance"])
def test_simulate_and_balance_name_a_program_that_failed(
    command: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its matches are lost, its fault is shown, and the status is 1; JSON stays JSON."""
    if command == "simulate":
        line = f"simulate tagcity --bots cmd:/nope,random --matches 2 --lang {language}"
    else:
        file = tmp_path / "page.html"
        line = f"balance graffiti --bot cmd:/nope --matches 1 --workers 1 --html {file} --lang {language}"
    status, out, _ = run(*line.split(), capsys=capsys)
    assert status == 1
    named = [number for number, each in enumerate(out.split("\n")) if each.startswith("cmd:/nope ")]
    assert len(named) == 1
    assert "No such file or directory" in out.split("\n")[named[0] + 1]
    status, out, err = run(*line.split(), "--json", capsys=capsys)
    assert status == 1
    assert "No such file or directory" in err
    report = json.loads(out)
    if command == "simulate":
        assert [match["places"] for match in report["matches"]] == [[2, 1], [2, 1]]
        assert report["matches"][0]["first_fault"][0]["kind"] == "crash"
    else:
        assert report["variants"][""]["first_fault"]["kind"] == "crash"


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_is_not_sure_after_four_matches(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"simulate tagcity --bots greedy,random --matches 4 --lang {language}"
    status, out, _ = run(*line.split(), capsys=capsys)
    assert status == 0
    won, lost = (
        [float(each) for each in re.findall(r"\d+\.\d", row)] for row in out.split("\n")[4:6]
    )
    assert won == [100.0, 51.0, 100.0]
    assert lost == [0.0, 0.0, 49.0]


@pytest.mark.parametrize("command", ["arena", "simulate", "play"])
def test_a_function_of_a_module_plays_and_its_error_is_shown(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The module lies in the folder in which the command is typed."""
    monkeypatch.chdir(tmp_path)
    source = "def good(game, view, legal, rng): return legal[0]\ndef bad(*_): raise KeyError('no idea')\n"
    (tmp_path / "rival_module.py").write_text(source, "utf-8")
    line = [command, "tagcity", *(["--workers", "1"] if command == "arena" else [])]
    line += [] if command == "play" else ["--matches", "1"]
    status, out, _ = run(*line, "--bots", "rival_module:good,random", capsys=capsys)
    assert status == 0
    assert "KeyError" not in out
    status, out, _ = run(*line, "--bots", "rival_module:bad,random", capsys=capsys)
    assert status == (0 if command == "play" else 1)
    assert "(KeyError: 'no idea')" in out
    assert "    Traceback (most recent call last):" in out
    status, _, err = run(*line, "--bots", "rival_module:ugly,random", capsys=capsys)
    assert status == 1
    assert "good bad" in err


def test_an_argument_of_a_program_may_have_a_comma(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "weights.py"
    program.write_text("import sys\nsys.exit('got ' + sys.argv[1])\n", "utf-8")
    bots = f"cmd:{sys.executable} {program} '1,2',random"
    _, out, _ = run(
        "arena", "tagcity", "--bots", bots, "--matches", "1", "--workers", "1", capsys=capsys
    )
    assert "    got 1,2\n" in out
    status, _, err = run("arena", "tagcity", "--bots", "cmd:./x '1,random", capsys=capsys)
    assert (status, "cmd:./x '1,random" in err) == (1, True)
