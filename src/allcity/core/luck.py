"""Random play that anyone can repeat: numbers that are a function of (key, match, index).

`allcity.fast.chance` has the same numbers for compiled code, so that the rules and the kernels play the very same matches.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")

_STEP = 0x9E3779B97F4A7C15  # SplitMix64 (Steele, Lea and Flood 2014)
_WORD = (1 << 64) - 1
_BITS = 48
_NUMBER = (1 << _BITS) - 1


def start(key: int, match: int) -> int:
    """Where the numbers of a match start."""
    return _mixed(_mixed(key * _STEP) + match * _STEP) & _WORD >> 1


def number(base: int, index: int) -> int:
    """Number `index` of a match that starts at `base`: 48 random bits."""
    return _mixed(base + (index + 1) * _STEP) >> 16


def of_chance(base: int, drawn: int) -> int:
    """The number for outcome `drawn` of a match; its dice do not depend on who plays how."""
    return number(base, 2 * drawn)


def of_player(base: int, decision: int) -> int:
    """The number for decision `decision` of a match that is played at random."""
    return number(base, 2 * decision + 1)


def below(number: int, count: int) -> int:
    """A number of 48 bits made into one below `count`."""
    return (number * count) >> _BITS


def _mixed(value: int) -> int:
    value &= _WORD
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _WORD
    return value ^ value >> 31


class Luck(Random):
    """A generator that spends the 48 bits of one number; `bits` is set before each decision."""

    bits = 0

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """A number below `start`; the bits that it does not need are left for the next one."""
        assert (stop, step) == (None, 1), "only numbers from 0 on are drawn"
        product = self.bits * start
        self.bits = product & _NUMBER
        return product >> _BITS

    def choice(self, seq: SupportsLenAndGetItem[T]) -> T:
        return seq[self.randrange(len(seq))]
