"""A command brings records to the present rules: only those that can be played by them, through every version between."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from allcity.cli import main
from allcity.cli.restamp import conversions
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.record import parse
from allcity.core.replay import verify
from allcity.core.restamp import Lines, restamped
from allcity.games import GAMES, tagcity
from allcity.locales import LANGUAGES
from scripts.restamp import shipped

FILE = Path(__file__).parent / "games/tagcity/records/chosen-2.record"
NOW = tagcity.META.rules_version
LATER = NOW + 2


@pytest.fixture
def text(monkeypatch: pytest.MonkeyPatch) -> str:
    """A whole match that was played two versions of the rules ago."""
    monkeypatch.setattr(tagcity, "META", replace(tagcity.META, rules_version=LATER))
    return FILE.read_text("utf-8")


def test_every_shipped_record_is_up_to_date() -> None:
    assert len(shipped()) >= 52
    for path in shipped():
        text = path.read_text("utf-8")
        game = GAMES[parse(text).game]
        assert restamped(game, text, conversions(game)) == text, path


def stamped(text: str) -> str:
    return restamped(tagcity, text, conversions(tagcity))


def test_a_drone_of_the_first_rules_is_joined_with_its_drawing() -> None:
    joined = FILE.read_text("utf-8")
    apart = re.sub(r"^(\d) (drone \w\d) (tag .*)$", r"\1 \2\n\1 \3", joined, flags=re.MULTILINE)
    first = apart.replace("\nrules 2\n", "\nrules 1\n")
    assert first.count("\n") > joined.count("\n")
    assert stamped(first) == joined.replace("\nrules 2\n", f"\nrules {NOW}\n")


def test_a_record_gets_the_present_version_and_nothing_else_changes(text: str) -> None:
    later = text.replace(f"\nrules {NOW}\n", f"\nrules {LATER}\n")
    assert stamped(text) == later != text
    assert stamped(later) == later


def test_a_record_with_a_chain_gets_the_chain_of_its_new_lines(text: str) -> None:
    old = text.replace("\nopen ", f"\nchain {'0' * 64}\nopen ")
    record = parse(stamped(old))
    assert verify(GAMES[record.game], record).is_chain_right


def test_a_conversion_is_made_once_on_the_way(text: str) -> None:
    def renamed(lines: Lines) -> Lines:
        return [line.replace("* roll", "* rolled") for line in lines]

    def restored(lines: Lines) -> Lines:
        return [line.replace("* rolled", "* roll") for line in lines]

    assert restamped(tagcity, text, {NOW: renamed, NOW + 1: restored}) == stamped(text)
    with pytest.raises(Malformed, match="Line"):
        restamped(tagcity, text, {NOW + 1: renamed})


def test_an_illegal_line_is_named(text: str) -> None:
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("1 take"))
    lines.insert(at, "1 take 9")
    with pytest.raises(IllegalAction, match=rf"^Line {at + 1}:"):
        stamped("\n".join(lines))


def test_another_roll_than_the_seeds_is_named(text: str) -> None:
    lines = text.split("\n")
    last = max(number for number, line in enumerate(lines) if line.startswith("* roll"))
    cut = [*lines[:last], "* roll 1 1 1", *[line for line in lines if line.startswith("open")], ""]
    with pytest.raises(
        Malformed, match=rf"^Line {last + 1}: “roll 1 1 1” is not what the seed gives"
    ):
        stamped("\n".join(cut))


def test_a_match_that_is_no_longer_over_is_left_alone(text: str) -> None:
    lines = text.rstrip("\n").split("\n")
    with pytest.raises(Malformed, match="restamp-not-over"):
        stamped("\n".join([*lines[:-2], lines[-1], ""]))


@pytest.mark.parametrize(
    ("line", "other"),
    [(f"rules {NOW}", f"rules {LATER + 1}"), ("game tagcity", "game chess"), ("play", "pray")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_cannot_read_is_left_alone_and_the_reason_is_said(
    text: str,
    line: str,
    other: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "a.record"
    file.write_text(text.replace(f"\n{line}\n", f"\n{other}\n"))
    before = file.read_bytes()
    assert main(["restamp", str(file), "--lang", language]) == 1
    assert file.read_bytes() == before
    assert capsys.readouterr().out.startswith(f"{file} ")


def test_files_are_written_only_when_they_can_be_stamped(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(text)
    bad.write_text(text.replace("* roll", "* hurl"))
    before = bad.read_bytes()
    assert main(["restamp", str(bad), str(good), "--lang", "en"]) == 1
    assert bad.read_bytes() == before
    assert good.read_text() == stamped(text)
    assert main(["restamp", str(good), "--lang", "en"]) == 0
    left, done, same = capsys.readouterr().out.splitlines()
    assert "was left as it is. Line 16:" in left
    assert done.endswith(f"version {LATER} now. Its match comes to 47 39 (1 2).")
    assert same.endswith(f"version, {LATER}. Its match comes to 47 39 (1 2).")


def test_a_file_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["restamp", str(tmp_path / "none.record"), "--lang", "en"]) == 1
    assert "cannot be read" in capsys.readouterr().out
