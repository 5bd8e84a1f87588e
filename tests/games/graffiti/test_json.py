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


def test_an_edition_tells_all_that_is_printed() -> None:
    data = json.loads(json.dumps(graffiti.edition_to_json(graffiti.edition("house"))))
    segments = [segment for each in data["graffiti"] for segment in each["segments"]]
    assert len(segments) == 31
    assert {"name": "B4", "paints": "RYB", "vp": 9} in segments
    assert [each["letter"] for each in data["special"]] == ["C", "F", "H"]
    assert [each["section"] for each in data["graffiti"]] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert data["permit_spaces"][0] == {"permits": [0], "stack": False, "first": True}
    assert data["permit_spaces"][3] == {"permits": [5], "stack": True, "first": False}
    assert (data["cans"], data["bonus_spaces"], data["end"]) == (5, 4, 6)
    totals = [sum(data[key].values()) for key in ("paints", "permits", "bonus")]
    assert totals == [58, 30, 40]
    assert data["start"][0] == {"b": 1, "ry": 1}
