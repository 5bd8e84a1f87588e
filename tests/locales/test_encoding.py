"""Every command in every encoding: no sign that anybody writes ends the program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from allcity.locales import LANGUAGES, source
from allcity.locales.encoding import nearest
from tests.cli.test_commands import HIGHS

GRAFFITI = HIGHS.parents[2] / "graffiti" / "records" / "four-sprays.record"
PACKAGE = Path(__file__).parents[2] / "src" / "allcity"
COMMANDS: dict[str, Sequence[str | bytes]] = {
    "help": ["--help"],
    "replay": ["replay", str(GRAFFITI), "--why"],
    "replay of dice": ["replay", str(HIGHS), "--at", "40"],
    "edition show": ["edition", "show", "tagcity"],
    "edition as text": ["edition", "show", "graffiti", "--toml"],
    "edition check": ["edition", "check", str(HIGHS)],
    "rules": ["rules"],
    "verify": ["verify", str(HIGHS)],
    "learn": ["learn"],
    "play": ["play", "graffiti", "--bots", "random"],
    "lesson": ["learn", "tagcity", "1"],
    "simulate": ["simulate", "tagcity", "--matches", "1"],
    "arena": ["arena", "tagcity", "--bots", "random,random", "--matches", "1", "--workers", "1"],
    "perft": ["perft", "graffiti", "--depth", "1"],
    "misuse": ["fly", "“to”"],
    "odd bytes": [b"rules", b"\xff\xfe"],
    "a file of odd bytes": [b"verify", b"\xff.record"],
}


def run(
    words: Sequence[str | bytes], encoding: str, language: str, folder: Path, typed: bytes = b""
) -> tuple[int, bytes]:
    """A command in a process of its own; what it says, on both streams."""
    environment = {
        **os.environ, "PYTHONIOENCODING": encoding, "ALLCITY_LANG": language,
        "ALLCITY_PROGRESS": str(folder / "progress.json"),
    }  # fmt: skip
    line = [sys.executable, "-m", "allcity", *words]
    done = subprocess.run(
        line, env=environment, input=typed, cwd=folder, check=False, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )  # fmt: skip
    return done.returncode, done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "latin-1"])
@pytest.mark.parametrize("what", COMMANDS)
def test_no_command_ends_with_a_traceback(what: str, encoding: str, tmp_path: Path) -> None:
    language = LANGUAGES[len(what + encoding) % len(LANGUAGES)]
    status, said = run(COMMANDS[what], encoding, language, tmp_path, b"?\n\xff\xe9\nboard\nquit\n")
    assert status in (0, 1, 2)
    assert said
    assert b"Traceback" not in said
    assert b"UnicodeEncodeError" not in said


def test_typed_lines_may_hold_anything_in_utf_8_too(tmp_path: Path) -> None:
    status, said = run(["play", "--bots", "random"], "utf-8", "en", tmp_path, b"\xff\xfe\nquit\n")
    assert status == 0
    assert b"Traceback" not in said


def test_columns_stay_where_they_are(tmp_path: Path) -> None:
    """A board in ASCII has the lines and columns of the same board in UTF-8."""
    line = ["replay", str(GRAFFITI), "--at", "60"]
    shown = run(line, "utf-8", "fr", tmp_path)[1].decode()
    plain = run(line, "ascii", "fr", tmp_path)[1].decode("ascii")
    assert [len(one) for one in plain.split("\n")] == [len(one) for one in shown.split("\n")]
    assert "?" not in plain.replace("?", "", shown.count("?"))


def test_every_sign_that_we_write_has_a_plain_one() -> None:
    texts = [source(language) for language in LANGUAGES]
    for drawn in ("cli/boards/*.py", "games/*/terminal.py"):
        texts += [file.read_text("utf-8") for file in PACKAGE.glob(drawn)]
    signs = {sign for text in texts for sign in text if not sign.isascii()}
    assert len(signs) > 30
    for sign in sorted(signs):
        error = UnicodeEncodeError("ascii", sign, 0, 1, "")
        plain, end = nearest(error)
        assert end == 1
        assert plain.isascii()
        assert plain != "?" or sign == "¿", sign
