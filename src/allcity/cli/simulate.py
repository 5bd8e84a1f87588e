"""`allcity simulate`: matches between bots, with their results."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import click

from allcity.cli.command import Command, Misuse, seats_option
from allcity.cli.files import AnyGame, read_edition
from allcity.games import GAMES
from allcity.locales import Words


@click.command("simulate", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@seats_option("N")
@click.option("--games", type=click.IntRange(1), default=10, metavar="K")
@click.option("--bots", default="random", metavar="SPEC[,SPEC…]")
@click.option("--seed", type=int, default=1, metavar="S")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(
    say: Words, game: str, seats: int, games: int, bots: str, seed: int,
    options: tuple[str, ...], edition: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Play so many matches; the same seed gives the same ones."""
    played = GAMES[game]
    chosen = parse_options(options)
    specs = seat_bots(bots, seats)
    boards = read_edition(played, edition)
    start = time.perf_counter()
    rows = [
        _match(played, seats, chosen, boards, specs, f"{seed}-{number}")
        for number in _progress(say, games, is_shown=not as_json)
    ]
    seconds = time.perf_counter() - start
    decisions = sum(row.pop("decisions") for row in rows)
    if as_json:
        import json

        head = {"game": game, "seats": seats, "bots": specs, "seed": seed, "games": games}
        total = {"decisions": decisions, "seconds": round(seconds, 3), "matches": rows}
        click.echo(json.dumps({**head, **total}))
        return
    for row in rows:
        points = " ".join(f"{value:4}" for value in row["points"])
        reasons = " ".join(say.ending(game, reason) for reason in row["reasons"])
        click.echo(say("simulate-row", points=points, rounds=row["rounds"], reasons=reasons))
    for seat, spec in enumerate(specs):
        wins = sum(row["places"][seat] == 1 for row in rows)
        click.echo(say("simulate-wins", seat=seat + 1, bot=spec, wins=wins, games=games))
    rate = round(decisions / seconds)
    click.echo(say("simulate-total", games=games, decisions=decisions, rate=rate))


def _match(
    game: AnyGame, seats: int, options: dict[str, str], edition: Any, specs: list[str], name: str
) -> dict[str, Any]:
    from allcity.bots import bot
    from allcity.bots.table import play_out
    from allcity.core.match import Match

    match = Match(game, seats, options, edition, match=name)
    match.commit(hashlib.sha256(f"simulate {name}".encode()).hexdigest())
    players = [bot(spec, is_trusted=True) for spec in specs]
    decisions = play_out(match, players, Random(name))
    result = game.result(match.state)
    assert result is not None
    rounds = game.rounds(match.state)
    return {
        "points": result.points,
        "places": result.places,
        "reasons": result.reasons,
        "rounds": rounds,
        "decisions": decisions,
    }


def seat_bots(text: str, seats: int) -> list[str]:
    """A spec for each seat; fewer specs than seats go round."""
    from allcity.bots import bot

    specs = text.split(",")
    if len(specs) > seats:
        raise Misuse("cli-too-many-bots", bots=len(specs), seats=seats)
    for spec in specs:
        bot(spec, is_trusted=True)
    return [specs[seat % len(specs)] for seat in range(seats)]


def parse_options(texts: tuple[str, ...]) -> dict[str, str]:
    """`city=B` and the like; the game checks keys and values."""
    for option in texts:
        if "=" not in option:
            raise Misuse("cli-bad-option", found=option)
    return dict(option.split("=", 1) for option in texts)


def _progress(say: Words, games: int, is_shown: bool) -> Iterable[int]:
    """The numbers of the matches, with a bar for a person who watches."""
    import sys

    if not is_shown or not sys.stderr.isatty():
        return range(games)
    from rich.console import Console
    from rich.progress import track

    label = say("simulate-progress")
    return track(range(games), description=label, console=Console(stderr=True), transient=True)
