"""What a request proposes: entries, each with the results of checking it."""

from __future__ import annotations

from typing import Any, NamedTuple

from allcity.core.game import AnyGame, Seat
from allcity.server.match.entries import Entry
from allcity.server.match.history import AnyMatch


class Step(NamedTuple):
    """An action, the state after it, and the seats that are asked then."""

    action: Any
    after: Any
    active: tuple[Seat, ...]


class Proposal(NamedTuple):
    """An entry that is to be written, or that was read from the store; the latter has nothing else.

    `step` belongs to an entry of kind `act`, `match` to an `undo`: it is the match as it stands then.
    """

    entry: Entry
    step: Step | None = None
    match: AnyMatch | None = None


def step(game: AnyGame, state: Any, seat: Seat, action: Any) -> Step:
    """The result of an action that was checked before."""
    after = game.apply(state, seat, action)
    return Step(action, after, game.active(after))
