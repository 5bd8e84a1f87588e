"""`allcity play`: a match in the terminal, with people at one keyboard and bots in the other seats."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import click

from allcity.cli.command import Command, Misuse, seats_option, tell_faults
from allcity.cli.files import claim, read_edition
from allcity.cli.simulate import parse_options
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
@click.pass_obj
def command(
    say: Words, game: str, seats: int, bots: str, options: tuple[str, ...],
    edition: Path | None, record: Path | None, seed: str | None,
) -> None:  # fmt: skip
    """Seats that no bot takes are people's."""
    from allcity.bots import bot, specs_of
    from allcity.bots.table import begin_match, end_match
    from allcity.bots.warm import warm_in_background
    from allcity.cli.table import Table

    specs = specs_of(bots) if bots else []
    if len(specs) > seats:
        raise Misuse("cli-too-many-bots", bots=len(specs), seats=seats)
    played = GAMES[game]
    boards = read_edition(played, edition)
    name = secrets.token_hex(8) if seed is None else f"seed-{seed}"
    committed = _seed(seed)
    match = Match(played, seats, parse_options(options), boards, name)
    people = seats - len(specs)
    players = {people + index: bot(spec, is_trusted=True) for index, spec in enumerate(specs)}
    if any(hasattr(player, "prepare") for player in players.values()):
        warm_in_background(game)
    _names(say, match, people, specs)
    match.commit(committed)
    if record:
        claim(record)
    begin_match(match, list(players.values()))
    try:
        Table(match, players, say, Random(seed), record).run()
    finally:
        end_match(match, list(players.values()))
        _tell_faults(say, list(players.values()), specs)


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


def _names(say: Words, match: Match[Any, Any, Any, Any], people: int, specs: list[str]) -> None:
    from dataclasses import replace

    names = [say("player", seat=n + 1) for n in range(people)]
    names += [say("player-bot", seat=people + n + 1, bot=spec) for n, spec in enumerate(specs)]
    match.head = replace(match.head, names=tuple(enumerate(names)))
