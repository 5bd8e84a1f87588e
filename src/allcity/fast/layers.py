"""The arithmetic of served nets, in whole numbers, which a search and `allcity.nets` share; see docs/nets.md."""

from __future__ import annotations

from typing import Any

import numpy

from allcity.fast.jit import compiled

# How many steps there are to 1 in weights and in hidden values; outputs have `W3 * HIDDEN` of them.
W1, W2, W3, HIDDEN = 1 << 14, 1 << 9, 1 << 11, 1 << 11
TOP = HIDDEN - 1
SHIFT_1, SHIFT_2 = 3, 9  # from sums to hidden values
UNIT = W3 * HIDDEN
UTILITY, SHARE = (
    0,
    1,
)  # outputs: the value that a seat maximises; the first of the shares of the win, which is its own


@compiled
def hidden(total: int, shift: int) -> int:
    return min(max(total >> shift, 0), TOP)


@compiled
def correct(seen: Any, last: Any, sums: Any, w1: Any) -> None:
    """Update the sums of the first layer from the last observation to the present one."""
    for place in range(len(seen)):
        change = int(seen[place]) - int(last[place])
        if change != 0:
            last[place] = seen[place]
            for unit in range(len(sums)):
                sums[unit] += numpy.int32(change) * w1[place, unit]


@compiled
def layer(sums: Any, shift: int, weights: Any, bias: Any, out: Any) -> None:
    """Compute the sums of the next layer."""
    for unit in range(len(out)):
        out[unit] = bias[unit]
    for unit in range(len(sums)):
        active = numpy.int32(hidden(sums[unit], shift))
        if active:
            for other in range(len(out)):
                out[other] += active * weights[unit, other]
