"""`allcity play`: a match in the terminal, with people at one keyboard and bots in the other seats."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import click

from allcity.cli.command import Command, Misuse, seats_option, tell_faults
from allcity.cli.files import claim, read_edition, read_text
from allcity.cli.simulate import parse_options
from allcity.core.game import Seat
from allcity.core.match import Match
from allcity.games import GAMES
from allcity.locales import Words

if TYPE_CHECKING:
    from allcity.bots import Bot

AnyMatch = Match[Any, Any, Any, Any]


@click.command("play", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), default=next(iter(GAMES)), metavar="[GAME]")
@seats_option("N")
@click.option("--bots", default="greedy", metavar="SPEC[,SPEC…]")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@click.option("--seed", metavar="HEX")
@click.option("--name", "names", multiple=True, metavar="NAME")
@click.option("--plain", "is_plain", is_flag=True)
@click.pass_obj
def command(
    say: Words, game: str, seats: int, bots: str, options: tuple[str, ...], edition: Path | None,
    record: Path | None, seed: str | None, names: tuple[str, ...], is_plain: bool,
) -> None:  # fmt: skip
    """Seats that no bot takes are people's."""
    from allcity.bots import specs_of
    from allcity.bots.table import begin_match, end_match
    from allcity.cli.screen import start

    specs = specs_of(bots) if bots else []
    if len(specs) > seats:
        raise Misuse("cli-too-many-bots", bots=len(specs), seats=seats)
    played = GAMES[game]
    boards = read_edition(played, edition)
    text = read_text(edition) if edition else ""
    committed = _seed(seed)
    name = secrets.token_hex(8) if seed is None else f"seed-{seed}"
    match = Match(played, seats, parse_options(options), boards, name)
    _name(say, match, _people(names, seats - len(specs)), specs)
    match.commit(committed)
    on_screen = not is_plain and start.is_full_screen()
    if on_screen and seed is None and record is None:
        match, specs, text = start.gone_on(say, match, specs, text)
    players = _players(match, specs)
    if record:
        claim(record)
    begin_match(match, list(players.values()))
    try:
        if on_screen:
            start.play_here(match, specs, players, text, say, Random(seed), record)
        else:
            from allcity.cli.table import Table

            Table(match, players, say, Random(seed), record).run()
    finally:
        end_match(match, list(players.values()))
        _tell_faults(say, list(players.values()), specs)


def _players(match: AnyMatch, specs: list[str]) -> dict[Seat, Bot]:
    """The bots, in the last seats."""
    from allcity.bots import bot
    from allcity.bots.warm import warm_in_background

    people = match.head.seats - len(specs)
    players = {people + index: bot(spec, is_trusted=True) for index, spec in enumerate(specs)}
    if any(hasattr(player, "prepare") for player in players.values()):
        warm_in_background(match.head.game)
    return players


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


def _people(names: tuple[str, ...], people: int) -> list[str]:
    """What the people are called; those who say nothing are called by their seat."""
    if not names:
        return []
    from allcity.server.match.names import check_distinct, checked_name
    from allcity.server.refusals import Refused

    if len(names) > people:
        raise Misuse("cli-too-many-names", names=len(names), people=people)
    checked: list[str] = []
    try:
        for name in names:
            checked.append(checked_name(name))
            check_distinct(checked[-1], checked[:-1])
    except Refused as refused:
        raise Misuse(f"server-{refused.code}", **refused.facts) from None
    return checked


def _name(say: Words, match: AnyMatch, people: list[str], specs: list[str]) -> None:
    from dataclasses import replace

    free = match.head.seats - len(specs)
    names = [*people, *(say("player", seat=seat + 1) for seat in range(len(people), free))]
    names += [say("player-bot", seat=free + n + 1, bot=spec) for n, spec in enumerate(specs)]
    match.head = replace(match.head, names=tuple(enumerate(names)))
