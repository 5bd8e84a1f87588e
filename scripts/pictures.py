"""Draws the pictures of docs/pictures: `python -m scripts.pictures`."""

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

ROOT = Path(__file__).parent.parent
MOMENTS = {"tagcity": ("chosen-2", 95, 0), "graffiti": ("three-sprays-both-variants", 150, 0)}


LESSON = ("tagcity", "drone", ["tag I1 J1 K1 L1", "hint", "drone I4 tag I1 J1 K1 L1", "quit"])


def main() -> None:
    _moments()
    _lesson()


def _moments() -> None:
    for key, (name, at, seat) in MOMENTS.items():
        text = (ROOT / f"tests/games/{key}/records/{name}.record").read_text("utf-8")
        match = replay(GAMES[key], record.parse(text), upto=at)
        screen = Console(record=True, width=110, file=io.StringIO())
        view = GAMES[key].view(match.state, seat)
        screen.print(boards_of(key).table(view, words("en"), match.head))
        screen.print(boards_of(key).ask(view, words("en")))
        _draw(screen, f"terminal-{key}", f"allcity play {key}")


def _lesson() -> None:
    """A lesson in which something forbidden is tried, with its why."""
    game, name, typed = LESSON
    lines = iter(typed)
    teacher = Teacher(words("en"), Notebook(Path(os.devnull)), lambda _, __: _typed(teacher, lines))
    teacher.screen = Console(record=True, width=110, file=io.StringIO(), markup=False)
    teacher.run([find(game, name)])
    _draw(teacher.screen, "terminal-learn", f"allcity learn {game} {name}")


def _typed(teacher: Teacher, lines: Iterator[str]) -> str:
    line = next(lines)
    teacher.screen.print(f"> {line}", style="bold cyan")
    return line


def _draw(screen: Console, name: str, title: str) -> None:
    drawn = screen.export_svg(title=title, font_aspect_ratio=0.61)
    # The readers' own fonts do; a picture of ours fetches nothing from elsewhere.
    drawn = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    (ROOT / f"docs/pictures/{name}.svg").write_text(drawn.replace("Fira Code, ", ""), "utf-8")


if __name__ == "__main__":
    main()
