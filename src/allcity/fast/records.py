"""Matches of a batch as ordinary records, which `verify` and `replay` accept like any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy

from allcity.core.fair import Fair
from allcity.core.game import CHANCE
from allcity.core.match import Match
from allcity.core.record import Record
from allcity.fast.batch import Batch
from allcity.fast.rows import DRAWN
from allcity.games import GAMES


def record(batch: Batch, match: int, seed: str | None = None, name: str = "-") -> Record:
    """Return one match of a batch that keeps a log; with its seed, if `fair_outcomes` drew its chance."""
    game = Match(GAMES[batch.game], batch.seats, batch.options, batch.edition, name)
    if seed is not None:
        game.commit(seed)
    is_over = int(batch.device.give(batch.asked)[match]) not in range(CHANCE, batch.seats)
    return replace(game.head, log=tuple(batch.log(match)), seed=seed if is_over else None)


def fair_outcomes(batch: Batch, sources: Sequence[Fair]) -> Any:
    """Return the outcome that its committed seed gives, as an id, for each match in which chance is to act; elsewhere -1.

    The batch is one with `chance="given"`, and there is a source for each of its matches.
    """
    kernel, tables = batch.kernel, batch.device.give(batch.tables)
    states, asked = batch.device.give(batch.states), batch.device.give(batch.asked)
    outcomes = numpy.full(batch.size, -1)
    for match, source in enumerate(sources):
        if asked[match] == CHANCE:
            s = numpy.ascontiguousarray(states[match])
            point = source.point(int(s[DRAWN]), int(kernel.weight(tables, s)))
            outcomes[match] = kernel.outcome(tables, s, point)
    return outcomes
