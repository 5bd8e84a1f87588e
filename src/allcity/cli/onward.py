"""What if: a match that continues from a position in a record, `FILE@N`, in the terminal."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from allcity.cli.command import Misuse
from allcity.cli.files import read_edition, read_record
from allcity.core.game import Seat
from allcity.core.match import Match
from allcity.core.what_if import play_on


def hint(file: Path, at: int) -> str:
    """Return the command that continues from a position."""
    return f"allcity play --from {shlex.quote(f'{file}@{at}')}"


def begin(
    place: str, name: str, edition: Path | None, has_same_dice: bool
) -> Match[Any, Any, Any, Any]:
    """Return a match that continues from a position in a record; without a number, from the end of the record."""
    file, at = _read(place)
    game, record = read_record(file)
    moment = len(record.log) if at is None else at
    return play_on(game, record, moment, name, read_edition(game, edition), has_same_dice)


def _read(place: str) -> tuple[Path, int | None]:
    """Split `FILE@N`; the file's name may contain an @ as well."""
    match = re.fullmatch(r"(.+)@(\d{1,6})", place, re.ASCII)
    if match is None or Path(place).exists():
        return Path(place), None
    return Path(match[1]), int(match[2])


def seated(
    match: Match[Any, Any, Any, Any], people: Sequence[int], specs: Sequence[str]
) -> dict[Seat, str]:
    """Return the bots by seat: bots take all seats but those of people; without a choice, people have the seat that is asked.

    The last bot plays in all the seats for which none is named.
    """
    seats = match.head.seats
    for number in people:
        if number > seats:
            raise Misuse("cli-bad-seat", seat=number, seats=seats)
    asked = next((seat for seat in match.active if seat >= 0), 0)
    own = {number - 1 for number in people} or {asked}
    others = [seat for seat in range(seats) if seat not in own]
    if len(specs) > len(others):
        raise Misuse("cli-too-many-bots", bots=len(specs), seats=len(others))
    filled = [*specs, *[specs[-1]] * len(others)] if specs else []
    return dict(zip(others, filled, strict=False))
