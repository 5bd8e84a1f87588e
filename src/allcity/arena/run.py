"""A run of the arena: batch by batch until all is played or the order is settled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from allcity.arena.folder import Folder
from allcity.arena.matches import Row
from allcity.arena.plan import BATCH, MANY, Plan
from allcity.arena.runners import Runner
from allcity.arena.standings import is_settled


@dataclass(frozen=True, slots=True)
class Outcome:
    """The rows of the matches in the order of the plan, and whether the run stopped early."""

    rows: list[Row]
    is_settled: bool


def run(
    plan: Plan,
    runner: Runner,
    folder: Folder,
    stops_early: bool = True,
    on_progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play the matches that the folder does not have yet; the same plan always stops at the same match.

    `stops_early` ends the run when the order of the bots is settled; `on_progress` is called with the number of matches played since.
    """
    rows: list[Row] = []
    batches = list(plan.batches(BATCH if stops_early else MANY))
    for place, batch in enumerate(batches, 1):
        on_progress(sum(task.key in folder.rows for task in batch))
        for row in runner([task for task in batch if task.key not in folder.rows]):
            folder.add(row)
            on_progress(1)
        rows += [folder.rows[task.key] for task in batch]
        if stops_early and place < len(batches) and is_settled(rows, len(plan.bots)):
            return Outcome(rows, True)
    return Outcome(rows, False)
