"""Data sets: positions of many matches as Parquet files, with legal masks, views of all seats, actions and results.

docs/research.md describes the columns. Raise `SCHEMA` when one of them changes its meaning.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy
import pyarrow
from pyarrow import parquet

from allcity.arena.plan import Plan
from allcity.arena.repeatable import is_repeatable
from allcity.arena.simulation import reasons_by_bits, signed
from allcity.core.errors import Malformed
from allcity.fast.batch import Batch
from allcity.games import GAMES
from allcity.research.logs import by_bots, by_kernel

SCHEMA = 1
SHARD, SLOW_SHARD = 20_000, 100  # matches per file: random ones, and those of bots that think
ALL = 0  # as a number of positions: every decision


@dataclass(frozen=True, slots=True)
class Order:
    """An order for a data set: matches as in a plan of the arena, and how many positions of each."""

    plan: Plan
    matches: int
    positions: int

    @property
    def shard(self) -> int:
        return SHARD if is_repeatable(self.plan.bots) else SLOW_SHARD

    def batch(self, size: int, log: int) -> Batch:
        """Return matches at their start; the caller gives the outcomes of chance."""
        plan, game = self.plan, GAMES[self.plan.game]
        edition = game.read_edition(plan.edition).edition if plan.edition else None
        threads = min(os.cpu_count() or 1, size)
        return Batch(
            plan.game, plan.seats, dict(plan.options), edition, size,
            chance="given", log=log, threads=threads,
        )  # fmt: skip


def write(order: Order, folder: Path, on_progress: Callable[[int], None]) -> None:
    """Write the files that the folder does not have yet; `on_progress` is called with the number of matches that are done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _check(order, folder / "dataset.json")
        for first in range(0, order.matches, order.shard):
            number = min(order.shard, order.matches - first)
            if not _is_written(folder, first, number):
                _write_shard(order, folder, first, number)
            on_progress(number)
    except OSError as problem:
        detail = problem.strerror or str(problem)[:80]
        raise Malformed("arena-folder", path=str(folder), detail=detail) from None


def _check(order: Order, file: Path) -> None:
    """Refuse a folder with another data set; more matches of the same one may be ordered."""
    described = json.loads(json.dumps(describe(order)))
    if not file.exists():
        file.write_text(json.dumps(described, indent=1) + "\n", "utf-8")
        return
    try:
        stored = json.loads(file.read_text("utf-8"))
    except ValueError:
        stored = None
    if stored != described:
        raise Malformed("arena-other-plan", path=str(file))


def describe(order: Order) -> dict[str, Any]:
    """Describe the files: the schema, what was played, and the text of each action's id."""
    plan, batch = order.plan, order.batch(1, 0)
    rules = GAMES[plan.game].META.rules_version
    return {
        "schema": SCHEMA,
        "game": plan.game,
        "rules": rules,
        "kernel": batch.kernel.VERSION,
        "seats": plan.seats,
        "options": batch.options,
        "edition": {"key": batch.edition.key, "digest": batch.edition.digest},
        "bots": list(plan.bots),
        "seed": plan.seed,
        "positions": order.positions,
        "matches_per_file": order.shard,
        "position": {"fields": batch.kernel.FIELDS},
        "legal": {"actions": batch.actions.count, "bytes": 4 * batch.actions.words},
        "views": {"seats": plan.seats, "numbers": batch.kernel.OBSERVED},
        "actions": {"digest": batch.actions.digest, "texts": list(batch.actions.texts)},
    }


def _names(folder: Path, first: int) -> tuple[Path, Path]:
    return folder / f"matches-{first:09}.parquet", folder / f"positions-{first:09}.parquet"


def _is_written(folder: Path, first: int, number: int) -> bool:
    """Tell whether both files are there and long enough; the file of the matches is written last."""
    matches, positions = _names(folder, first)
    return (
        positions.exists()
        and matches.exists()
        and parquet.read_metadata(matches).num_rows == number
    )


def _write_shard(order: Order, folder: Path, first: int, number: int) -> None:
    plan = order.plan
    log, lengths, seats = (
        by_kernel(plan, first, number) if is_repeatable(plan.bots) else by_bots(plan, first, number)
    )
    batch = order.batch(number, 0)
    parts = [
        pyarrow.Table.from_batches([part]) for part in _positions(order, batch, log, lengths, first)
    ]
    batch.replay(log, lengths)
    matches_file, positions_file = _names(folder, first)
    _save(pyarrow.concat_tables(parts), positions_file)
    _save(_matches(batch, log, lengths, seats, first), matches_file)


def _save(table: Any, file: Path) -> None:
    beside = file.with_suffix(".new")
    parquet.write_table(table, beside, compression="zstd", compression_level=1)
    beside.replace(file)


def _positions(order: Order, batch: Batch, log: Any, lengths: Any, first: int) -> Iterator[Any]:
    """Yield the chosen decisions of all matches, each match's next one at a time."""
    rng = numpy.random.default_rng([signed(order.plan.seed) % (1 << 62), first])
    for places in chosen(log, lengths, order.positions, rng):
        is_there = places >= 0
        batch.replay(log, numpy.where(is_there, places, 0))
        yield _position_rows(batch, log, places, numpy.flatnonzero(is_there), first)


def chosen(log: Any, lengths: Any, positions: int, rng: Any) -> Iterator[Any]:
    """Yield where in its log each match has its first chosen decision, its second, and so on; -1 if there are no more."""
    columns = numpy.arange(log.shape[1])
    is_decision = (columns < lengths[:, None]) & (log & 7 > 0)
    most = int(is_decision.sum(axis=1).max(initial=0))
    wanted = most if positions == ALL else min(positions, most)
    keys = numpy.where(is_decision, rng.random(log.shape), 2.0)
    places = numpy.argpartition(keys, wanted - 1, axis=1)[:, :wanted]
    missing = log.shape[1]
    places = numpy.where(numpy.take_along_axis(is_decision, places, 1), places, missing)
    places.sort(axis=1)
    for column in range(wanted):
        yield numpy.where(places[:, column] < missing, places[:, column], -1)


def _position_rows(batch: Batch, log: Any, places: Any, rows: Any, first: int) -> Any:
    entries = log[rows, places[rows]]
    views = [
        batch.observe(numpy.full(batch.size, seat, numpy.int8))[rows] for seat in range(batch.seats)
    ]
    return pyarrow.record_batch(
        {
            "match": pyarrow.array(rows + first, pyarrow.int64()),
            "index": pyarrow.array(places[rows], pyarrow.int32()),
            "seat": pyarrow.array((entries & 7) - 1, pyarrow.int8()),
            "action": pyarrow.array(entries >> 3, pyarrow.int32()),
            "position": packed(batch.states[rows]),
            "legal": packed(batch.legal()[rows]),
            "views": packed(numpy.concatenate(views, axis=1)),
        }
    )


def packed(array: Any) -> Any:
    """Return the rows of an array as values of this many bytes each."""
    array = numpy.ascontiguousarray(array)
    width = array.shape[1] * array.dtype.itemsize
    buffers = [None, pyarrow.py_buffer(array)]
    return pyarrow.Array.from_buffers(pyarrow.binary(width), len(array), buffers)


def _matches(batch: Batch, log: Any, lengths: Any, seats: Any, first: int) -> Any:
    """Return the result and the whole log of each match."""
    points, places, reasons = batch.results()
    names = [" ".join(each) for each in reasons_by_bits(batch.reasons)]
    is_played = numpy.arange(log.shape[1]) < lengths[:, None]
    offsets = numpy.concatenate([[0], numpy.cumsum(lengths)])
    return pyarrow.table(
        {
            "match": pyarrow.array(numpy.arange(len(log)) + first, pyarrow.int64()),
            "bots": _lists(seats, pyarrow.int8()),
            "points": _lists(points, pyarrow.int32()),
            "places": _lists(places, pyarrow.int8()),
            "reasons": pyarrow.array([names[bits] for bits in reasons.tolist()]),
            "rounds": pyarrow.array(batch.states[:, batch.kernel.ROUND], pyarrow.int32()),
            "log": pyarrow.ListArray.from_arrays(
                pyarrow.array(offsets, pyarrow.int32()),
                pyarrow.array(log[is_played], pyarrow.int32()),
            ),
        }
    )


def _lists(array: Any, kind: Any) -> Any:
    flat = pyarrow.array(numpy.ascontiguousarray(array).ravel(), kind)
    return pyarrow.FixedSizeListArray.from_arrays(flat, array.shape[1])
