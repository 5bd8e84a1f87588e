"""`allcity edition`: checks the boards of one's own copy, or shows those that are shipped."""

from __future__ import annotations

from pathlib import Path

import click

from allcity.cli.command import Command, Group
from allcity.cli.files import edition_game, read_text
from allcity.games import GAMES, folder
from allcity.locales import Words

command = Group("edition")


@command.command("check", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def check(ctx: click.Context, file: Path) -> None:
    """Print everything that is wrong with an edition file."""
    say: Words = ctx.obj
    text = read_text(file)
    game = edition_game(text)
    reading = game.read_edition(text)
    for problem in sorted(reading.problems, key=lambda problem: problem.line):
        click.echo(say.problem(problem))
    errors = sum(not problem.is_warning for problem in reading.problems)
    name = say(f"game-{game.META.key}")
    click.echo(say("edition-verdict", errors=errors, game=name, path=str(file)))
    ctx.exit(1 if errors else 0)


@command.command("show", cls=Command)
@click.argument("what", metavar="GAME|FILE")
@click.option("--toml", is_flag=True)
@click.pass_context
def show(ctx: click.Context, what: str, toml: bool) -> None:
    """Draw the boards of an edition, or print it as TOML to start one's own from."""
    from allcity.cli.boards import boards_of, console

    say: Words = ctx.obj
    if what in GAMES:
        key = GAMES[what].META.editions[0]
        text = folder(what, f"{key}.toml").read_text("utf-8")
    else:
        text = read_text(Path(what))
    if toml:
        click.echo(text, nl=False)
        return
    game = edition_game(text)
    edition = game.read_edition(text).edition
    if edition is None:
        ctx.invoke(check, file=Path(what))
        return
    console().print(boards_of(game.META.key).edition(edition, say))
