"""The parts that the compiled kernels of the games share: compiling, chance, action tables, batches, devices, lock step.

A kernel is a second engine of a game, compiled for cores and GPUs; docs/kernels.md describes the conventions. Everything
here needs the extra `fast` (numba and numpy), so nothing of it is imported before it is used.
"""

from __future__ import annotations

from importlib.util import find_spec


def is_available() -> bool:
    """Tell whether the extra `fast` is installed."""
    return find_spec("numba") is not None
