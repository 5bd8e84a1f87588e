"""Draws the pictures of the terminal into docs/pictures: `python -m scripts.pictures`."""

from __future__ import annotations

import asyncio
import io
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rich.console import Console

from allcity.bots import bot
from allcity.cli.screen.app import TableApp
from allcity.cli.screen.local import Local
from allcity.cli.screen.widgets import Line
from allcity.cli.teaching.teacher import Teacher
from allcity.core import record
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.learn import find
from allcity.learn.notebook import Notebook
from allcity.locales import words
from scripts.games import Terminal, terminal_of

ROOT = Path(__file__).parent.parent
SAY = words("en")


def main() -> None:
    for game in GAMES:
        if terminal := terminal_of(game):
            _write(f"terminal-{game}", asyncio.run(screenshot(game, terminal)))
            if terminal.lesson:
                _lesson(game, terminal)


async def screenshot(game: str, terminal: Terminal) -> str:
    """A position in the middle of a match on the full screen, as a picture."""
    text = (ROOT / f"tests/games/{game}/records/{terminal.record}.record").read_text("utf-8")
    match = replay(GAMES[game], record.parse(text), upto=terminal.at)
    others = [seat for seat in range(match.head.seats) if seat != terminal.seat]
    app = TableApp(Local(match, {seat: bot("random") for seat in others}, SAY, Random(1)), SAY)
    async with app.run_test(size=(120, 40)) as pilot:
        app.table.query_one(Line).cursor_blink = False
        await pilot.pause()
        return _free(app.export_screenshot(title=f"allcity play {game}"))


def _lesson(game: str, terminal: Terminal) -> None:
    """A lesson in which something forbidden is tried, with its why."""
    lines = iter(terminal.typed)
    teacher = Teacher(SAY, Notebook(Path(os.devnull)), lambda _, __: _typed(teacher, lines))
    teacher.screen = Console(record=True, width=110, file=io.StringIO(), markup=False)
    teacher.run([find(game, terminal.lesson)])
    title = f"allcity learn {game} {terminal.lesson}"
    picture = teacher.screen.export_svg(title=title, font_aspect_ratio=0.61)
    _write(f"terminal-learn-{game}", _free(picture))


def _typed(teacher: Teacher, lines: Iterator[str]) -> str:
    line = next(lines)
    teacher.screen.print(f"> {line}", style="bold cyan")
    return line


def _free(picture: str) -> str:
    """The picture without links to fonts: it uses those of the reader, and loads nothing from other servers."""
    picture = re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return picture.replace("Fira Code, ", "")


def _write(name: str, picture: str) -> None:
    (ROOT / f"docs/pictures/{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
