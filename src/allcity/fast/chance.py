"""Chance as a function of (key, match, index): the same numbers on a core, on a GPU and in plain Python.

The numbers of a match are SplitMix64's (Steele, Lea and Flood 2014) from a start that belongs to the key and the match. Products are
taken modulo 2^64: signed 64-bit integers wrap around, and Python's integers have higher bits that no result depends on.
"""

from __future__ import annotations

from allcity.fast.jit import compiled

_STEP = (
    -7046029254386353131
)  # 0x9E3779B97F4A7C15 as a signed number; the two others of SplitMix64 are below
NUMBERS = 1 << 48
"""How many different numbers `number` can return."""


@compiled
def _mixed(value: int) -> int:
    value = (value ^ ((value >> 30) & 0x3FFFFFFFF)) * -4658895280553007687
    value = (value ^ ((value >> 27) & 0x1FFFFFFFFF)) * -7723592293110705685
    return value ^ ((value >> 31) & 0x1FFFFFFFF)


@compiled
def start(key: int, match: int) -> int:
    """Return where the numbers of a match start, as a signed 64-bit integer."""
    mixed = _mixed(_mixed(int(key) * _STEP) + int(match) * _STEP)
    return ((mixed >> 32) & 0x7FFFFFFF) << 32 | mixed & 0xFFFFFFFF


@compiled
def number(base: int, index: int) -> int:
    """Return number `index` of a match that starts at `base`: 48 random bits."""
    return (_mixed(int(base) + (int(index) + 1) * _STEP) >> 16) & 0xFFFFFFFFFFFF


@compiled
def below(number: int, count: int) -> int:
    """Turn a number of 48 bits into one below `count`, which is less than 2^15."""
    return (number * count) >> 48


@compiled
def of_chance(base: int, drawn: int) -> int:
    """Return the number for outcome `drawn` of a match; it does not depend on what the players do."""
    return number(base, 2 * int(drawn))


@compiled
def of_player(base: int, decision: int) -> int:
    """Return the number for decision `decision` of a match in which somebody plays at random."""
    return number(base, 2 * int(decision) + 1)
