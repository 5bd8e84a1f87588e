"""Every match ends, whatever the players choose.

Each game has a measure of what is left to happen (`ending.left`): a few numbers that cannot fall for ever. Every step
makes it smaller, whoever plays, with any number of seats, options and boards. So no match is endless, not only none of
those that are played here; and none is longer than the bound that follows from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

import pytest

from allcity.core import CHANCE
from allcity.core.game import Json
from allcity.games import GAMES
from tests.sizes import size

Choose = Callable[[Any, Any, int, Sequence[Any], Random], Any]
TRIED = size(6, 40)  # actions that the adversary looks at


def careless(game: Any, state: Any, seat: int, actions: Sequence[Any], rng: Random) -> Any:
    return rng.choice(actions)


def adversary(game: Any, state: Any, seat: int, actions: Sequence[Any], rng: Random) -> Any:
    """Return the action after which the most is left to happen; among equal ones, the one that changes the least."""
    left = import_module(f"tests.games.{game.META.key}.ending").left
    tried = [actions[0], *rng.sample(list(actions), min(TRIED, len(actions)))]
    return max(tried, key=lambda action: left(game.apply(state, seat, action)))


def slow(game: Any, state: Any, seat: int, actions: Sequence[Any], rng: Random) -> Any:
    """Mostly the adversary, with now and then an action that lets the match go on."""
    choose = careless if rng.random() < 0.2 else adversary
    return choose(game, state, seat, actions, rng)


def hoarder(game: Any, state: Any, seat: int, actions: Sequence[Any], rng: Random) -> Any:
    """Takes what there is and uses none of it, as far as that is possible."""
    spent = ("spray", "vp", "extra", "reserve", "end", "pass", "tag", "drone", "take")
    words = [game.text(action).split(" ")[0] for action in actions]
    hoarded = [action for action, word in zip(actions, words, strict=True) if word not in spent]
    rest = [action for action, word in zip(actions, words, strict=True) if word != "spray"]
    return rng.choice(hoarded or rest or actions)


def cases() -> list[Any]:
    endings = []
    for key, choose in product(sorted(GAMES), (careless, adversary, slow, hoarder)):
        game = GAMES[key]
        editions = import_module(f"tests.games.{key}.ending").editions()
        for seats, edition in product(game.META.seats, range(len(editions))):
            name = f"{key}-{choose.__name__}-{seats}-{edition}"
            endings.append(pytest.param(key, choose, seats, editions[edition], id=name))
    return endings


def some_options(game: Any) -> list[Json]:
    """Each option's values, all of one kind together: seats are left to chance."""
    varied = [one for one in game.META.options if "drawn" not in one.values]
    return [
        {option.key: option.values[pick] for option, pick in zip(varied, picks, strict=True)}
        for picks in product((0, 1), repeat=len(varied))
    ]


@pytest.mark.parametrize(("key", "choose", "seats", "edition"), cases())
def test_every_step_leaves_less_to_happen(
    key: str, choose: Choose, seats: int, edition: Any
) -> None:
    game, ending = GAMES[key], import_module(f"tests.games.{key}.ending")
    for number, options in product(range(size(1, 20)), some_options(game)):
        rng = Random(f"{key} {choose.__name__} {seats} {options} {number}")
        state, decisions = game.setup(seats, options, edition), 0
        before = ending.left(state)
        while active := game.active(state):
            seat = rng.choice(active)
            actions = [action for action, _ in game.chance(state)] or game.legal(state, seat)
            state = game.apply(state, seat, choose(game, state, seat, actions, rng))
            decisions += seat != CHANCE
            after = ending.left(state)
            assert min(after) >= 0
            assert after < before, f"{state.phase}: {before} -> {after}"
            before = after
        assert game.result(state) is not None
        assert decisions <= ending.most_decisions(edition, seats)
