"""`allcity play`: a match in the terminal, with people at one keyboard and bots in the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import click

from allcity.cli import onward
from allcity.cli.command import Command, Misuse, name_of, seats_option, tell_faults
from allcity.cli.files import claim, read_edition
from allcity.cli.simulate import parse_options
from allcity.core.game import Seat
from allcity.core.match import Match
from allcity.games import GAMES
from allcity.locales import Words

if TYPE_CHECKING:
    from allcity.bots import Bot


@click.command("play", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), default=next(iter(GAMES)), metavar="[GAME]")
@seats_option("N")
@click.option("--bots", default="greedy", metavar="SPEC[,SPEC…]")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option("--seed", metavar="HEX")
@click.option("--from", "source", metavar="FILE[@N]")
@click.option("--seat", "own", type=click.IntRange(1, 9), multiple=True, metavar="S")
@click.option("--same-dice", "has_same_dice", is_flag=True)
@click.pass_context
def command(
    ctx: click.Context, game: str, seats: int, bots: str, options: tuple[str, ...],
    edition: Path | None, record: Path | None, seed: str | None, source: str | None,
    own: tuple[int, ...], has_same_dice: bool,
) -> None:  # fmt: skip
    """Seats that no bot takes are people's."""
    from allcity.bots import bot, specs_of
    from allcity.bots.table import begin_match, end_match
    from allcity.bots.warm import warm_in_background
    from allcity.cli.table import Table

    say: Words = ctx.obj
    specs = specs_of(bots) if bots else []
    name = secrets.token_hex(8) if seed is None else f"seed-{seed}"
    committed = _seed(seed)
    _check_fit(ctx, source)
    if source is not None:
        match = onward.begin(source, name, edition, has_same_dice)
        seated = onward.seated(match, own, specs)
    else:
        if len(specs) > seats:
            raise Misuse("cli-too-many-bots", bots=len(specs), seats=seats)
        boards = read_edition(GAMES[game], edition)
        match = Match(GAMES[game], seats, parse_options(options), boards, name)
        seated = dict(enumerate(specs, seats - len(specs)))
    players = {seat: bot(spec, is_trusted=True) for seat, spec in seated.items()}
    if any(hasattr(player, "prepare") for player in players.values()):
        warm_in_background(match.head.game)
    _names(say, match, seated)
    if match.source is None:
        match.commit(committed)
    if record:
        claim(record)
    begin_match(match, list(players.values()))
    try:
        Table(match, players, say, Random(seed), record).run()
    finally:
        end_match(match, list(players.values()))
        _tell_faults(say, list(players.values()), list(seated.values()))


def _check_fit(ctx: click.Context, source: str | None) -> None:
    """What a record has already is not chosen again, and what only a moment needs is of no use without one."""
    from click.core import ParameterSource

    useless = ("game", "seats", "options") if source is not None else ("own", "has_same_dice")
    for param in ctx.command.params:
        is_chosen = ctx.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
        if param.name in useless and is_chosen:
            code = "cli-play-from-has" if source is not None else "cli-play-from-only"
            raise Misuse(code, param=name_of(param))


def _tell_faults(say: Words, bots: list[Bot], specs: list[str]) -> None:
    """Name the bots for which another one had to play."""
    from dataclasses import asdict

    for player, spec in zip(bots, specs, strict=True):
        if faults := getattr(player, "faults", []):
            tell_faults(say, spec, len(faults), 0, asdict(faults[0]))


def _seed(chosen: str | None) -> str:
    """A fresh secret, or the one that a person wants to play again."""
    from allcity.core.fair import fresh_seed

    if chosen is None:
        return fresh_seed()
    try:
        wanted = bytes.fromhex(chosen)
    except ValueError:
        wanted = b""
    if not 0 < len(wanted) <= 32:
        raise Misuse("cli-bad-seed", found=chosen)
    return wanted.rjust(32, b"\0").hex()


def _names(say: Words, match: Match[Any, Any, Any, Any], seated: Mapping[Seat, str]) -> None:
    from dataclasses import replace

    names = [
        say("player-bot", seat=seat + 1, bot=seated[seat])
        if seat in seated
        else say("player", seat=seat + 1)
        for seat in range(match.head.seats)
    ]
    match.head = replace(match.head, names=tuple(enumerate(names)))
