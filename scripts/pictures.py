"""Draws the pictures of the terminal into docs/pictures: `python -m scripts.pictures`."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from allcity.cli.boards import boards_of
from allcity.cli.teaching.teacher import Teacher
from allcity.core import record
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.learn import find
from allcity.learn.notebook import Notebook
from allcity.locales import words
from scripts.games import Terminal, terminal_of

ROOT = Path(__file__).parent.parent


def main() -> None:
    for game in GAMES:
        if terminal := terminal_of(game):
            _moment(game, terminal)
            if terminal.lesson:
                _lesson(game, terminal)


def _moment(game: str, terminal: Terminal) -> None:
    """A position in the middle of a match, and what is asked there."""
    text = (ROOT / f"tests/games/{game}/records/{terminal.record}.record").read_text("utf-8")
    match = replay(GAMES[game], record.parse(text), upto=terminal.at)
    screen = Console(record=True, width=110, file=io.StringIO())
    view = GAMES[game].view(match.state, terminal.seat)
    screen.print(boards_of(game).table(view, words("en"), match.head))
    screen.print(boards_of(game).ask(view, words("en")))
    _draw(screen, f"terminal-{game}", f"allcity play {game}")


def _lesson(game: str, terminal: Terminal) -> None:
    """A lesson in which something forbidden is tried, with its why."""
    lines = iter(terminal.typed)
    teacher = Teacher(words("en"), Notebook(Path(os.devnull)), lambda _, __: _typed(teacher, lines))
    teacher.screen = Console(record=True, width=110, file=io.StringIO(), markup=False)
    teacher.run([find(game, terminal.lesson)])
    _draw(teacher.screen, f"terminal-learn-{game}", f"allcity learn {game} {terminal.lesson}")


def _typed(teacher: Teacher, lines: Iterator[str]) -> str:
    line = next(lines)
    teacher.screen.print(f"> {line}", style="bold cyan")
    return line


def _draw(screen: Console, name: str, title: str) -> None:
    picture = screen.export_svg(title=title, font_aspect_ratio=0.61)
    # The readers' own fonts do; a picture of ours fetches nothing from elsewhere.
    picture = re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    (ROOT / f"docs/pictures/{name}.svg").write_text(picture.replace("Fira Code, ", ""), "utf-8")


if __name__ == "__main__":
    main()
