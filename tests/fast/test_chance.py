"""Chance by (key, match, index) is the same everywhere, and is SplitMix64."""

from __future__ import annotations

import pytest

from allcity.fast import chance
from allcity.fast.jit import interpreted

M64 = (1 << 64) - 1


def splitmix64(state: int) -> int:
    """SplitMix64 as published, in unsigned arithmetic."""
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & M64
    state = (state ^ (state >> 27)) * 0x94D049BB133111EB & M64
    return state ^ (state >> 31)


def test_the_reference_is_splitmix64() -> None:
    step = 0x9E3779B97F4A7C15
    assert splitmix64(1234567 + step) == 6457827717110365317
    assert splitmix64(1234567 + 2 * step & M64) == 3203168211198807973


@pytest.mark.parametrize("number", [chance.number, interpreted(chance.number)])
def test_numbers_are_the_top_bits_of_splitmix64(number) -> None:  # type: ignore[no-untyped-def]
    for base in (0, 1234567, (1 << 63) - 1):
        for index in range(100):
            state = base + (index + 1) * 0x9E3779B97F4A7C15 & M64
            assert number(base, index) == splitmix64(state) >> 16


def test_every_match_of_every_key_has_a_start_of_its_own() -> None:
    starts = {chance.start(key, match) for key in range(50) for match in range(200)}
    assert len(starts) == 50 * 200
    plain = {interpreted(chance.start)(key, match) for key in range(50) for match in range(200)}
    assert plain == starts
    assert all(0 <= start < 1 << 63 for start in starts)


def test_a_number_below_a_bound_is_even() -> None:
    numbers = [chance.below(chance.of_chance(7, index), 6) for index in range(6000)]
    assert all(900 < numbers.count(value) < 1100 for value in range(6))
    assert chance.below(chance.NUMBERS - 1, (1 << 15) - 1) == (1 << 15) - 2


def test_the_dice_do_not_depend_on_the_players() -> None:
    dice = {chance.of_chance(7, index) for index in range(1000)}
    players = {chance.of_player(7, index) for index in range(1000)}
    assert not dice & players
