"""Bits of 64-bit integers: counting them and finding the n-th."""

from __future__ import annotations

from typing import Any

from numba import config
from numba.extending import intrinsic

from allcity.fast.jit import compiled, instead


@intrinsic  # type: ignore[untyped-decorator]
def _count_bits(_context: Any, number: Any) -> Any:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return number(number), generate


def _popcount(number: int) -> int:
    return _count_bits(number)  # type: ignore[no-any-return]


def _popcount_interpreted(number: int) -> int:
    return int(number).bit_count()


popcount = compiled(_popcount_interpreted if config.DISABLE_JIT else _popcount)
"""Return the number of set bits; `gpu` has an instruction of its own for it."""
instead(popcount, _popcount_interpreted)


@compiled
def nth_bit(bits: int, n: int) -> int:
    """Return the place of the n-th set bit of a number that is not negative, counted from 0; without branches."""
    place = 0
    for step in range(6):
        half = 32 >> step
        count = popcount(bits & ((1 << half) - 1))
        is_above = int(n >= count)
        n -= count * is_above
        bits >>= half * is_above
        place += half * is_above
    return place
