"""`allcity replay`: shows a recorded match at any position, from any seat's view."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from allcity.cli.command import Command, Misuse
from allcity.cli.files import read_edition, read_record
from allcity.cli.onward import hint
from allcity.core.gains import Gain, gained, sheets
from allcity.core.match import Match
from allcity.core.record import Record
from allcity.core.replay import begin, walk
from allcity.core.seen import log_line
from allcity.locales import Words

Log = list[tuple[int, str, tuple[Gain, ...]]]  # of each action: its seat, its line and its gains


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), metavar="N")
@click.option("--seat", type=click.IntRange(1, 4), metavar="S")
@click.option("--edition", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--why", "reasons", is_flag=True)
@click.pass_obj
def command(
    say: Words, file: Path, at: int | None, seat: int | None, edition: Path | None, as_json: bool,
    reasons: bool,
) -> None:  # fmt: skip
    """Print the log up to that position, and the boards as they were then."""
    game, record = read_record(file)
    if seat is not None and seat > record.seats:
        raise Misuse("cli-bad-seat", seat=seat, seats=record.seats)
    if at is not None and at > len(record.log):
        raise Misuse("cli-bad-moment", at=at, actions=len(record.log))
    match = begin(game, record, read_edition(game, edition))
    viewer = None if seat is None else seat - 1
    log = _log(match, record, at, viewer)
    view = game.view(match.state, viewer)
    if as_json:
        import json

        head = {"at": len(log), "actions": len(record.log)}
        lines = [{"seat": actor, "line": line} for actor, line, _ in log]
        click.echo(json.dumps({**head, "log": lines, "view": game.view_to_json(view)}))
        return
    from allcity.cli.boards import console

    _show(say, match, log, view)
    if match.active and len(log) < len(record.log):
        line = say("replay-play-on", command=hint(file, len(log)))
        console().print(line, markup=False, highlight=False, soft_wrap=True)
    if reasons:
        from allcity.cli.boards import sheet

        accounts = sheet.accounts(game, match.state)
        console().print(sheet.reasons(game.META.key, accounts, say, match.head))


def _log(
    match: Match[Any, Any, Any, Any], record: Record, at: int | None, viewer: int | None
) -> Log:
    """Return what this viewer may read of each action, and the points that it brought."""
    log: Log = []
    for index, before in enumerate(walk(match, record, at)):
        actor, text = record.log[index]
        line = log_line(match.game, before, actor, match.game.parse(text), viewer)
        was, now = (sheets(match.game, state, record.seats) for state in (before, match.state))
        log.append((actor, line, gained(was, now)))
    return log


def _show(say: Words, match: Match[Any, Any, Any, Any], log: Log, view: Any) -> None:
    from allcity.cli.boards import boards_of, console
    from allcity.cli.boards.ending import ending

    key = match.game.META.key
    names = partial(say.player, match.head)
    screen = console()
    for number, (actor, line, gains) in enumerate(log, 1):
        if line:
            screen.print(f"{number:4}  {say.log(key, names, actor, line)}")
        for said in say.gains(key, names, gains):
            screen.print(f"      {said}")
    screen.print(boards_of(key).table(view, say, match.head))
    screen.print(ending(match, say))
