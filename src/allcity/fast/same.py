"""A comparison of two devices that play the same matches: digests of everything that a batch shows, step by step."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import numpy

from allcity.fast.batch import Batch
from allcity.fast.rows import CHANCE, OVER


def trace(batch: Batch, most: int) -> Iterator[str]:
    """Play at random, at most this many steps; yield for each a digest of all arrays: rows, masks, views of all, results."""
    for _ in range(most):
        yield digest(batch)
        if (numpy.asarray(batch.device.give(batch.asked)) == OVER).all():
            break
        picked = numpy.array(batch.device.give(batch.pick()))
        batch.step(picked)
    yield digest(batch)


def digest(batch: Batch) -> str:
    """Return a digest of everything that a batch shows now."""
    give = batch.device.give
    digester = hashlib.sha256()

    def add(array: Any) -> None:
        digester.update(numpy.ascontiguousarray(give(array)).tobytes())

    add(batch.states)
    add(batch.asked)
    add(batch.legal())
    for seat in range(CHANCE, batch.seats):  # a spectator first
        add(batch.observe(numpy.full(batch.size, seat, numpy.int8)))
    for array in (*batch.results(), batch.rewards(), batch.pick()):
        add(array)
    return digester.hexdigest()


def first_difference(one: Batch, other: Batch, most: int) -> int | None:
    """Return the first step after which two batches differ, or None."""
    for step, (mine, theirs) in enumerate(zip(trace(one, most), trace(other, most), strict=True)):
        if mine != theirs:
            return step
    return None
