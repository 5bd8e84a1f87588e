"""Who learned something from an action, by definition: a viewer who can now rule out a world that was possible before.

A seat learned nothing if, in every world that its view allowed, some action of the same actor would
have shown it the same line and the same view. This needs no word about any game, but it draws
worlds, and so may miss a rare one; `tells` must find them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from allcity.core.game import AnyGame, Seat


class Step(NamedTuple):
    """An action in its place."""

    before: Any
    actor: Seat
    action: Any
    after: Any


def has_learned(game: AnyGame, step: Step, viewer: Seat | None, worlds: int, rng: Random) -> bool:
    """Tell whether this viewer can rule out one of some worlds that were possible for them."""
    view = game.view(step.before, viewer)
    shown = game.view_to_json(game.view(step.after, viewer))
    return any(
        not _is_possible(game, step, viewer, shown, game.world(view, rng)) for _ in range(worlds)
    )


def _is_possible(game: AnyGame, step: Step, viewer: Seat | None, shown: Any, world: Any) -> bool:
    return any(
        game.view_to_json(game.view(game.apply(world, step.actor, other), viewer)) == shown
        for other in _alike(game, step, world, viewer)
    )


def _alike(game: AnyGame, step: Step, world: Any, viewer: Seat | None) -> Iterator[Any]:
    """The actions in this world that give this viewer the same line, the real one first."""
    actor, action = step.actor, step.action
    line = game.redact(step.before, actor, action, viewer)
    legal = game.legal(world, actor)
    if action in legal and game.redact(world, actor, action, viewer) == line:
        yield action
    if line != game.text(action):
        for other in legal:
            if other != action and game.redact(world, actor, other, viewer) == line:
                yield other
