"""Playing in the terminal: whole matches by typed lines, refusals, help, and the curtain."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allcity.bots import LEVELS, bot, net, warm
from allcity.bots.why import why
from allcity.cli import main
from allcity.cli.play import _players
from allcity.cli.table import WORDS, Table
from allcity.cli.typed.completion import next_words
from allcity.core import Match, record
from allcity.core.replay import replay, verify
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.cli.output import folded
from tests.server.harness import wait_for


class Typist:
    """Answers prompts: first the given lines, then random legal actions."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.rng = Random(3)
        self.prompts: list[str] = []

    def __call__(self, prompt: str, texts: Sequence[str]) -> str:
        self.prompts.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        actions = [text for text in texts if text not in WORDS]
        return self.rng.choice(actions) if actions else ""


def table(
    game: str, typist: Typist, seats: int = 2, bots: int = 1, language: str = "en", **kwargs: Any
) -> Table:
    match = Match(GAMES[game], seats, kwargs.pop("options", {}), match="t")
    match.commit("42" * 32)
    bots_by_seat = {seats - 1 - index: bot("random") for index in range(bots)}
    terminal_table = Table(match, bots_by_seat, words(language), Random(1), ask=typist, **kwargs)
    terminal_table.screen.width = 120
    return terminal_table


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_every_language(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.record"
    terminal_table = table(game, Typist(), language=language, record=file)
    terminal_table.run()
    assert GAMES[game].result(terminal_table.match.state)
    written = record.parse(file.read_text("utf-8"))
    assert verify(GAMES[game], written).is_fair
    assert replay(GAMES[game], written).state == terminal_table.match.state
    assert words(language)("sheet-title") in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_curtain_falls_before_each_seat_that_sees_or_chooses_what_others_may_not_know(
    game: str, seats: int
) -> None:
    """The curtain has been shown with the name of the asked player, unless all see the same."""
    say = words("en")
    drawn: list[str] = []
    needed: list[str] = []

    class Watcher(Typist):
        def __call__(self, prompt: str, texts: Sequence[str]) -> str:
            state = terminal_table.match.state
            active = terminal_table.game.active(state)
            if prompt.endswith("> "):
                views = [
                    terminal_table.game.view_to_json(terminal_table.game.view(state, s))
                    for s in range(seats)
                ]
                is_secret = any({**v, "seat": 0} != {**views[0], "seat": 0} for v in views)
                if is_secret or len(active) > 1:
                    needed.append(prompt)
                    assert drawn[-1] == say("play-curtain", player=prompt.removesuffix("> "))
            else:
                drawn.append(prompt)
            return super().__call__(prompt, texts)

    terminal_table = table(game, Watcher(), seats=seats, bots=0)
    terminal_table.run()
    assert len(set(needed)) == seats
    names = {say("play-curtain", player=say("player", seat=n + 1)) for n in range(seats)}
    assert set(drawn) == names
    assert len(drawn) <= len(needed)


def test_one_person_alone_has_no_curtain() -> None:
    typist = Typist()
    table("graffiti", typist, seats=3, bots=2).run()
    assert all(prompt.endswith("> ") for prompt in typist.prompts)


def test_what_is_typed_wrongly_is_answered_and_asked_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    typist = Typist(
        "", "?", "help", "moves", "moves put", "board", "why put 9 9", "why", "why put 1 1 1",
        "fly me", "put [/red]", "put 9 9", "take 1", "QUIT",
    )  # fmt: skip
    terminal_table = table("tagcity", typist, options={"leader": "1"})
    terminal_table.run()
    out = capsys.readouterr().out
    assert "T2.2" in out
    assert "take 4" in out
    assert words("en")("play-left") in out
    assert len(terminal_table.match.log) == 1


def test_letters_may_be_written_small_or_large() -> None:
    terminal_table = table("tagcity", Typist(), options={"leader": "1"})
    assert terminal_table._read("TAG c3 C4") == GAMES["tagcity"].parse("tag C3 C4")
    assert terminal_table._read("Take 4") == GAMES["tagcity"].parse("take 4")


def test_why_of_an_allowed_action_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    terminal_table = table("tagcity", Typist(), options={"leader": "1"})
    terminal_table.match.settle()
    seat = 0
    text = terminal_table.game.text(terminal_table.game.legal(terminal_table.match.state, seat)[0])
    terminal_table._word(seat, f"why {text}")
    assert words("en")("play-allowed") in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_explains_what_is_asked_and_advises(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = words(language)
    terminal_table = table(game, Typist("advice", "coach", "COACH", "coach"), language=language)
    terminal_table.run()
    out = folded(capsys.readouterr().out)
    best = why(
        terminal_table.game,
        terminal_table.game.view(*_first(game)),
        terminal_table.game.legal(*_first(game)),
        Random(1),
    )
    assert folded(say.advice(game, best[0].action)) in out
    for key, times in (("play-coach-on", 2), ("play-coach-off", 1)):
        assert out.count(folded(say(key))) == times
    question = terminal_table.game.question(terminal_table.game.view(*_first(game)))
    assert question
    assert folded(say(f"coach-{game}-{question.key}")) in out
    assert folded(say.clause(question.clause)) in out


def _first(game: str) -> tuple[Any, int]:
    """The first position in which the person at `table` is asked."""
    terminal_table = table(game, Typist("quit"))
    terminal_table.run()
    return terminal_table.match.state, terminal_table.people[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_score_so_far_is_explained_line_by_line(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table(game, Typist("score", "quit")).run()
    out = capsys.readouterr().out
    for line in GAMES[game].account(_first(game)[0], 0):
        assert f"{words('en')(f'sheet-{game}-{line.key}')}: {line.points}" in out
    assert words("en")("score-nothing") in out


def test_completion_offers_the_next_word() -> None:
    texts = ["tag A1 B1", "tag A1 C1", "drone I2 tag A1 B1", "drone I1 tag A1", "check -1"]
    assert next_words(texts, "t") == ["tag"]
    assert next_words(texts, "tag ") == ["A1"]
    assert next_words(texts, "tag a1 ") == ["B1", "C1"]
    assert next_words(texts, "why dr") == ["drone"]
    assert next_words(texts, "drone ") == ["I2", "I1"]
    assert next_words(texts, "drone i1 ") == ["tag"]
    assert next_words(texts, "drone i1 tag ") == ["A1"]
    assert next_words(texts, "q") == ["quit"]


def test_play_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "left.record"
    monkeypatch.setattr("sys.stdin", io.StringIO("?\nquit\n"))
    status = main(
        ["play", "--lang", "fr", "--seed", "0a", "--record", str(file), "--option", "leader=1"]
    )
    assert status == 0
    assert words("fr")("play-left") in capsys.readouterr().out
    assert verify(GAMES["tagcity"], record.parse(file.read_text("utf-8"))).is_fair


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_waits_until_what_helps_a_bot_is_compiled(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(net, "_IN_BACKGROUND", set())
    begun: list[tuple[str, ...]] = []
    monkeypatch.setattr(warm, "_load_all", lambda games, _: begun.append(games))
    monkeypatch.setattr(warm, "is_wanted", lambda: True)
    _players(Match(GAMES["tagcity"], 2), {1: level})
    wait_for(lambda: begun)
    assert begun == [("tagcity",)]
    assert net._IN_BACKGROUND
