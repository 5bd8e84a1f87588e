"""Leaving a match in the terminal: it must be confirmed, and the match is saved; no file is overwritten."""

from __future__ import annotations

import io
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from allcity.cli import main
from allcity.cli.files import write_text
from allcity.cli.stage import interrupted_for_sure, uninterrupted
from allcity.core import record
from allcity.core.replay import replay, verify
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.cli.output import folded
from tests.cli.test_commands import run
from tests.cli.test_table import Typist, table
from tests.cli.tmux import Terminal

PLAY = f"{sys.executable} -m allcity play --plain tagcity --bots random --seed 0a --option leader=1"
LEAVE = "Type y to leave, Enter to go on."
NAME = "tagcity-seed-0a.record"


def actions(file: Path) -> list[str]:
    """Return the texts of a saved match, which can be verified."""
    saved = record.parse(file.read_text("utf-8"))
    assert verify(GAMES[saved.game], saved).is_fair
    return [text for seat, text in saved.log if seat == 0]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, ALLCITY_LANG="en")
    yield opened
    opened.close()


def test_ctrl_c_asks_first_and_goes_on_if_it_was_not_meant(
    terminal: Terminal, tmp_path: Path
) -> None:
    terminal.type(PLAY)
    shown = terminal.wait("Player 1>")
    terminal.type("put 4 3")
    shown = terminal.wait("Player 1>", after=shown)
    terminal.press("C-c")
    shown = terminal.wait(LEAVE, after=shown)
    terminal.type("")
    shown = terminal.wait("Player 1>", after=shown)
    terminal.type("put 4 3")
    shown = terminal.wait("Player 1>", after=shown)
    terminal.press("C-c")
    terminal.wait(LEAVE, after=shown)
    terminal.type("y")
    terminal.wait("\n>")
    assert not (tmp_path / NAME).exists()
    terminal.type("")
    terminal.wait("\n$")
    assert NAME in terminal.all()
    assert actions(tmp_path / NAME) == ["put 4 3", "put 4 3"]


def test_ctrl_c_again_and_again_leaves_and_keeps_the_match(
    terminal: Terminal, tmp_path: Path
) -> None:
    terminal.type(PLAY)
    shown = terminal.wait("Player 1>")
    terminal.type("put 4 3")
    terminal.wait("Player 1>", after=shown)
    for prompt in (LEAVE, "\n>", "\n$"):
        terminal.press("C-c")
        terminal.wait(prompt)
    assert actions(tmp_path / NAME) == ["put 4 3"]


def test_ctrl_c_while_a_bot_thinks_does_not_end_the_match(
    terminal: Terminal, tmp_path: Path
) -> None:
    bot = "--bots search:60s --seed 0a --option leader=1"
    terminal.type(f"{sys.executable} -m allcity play --plain tagcity {bot} --record mine.record")
    shown = terminal.wait("Player 1>")
    for text in ("put 4 3", "put 4 3"):
        terminal.type(text)
        shown = terminal.wait("Player 1>", after=shown)
    terminal.type("put 5 4")
    terminal.wait("puts a 5 on space 4.")
    terminal.press("C-c")
    terminal.wait(LEAVE)
    terminal.type("yes")
    terminal.wait("\n$")
    assert actions(tmp_path / "mine.record") == ["put 4 3", "put 4 3", "put 5 4"]


class Answers(Typist):
    """Types lines; an exception among them is raised."""

    def __init__(self, *lines: Any) -> None:
        super().__init__()
        self.lines = list(lines)

    def __call__(self, prompt: str, texts: Sequence[str]) -> str:
        reply: Any = super().__call__(prompt, texts)
        if isinstance(reply, type):
            raise reply
        return str(reply)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("answers", "file"),
    [
        ([""], "tagcity-t.record"),
        (["mine"], "mine.record"),
        (["mine.record"], "mine.record"),
        (["no"], None),
        ([KeyboardInterrupt], "tagcity-t.record"),
        ([EOFError], None),
    ],
)
def test_where_a_match_is_kept_that_is_left(
    language: str, answers: list[Any], file: str | None, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    replies = Answers("put 4 3", "quit", *answers)
    table("tagcity", replies, language=language, options={"leader": "1"}).run()
    assert [path.name for path in tmp_path.iterdir()] == ([file] if file else [])
    out = folded(capsys.readouterr().out)
    assert folded(words(language)("play-left")) in out
    sentence = folded(words(language)("play-kept", path=file or "tagcity-t.record"))
    assert (sentence in out) == bool(file)
    if file:
        assert actions(tmp_path / file) == ["put 4 3"]


def test_a_match_in_which_nobody_has_acted_is_not_worth_a_file(tmp_path: Path) -> None:
    typist = Answers("quit")
    table("tagcity", typist, options={"leader": "1"}).run()
    assert len(typist.prompts) == 1
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    for name in ("tagcity-t.record", "tagcity-t-2.record", "mine.record"):
        (tmp_path / name).write_text("precious", "utf-8")
    table("tagcity", Answers("put 4 3", "quit", ""), options={"leader": "1"}).run()
    table("tagcity", Answers("put 4 3", "quit", "mine"), options={"leader": "1"}).run()
    for name in ("tagcity-t.record", "tagcity-t-2.record", "mine.record"):
        assert (tmp_path / name).read_text("utf-8") == "precious"
    assert actions(tmp_path / "tagcity-t-3.record") == ["put 4 3"]
    assert actions(tmp_path / "mine-2.record") == ["put 4 3"]


def test_a_record_does_not_overwrite_a_file_and_needs_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.record"
    file.write_text("precious", "utf-8")
    status, _, err = run("play", "--record", str(file), capsys=capsys)
    assert (status, file.read_text("utf-8")) == (1, "precious")
    assert "old.record" in err
    status, _, err = run("play", "--record", str(tmp_path / "no" / "x.record"), capsys=capsys)
    assert status == 1
    assert "No such file or directory" in err


def test_a_match_goes_on_when_its_file_can_no_longer_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    left = table("tagcity", Answers(), options={"leader": "1"}, record=folder / "x.record")
    folder.rmdir()
    left.run()
    assert GAMES["tagcity"].result(left.match.state)
    assert capsys.readouterr().out.count("x.record cannot be written") == 1


def test_a_file_is_written_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.record"
    write_text(file, "old")

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        write_text(file, "new")
    assert file.read_text("utf-8") == "old"


def test_an_interrupt_waits_until_a_move_is_whole() -> None:
    done = []
    inherited = signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a job in the background ignores it

    def work() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("whole")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    signal.signal(signal.SIGINT, inherited)


def test_an_interrupt_while_python_tidies_up_is_not_lost() -> None:
    class Tidying:
        def __del__(self) -> None:
            raise KeyboardInterrupt

    inherited = signal.signal(signal.SIGINT, signal.default_int_handler)
    hook = sys.unraisablehook

    def work() -> None:
        with interrupted_for_sure():
            Tidying()
            threading.Event().wait(60)

    with pytest.raises(KeyboardInterrupt):
        work()
    assert sys.unraisablehook is hook
    signal.signal(signal.SIGINT, inherited)


def test_what_is_kept_of_a_whole_match_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """When the input ends, the match is left; with --record it is saved as far as it went."""
    monkeypatch.setattr("sys.stdin", io.StringIO("put 4 3\n"))
    line = "play tagcity --bots random --seed 0a --option leader=1 --record x.record"
    assert main(line.split()) == 0
    saved = record.parse((tmp_path / "x.record").read_text("utf-8"))
    assert replay(GAMES["tagcity"], saved).log == list(saved.log)
    assert actions(tmp_path / "x.record") == ["put 4 3"]
