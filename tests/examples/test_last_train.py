"""A third game from a package of its own: no line of All City names it, and every face plays it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from allcity.locales import LANGUAGES
from tests.examples.conftest import ROOT

Environment = dict[str, str]
ALLCITY = (sys.executable, "-m", "allcity")


def run(environment: Environment, *line: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        line, env=environment, cwd=ROOT, input=typed, capture_output=True, text=True, check=False
    )


def test_it_is_there_only_where_it_is_installed(environment: Environment) -> None:
    code = "from allcity.games import GAMES; print(*GAMES)"
    assert run(environment, sys.executable, "-c", code).stdout.split()[-1] == "lasttrain"
    without = {**environment, "PYTHONPATH": ""}
    assert "lasttrain" not in run(without, sys.executable, "-c", code).stdout


def test_it_keeps_the_contract(environment: Environment) -> None:
    """The same tests as for the games of All City."""
    done = run(
        environment, sys.executable, "-m", "pytest", "-p", "no:cacheprovider",
        "tests/games/test_contract.py", "tests/locales/test_vectors.py", "tests/core/test_what_if.py", "-k", "lasttrain",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(
    environment: Environment, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "match.record"
    spoken = {**environment, "ALLCITY_LANG": language}
    line = (*ALLCITY, "play", "lasttrain", "--seats", "5", "--bots", "planner,random,greedy,random")
    done = run(spoken, *line, "--seed", "07", "--record", str(file), typed="stay\nleave\n" * 200)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert run(spoken, *ALLCITY, "verify", str(file)).returncode == 0
    new = tmp_path / "what-if.record"
    onward = (*ALLCITY, "play", "--from", f"{file}@9", "--bots", "random", "--record", str(new))
    assert not run(spoken, *onward, typed="stay\nleave\n" * 200).stderr
    for command in ("verify", "replay"):
        assert run(spoken, *ALLCITY, command, str(new)).returncode == 0
    assert "what-if " in new.read_text("utf-8")


def test_what_is_forbidden_is_explained(environment: Environment) -> None:
    line = (*ALLCITY, "play", "lasttrain", "--bots", "random", "--seed", "07")
    done = run(environment, *line, typed="leave\nturn 7\nfly\nstay now\n" + "leave\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "L2.2" in done.stdout
    assert "Nothing comes after “stay”" in done.stdout


def test_it_is_in_the_arena_with_a_bot_over_the_line_protocol(environment: Environment) -> None:
    bot = f"cmd:{sys.executable} examples/first_bot.py"
    line = (*ALLCITY, "arena", "lasttrain", "--bots", f"{bot},planner", "--matches", "4", "--json")
    done = run(environment, *line)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["standings"]) == 2


def test_its_balance_is_a_page(environment: Environment, tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    line = ("balance", "lasttrain", "--bot", "random", "--matches", "2", "--html", str(file))
    done = run(environment, *ALLCITY, *line)
    assert done.returncode == 0, done.stderr
    assert "Safe paint" in file.read_text("utf-8")


def test_its_rules_are_a_book(environment: Environment) -> None:
    said = run(environment, *ALLCITY, "rules", "L2.4").stdout
    assert "second alarm" in said
    assert run(environment, *ALLCITY, "edition", "show", "lasttrain").returncode == 0


def test_it_takes_as_many_as_it_says(environment: Environment) -> None:
    done = run(environment, *ALLCITY, "simulate", "lasttrain", "--seats", "6", "--matches", "2")
    assert done.returncode == 0, done.stderr
    refused = run(environment, *ALLCITY, "simulate", "tagcity", "--seats", "6", "--matches", "1")
    assert refused.returncode == 1
    assert "2 to 4" in refused.stderr or "2–4" in refused.stderr, refused.stderr
