"""The logs of matches as numbers: 8 × id + seat + 1 for each action, with 0 for chance instead of seat + 1."""

from __future__ import annotations

import os
from itertools import islice
from typing import Any

import numpy

from allcity.arena.matches import Row
from allcity.arena.plan import Plan
from allcity.arena.runners import processes
from allcity.arena.simulation import signed
from allcity.core import record
from allcity.core.errors import Malformed
from allcity.fast.batch import Batch
from allcity.games import GAMES
from allcity.research.position import setup_of

ROOM = 512  # entries at first; a block with a longer match is played again with more room

Logs = tuple[Any, Any, Any]
"""Entries by match, how many each match has, and the number of each seat's bot."""


def by_kernel(plan: Plan, first: int, number: int) -> Logs:
    """Play at random: match n is the one that `allcity simulate` plays with this seed."""
    room = ROOM
    while True:
        batch = Batch(
            plan.game, plan.seats, dict(plan.options), _edition(plan), number,
            key=signed(plan.seed), log=room, threads=min(os.cpu_count() or 1, number), first=first,
        )  # fmt: skip
        batch.play()
        log, lengths = batch.entries()
        if int(lengths.max()) <= room:
            bots = numpy.arange(plan.seats) % len(plan.bots)
            return log, lengths, numpy.tile(bots, (number, 1))
        room = int(lengths.max())


def by_bots(plan: Plan, first: int, number: int) -> Logs:
    """Let bots play by the rules, as in the arena, on all cores."""
    tasks = list(islice(plan.tasks(), first, first + number))
    ids = setup_of(plan.game, plan.seats, dict(plan.options), _edition(plan)).actions.ids
    with processes(min(os.cpu_count() or 1, number)) as runner:
        rows = list(runner(tasks))
    for row in rows:
        _refuse_faults(plan, row)
    lines = [record.parse(row["record"]).log for row in rows]
    log = numpy.zeros((number, max(map(len, lines))), numpy.int32)
    for match, line in enumerate(lines):
        log[match, : len(line)] = [8 * ids[text] + seat + 1 for seat, text in line]
    bots = numpy.array([row["bots"] for row in rows])
    return log, numpy.array([len(line) for line in lines]), bots


def _refuse_faults(plan: Plan, row: Row) -> None:
    """Refuse a match in which another bot had to choose actions: they are not those of the bot that the data set names."""
    for number, fault in zip(row["bots"], row["first_fault"], strict=True):
        if fault:
            detail = f"{fault['kind']}: {fault['detail']}"
            raise Malformed("dataset-bot-failed", bot=plan.bots[number][:40], detail=detail)


def _edition(plan: Plan) -> Any:
    return GAMES[plan.game].read_edition(plan.edition).edition if plan.edition else None
