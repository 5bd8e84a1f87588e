"""The share of a thread in a loop over matches: all of them on a core, every n-th on a GPU.

A loop over matches reads `for match in range(first(), len(states), stride())`.
"""

from __future__ import annotations

from allcity.fast.jit import compiled


@compiled
def first() -> int:
    return 0


@compiled
def stride() -> int:
    return 1
