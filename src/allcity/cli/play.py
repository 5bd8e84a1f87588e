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
@click.option("--from", "source", metavar="FILE[@N]")
@click.option("--seat", "own", type=click.IntRange(1, 9), multiple=True, metavar="S")
@click.option("--same-dice", "has_same_dice", is_flag=True)
@click.option("--at", metavar="LINK")
@click.option("--code", default="", metavar="CODE")
@click.pass_context
def command(
    ctx: click.Context, game: str, seats: int, bots: str, options: tuple[str, ...],
    edition: Path | None, record: Path | None, seed: str | None, names: tuple[str, ...], is_plain: bool,
    source: str | None, own: tuple[int, ...], has_same_dice: bool, at: str | None, code: str,
) -> int:  # fmt: skip
    """Play; people have the seats that no bot takes, and a match on a server has options of its own."""
    if _is_served(ctx, at):
        from allcity.cli.screen.start import is_full_screen
        from allcity.cli.served.play import play_at

        called = _people(names, 1)
        return play_at(
            at or "", code, called[0] if called else "", not is_plain and is_full_screen(), ctx.obj
        )
    from allcity.bots import specs_of
    from allcity.bots.table import begin_match, end_match
    from allcity.cli.screen import start

    say: Words = ctx.obj
    specs = specs_of(bots) if bots else []
    name = secrets.token_hex(8) if seed is None else f"seed-{seed}"
    committed = _seed(seed)
    _check_fit(ctx, source)
    text = read_text(edition) if edition else ""
    if source is not None:
        match = onward.begin(source, name, edition, has_same_dice)
        seated = onward.seated(match, own, specs)
    else:
        if len(specs) > seats:
            raise Misuse("cli-too-many-bots", bots=len(specs), seats=seats)
        boards = read_edition(GAMES[game], edition)
        match = Match(GAMES[game], seats, parse_options(options), boards, name)
        seated = _last_seats(match, specs)
    _name(say, match, _people(names, match.head.seats - len(seated)), seated)
    if match.source is None:
        match.commit(committed)
    on_screen = not is_plain and start.is_full_screen()
    is_new = source is None and seed is None and record is None
    if is_new and start.is_terminal():
        match, specs, text = start.continued(say, match, specs, text)
        seated = _last_seats(match, specs)
    players = _players(match, seated)
    if record:
        claim(record)
    begin_match(match, list(players.values()))
    try:
        if on_screen:
            start.play_here(match, specs, players, text, say, Random(seed), record)
        else:
            from allcity.cli.table import Table

            keeper = start.keeper_of(match, specs, text) if start.is_terminal() else None
            Table(match, players, say, Random(seed), record, keeper=keeper).run()
    finally:
        end_match(match, list(players.values()))
        _tell_faults(say, list(players.values()), list(seated.values()))
    return 0


# The options that are allowed for a seat on a server.
SERVED = ("at", "code", "names", "is_plain", "help")


def _is_served(ctx: click.Context, at: str | None) -> bool:
    """Tell whether the match is on a server; then its other options cannot be chosen here."""
    chosen = [param for param in ctx.command.params if _is_chosen(ctx, param)]
    for param in chosen:
        if at is None and param.name == "code":
            raise Misuse("cli-play-at-only", param=name_of(param))
        if at is not None and param.name not in SERVED:
            raise Misuse("cli-play-at-has", param=name_of(param))
    return at is not None


def _is_chosen(ctx: click.Context, param: click.Parameter) -> bool:
    from click.core import ParameterSource

    return ctx.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE


def _check_fit(ctx: click.Context, source: str | None) -> None:
    """Refuse options that the record already decides, and options that only make sense when continuing from a record."""
    useless = ("game", "seats", "options") if source is not None else ("own", "has_same_dice")
    for param in ctx.command.params:
        if param.name in useless and _is_chosen(ctx, param):
            code = "cli-play-from-has" if source is not None else "cli-play-from-only"
            raise Misuse(code, param=name_of(param))


def _last_seats(match: AnyMatch, specs: list[str]) -> dict[Seat, str]:
    """Return the seats of the bots in a new match: the last ones."""
    return dict(enumerate(specs, match.head.seats - len(specs)))


def _players(match: AnyMatch, seated: Mapping[Seat, str]) -> dict[Seat, Bot]:
    from allcity.bots import bot
    from allcity.bots.warm import warm_in_background

    players = {seat: bot(spec, is_trusted=True) for seat, spec in seated.items()}
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
    """Return a fresh seed, or the one that a person wants to play again."""
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
    """Return the names of the people; those who choose none are named after their seat."""
    if not names:
        return []
    from allcity.server.match.requests.names import check_distinct, checked_name
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


def _name(say: Words, match: AnyMatch, people: list[str], seated: Mapping[Seat, str]) -> None:
    """Name the players of a match; people who choose no name are named after their seat."""
    from dataclasses import replace

    called = iter(people)
    names = [
        say("player-bot", seat=seat + 1, bot=seated[seat])
        if seat in seated
        else next(called, say("player", seat=seat + 1))
        for seat in range(match.head.seats)
    ]
    match.head = replace(match.head, names=tuple(enumerate(names)))
