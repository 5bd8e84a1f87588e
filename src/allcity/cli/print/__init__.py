"""`allcity print`: a game on paper, to cut out and play, from the boards of an edition."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from allcity.cli.command import Command, Misuse
from allcity.cli.files import claim, read_edition
from allcity.games import GAMES, part
from allcity.locales import Words

PAPERS = ("a4", "letter")
INKS = ("full", "low")


@click.command("print", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)))
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--paper", type=click.Choice(PAPERS), default=PAPERS[0], metavar="|".join(PAPERS))
@click.option("--ink", type=click.Choice(INKS), default=INKS[0], metavar="|".join(INKS))
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE")
@click.pass_obj
def command(say: Words, game: str, edition: Path | None, paper: str, ink: str, out: Path) -> None:
    """Write boards, tokens and rules as one PDF file; an existing file is not overwritten."""
    if find_spec("reportlab") is None:
        raise Misuse("cli-print-missing")
    drawing = part(game, "paper")
    if drawing is None:
        raise Misuse("cli-print-none", game=game)
    boards = read_edition(GAMES[game], edition) or GAMES[game].edition("house")
    from allcity.cli.print.paper import Paper
    from allcity.cli.print.rules import add_rules

    claim(out)
    sheet = Paper(out, paper, ink == "low", say)
    drawing.draw(boards, sheet, say)
    add_rules(game, sheet)
    pages = sheet.save(f"{say(f'game-{game}')} – {boards.title}")
    click.echo(say("cli-printed", path=str(out), pages=pages))
