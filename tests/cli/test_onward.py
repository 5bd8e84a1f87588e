"""`allcity play --from`: what if, in the terminal; and where replays and reviews say how."""

from __future__ import annotations

import shlex
import sys
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.cli import main
from allcity.core.match import Match
from allcity.core.record import Moment, Record, parse
from allcity.core.replay import chained
from allcity.games import GAMES
from allcity.locales import words
from tests.cli.output import folded


@pytest.fixture
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A finished match of three bots."""
    game = GAMES[getattr(request, "param", "graffiti")]
    match: Match[Any, Any, Any, Any] = Match(game, 3, match="evening")
    match.commit("07" * 32)
    play_out(match, [bot("random")] * 3, Random(1))
    path = tmp_path / "match@home.record"
    path.write_text(chained(game, match.record()).text(), "utf-8")
    return path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))


def read(path: Path) -> Record:
    return parse(path.read_text("utf-8"))


@pytest.mark.parametrize("file", sorted(GAMES), indirect=True)
@pytest.mark.parametrize("same", [[], ["--same-dice"]])
def test_a_person_plays_the_same_move_from_a_moment_and_leaves(
    file: Path, tmp_path: Path, same: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = read(file)
    at = next(n for n in range(20, len(before.log)) if before.log[n][0] == 1)
    new = tmp_path / "new.record"
    typed(monkeypatch, before.log[at][1], "quit")
    line = ["play", "--from", f"{file}@{at}", "--seat", "2", "--record", str(new), *same]
    assert main(line) == 0
    branch = read(new)
    assert branch.what_if == Moment("evening", at)
    assert branch.log[:at] == before.log[:at]
    assert (1, before.log[at][1]) in branch.log[at:]
    assert (branch.seed == before.seed) is bool(same)
    assert main(["verify", str(new)]) == 1, "it was left"
    assert main(["replay", str(new)]) == 0


def test_bots_play_the_others_seats_and_the_asked_seat_is_a_persons(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before, say = read(file), words("en")
    at = next(n for n in range(20, len(before.log)) if before.log[n][0] == 2)
    typed(monkeypatch, "quit", "n")
    assert main(["play", "--from", f"{file}@{at}", "--bots", "easy,random"]) == 0
    shown = folded(capsys.readouterr().out)
    assert say("play-what-if", at=at) in shown
    assert say("player", seat=3) in shown


@pytest.mark.parametrize(
    ("arguments", "code", "facts"),
    [
        (["@99999"], "what-if-moment", {}),
        ([""], "what-if-over", {}),
        (["@20", "--seat", "4"], "cli-bad-seat", {"seat": 4, "seats": 3}),
        (["@20", "--seats", "3"], "cli-play-from-has", {"param": "--seats"}),
        (["@20", "--option", "x=y"], "cli-play-from-has", {"param": "--option"}),
        (["@20", "--bots", "greedy,greedy,greedy"], "cli-too-many-bots", {"bots": 3, "seats": 2}),
    ],
)
def test_what_cannot_be_played_on(
    file: Path, arguments: list[str], code: str, facts: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    length = len(read(file).log)
    known = {"what-if-moment": {"at": 99999, "actions": length}, "what-if-over": {"at": length}}
    assert main(["play", "--from", f"{file}{arguments[0]}", *arguments[1:]]) != 0
    sentence = words("en")(code, **known.get(code, facts))
    assert sentence in folded(capsys.readouterr().err)


@pytest.mark.parametrize("option", [["--same-dice"], ["--seat", "1"]])
def test_what_is_of_use_for_a_moment_only(
    option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *option]) != 0
    expected = words("en")("cli-play-from-only", param=option[0])
    assert expected in folded(capsys.readouterr().err)


def test_replays_and_reviews_say_how_to_play_on(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hint = words("en")("replay-play-on", command=f"allcity play --from {shlex.quote(f'{file}@30')}")
    assert main(["replay", str(file), "--at", "30"]) == 0
    assert hint in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "allcity play --from" not in capsys.readouterr().out
    assert main(["review", str(file), "--seat", "2", "--quick"]) == 0
    assert f"allcity play --from {file}@" in folded(capsys.readouterr().out)
