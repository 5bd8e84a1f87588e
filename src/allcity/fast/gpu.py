"""Device code for GPUs from the same functions; imported only when a GPU, or numba's simulator of one, is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

if not hasattr(numpy, "row_stack"):  # numba-cuda 0.30 asks for it, and numpy 2.5 has it no longer
    numpy.row_stack = numpy.vstack

from numba import config, cuda

from allcity.fast import bits, share
from allcity.fast.jit import callees, plain, rebound, rebuilt

__all__ = ["THREADS", "cuda", "for_gpu", "kernel"]

# Per block. In the simulator threads of one block disturb each other: each replaces the module `cuda` for a moment.
THREADS = 1 if config.ENABLE_CUDASIM else 128

_device = cuda.jit(device=True)


@_device  # type: ignore[untyped-decorator]
def _popcount(number: int) -> int:
    return cuda.popc(number)  # type: ignore[no-any-return]


@_device  # type: ignore[untyped-decorator]
def _first() -> int:
    return cuda.grid(1)  # type: ignore[no-any-return]


@_device  # type: ignore[untyped-decorator]
def _stride() -> int:
    return cuda.gridsize(1)  # type: ignore[no-any-return]


_READY: dict[int, Callable[..., Any]] = {
    id(bits.popcount): _popcount,
    id(share.first): _first,
    id(share.stride): _stride,
}
_KERNELS: dict[int, Any] = {}


def for_gpu(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return device code for a compiled function and all that it calls."""
    return rebuilt(function, _device, _READY)


def kernel(loop: Callable[..., Any]) -> Any:
    """Turn a loop over matches into a kernel; each of its threads takes a share of them."""
    if id(loop) not in _KERNELS:
        source = plain(loop)
        names = {name: for_gpu(callee) for name, callee in callees(source).items()}
        _KERNELS[id(loop)] = cuda.jit(rebound(source, names))
    return _KERNELS[id(loop)]
