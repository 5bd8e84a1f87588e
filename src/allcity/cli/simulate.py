"""`allcity simulate`: plays matches between bots, and prints their results."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import click

from allcity.cli.command import Command, Misuse, seats_option, tell_faults
from allcity.cli.files import AnyGame, read_edition
from allcity.games import GAMES
from allcity.locales import Words

Row = dict[str, Any]

LISTED = 1_000  # this many matches get a line of their own


@click.command("simulate", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@seats_option("K")
@click.option("--games", "--matches", "matches", type=click.IntRange(1), default=10, metavar="N")
@click.option("--bots", default="random", metavar="SPEC[,SPEC…]")
@click.option("--seed", type=int, default=1, metavar="S")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def command(
    ctx: click.Context, game: str, seats: int, matches: int, bots: str, seed: int,
    options: tuple[str, ...], edition: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Play this many matches; the same seed gives the same ones. The status is 1 if another bot had to play for one of the bots."""
    say: Words = ctx.obj
    chosen = parse_options(options)
    specs = seat_bots(bots, seats)
    boards = read_edition(GAMES[game], edition)
    GAMES[game].setup(
        seats, chosen, boards
    )  # refuses a match that cannot be played before anything is written
    faults = [Faults() for _ in specs]
    played = _rows(game, seats, chosen, boards, specs, seed, matches)
    rows = _progress(say, _counted(played, faults), matches, as_json)
    if as_json:
        head = {"game": game, "seats": seats, "bots": specs, "seed": seed, "games": matches}
        _write_json(head, rows)
    else:
        _tell(say, game, specs, rows, matches)
    for spec, each in zip(specs, faults, strict=True):
        tell_faults(say, spec, each.turns, each.matches, each.first, is_error=as_json)
    ctx.exit(int(any(each.turns for each in faults)))


@dataclass(slots=True)
class Faults:
    """The turns that another bot had to play for the bot of one seat."""

    turns: int = 0
    matches: int = 0
    first: dict[str, str] | None = None


def _counted(rows: Iterable[Row], faults: list[Faults]) -> Iterator[Row]:
    """Yield the matches as they come; add up their faults on the way."""
    for row in rows:
        for seat, turns in enumerate(row.get("faults", ())):
            faults[seat].turns += turns
            faults[seat].matches += bool(turns)
            faults[seat].first = faults[seat].first or row["first_fault"][seat]
        yield row


def _write_json(head: dict[str, Any], rows: Iterable[Row]) -> None:
    """Write one JSON object; its matches are written as they come, since there may be a million."""
    import json
    import sys

    start, decisions, separator = time.perf_counter(), 0, ""
    write = sys.stdout.write
    write(json.dumps(head)[:-1] + ', "matches": [')
    for row in rows:
        decisions += row.pop("decisions")
        write(separator + json.dumps(row))
        separator = ", "
    seconds = round(time.perf_counter() - start, 3)
    write(f'], "decisions": {decisions}, "seconds": {seconds}}}\n')


def _tell(say: Words, game: str, specs: list[str], rows: Iterable[Row], matches: int) -> None:
    """Print the first matches line by line, then the sums of all."""
    start, decisions, wins = time.perf_counter(), 0, [0] * len(specs)
    listed: list[Row] = []
    for row in rows:
        decisions += row["decisions"]
        for seat, place in enumerate(row["places"]):
            wins[seat] += place == 1
        if len(listed) < LISTED:
            listed.append(row)
    seconds = time.perf_counter() - start
    for row in listed:
        points = " ".join(f"{value:4}" for value in row["points"])
        reasons = " ".join(say.ending(game, reason) for reason in row["reasons"])
        click.echo(say("simulate-row", points=points, rounds=row["rounds"], reasons=reasons))
    if matches > LISTED:
        click.echo(say("simulate-more", matches=matches - LISTED))
    for seat, spec in enumerate(specs):
        click.echo(say(
            "simulate-wins", seat=seat + 1, bot=spec, wins=wins[seat], matches=matches,
            **_percent(wins[seat], matches),
        ))  # fmt: skip
    rate = round(decisions / seconds)
    click.echo(say("simulate-total", matches=matches, decisions=decisions, rate=rate))


def _percent(wins: int, matches: int) -> dict[str, str]:
    """Return the share of wins with its interval, in per cent."""
    from math import sqrt

    from allcity.arena.standings import wilson

    mean = wins / matches
    figures = wilson(mean, sqrt(mean * (1 - mean) / matches), matches, matches)
    return dict(
        zip(("share", "low", "high"), [f"{100 * each:.1f}" for each in figures], strict=True)
    )


def _rows(
    key: str, seats: int, options: dict[str, str], edition: Any, specs: list[str], seed: int, matches: int
) -> Iterator[Row]:  # fmt: skip
    """Yield the matches, played by the quickest engine that can play these bots."""
    from allcity.arena.repeatable import is_repeatable, uses_kernel

    if not is_repeatable(specs):
        for number in range(matches):
            yield _match(GAMES[key], seats, options, edition, specs, f"{seed}-{number}")
        return
    from allcity.arena.simulation import by_kernel, by_rules

    play = by_kernel if uses_kernel(key, specs, matches) else by_rules
    for simulated in play(key, seats, options, edition, seed, matches):
        yield simulated._asdict()


def _match(
    game: AnyGame, seats: int, options: dict[str, str], edition: Any, specs: list[str], name: str
) -> Row:
    from allcity.arena.matches import forfeited
    from allcity.bots import bot
    from allcity.bots.table import play_out
    from allcity.core.match import Match

    match = Match(game, seats, options, edition, match=name)
    match.commit(hashlib.sha256(f"simulate {name}".encode()).hexdigest())
    players = [bot(spec, is_trusted=True) for spec in specs]
    decisions = play_out(match, players, Random(name))
    result = game.result(match.state)
    assert result is not None
    faults = [getattr(player, "faults", []) for player in players]
    row = {
        "points": result.points,
        "places": forfeited(result.places, [bool(each) for each in faults]),
        "reasons": result.reasons,
        "rounds": game.rounds(match.state),
        "decisions": decisions,
    }
    if any(faults):
        row["faults"] = [len(each) for each in faults]
        row["first_fault"] = [asdict(each[0]) if each else None for each in faults]
    return row


def seat_bots(text: str, seats: int) -> list[str]:
    """Return a spec for each seat; fewer specs than seats are repeated."""
    from allcity.bots import bot, specs_of

    specs = specs_of(text)
    if len(specs) > seats:
        raise Misuse("cli-too-many-bots", bots=len(specs), seats=seats)
    for spec in specs:
        bot(spec, is_trusted=True)
    return [specs[seat % len(specs)] for seat in range(seats)]


def parse_options(texts: tuple[str, ...]) -> dict[str, str]:
    """Parse `city=B` and the like; the game checks keys and values."""
    for option in texts:
        if "=" not in option:
            raise Misuse("cli-bad-option", found=option)
    return dict(option.split("=", 1) for option in texts)


def _progress(say: Words, rows: Iterable[Row], total: int, as_json: bool) -> Iterable[Row]:
    """Yield the matches, with a bar for a person who watches and does not read the results on the same terminal."""
    import sys

    if not sys.stderr.isatty() or (as_json and sys.stdout.isatty()):
        return rows
    from rich.console import Console
    from rich.progress import track

    label = say("simulate-progress")
    return track(rows, description=label, total=total, console=Console(stderr=True), transient=True)
