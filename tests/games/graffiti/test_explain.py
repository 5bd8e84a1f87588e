"""Every forbidden action has its clause, and every clause it names is one of the game's."""

from __future__ import annotations

from random import Random

import pytest

from allcity.core.game import CHANCE
from allcity.core.play import random_steps
from allcity.games import graffiti
from allcity.games.graffiti.actions import Action
from allcity.games.graffiti.state import State
from tests.games.graffiti.palette import palette


def _is_legal(state: State, seat: int, action: Action) -> bool:
    if seat == CHANCE:
        return any(action == outcome for outcome, _ in graffiti.chance(state))
    return action in graffiti.legal(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_explain_is_silent_exactly_when_an_action_is_legal(seats: int) -> None:
    rng = Random(seats)
    for _ in range(2):
        state = graffiti.setup(seats, {"blocking": rng.choice(["off", "on"])})
        for _, _, after in random_steps(graffiti, state, rng):
            for seat in (CHANCE, *range(seats), seats):
                for action in rng.sample(palette(), 30):
                    refusal = graffiti.explain(after, seat, action)
                    assert (refusal is None) == _is_legal(after, seat, action)
                    if refusal:
                        assert refusal.clause in graffiti.META.clauses
                        assert all(type(fact) in (str, int) for fact in refusal.facts.values())
