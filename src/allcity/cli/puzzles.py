"""`allcity puzzles`: decisions with one clear answer, found by machine, from easy to hard."""

from __future__ import annotations

from pathlib import Path

import click

from allcity.cli.command import Command
from allcity.games import GAMES
from allcity.locales import Words


@click.command("puzzles", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), required=False, metavar="[GAME]")
@click.argument("puzzle", required=False, metavar="[PUZZLE]")
@click.option("--grade", type=click.IntRange(1, 5), metavar="N")
@click.option(
    "--progress", type=click.Path(path_type=Path), envvar="ALLCITY_PROGRESS", metavar="FILE"
)
@click.pass_obj
def command(
    say: Words, game: str | None, puzzle: str | None, grade: int | None, progress: Path | None
) -> None:
    """Pose one puzzle, or all that are not solved yet; without a game, print how many there are."""
    from allcity.cli.teaching.solver import Solver
    from allcity.learn import find
    from allcity.learn.notebook import Notebook, usual_place
    from allcity.learn.puzzle import find_puzzle, puzzles

    notebook = Notebook(progress or usual_place())
    solved = notebook.progress.is_done
    if game is None:
        for key in GAMES:
            count = sum(solved(key, info.name) for info in puzzles(key))
            click.echo(
                say("puzzle-count", game=say(f"game-{key}"), count=len(puzzles(key)), solved=count)
            )
        return
    if puzzle is not None:
        Solver(say, notebook).run([find_puzzle(game, puzzle)])
        return
    wanted = [info for info in puzzles(game) if grade in (None, info.grade)]
    due = [info for info in wanted if not solved(game, info.name)] or wanted
    if not due:
        click.echo(say("puzzle-count", game=say(f"game-{game}"), count=0, solved=0))
        return
    Solver(say, notebook).run([find(game, info.name) for info in due])
