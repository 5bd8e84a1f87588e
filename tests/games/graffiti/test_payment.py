"""Paying for a segment: arithmetic says who can, and agrees with every way there is to do it."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random

import pytest

from allcity.games.graffiti.board import least, needs, payable, ways
from allcity.games.graffiti.data import COLOURS, KINDS, LONGEST, ONE, PAINTS, holds, listed, packed
from tests.sizes import size
from tests.work import at_most

PRICES = [
    "".join(paints)
    for length in range(1, LONGEST + 1)
    for paints in combinations_with_replacement(COLOURS, length)
]
WILD = len(PAINTS)


def pays(tiles: list[int], need: str, has_bobby: bool) -> bool:
    """Tell whether exactly these tiles pay for a price: every tile must pay for something."""
    if not tiles or not need:
        return not tiles and not need
    kind, rest = tiles[0], tiles[1:]
    for at, paint in enumerate(need):
        left = need[:at] + need[at + 1 :]
        fits = kind == WILD or paint.lower() in PAINTS[kind]
        if fits and pays(rest, left, has_bobby):
            return True
        if not fits and has_bobby and pays(rest, left, False):
            return True
        if fits and kind != WILD:  # G3.5
            other = PAINTS[kind].replace(paint.lower(), "").upper()
            if other and other in left and pays(rest, left.replace(other, "", 1), has_bobby):
                return True
    return False


@pytest.mark.parametrize("need", ["R", "RY", "RYB", "RRK", "GGK", "RYGK"])
def test_G5_5_the_ways_to_pay_are_all_there_are(need: str) -> None:
    for has_bobby in (False, True):
        every = [
            packed(tiles)
            for length in range(1, len(need) + 1)
            for tiles in combinations_with_replacement(range(KINDS), length)
            if pays(list(tiles), need, has_bobby)
        ]
        assert ways(need, has_bobby) == tuple(sorted(every))


@pytest.mark.parametrize("has_bobby", [False, True])
def test_G5_5_who_has_a_way_to_pay_can_pay(has_bobby: bool) -> None:
    """Yield for every price: a way to pay, the same without one of its tiles, and random hands."""
    rng = Random(5)
    for need in PRICES:
        every = ways(need, has_bobby)
        hands = rng.sample(every, min(len(every), 10))
        hands += [hand - ONE[rng.choice(listed(hand))] for hand in hands]
        hands += [
            packed(rng.choices(range(KINDS), k=rng.randrange(9))) for _ in range(size(20, 400))
        ]
        for hand in hands:
            can_pay = any(holds(hand, way) for way in every)
            assert payable(((1, needs(need)),), hand, has_bobby) == can_pay, (need, listed(hand))


def test_the_least_ways_hold_no_other_and_every_way_holds_one() -> None:
    for need in PRICES:
        least_ways = least(need)
        assert not [
            1
            for one, other in product(least_ways, least_ways)
            if one != other and holds(one, other)
        ]
        assert all(any(holds(way, one) for one in least_ways) for way in ways(need, False))


def test_no_price_takes_long_to_find_the_ways_to_pay_it() -> None:
    """The last paint first, so that no price is found by the help of one before it."""
    for need in reversed(PRICES):
        ways.cache_clear()
        least.cache_clear()
        with at_most():
            ways(need, True)
        with at_most():
            least(need)
