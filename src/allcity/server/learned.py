"""Who learned what from an action: whether it let anybody rule out a world held possible before.

A seat learned nothing from an action if, in every world that its view allowed, some action of the
same actor would have shown it the same line and the same view. Worlds are drawn by the game's own
`world`, so this needs no word about any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from allcity.core.game import Game, Seat

WORLDS = 6
AnyGame = Game[Any, Any, Any, Any]


class Step(NamedTuple):
    """An action in its place."""

    before: Any
    actor: Seat
    action: Any
    after: Any


def learned(
    game: AnyGame, state: Any, seats: int, actions: Iterable[tuple[Seat, Any]], rng: Random
) -> set[Seat | None]:
    """The seats, and None for spectators, to whom these actions told something."""
    told: set[Seat | None] = set()
    for actor, action in actions:
        step = Step(state, actor, action, game.apply(state, actor, action))
        for eyes in (*range(seats), None):
            if eyes not in told and _tells(game, step, eyes, rng):
                told.add(eyes)
        state = step.after
    return told


def _tells(game: AnyGame, step: Step, eyes: Seat | None, rng: Random) -> bool:
    view = game.view(step.before, eyes)
    shown = game.view_to_json(game.view(step.after, eyes))
    for _ in range(WORLDS):
        world = game.world(view, rng)
        if not any(
            game.view_to_json(game.view(game.apply(world, step.actor, other), eyes)) == shown
            for other in _alike(game, step, world, eyes)
        ):
            return True
    return False


def _alike(game: AnyGame, step: Step, world: Any, eyes: Seat | None) -> Iterator[Any]:
    """The actions of the actor in this world that give these eyes the same line, the real one first."""
    actor, action = step.actor, step.action
    line = game.redact(step.before, actor, action, eyes)
    legal = game.legal(world, actor)
    if action in legal and game.redact(world, actor, action, eyes) == line:
        yield action
    if line != game.text(action):
        for other in legal:
            if other != action and game.redact(world, actor, other, eyes) == line:
                yield other
