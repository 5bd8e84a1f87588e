"""States and views go through JSON unchanged, and `apply` leaves its argument alone."""

from __future__ import annotations

import json
from random import Random

import pytest

from allcity.core.errors import Malformed
from allcity.core.play import random_steps
from allcity.games import graffiti


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_trips_along_a_random_match(seats: int) -> None:
    state = graffiti.setup(seats, {"blocking": "on", "special": "on"})
    for _, _, after in random_steps(graffiti, state, Random(seats)):
        data = json.loads(json.dumps(graffiti.state_to_json(after)))
        assert graffiti.state_from_json(data) == after
        for seat in (None, 0, seats - 1):
            view = graffiti.view(after, seat)
            seen = json.loads(json.dumps(graffiti.view_to_json(view)))
            assert graffiti.view_from_json(seen) == view


def test_apply_leaves_its_argument_alone() -> None:
    state, rng = graffiti.setup(3, {}), Random("apply")
    text = json.dumps(graffiti.state_to_json(state))
    for seat, action, after in random_steps(graffiti, state, rng):
        assert graffiti.apply(state, seat, action) == after
        assert json.dumps(graffiti.state_to_json(state)) == text
        state, text = after, json.dumps(graffiti.state_to_json(after))


def test_a_state_of_another_edition_is_refused() -> None:
    data = graffiti.state_to_json(graffiti.setup(2, {}))
    with pytest.raises(Malformed, match="state-edition"):
        graffiti.state_from_json({**data, "edition": "mine"})
