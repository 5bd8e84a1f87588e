"""Random matches over all seats and variants: no exception, no dead end, no broken invariant."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from allcity.core.game import CHANCE
from allcity.core.play import random_steps
from allcity.games import graffiti
from tests.games.graffiti.invariants import check
from tests.sizes import size

MATCHES = size(240, 20_000)
VARIANTS = list(product((2, 3, 4), ("off", "on"), ("off", "on")))
ROUNDS = 200


@pytest.mark.parametrize(("seats", "blocking", "special"), VARIANTS)
def test_random_matches(seats: int, blocking: str, special: str) -> None:
    rng = Random(f"{seats} {blocking} {special}")
    for _ in range(max(1, MATCHES // len(VARIANTS))):
        state = graffiti.setup(seats, {"blocking": blocking, "special": special})
        check(state)
        for seat, _, after in random_steps(graffiti, state, rng):
            check(after)
            state = after
            assert state.round < ROUNDS
            if graffiti.active(state) not in ((), (CHANCE,)):
                assert 0 < len(graffiti.legal(state, graffiti.active(state)[0])) <= 600
            assert seat >= CHANCE
        result = graffiti.result(state)
        assert result is not None
        assert state.is_decided == (result.reasons != ("idle",))  # G8.1, G8.7
        assert min(result.places) == 1
