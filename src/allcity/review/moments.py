"""The moments of a finished match, which are its decisions and its rolls and draws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from allcity.core.errors import Malformed
from allcity.core.game import CHANCE, AnyGame, Printed, Result, Seat
from allcity.core.record import Record
from allcity.core.replay import begin, walk
from allcity.review.shares import Shares, final


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a seat, or all that chance did in a row; `at` counts the actions before it."""

    at: int
    seat: Seat
    state: Any
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Past:
    """A finished match, moment by moment."""

    game: AnyGame
    record: Record
    moments: tuple[Moment, ...]
    later: tuple[Any, ...]  # the position after each moment
    result: Result

    @property
    def start(self) -> Any:
        """Return the first position."""
        return self.moments[0].state

    @property
    def end(self) -> tuple[int, Shares]:
        """Return how many actions there were, and how the win was shared."""
        return len(self.record.log), final(self.result)


def past_of(game: AnyGame, record: Record, edition: Printed | None = None) -> Past:
    """Replay a record; a match that is not over is refused."""
    match = begin(game, record, edition)
    states = list(walk(match, record))
    result = game.result(match.state)
    if result is None:
        raise Malformed("review-not-over", actions=len(record.log))
    moments = tuple(_moments(game, record, states))
    later = (*(moment.state for moment in moments[1:]), match.state)
    return Past(game, record, moments, later, result)


def _moments(game: AnyGame, record: Record, states: list[Any]) -> Iterator[Moment]:
    """Yield decisions one by one; rolls and draws in a row are one moment."""
    at = 0
    while at < len(states):
        seat, end = record.log[at][0], at + 1
        while seat == CHANCE and end < len(states) and record.log[end][0] == CHANCE:
            end += 1
        texts = tuple(game.text(game.parse(text)) for _, text in record.log[at:end])
        yield Moment(at, seat, states[at], texts)
        at = end
