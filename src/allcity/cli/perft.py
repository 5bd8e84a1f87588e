"""`allcity perft`: counts the lines of play from a named position."""

from __future__ import annotations

import click

from allcity.cli.command import Command
from allcity.games import GAMES
from allcity.locales import Words


@click.command("perft", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--depth", type=click.IntRange(0, 9), default=2, metavar="D")
@click.option("--position", default="start-2", metavar="NAME")
@click.pass_obj
def command(say: Words, game: str, depth: int, position: str) -> None:
    """Print one line per depth."""
    from allcity.core.perft import perft
    from allcity.games import positions

    state = positions.position(game, position)
    click.echo(say("perft-position", position=position))
    for upto in range(1, depth + 1):
        click.echo(f"{upto:3} {perft(GAMES[game], state, upto):14}")
