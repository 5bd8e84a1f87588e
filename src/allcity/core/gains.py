"""The points that an action brings: parts of the score sheets that were not there before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from allcity.core.game import AnyGame, Counted, ScoreLine, Seat

Sheets = tuple[tuple[ScoreLine, ...], ...]


@dataclass(frozen=True, slots=True)
class Gain:
    """Something that has begun to count for a seat; its points may be negative."""

    seat: Seat
    part: Counted


def sheets(game: AnyGame, state: Any, seats: int) -> Sheets:
    """The score sheet of each seat."""
    return tuple([game.account(state, seat) for seat in range(seats)])


def gained(before: Sheets, after: Sheets) -> tuple[Gain, ...]:
    """What counts after an action and did not before, without what brings no points.

    Score sheets are open to all, so everybody may read this.
    """
    gains: list[Gain] = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old != new:
            gains += [Gain(seat, part) for part in new_parts(old, new) if part.points]
    return tuple(gains)


def new_parts(before: tuple[ScoreLine, ...], after: tuple[ScoreLine, ...]) -> list[Counted]:
    """The parts of one sheet that are not on another; one that has grown counts by its growth."""
    old = [part for line in before for part in line.parts]
    new = [part for line in after for part in line.parts]
    former = {(part.clause, part.reason): part.points for part in old if part not in new}
    fresh = [part for part in new if part not in old]
    return [
        replace(part, points=part.points - former.pop((part.clause, part.reason), 0))
        for part in fresh
    ]


class Ledger:
    """What each action of a match makes count; the sheets before an action are mostly those after the last one."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.gains: tuple[Gain, ...] = ()
        self._game = game
        self._seats = seats
        self._state: Any = None
        self._sheets: Sheets = ()

    def push(self, before: Any, after: Any) -> None:
        """An action leads from one position to another; `gains` is then what it made count."""
        is_known = self._state is before
        old = self._sheets if is_known else sheets(self._game, before, self._seats)
        self._state, self._sheets = after, sheets(self._game, after, self._seats)
        self.gains = gained(old, self._sheets)
