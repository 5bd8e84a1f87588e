"""`allcity learn`: the taught first game of each game, lesson by lesson."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from allcity.cli.command import Command
from allcity.games import GAMES
from allcity.locales import Words

if TYPE_CHECKING:
    from allcity.learn.notebook import Notebook


@click.command("learn", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), required=False, metavar="[GAME]")
@click.argument("lesson", required=False, metavar="[LESSON]")
@click.option(
    "--progress", type=click.Path(path_type=Path), envvar="ALLCITY_PROGRESS", metavar="FILE"
)
@click.pass_obj
def command(say: Words, game: str | None, lesson: str | None, progress: Path | None) -> None:
    """Teach one lesson, or all that are not done yet; without a game, list them."""
    from allcity.cli.teaching.teacher import Teacher
    from allcity.learn import find, lessons
    from allcity.learn.notebook import Notebook, usual_place

    notebook = Notebook(progress or usual_place())
    if game is None:
        click.echo("\n".join(line for key in GAMES for line in _list(say, notebook, key)))
        return
    if lesson is not None:
        Teacher(say, notebook).run([find(game, lesson)])
        return
    due = [
        unfinished
        for unfinished in lessons(game)
        if not notebook.progress.is_done(game, unfinished.name)
    ]
    Teacher(say, notebook).run(due or lessons(game))


def _list(say: Words, notebook: Notebook, game: str) -> list[str]:
    """Return the lessons of a game, with a mark on those that are done."""
    from allcity.learn import lessons

    lines = [say(f"game-{game}")]
    for number, lesson in enumerate(lessons(game), 1):
        mark = "✓" if notebook.progress.is_done(game, lesson.name) else " "
        lines.append(f" {mark} {number:2}  {say(lesson.title)}")
    return [*lines, f"    allcity learn {game}", ""]
