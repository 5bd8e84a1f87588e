"""Perft by the kernel: it gives the same counts as `allcity.core.perft`, from a row."""

from __future__ import annotations

from typing import Any

import numpy

from allcity.core.game import CHANCE
from allcity.fast import rows
from allcity.fast.lockstep import Setup, marked


def perft(setup: Setup, s: Any, depth: int) -> int:
    """Return the number of sequences of `depth` actions; of several active seats the first one acts."""
    if depth == 0:
        return 1
    seat = setup.loops.asked(setup.tables, s)
    if seat == rows.OVER:
        return 0
    if depth == 1 and seat != CHANCE:
        return int(setup.kernel.count(setup.tables, s, seat))
    total = 0
    for action in _actions(setup, s, seat):
        after = s.copy()
        setup.kernel.apply(setup.tables, after, seat, action)
        total += perft(setup, after, depth - 1)
    return total


def _actions(setup: Setup, s: Any, seat: int) -> list[int]:
    actions, kernel = setup.actions, setup.kernel
    if seat == CHANCE:
        outcomes = range(actions.count, actions.total)
        return [number for number in outcomes if kernel.may(setup.tables, s, CHANCE, number)]
    mask = numpy.zeros(actions.words, numpy.uint32)
    kernel.legal(setup.tables, s, seat, mask)
    return marked(mask)
