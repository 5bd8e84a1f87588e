"""A script brings records to the present rules: only those that can be played by them, through every version between."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from allcity.core.record import parse
from allcity.core.replay import verify
from allcity.games import GAMES, tagcity
from scripts.restamp import Lines, Refused, main, restamped, shipped

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
        assert restamped(path.read_text("utf-8")) == path.read_text("utf-8"), path


def test_a_record_gets_the_present_version_and_nothing_else_changes(text: str) -> None:
    stamped = text.replace(f"\nrules {NOW}\n", f"\nrules {LATER}\n")
    assert restamped(text) == stamped != text
    assert restamped(stamped) == stamped


def test_a_record_with_a_chain_gets_the_chain_of_its_new_lines(text: str) -> None:
    old = text.replace("\nopen ", f"\nchain {'0' * 64}\nopen ")
    record = parse(restamped(old))
    assert verify(GAMES[record.game], record).is_chain_right


def test_a_conversion_is_made_once_on_the_way(text: str) -> None:
    def renamed(lines: Lines) -> Lines:
        return [line.replace("* roll", "* rolled") for line in lines]

    def restored(lines: Lines) -> Lines:
        return [line.replace("* rolled", "* roll") for line in lines]

    conversions = {
        ("tagcity", NOW): renamed,
        ("tagcity", NOW + 1): restored,
        ("graffiti", 1): renamed,
    }
    assert restamped(text, conversions) == restamped(text)
    with pytest.raises(Refused, match="Line"):
        restamped(text, {("tagcity", NOW + 1): renamed})


def test_an_illegal_line_is_named(text: str) -> None:
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("1 take"))
    lines.insert(at, "1 take 9")
    with pytest.raises(Refused, match=rf"^Line {at + 1}:"):
        restamped("\n".join(lines))


def test_another_roll_than_the_seeds_is_named(text: str) -> None:
    lines = text.split("\n")
    last = max(number for number, line in enumerate(lines) if line.startswith("* roll"))
    cut = [*lines[:last], "* roll 1 1 1", *[line for line in lines if line.startswith("open")], ""]
    with pytest.raises(Refused, match=rf"Line {last + 1}: roll 1 1 1, but the seed gives"):
        restamped("\n".join(cut))


def test_a_match_that_is_no_longer_over_is_left_alone(text: str) -> None:
    lines = text.rstrip("\n").split("\n")
    with pytest.raises(Refused, match="no longer over"):
        restamped("\n".join([*lines[:-2], lines[-1], ""]))


@pytest.mark.parametrize(
    ("found", "other"),
    [(f"rules {NOW}", f"rules {LATER + 1}"), ("game tagcity", "game chess"), ("play", "pray")],
)
def test_what_it_cannot_read_is_refused(text: str, found: str, other: str) -> None:
    with pytest.raises(Refused):
        restamped(text.replace(f"\n{found}\n", f"\n{other}\n"))


def test_files_are_written_only_when_they_can_be_stamped(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(text)
    bad.write_text(text.replace("* roll", "* hurl"))
    before = bad.read_bytes()
    assert main([bad, good]) == 1
    assert bad.read_bytes() == before
    assert good.read_text() == restamped(text)
    told = capsys.readouterr().out.splitlines()
    assert "left alone: Line 16:" in told[0]
    assert told[1].endswith("47 39, places 1 2, bubbles")
