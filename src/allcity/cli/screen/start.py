"""Starting and leaving the full screen: whether the terminal allows one, and what is saved of a match."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import click

from allcity.bots import Bot
from allcity.cli.boards import console
from allcity.cli.boards.ending import ending
from allcity.cli.files import write_text
from allcity.cli.screen.unfinished import Keeper
from allcity.core.game import Seat
from allcity.core.match import Match
from allcity.core.replay import chained
from allcity.locales import Words

AnyMatch = Match[Any, Any, Any, Any]


def is_full_screen(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether this is a terminal on which the cursor can be moved."""
    is_able = os.name == "nt" or environment.get("TERM", "") not in ("", "dumb")
    return is_able and is_terminal()


def is_terminal() -> bool:
    """Tell whether a person sits at the terminal, and not a program."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream is not None and stream.isatty() for stream in streams)


def play_here(
    match: AnyMatch, specs: Sequence[str], bots: Mapping[Seat, Bot], edition: str, say: Words, rng: Random, record: Path | None,
) -> None:  # fmt: skip
    """Play on the full screen; a match is saved after each action, but not one that continues from a record."""
    from allcity.cli.screen.app import TableApp
    from allcity.cli.screen.local import Local

    keeper = keeper_of(match, specs, edition)
    recorder = Recorder(match, record)

    def save() -> None:
        if keeper:
            keeper.keep()
        recorder.write()

    def leaving() -> str:
        if keeper and keeper.has_kept:
            return say("screen-leave-kept", game=match.game.META.key)
        is_recorded = record is not None and not recorder.problems
        return (
            say("screen-leave-record", path=str(record))
            if is_recorded
            else say("screen-leave-lost")
        )

    TableApp(Local(match, bots, say, rng, save, leaving), say).run()
    if not match.active:
        _tell_the_end(match, record or (keeper.record if keeper else None), say)
    elif match.log:
        recorder.write(is_open=True)
        click.echo(f"{say('play-left')} {leaving()}")
    for problem in recorder.problems:
        click.echo(problem(say), err=True)


def _tell_the_end(match: AnyMatch, record: Path | None, say: Words) -> None:
    """Print the result of a match that is over, and where its record lies."""
    console().print(ending(match, say))
    if record:
        click.echo(say("play-recorded", path=str(record)))


def keeper_of(match: AnyMatch, specs: Sequence[str], edition: str) -> Keeper | None:
    """Return what saves the match after each action; a match that continues from a record is not saved."""
    return Keeper(match, specs, edition) if match.head.what_if is None else None


class Recorder:
    """Writes the record that was asked for."""

    def __init__(self, match: AnyMatch, path: Path | None) -> None:
        self._match, self._path = match, path
        self.problems: list[Callable[[Words], str]] = []

    def write(self, is_open: bool | None = None) -> None:
        """Write the record so far; for a match that was left, the record opens its seed."""
        path, match = self._path, self._match
        if path is None:
            return
        try:
            write_text(path, chained(match.game, match.record(is_open), match.edition).text())
        except OSError as problem:
            detail = problem.strerror or ""
            self.problems = [lambda say: say("file-unwritable", path=str(path), detail=detail)]


def continued(
    say: Words, match: AnyMatch, specs: list[str], edition: str
) -> tuple[AnyMatch, list[str], str]:
    """Return the match that was left last, if somebody wants to continue it; else the new one."""
    from allcity.cli.screen.unfinished import latest

    left = latest(match.game)
    if left is None:
        return match, specs, edition
    names = ", ".join(say.player(left.match.head, seat) for seat in range(left.match.head.seats))
    click.echo(say("screen-unfinished", round=match.game.rounds(left.match.state), names=names))
    if input("> ").strip().lower() in say("play-no").split():
        return match, specs, edition
    return left.match, left.specs, left.edition
