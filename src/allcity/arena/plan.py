"""What is to be played: each deal by every line-up of bots, in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, islice
from typing import Any

BATCH = 10  # deals between two looks at whether the order is settled
MANY = 1_000  # deals per portion, in a run that does not stop early


@dataclass(frozen=True, slots=True)
class Plan:
    """What an arena run plays. The same plan gives the same matches on every machine, if the bots' budgets are in nodes.

    `matches` is the number of deals; each is played by every line-up in every rotation of the seats.
    """

    game: str
    bots: tuple[str, ...]
    matches: int
    seats: int = 2
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    edition: str | None = None

    def lineups(self) -> list[tuple[int, ...]]:
        """Which bots meet, by number: each choice of as many as there are seats; fewer go round."""
        numbers = range(len(self.bots))
        if len(self.bots) < self.seats:
            return [tuple(seat % len(self.bots) for seat in range(self.seats))]
        return list(combinations(numbers, self.seats))

    def tasks(self) -> Iterator[Task]:
        """All matches, deal by deal."""
        for number in range(self.matches):
            for row, lineup in enumerate(self.lineups()):
                turns = {rotated(lineup, turn): turn for turn in reversed(range(self.seats))}
                for turn in sorted(turns.values()):
                    yield Task(self, number, row, turn)

    def batches(self, deals: int = BATCH) -> Iterator[list[Task]]:
        """Tasks in portions of so many deals, after each of which a run may stop."""
        tasks = list(self.tasks())
        each = len(tasks) // self.matches if self.matches else 1
        queue = iter(tasks)
        while batch := list(islice(queue, deals * each)):
            yield batch

    def to_json(self) -> dict[str, Any]:
        """The plan as JSON values."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Task:
    """One match of a plan."""

    plan: Plan
    number: int
    lineup: int
    rotation: int

    @property
    def key(self) -> str:
        return f"{self.number}-{self.lineup}-{self.rotation}"

    @property
    def places(self) -> tuple[int, ...]:
        """For each seat the place in the line-up of the bot that sits there."""
        return rotated(tuple(range(self.plan.seats)), self.rotation)

    @property
    def bots(self) -> tuple[int, ...]:
        """For each seat the number of its bot in the plan."""
        return rotated(self.plan.lineups()[self.lineup], self.rotation)


def rotated(lineup: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return (*lineup[turn:], *lineup[:turn])
