"""Every command on consoles that cannot show all our signs: no traceback, and every line readable."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from allcity import GAMES, Match, bot, play_out
from allcity.cli import COMMANDS
from allcity.locales import words
from allcity.locales.encoding import adapt

ENCODINGS = ["ascii", "cp1252", "latin-1"]
SCRIPT = """
import sys
from allcity.cli import COMMANDS, main
from allcity.games import GAMES

record = sys.argv[1]
lines = [["--help"], ["nope"], ["--version"], *([command, "--help"] for command in COMMANDS)]
lines += [["rules"], ["verify", record], ["replay", record], ["restamp", record], ["verify", "n⚀ne"]]
for game in GAMES:
    lines += [["edition", "show", game], ["edition", "show", game, "--toml"], ["play", game, "--seats", "2"]]
for language in ("en", "fr", "es"):
    for line in lines:
        try:
            main(["--lang", language, *line])
        except SystemExit:
            pass
print("done", len(COMMANDS))
"""


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_no_command_fails_on_a_console_with_few_signs(encoding: str, tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    match = Match(GAMES["tagcity"], seats=2)
    match.commit("07" * 32)
    play_out(match, [bot("random")] * 2, Random(1))
    record.write_text(match.record().text(), "utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(record)], env=environment, cwd=tmp_path, capture_output=True,
        stdin=subprocess.DEVNULL, check=False,
    )  # fmt: skip
    said, errors = done.stdout.decode(encoding), done.stderr.decode(encoding)
    assert "Traceback" not in errors, errors[-2000:]
    assert said.split("\n")[-2].strip() == f"done {len(COMMANDS)}"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_no_break_space_is_an_ordinary_one_where_there_is_none(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr("sys.stdout", console)
    adapt()
    question = words("fr")("puzzle-ask-on")
    assert "\N{NO-BREAK SPACE}?" in question
    print(question, "12\N{NARROW NO-BREAK SPACE}000", flush=True)
    said = console.buffer.getvalue().decode(encoding)
    expected = question if encoding != "ascii" else question.replace("\N{NO-BREAK SPACE}", " ")
    assert said.rstrip() == f"{expected} 12 000"
