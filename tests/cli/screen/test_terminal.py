"""The command itself in a real terminal: a match that is left is gone on with, and nothing of a screen can be scrolled back to."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

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
    """How many dice the leader has still to put."""
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
