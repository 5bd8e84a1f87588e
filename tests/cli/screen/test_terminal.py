"""The command itself in a real terminal: a match that is left is gone on with, and nothing of a screen can be scrolled back to."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from allcity.cli.screen.unfinished import Keeper
from allcity.core import Match
from allcity.games import GAMES
from tests.cli.tmux import Terminal

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no tmux"),
]
PLAY = f"{sys.executable} -m allcity play"
LINE = f"{PLAY} tagcity --bots greedy --option leader=1"
Opened = Callable[..., Terminal]
GO_ON = "There is a match that you left in round 1"


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens terminals of one person; all are closed in the end."""
    with ExitStack() as stack:

        def new(**variables: str) -> Terminal:
            own = {"ALLCITY_LANG": "en", "XDG_DATA_HOME": str(tmp_path), **variables}
            terminal = Terminal(tmp_path, 80, 24, **own)
            stack.callback(terminal.close)
            return terminal

        yield new


@pytest.fixture
def terminal(opened: Opened) -> Terminal:
    return opened()


def dice(shown: str) -> int:
    """Return how many dice the leader still has to put."""
    asked = shown.rpartition("beside its value:")[2].partition("\n")[0]
    return sum(asked.count(face) for face in "⚀⚁⚂⚃⚄⚅")


def leave(terminal: Terminal, sentence: str) -> None:
    """Leave when it has been asked for; what becomes of the match is said before and after."""
    terminal.press("C-c")
    terminal.seen("Do you want to leave the match?", sentence)
    terminal.press("Enter")
    terminal.seen(f"You left the table. See you soon! {sentence}")


def test_a_match_that_was_left_goes_on_with_the_next_command(terminal: Terminal) -> None:
    terminal.type(LINE)
    shown = terminal.seen("You lead. Put each die", "▸ put")
    terminal.press("Enter")
    terminal.until(lambda now: dice(now) == dice(shown) - 1)
    leave(terminal, "It is kept: “allcity play")
    assert "“allcity play tagcity” offers" in terminal.screen()
    terminal.type(LINE)
    terminal.seen(GO_ON, "Player 1, Bot 2 (greedy)")
    terminal.type("no")
    new = terminal.seen("You lead. Put each die", "▸ put")
    leave(terminal, "It is kept")
    terminal.type(f"clear; {LINE}")
    terminal.seen(GO_ON)
    terminal.type("")
    assert dice(terminal.seen("You lead. Put each die", "▸ put")) == dice(new)


def test_a_match_whose_terminal_was_closed_goes_on(opened: Opened) -> None:
    terminal = opened()
    terminal.type(LINE)
    terminal.seen("You lead. Put each die", "▸ put")
    terminal.close()
    again = opened()
    again.type(LINE)
    again.seen(GO_ON)


def test_nothing_of_the_full_screen_can_be_scrolled_back_to(
    terminal: Terminal, tmp_path: Path
) -> None:
    record = tmp_path / "r.record"
    line = f"{PLAY} graffiti --bots '' --seed 0a --option first=1"
    terminal.type(f"{line} --record {shlex.quote(str(record))}")
    terminal.seen("Player 1, your turn: press Enter when nobody else is looking.")
    assert "Permits: " not in terminal.all()
    terminal.press("Enter")
    terminal.seen("Player 1: Your turn", "Permits: ")
    terminal.press(*"bobby", "Enter")
    terminal.seen("Player 2, your turn: press Enter when nobody else is looking.")
    assert "Permits: " not in terminal.all()
    terminal.press("Enter")
    terminal.seen("Player 2: Your turn", "Permits: ")
    leave(terminal, "It is kept")
    assert "Permits: " not in terminal.all()
    assert "bobby" not in terminal.all()
    assert record.exists()
    terminal.type(f"clear; {PLAY} --from r.record@1 --seat 1")
    terminal.seen("Permits: ")
    leave(terminal, "It is not kept.")


def leave_before_the_end() -> None:
    """A match that ends with the final die, whatever anybody chooses for it."""
    match = Match(GAMES["tagcity"], 2, {"leader": "1"}, match="m")
    match.commit("00" * 32)
    match.settle()
    while len(match.log) < 118:
        match.push(match.active[0], match.legal(match.active[0])[0])
        match.settle()
    assert match.active == (0, 1)
    Keeper(match, ["random"], "").keep()


@pytest.mark.parametrize("way", ["", " --plain"])
def test_the_result_stays_and_the_record_can_be_looked_back_at(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    leave_before_the_end()
    terminal.type(f"{PLAY} tagcity{way}")
    terminal.seen("There is a match that you left")
    terminal.type("")
    if way:
        terminal.wait("Player 1>")
        terminal.type("check -3")
    else:
        terminal.seen("drone …")
        terminal.press(*"check", "Enter")
        terminal.seen("Score sheet", "Escape closes")
        terminal.press("C-c")
    record = tmp_path / "allcity/matches/tagcity-m.record"
    terminal.until(lambda shown: str(record) in "".join(shown.split("\n")))
    shown = terminal.screen()
    assert "Total prestige" in shown
    assert "Escape closes" not in shown
    terminal.type(f"clear; {PLAY.removesuffix('play')}verify {record}")
    terminal.seen("All 12 rolls and draws are the committed ones.")


def test_line_by_line_a_match_is_kept_as_well_until_it_is_let_go(terminal: Terminal) -> None:
    terminal.type(f"{LINE} --plain")
    terminal.wait("Player 1>")
    terminal.type("moves")
    shown = terminal.seen("put ")
    action = next(line for line in shown.split("\n") if re.fullmatch(r"put \d \d *", line))
    terminal.type(action.strip())
    terminal.seen("Player 1 puts a")
    terminal.type("quit")
    terminal.seen("“no” to let it go.")
    terminal.type("")
    terminal.seen("It is kept: “allcity play tagcity”")
    terminal.type(f"clear; {LINE} --plain")
    terminal.seen(GO_ON)
    terminal.type("")
    shown = terminal.wait("Player 1>")
    assert dice(shown) == 2
    terminal.type("quit")
    terminal.seen("“no” to let it go.")
    terminal.type("no")
    terminal.seen("You left the table. See you soon! $")
    terminal.type(f"clear; {LINE} --plain")
    terminal.wait("Player 1>")
    assert GO_ON not in terminal.all()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_with_few_signs_shows_the_boards(opened: Opened, encoding: str) -> None:
    terminal = opened(PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C")
    terminal.type(LINE)
    terminal.seen("HQ board, round 1", "1 I4", "# # # #", "put ", "Type to filter")
    terminal.press("F1")
    terminal.seen("Choose from the list with the arrows and Enter.", "Escape closes")
    terminal.press("Escape")
    leave(terminal, "It is kept:")
    assert "Traceback" not in terminal.all()
