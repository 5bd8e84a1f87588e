"""Matches of the arena by a game's kernel: the same rows that `matches.play` gives, many at once."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy

from allcity.arena.accounts import STARTS
from allcity.arena.matches import Row, name_of, seed_of
from allcity.arena.plan import Plan, Task
from allcity.arena.repeatable import luck_of
from allcity.arena.simulation import reasons_by_bits
from allcity.core.fair import Fair
from allcity.core.game import CHANCE
from allcity.fast.batch import Batch
from allcity.fast.loops import DIGEST
from allcity.fast.records import record
from allcity.games import GAMES, part

OUTCOMES = 64  # of chance, that are prepared at first
ROOM = 1024  # entries of a log; a match that is longer is played again with more room


class KernelRunner:
    """Plays the tasks of one plan, whose bots a kernel can repeat, on all cores."""

    def __init__(self, plan: Plan, with_records: bool, threads: int | None = None) -> None:
        self._plan = plan
        self._with_records = with_records
        self._threads = threads or os.cpu_count() or 1
        self._room = ROOM
        self._batch: Batch | None = None

    def __call__(self, tasks: Sequence[Task]) -> Iterator[Row]:
        if not tasks:
            return
        begun = time.perf_counter()
        batch, decisions = self._play(tasks)
        yield from self._rows(tasks, batch, decisions, time.perf_counter() - begun)

    def _play(self, tasks: Sequence[Task]) -> tuple[Batch, Any]:
        while True:
            batch, decisions = (
                self._fresh(len(tasks)),
                numpy.zeros((len(tasks), self._plan.seats), numpy.int64),
            )
            seed = self._plan.seed
            lucks = [[luck_of(seed, task.number, place) for place in task.places] for task in tasks]
            base, outcomes = numpy.array(lucks), OUTCOMES
            while True:
                batch.play_dealt(self._digests(tasks, outcomes), base, decisions)
                if not (batch.asked == CHANCE).any():
                    break
                outcomes *= 2
            longest = int(batch.entries()[1].max())
            if longest <= self._room:
                return batch, decisions
            self._room, self._batch = 2 * longest, None

    def _fresh(self, size: int) -> Batch:
        """A batch with all matches at their start."""
        if self._batch is None or self._batch.size != size:
            plan, game = self._plan, GAMES[self._plan.game]
            edition = game.read_edition(plan.edition).edition if plan.edition else None
            self._batch = Batch(
                plan.game, plan.seats, dict(plan.options), edition, size,
                chance="given", log=self._room, threads=min(self._threads, size),
            )  # fmt: skip
        else:
            self._batch.reset()
        return self._batch

    def _digests(self, tasks: Sequence[Task], outcomes: int) -> Any:
        """The dice of each task, as eight numbers of 32 bits for each outcome; rotations share theirs."""
        dealt: dict[int, Any] = {}
        for number in {task.number for task in tasks}:
            name = name_of(self._plan, number)
            source = Fair(seed_of(name), name)
            digests = b"".join([source.digest(index) for index in range(outcomes)])
            dealt[number] = numpy.frombuffer(digests, ">u4").astype(numpy.int64)
        assert all(len(each) == DIGEST * outcomes for each in dealt.values())
        return numpy.array([dealt[task.number] for task in tasks])

    def _rows(
        self, tasks: Sequence[Task], batch: Batch, decisions: Any, seconds: float
    ) -> Iterator[Row]:
        points, places, ends = (array.tolist() for array in batch.results())
        rounds = batch.states[:, batch.kernel.ROUND].tolist()
        starters = self._starters(batch)
        sources, used = self._accounts(batch)
        per_decision = seconds / max(1, int(decisions.sum()))
        seats = self._plan.seats
        for match, task in enumerate(tasks):
            numbers = decisions[match].tolist()
            yield {
                "key": task.key,
                "number": task.number,
                "lineup": task.lineup,
                "rotation": task.rotation,
                "bots": list(task.bots),
                "points": points[match],
                "places": places[match],
                "reasons": list(self._reasons[ends[match]]),
                "rounds": rounds[match],
                "starter": starters[match],
                "sources": [dict(zip(sources, line, strict=True)) for line in _at(sources, match)],
                "used": [
                    {thing: number for thing, number in zip(used, line, strict=True) if number}
                    for line in _at(used, match)
                ],
                "record": self._record(batch, match, task) if self._with_records else "",
                "decisions": numbers,
                "seconds": [round(per_decision * number, 9) for number in numbers],
                "worst": [per_decision] * seats,
                "faults": [0] * seats,
                "first_fault": [None] * seats,
            }

    @cached_property
    def _reasons(self) -> list[tuple[str, ...]]:
        assert self._batch is not None
        return reasons_by_bits(self._batch.reasons)

    def _record(self, batch: Batch, match: int, task: Task) -> str:
        name = name_of(self._plan, task.number)
        return record(batch, match, seed_of(name), name).text()

    def _accounts(self, batch: Batch) -> tuple[dict[str, Any], dict[str, Any]]:
        """Points by source and things used, as nested lists by match and seat."""
        statistics = part(batch.game, "kernel.statistics")
        if statistics is None:
            return {}, {}
        log, lengths = batch.entries()
        sources = statistics.sources(batch.tables, batch.states, batch.seats)
        used = statistics.used(
            batch.states, log, lengths, batch.seats, batch.actions, batch.edition
        )
        return ({name: array.tolist() for name, array in each.items()} for each in (sources, used))  # type: ignore[return-value]

    def _starters(self, batch: Batch) -> list[int | None]:
        """Who was drawn to begin; None where that was chosen before."""
        texts, count = batch.actions.texts, batch.actions.count
        seats = numpy.array(
            [int(text.split(" ")[1]) if text.startswith(STARTS) else 0 for text in texts]
        )
        seats[:count] = 0
        log, lengths = batch.entries()
        width = min(int(lengths.min()), OUTCOMES)
        drawn = seats[log[:, :width] >> 3] * (log[:, :width] & 7 == 0)
        first = drawn[numpy.arange(len(log)), (drawn > 0).argmax(axis=1)]
        return [int(seat) - 1 if seat else None for seat in first]


def _at(columns: dict[str, Any], match: int) -> list[tuple[int, ...]]:
    """For each seat the values of all columns in a match."""
    return list(zip(*[column[match] for column in columns.values()], strict=True))
