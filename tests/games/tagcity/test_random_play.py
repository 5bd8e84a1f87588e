"""Random matches over all options: no exception, no endless game, no broken invariant."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from allcity.core.play import random_steps
from allcity.games import tagcity
from tests.games.tagcity.invariants import check
from tests.sizes import size

CASES = list(product((2, 3, 4), "AB", ("A", "B", "chosen"), ("drawn", "1", "2")))
MATCHES = size(6, 20_000 // 54 + 1)


@pytest.mark.parametrize(("seats", "city", "hq", "leader"), CASES)
def test_random_matches(seats: int, city: str, hq: str, leader: str) -> None:
    rng = Random(f"{seats}{city}{hq}{leader}")
    for _ in range(MATCHES):
        options = {"city": city, "hq": hq[:1].upper().replace("C", "B"), "leader": leader}
        if hq == "chosen":
            options["tokens"] = " ".join(rng.sample(tagcity.edition("house").tokens, 6))
        state = tagcity.setup(seats, options)
        for step, (_, _, after) in enumerate(random_steps(tagcity, state, rng)):
            check(after)
            state = after
            assert step < 600
        assert tagcity.result(state) is not None
