"""Chance that is a function of (key, match, index): the same numbers on a core, on a GPU and in plain Python.

The numbers of a match are SplitMix64's (Steele, Lea and Flood 2014) from a start that belongs to the key and the match. Products are
meant modulo 2^64: signed 64-bit integers wrap around, and Python's integers keep higher bits that no result depends on.
"""

from __future__ import annotations

from allcity.fast.jit import compiled

_STEP = (
    -7046029254386353131
)  # 0x9E3779B97F4A7C15 as a signed number; the two others of SplitMix64 are below
NUMBERS = 1 << 48
"""How many different numbers `number` gives."""


@compiled
def _mixed(value: int) -> int:
    value = (value ^ ((value >> 30) & 0x3FFFFFFFF)) * -4658895280553007687
    value = (value ^ ((value >> 27) & 0x1FFFFFFFFF)) * -7723592293110705685
    return value ^ ((value >> 31) & 0x1FFFFFFFF)


@compiled
def start(key: int, match: int) -> int:
    """Where the numbers of a match start, as a signed 64-bit integer."""
    mixed = _mixed(_mixed(int(key) * _STEP) + int(match) * _STEP)
    return ((mixed >> 32) & 0x7FFFFFFF) << 32 | mixed & 0xFFFFFFFF


@compiled
def number(base: int, index: int) -> int:
    """Number `index` of a match that starts at `base`: 48 random bits."""
    return (_mixed(int(base) + (int(index) + 1) * _STEP) >> 16) & 0xFFFFFFFFFFFF


@compiled
def below(number: int, count: int) -> int:
    """A number of 48 bits made into one below `count`, which is less than 2^15."""
    return (number * count) >> 48


@compiled
def of_chance(base: int, drawn: int) -> int:
    """The number for outcome `drawn` of a match; its dice do not depend on who plays how."""
    return number(base, 2 * int(drawn))


@compiled
def of_player(base: int, decision: int) -> int:
    """The number for decision `decision` of a match in which somebody plays at random."""
    return number(base, 2 * int(decision) + 1)
