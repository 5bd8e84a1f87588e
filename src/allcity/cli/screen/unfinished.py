"""Unfinished matches, which are saved after each action so that they can be continued: one file each, in the folder of this person's data.

A file contains the opened seed of its match, so it is readable by its owner only. Like progress, it is not trusted: a file that cannot be read or
replayed is not offered. When the match is over, its record replaces the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from allcity.cli.files import write_private
from allcity.core import record as records
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import AnyGame
from allcity.core.match import Match
from allcity.core.replay import chained, replay
from allcity.learn.notebook import usual_place

FORMAT = 1
MOST = 20  # files per game, and records; the oldest ones are deleted
LONGEST = 1 << 20  # bytes of the largest file that is read
AnyMatch = Match[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that was left, and the bots in its last seats."""

    path: Path
    match: AnyMatch
    specs: list[str]
    edition: str


def folder() -> Path:
    """Return the folder of unfinished matches."""
    return usual_place().parent / "matches"


class Keeper:
    """Saves a match after each action, and its record when the match is over."""

    def __init__(self, match: AnyMatch, specs: Sequence[str], edition: str) -> None:
        self._match, self._specs, self._edition = match, list(specs), edition
        self._path = folder() / f"{match.head.game}-{match.head.match}.json"
        self._record = self._path.with_suffix(".record")
        self.is_failing = False

    @property
    def has_kept(self) -> bool:
        """Tell whether the match is saved, so that somebody can continue it."""
        return self._path.exists() and not self.is_failing

    @property
    def record(self) -> Path | None:
        """Return the place of the record of a match that is over."""
        return self._record if self._record.exists() and not self.is_failing else None

    def keep(self) -> None:
        """Save the match so far; of a match that is over, save only its record."""
        try:
            if self._match.active:
                write_private(self._path, self._as_json())
            else:
                self._path.unlink(missing_ok=True)
                match = self._match
                write_private(
                    self._record, chained(match.game, match.record(), match.edition).text()
                )
                _newest(_files(match.game, ".record"))
        except OSError:
            self.is_failing = True

    def forget(self) -> None:
        """Delete the file: nobody wants to continue this match."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _as_json(self) -> str:
        return json.dumps(
            {
                "format": FORMAT,
                "bots": self._specs,
                "edition": self._edition,
                "record": self._match.record(is_open=True).text(),
            }
        )


def latest(game: AnyGame) -> Unfinished | None:
    """Return the match of a game that was left last, if it can be continued; delete the oldest ones."""
    for path in _newest(_files(game, ".json")):
        if match := read(game, path):
            return match
    return None


def _newest(paths: Iterable[Path]) -> list[Path]:
    """Return the newest of these files; delete the others."""
    ordered = sorted(paths, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)
    for path in ordered[MOST:]:
        path.unlink(missing_ok=True)
    return ordered[:MOST]


def _files(game: AnyGame, suffix: str) -> Iterator[Path]:
    with suppress(OSError):
        yield from folder().glob(f"{game.META.key}-*{suffix}")


def read(game: AnyGame, path: Path) -> Unfinished | None:
    """Return the match in a file; None if there is none, or none that the present rules can continue."""
    try:
        if path.stat().st_size > LONGEST:
            return None
        data = json.loads(path.read_text("utf-8"))
        specs, text, edition = data["bots"], data["record"], data["edition"]
        if not isinstance(text, str) or not isinstance(edition, str):
            return None
        record = records.parse(text)
        boards = game.read_edition(edition).edition if edition else None
        if edition and boards is None:
            return None
        match = replay(game, record, boards)
    except (OSError, ValueError, KeyError, TypeError, RecursionError, Malformed, IllegalAction):
        return None
    is_whole = record.game == game.META.key and match.source is not None and match.active
    are_bots = isinstance(specs, list) and all(isinstance(each, str) for each in specs)
    if not is_whole or not are_bots or len(specs) > record.seats:
        return None
    return Unfinished(path, match, specs, edition)
