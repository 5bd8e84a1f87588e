"""The compiled engine of Graffiti does what the rules do, in every variant and edition."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from allcity.games import graffiti
from allcity.games.graffiti.data import Edition
from tests.fast.lockstep import Pair, by_word, play, uniform
from tests.games.editions import WORST
from tests.games.graffiti.observation import observed
from tests.sizes import size

DECISIONS = size(100_000, 10_000_000)
VARIANTS = list(product((2, 3, 4), ("off", "on"), ("off", "on"), ("drawn", "2")))


def _dear() -> Edition:
    edition = graffiti.read_edition(WORST["graffiti"]["dear"]).edition
    assert edition is not None
    return edition


EDITIONS = {"house": graffiti.edition("house"), "dear": _dear()}


@pytest.mark.parametrize(("seats", "blocking", "special", "first"), VARIANTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_matches_in_lock_step(
    edition: str, seats: int, blocking: str, special: str, first: str
) -> None:
    rng = Random(f"{edition} {seats} {blocking} {special} {first}")
    options = {"blocking": blocking, "special": special, "first": first}
    due = DECISIONS / len(VARIANTS) / len(EDITIONS)
    policies = [uniform, by_word]
    while due > 0:
        pair = Pair("graffiti", seats, options, EDITIONS[edition], observed)
        due -= play(pair, rng, policies[0])
        policies.reverse()
