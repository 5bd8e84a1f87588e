"""`allcity review`: in words and as JSON, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from allcity.cli import main
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.review.matches import played


@pytest.fixture
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A finished match of a game between a careful and a careless player."""
    path = tmp_path / "match.record"
    past = played(getattr(request, "param", "graffiti"), ("greedy", "random"), 0)
    path.write_text(past.record.text(), "utf-8")
    return path


@pytest.mark.parametrize("file", GAMES, indirect=True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_words(file: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["review", str(file), "--seat", "2", "--quick", "--lang", language]
    assert main(line) == 0
    out, say = capsys.readouterr().out, words(language)
    for key in ("title", "initial", "luck", "own", "others", "residual", "final", "accuracy"):
        assert say(f"review-{key}") in out
    assert folded(say("review-formulas")) in folded(out)
    doubted = [
        line for line in out.splitlines() if "±" in line and say("review-formulas") not in line
    ]
    assert [
        say(f"review-{key}") in line
        for key, line in zip(("luck", "residual"), doubted, strict=False)
    ] == [True, True]
    assert out.count("\n  1. ") == 1
    assert say("player", seat=1) not in out
    lucky = say("review-luckiest", at=0, luck="", what="").partition(" (")[0]
    shown = next(line for line in out.splitlines() if lucky in line)
    assert not re.search(r": ?(roll|lay|show|draw)\b", shown), (
        "a sentence, not the notation of records"
    )


def test_the_curve_begins_with_the_initial_shares_and_ends_with_the_result(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), "--quick", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert main(["review", str(file), "--quick"]) == 0
    out, say = capsys.readouterr().out, words("en")
    lines = out.partition(say("review-curve"))[2].splitlines()
    moments, *rows = (
        re.findall(r"\b\d+\b", line.replace(name, "")) for line, name in _named(lines)
    )
    assert moments[0] == "0"
    assert moments[-1] == str(document["curve"][-1]["at"])
    for seat, row in zip(document["seats"], rows, strict=True):
        assert len(row) == len(moments) == 11
        assert row[0] == f"{100 * seat['initial']:.0f}"
        assert row[-1] == f"{100 * seat['final']:.0f}"


def folded(text: str) -> str:
    """Without the line breaks of a narrow terminal."""
    return " ".join(text.split())


def _named(lines: list[str]) -> list[tuple[str, str]]:
    """The lines of the curve with numbers: the moments, and then one of each seat, with its name."""
    names = ["", *(words("en")("player", seat=seat) for seat in (1, 2))]
    numbered = [line for line in lines if len(re.findall(r"\d+", line)) > 10]
    return list(zip(numbered, names, strict=False))


def test_a_review_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--quick", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    for seat in document["seats"]:
        parts = seat["luck"] + seat["own"] + seat["others"] + seat["residual"]
        assert seat["final"] - seat["initial"] == parts
        assert {"at", "action", "best", "loss", "mark"} <= set(seat["decisions"][0])
    assert [seat["final"] for seat in document["seats"]] == [1, 0]
    assert document["seats"][0]["error"] < document["seats"][1]["error"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_reviewed(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file.read_text("utf-8")
    log, _, tail = text.rpartition("\nopen ")
    wrong = {
        "review-not-over": log.rpartition("\n")[0] + "\n",
        "record-other-rules": text.replace("\nrules 2\n", "\nrules 1\n"),
        "record-first": "not a record\n",
    }
    for key, content in wrong.items():
        file.write_text(content, "utf-8")
        assert main(["review", str(file), "--lang", language]) == 1, key
        said = capsys.readouterr()
        start = words(language)._entry(key).split(" = ")[1].split("{")[0].strip()
        assert start in said.err
        assert not said.out
    assert main(["review", str(file.with_name("nowhere")), "--lang", language]) == 1
    file.write_text(text, "utf-8")
    assert main(["review", str(file), "--seat", "3", "--lang", language]) == 2
    assert tail
