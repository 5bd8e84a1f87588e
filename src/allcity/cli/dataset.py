"""`allcity dataset`: positions of many matches as Parquet files, for learning."""

from __future__ import annotations

from pathlib import Path

import click

from allcity.cli.arena import plan_of, progress
from allcity.cli.command import Command, Misuse, seats_option
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.locales import Words


@click.command("dataset", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.argument("folder", type=click.Path(path_type=Path), metavar="FOLDER")
@seats_option("K")
@click.option("--matches", type=click.IntRange(1), default=1000, metavar="N")
@click.option("--bots", default="random", metavar="SPEC[,SPEC…]")
@click.option("--positions", default="1", metavar="P|all")
@click.option("--seed", type=int, default=1, metavar="S")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_obj
def command(
    say: Words, game: str, folder: Path, seats: int, matches: int, bots: str, positions: str, seed: int,
    options: tuple[str, ...], edition: Path | None,
) -> None:  # fmt: skip
    """Write the files that the folder does not have yet."""
    from allcity.bots import specs_of

    specs = specs_of(bots)
    if len(specs) > seats:
        raise Misuse("cli-too-many-bots", bots=len(specs), seats=seats)
    wanted = _positions(positions)
    plan = plan_of(game, specs, matches, seats, seed, options, edition)
    try:
        from allcity.research.dataset import Order, write
    except ImportError:
        raise Malformed("dataset-no-extra") from None
    if not _has_kernel(game):
        raise Malformed("dataset-no-kernel", game=game)
    with progress(say, matches, is_shown=True) as advance:
        write(Order(plan, matches, wanted), folder, advance)
    click.echo(say("dataset-written", path=str(folder), matches=matches))


def _positions(text: str) -> int:
    """How many positions of each match; 0 stands for all."""
    if text == "all":
        return 0
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:6]) <= 1000:
        raise Misuse("dataset-positions", found=text[:20])
    return int(text[:6])


def _has_kernel(game: str) -> bool:
    from allcity.fast.kernel import kernel_of

    return kernel_of(game) is not None
