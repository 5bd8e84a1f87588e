"""Matches that are left are saved, and can be continued."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path

import pytest

from allcity.cli.files import read_record
from allcity.cli.screen import unfinished
from allcity.cli.screen.start import continued, is_full_screen
from allcity.cli.screen.unfinished import Keeper, folder, latest, read
from allcity.core import Match
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.locales import words
from tests.bots.positions import KEYS
from tests.cli.screen.person import Person, at_table, desk_of


def begun(game: str, name: str = "m", actions: int = 5) -> Match:  # type: ignore[type-arg]
    match = Match(GAMES[game], 2, match=name)
    match.commit("42" * 32)
    for _ in range(actions):
        match.settle()
        match.push(match.active[0], match.legal(match.active[0])[0])
    return match


@pytest.mark.parametrize("game", KEYS)
def test_a_match_that_was_left_goes_on_where_it_was(game: str) -> None:
    match = begun(game)
    Keeper(match, ["random"], "").keep()
    left = latest(GAMES[game])
    assert left
    assert (left.match.log, left.match.state, left.specs) == (match.log, match.state, ["random"])
    left.match.settle()
    match.settle()
    assert left.match.log == match.log  # the dice go on as they would have
    assert left.match.head == match.head


def play_out(match: Match) -> None:  # type: ignore[type-arg]
    match.settle()
    while match.active:
        match.push(match.active[0], match.legal(match.active[0])[0])
        match.settle()


@pytest.mark.parametrize("game", KEYS)
def test_a_file_is_its_owners_and_the_record_takes_its_place_when_the_match_is_over(
    game: str,
) -> None:
    match = begun(game)
    keeper = Keeper(match, [], "")
    keeper.keep()
    (path,) = folder().iterdir()
    play_out(match)
    keeper.keep()
    assert not path.exists()
    assert list(folder().iterdir()) == [keeper.record]
    assert keeper.record
    for file in (path, keeper.record):
        assert (
            not file.exists()
            or stat.S_IMODE(file.stat().st_mode) == 0o600
            or sys.platform == "win32"
        )
    own, record = read_record(keeper.record)
    assert verify(own, record).is_fair
    assert [*record.log] == match.log
    assert latest(GAMES[game]) is None


def test_the_oldest_records_are_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfinished, "MOST", 2)
    for number in range(4):
        match = begun("tagcity", f"m{number}")
        play_out(match)
        keeper = Keeper(match, [], "")
        keeper.keep()
        assert keeper.record
        os.utime(keeper.record, (number, number))
    assert {path.name for path in folder().iterdir()} == {"tagcity-m2.record", "tagcity-m3.record"}


def test_the_latest_is_offered_and_no_more_are_kept_than_a_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(unfinished, "MOST", 3)
    for number in range(6):
        Keeper(begun("tagcity", f"m{number}"), [], "").keep()
        os.utime(folder() / f"tagcity-m{number}.json", (number, number))
    left = latest(GAMES["tagcity"])
    assert left
    assert left.match.head.match == "m5"
    assert len(list(folder().iterdir())) == 3


@pytest.mark.parametrize(
    "change",
    [
        lambda data: None,
        lambda data: [data],
        lambda data: {},
        lambda data: data | {"record": "nonsense"},
        lambda data: data | {"record": 7},
        lambda data: data | {"record": data["record"].replace("put", "pot")},
        lambda data: data | {"record": data["record"].replace("game tagcity", "game graffiti")},
        lambda data: data | {"bots": "greedy"},
        lambda data: data | {"bots": [1]},
        lambda data: data | {"bots": ["random"] * 3},
        lambda data: data | {"edition": "nonsense ="},
        lambda data: data | {"edition": 5},
    ],
)
def test_a_file_that_cannot_be_gone_on_with_is_not_offered(change: object) -> None:
    Keeper(begun("tagcity"), ["random"], "").keep()
    (path,) = folder().iterdir()
    assert read(GAMES["tagcity"], path)
    path.write_text(json.dumps(change(json.loads(path.read_text()))))  # type: ignore[operator]
    assert read(GAMES["tagcity"], path) is None
    assert latest(GAMES["tagcity"]) is None


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 100_000, b"{" + b" " * (1 << 21)])
def test_a_broken_file_is_not_offered(content: bytes) -> None:
    folder().mkdir(parents=True)
    path = folder() / "tagcity-x.json"
    path.write_bytes(content)
    assert read(GAMES["tagcity"], path) is None


def test_a_folder_that_cannot_be_written_does_not_stop_the_match(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    keeper = Keeper(begun("tagcity"), [], "")
    keeper.keep()
    assert keeper.is_failing


@pytest.mark.parametrize(
    ("answer", "is_old"), [("", True), ("y", True), ("no", False), ("n", False)]
)
def test_going_on_is_offered(
    answer: str, is_old: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = begun("tagcity", "old"), begun("tagcity", "new", 0)
    Keeper(old, ["random"], "").keep()
    monkeypatch.setattr("builtins.input", lambda _: answer)
    match, specs, _ = continued(words("en"), new, ["greedy"], "")
    assert (match.head.match, specs) == (("old", ["random"]) if is_old else ("new", ["greedy"]))
    assert "round 1" in capsys.readouterr().out


def test_a_match_is_kept_as_it_goes_and_the_log_is_told_again() -> None:
    desk = desk_of("tagcity")
    keeper = Keeper(desk.match, ["random"], "")
    desk.save = keeper.keep

    async def play(person: Person) -> None:
        await person.asked()
        await person.press("enter")
        await person.asked()

    at_table(desk, play)
    left = latest(GAMES["tagcity"])
    assert left
    assert left.match.log == desk.match.log
    again = type(desk)(left.match, desk.bots, desk.say, desk.rng, pace=0)
    assert again.moment.lines == desk.moment.lines


class Stream:
    def __init__(self, is_terminal: bool) -> None:
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.mark.parametrize("piped", ["", "stdin", "stdout", "stderr"])
@pytest.mark.parametrize("term", ["xterm-256color", "dumb", ""])
def test_pipes_and_dumb_terminals_have_the_plain_way(
    piped: str, term: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(name != piped))
    is_able = not piped and term not in ("dumb", "")
    assert is_full_screen({"TERM": term}) is is_able
