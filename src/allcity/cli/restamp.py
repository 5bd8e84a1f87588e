"""`allcity restamp`: brings records of earlier rules to the present ones."""

from __future__ import annotations

from pathlib import Path

import click

from allcity.cli.command import Command
from allcity.cli.files import AnyGame, read_edition, read_record, read_text, write_text
from allcity.core import record as records
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.replay import replay
from allcity.core.restamp import Conversions, restamped
from allcity.games import part
from allcity.locales import Words


@click.command("restamp", cls=Command)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], edition: Path | None) -> None:
    """Stamp each record that the present rules can play, and print the outcome of its match."""
    could_stamp = [restamp(ctx.obj, path, edition) for path in files]
    ctx.exit(0 if all(could_stamp) else 1)


def restamp(say: Words, path: Path, edition: Path | None = None) -> bool:
    """Stamp one file, unless the present rules cannot play its match; tell whether they could."""
    try:
        game, _ = read_record(path)
        boards = read_edition(game, edition)
        text = read_text(path)
        new = restamped(game, text, conversions(game), boards)
    except (Malformed, IllegalAction) as problem:
        click.echo(say("restamp-left", path=str(path), problem=say.error(problem)))
        return False
    if new != text:
        write_text(path, new)
    outcome = _outcome(game, replay(game, records.parse(new), boards).state)
    key = "restamp-same" if new == text else "restamp-done"
    click.echo(say(key, path=str(path), rules=game.META.rules_version, outcome=outcome))
    return True


def conversions(game: AnyGame) -> Conversions:
    """Return how the texts of a game's actions have changed from version to version."""
    changed: Conversions = getattr(part(game.META.key, "text"), "CONVERSIONS", {})
    return changed


def _outcome(game: AnyGame, state: object) -> str:
    """Return the outcome of a match: its points, and the places if it is over; comparable before and after a change of the rules."""
    points = " ".join(map(str, game.points(state)))
    result = game.result(state)
    return f"{points} ({' '.join(map(str, result.places))})" if result else points
