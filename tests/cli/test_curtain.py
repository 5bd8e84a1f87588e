"""Several people at one real terminal: nothing of a seat stays on the screen or in its history."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.tmux import Terminal

pytestmark = pytest.mark.slow

PLAY = f"{sys.executable} -m allcity play --plain"


MORE = "Press Enter for more."
HIDDEN = ", your turn: press Enter when nobody else is looking."
# Tag City up to the first sealed choice: the curtain, and the choice itself.
FINAL = [
    "put 4 3", "put 4 3", "put 5 4", "take 3", "tag A1 B1 A2 B2", "take 3", "tag A1 B1 A2 B2",
    "", "tag C1 D1 E1 D2",
]  # fmt: skip


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Opens terminals of any size; all are closed in the end."""
    terminals: list[Terminal] = []

    def new(width: int = 110, height: int = 60, **variables: str) -> Terminal:
        terminals.append(Terminal(tmp_path, width, height, ALLCITY_LANG="en", **variables))
        return terminals[-1]

    yield new
    for each in terminals:
        each.close()


@pytest.fixture
def terminal(opened: Callable[..., Terminal]) -> Terminal:
    return opened()


def own(shown: str) -> set[str]:
    """Return the lines that only one player may see: those about the own screen."""
    return {line.strip() for line in shown.split("\n") if "Permits: " in line}


def test_nothing_of_a_seat_can_be_scrolled_back_to(terminal: Terminal) -> None:
    terminal.type(f"{PLAY} graffiti --bots '' --seed 0a --option first=1")
    terminal.wait(f"Player 1{HIDDEN}")
    assert not own(terminal.all())
    terminal.type("")
    first = own(terminal.wait("Player 1>"))
    assert first
    terminal.type("moves")
    terminal.type("bobby")
    terminal.wait(f"Player 2{HIDDEN}")
    assert not own(terminal.all())
    terminal.type("")
    shown = terminal.wait("Player 2>")
    second = own(shown)
    assert second
    assert not first & own(terminal.all())
    assert "Player 1 makes friends with the bobby" in shown  # what happened meanwhile
    terminal.press("Up")  # what somebody else typed is not offered again
    terminal.type("quit")
    terminal.wait("\n>")
    assert not own(terminal.all())
    terminal.type("no")
    terminal.wait("\n$")
    assert not own(terminal.all())
    assert "committed to" in terminal.all()  # what was on the terminal before is there again
    assert "You left the table" in terminal.all()


def test_what_is_sealed_in_the_open_game_cannot_be_scrolled_back_to(
    terminal: Terminal,
) -> None:
    """Tag City has no screens; only the final die of a round is chosen in secret."""
    terminal.type(f"{PLAY} tagcity --bots '' --seed 0a --option leader=1")
    shown = ""
    for line in FINAL:
        shown = terminal.wait("Player 1>", "Player 2>", HIDDEN, after=shown)
        assert (HIDDEN in shown) == (line == "")
        terminal.type(line)
    terminal.wait(f"Player 2{HIDDEN}")
    assert FINAL[-1] not in terminal.all()


def test_a_small_terminal_shows_the_boards_in_pages(opened: Callable[..., Terminal]) -> None:
    small = opened(90, 24)
    small.type(f"{PLAY} graffiti --bots '' --seed 0a --option first=1")
    shown = small.wait(HIDDEN)
    pages = [shown]
    small.type("")
    while (
        MORE in (shown := small.wait(MORE, "Player 1>", after=shown)).rstrip().rpartition("\n")[2]
    ):
        pages.append(shown)
        small.type("")
    read = "\n".join([*pages, shown])
    for part in (
        "A bonus tile is laid out",
        "Tunnel, round 1",
        "J4 RBK 10",
        "Bonus   1",
        "Permits: ",
    ):
        assert part in read
    assert len(pages) > 2
    assert small.all().count("Tunnel") <= 1  # nothing but the last page is left


def test_a_terminal_that_cannot_hide_says_so(opened: Callable[..., Terminal]) -> None:
    dumb = opened(TERM="dumb")
    dumb.type(f"{PLAY} graffiti --bots '' --seed 0a --option first=1")
    dumb.wait(HIDDEN)
    assert "This terminal cannot hide what it has shown" in dumb.all()
