"""Whole histories with one hidden thing exchanged: no observer can tell them apart by lines, versions or views.

Every kind of action that can be hidden takes the place of every other one. All go on as they did, until the rules
show the difference or forbid what was done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from allcity.core.gains import gained, sheets
from allcity.core.game import CHANCE, AnyGame, Seat
from allcity.core.play import random_steps
from allcity.games import GAMES
from tests.sizes import size

KINDS = {"tagcity": {"tag", "drone", "check"}, "graffiti": {"draw"}}  # what can be hidden
MATCHES = size(6, 200)
PLACES = 8  # hidden things of a match that are exchanged


class Step(NamedTuple):
    """An action and the position before it."""

    before: Any
    actor: Seat
    action: Any


def match(game: AnyGame, rng: Random) -> list[Step]:
    state = game.setup(rng.choice(list(game.META.seats)), {})
    steps = []
    for actor, action, after in random_steps(game, state, rng):
        steps.append(Step(state, actor, action))
        state = after
    return steps


def possible(game: AnyGame, state: Any, actor: Seat) -> Sequence[Any]:
    return [one for one, _ in game.chance(state)] if actor == CHANCE else game.legal(state, actor)


def shows(game: AnyGame, step: Step) -> bool:
    """Tell whether the rules reveal something hidden by this action."""
    return step.actor != CHANCE and game.tells(*step)


def observers(game: AnyGame, step: Step) -> list[Seat | None]:
    """Those who may not read what was done."""
    viewer = (None, *range(len(game.points(step.before))))
    plain = game.text(step.action)
    return [one for one in viewer if one != step.actor and game.redact(*step, one) != plain]


def others(game: AnyGame, step: Step, rng: Random) -> Iterator[Any]:
    """Return one action of each kind that could be done instead."""
    kinds: dict[str, list[Any]] = {}
    for action in possible(game, step.before, step.actor):
        kinds.setdefault(type(action).__name__.lower(), []).append(action)
    for actions in kinds.values():
        yield rng.choice(actions)


def read(game: AnyGame, state: Any, step: Step, viewer: Sequence[Seat | None]) -> list[Any]:
    """Return what each viewer reads of a step and sees after it, what the step brought, and who is to act."""
    lines = [game.redact(state, step.actor, step.action, one) for one in viewer]
    after = game.apply(state, step.actor, step.action)
    views = [game.view_to_json(game.view(after, one)) for one in viewer]
    seats = len(game.points(state))
    gains = gained(sheets(game, state, seats), sheets(game, after, seats))
    return [lines, views, gains, game.active(after)]


def compare(game: AnyGame, steps: Sequence[Step], other: Any) -> None:
    """Walk on from a hidden action in both worlds; each step of one is one step of the other."""
    viewer, world = observers(game, steps[0]), steps[0].before
    for number, step in enumerate(steps):
        other_step = step if number else step._replace(action=other)
        if other_step.action not in possible(game, world, step.actor) or (
            number and shows(game, step)
        ):
            return
        assert read(game, world, other_step, viewer) == read(game, step.before, step, viewer)
        world = game.apply(world, other_step.actor, other_step.action)


@pytest.mark.parametrize("key", GAMES)
def test_histories_with_something_hidden_exchanged_look_alike(key: str) -> None:
    game, rng = GAMES[key], Random(f"histories {key}")
    exchanged: set[tuple[str, str]] = set()
    for _ in range(MATCHES):
        steps = match(game, rng)
        hidden = [
            n for n, step in enumerate(steps) if observers(game, step) and not shows(game, step)
        ]
        for place in rng.sample(hidden, min(PLACES, len(hidden))):
            for other in others(game, steps[place], rng):
                compare(game, steps[place:], other)
                words = [game.text(one).partition(" ")[0] for one in (steps[place].action, other)]
                exchanged.add((words[0], words[1]))
    assert exchanged == {(one, other) for one in KINDS[key] for other in KINDS[key]}
