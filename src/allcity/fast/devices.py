"""The devices of a batch: a core of this machine, or a GPU. Both make arrays and run loops over matches."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy


class Device(Protocol):
    """Makes arrays whose first axis is the match, and runs loops over them."""

    name: str

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any: ...
    def table(self, matches: int, columns: int, dtype: Any) -> Any: ...
    def take(self, array: Any) -> Any: ...  # puts an array of the caller on this device
    def give(self, array: Any) -> Any: ...  # returns an array of this device as numpy
    def run(self, loop: Callable[..., Any], tables: Any, *arguments: Any) -> None: ...
    def wait(self) -> None: ...  # until all queued work is done


class Core:
    """One thread of this machine, or several, each with some of the matches."""

    name = "cpu"

    def __init__(self, threads: int = 1) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return numpy.zeros(shape, dtype)

    def table(self, matches: int, columns: int, dtype: Any) -> Any:
        return numpy.zeros((matches, columns), dtype)

    def take(self, array: Any) -> Any:
        return numpy.asarray(array)

    def give(self, array: Any) -> Any:
        return array

    def run(self, loop: Callable[..., Any], tables: Any, *arguments: Any) -> None:
        if self._pool is None:
            loop(tables, *arguments)
            return
        size = max(len(argument) for argument in arguments if isinstance(argument, numpy.ndarray))
        part = -(-size // self._threads)
        jobs = [
            self._pool.submit(loop, tables, *_parts(arguments, start, start + part))
            for start in range(0, size, part)
        ]
        for job in jobs:
            job.result()

    def wait(self) -> None:
        """Do nothing: a call on a core returns when it is done."""


def _parts(arguments: tuple[Any, ...], start: int, end: int) -> list[Any]:
    return [
        argument[start:end] if isinstance(argument, numpy.ndarray) else argument
        for argument in arguments
    ]


class Gpu:
    """The current CUDA device, or numba's simulator of one.

    Copies and kernels are queued on one stream, so nothing waits until an array is read.
    """

    name = "cuda"

    def __init__(self) -> None:
        from allcity.fast import gpu  # noqa: PLC0415 (needs a GPU or the simulator)

        self._gpu = gpu
        self._cuda = gpu.cuda

    def array(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return self._cuda.to_device(numpy.zeros(shape, dtype))

    def table(self, matches: int, columns: int, dtype: Any) -> Any:
        """Make a table with the matches of a column side by side, so that neighbouring threads write neighbouring places."""
        return self._cuda.to_device(numpy.zeros((matches, columns), dtype, order="F"))

    def take(self, array: Any) -> Any:
        """Use arrays of torch, jax and cupy that are on this GPU as they are; copy others to it."""
        if hasattr(array, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(array)
        return self._cuda.to_device(numpy.asarray(array))

    def give(self, array: Any) -> Any:
        return array.copy_to_host()

    def run(self, loop: Callable[..., Any], tables: Any, *arguments: Any) -> None:
        size = max(argument.shape[0] for argument in arguments if hasattr(argument, "shape"))
        threads = self._gpu.THREADS
        self._gpu.kernel(loop)[-(-size // threads), threads](tables, *arguments)

    def wait(self) -> None:
        self._cuda.synchronize()


def device_of(name: str, threads: int = 1) -> Device:
    if name == "cpu":
        return Core(threads)
    if name == "cuda":
        return Gpu()
    raise ValueError(f"no device {name!r}: cpu or cuda")
