"""One match of the arena, played from its task alone, so that any process anywhere can do it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from allcity.arena.accounts import account
from allcity.arena.plan import Plan, Task
from allcity.arena.repeatable import RepeatableRandom, is_repeatable, luck_of
from allcity.bots import Bot, bot
from allcity.bots.table import close, play_out
from allcity.core.match import Match
from allcity.games import GAMES

Row = dict[str, Any]


def play(task: Task) -> Row:
    """The result of a match: plain values, ready for JSON; `record` is the whole match."""
    plan = task.plan
    game = GAMES[plan.game]
    edition = game.read_edition(plan.edition).edition if plan.edition else None
    name = name_of(plan, task.number)
    match = Match(game, plan.seats, dict(plan.options), edition, match=name)
    match.commit(seed_of(name))
    bots = _bots(task)
    # A bot keeps its own luck in every rotation, as it keeps its place in the line-up.
    rngs = [Random(f"{name}-{place}") for place in task.places]
    watch = Watch(plan.seats)
    try:
        play_out(match, bots, rngs, watch)
    finally:
        close(bots)
    row = {**_row(task, match), **watch.to_json()}
    faults = [getattr(bot, "faults", []) for bot in bots]
    return {
        **row,
        "places": forfeited(row["places"], [bool(each) for each in faults]),
        "faults": [len(each) for each in faults],
        "first_fault": [asdict(each[0]) if each else None for each in faults],
    }


def name_of(plan: Plan, number: int) -> str:
    """The name of a deal, on which its dice depend."""
    return f"arena-{plan.seed}-{number}"


def seed_of(name: str) -> str:
    """The seed to which a match of this name is committed."""
    return hashlib.sha256(name.encode()).hexdigest()


def _bots(task: Task) -> list[Bot]:
    plan = task.plan
    if is_repeatable(plan.bots):
        return [RepeatableRandom(luck_of(plan.seed, task.number, place)) for place in task.places]
    bots = [bot(plan.bots[number], is_trusted=True) for number in task.bots]
    for player in bots:
        if hasattr(player, "prepare"):
            player.prepare(plan.game)
    return bots


def _row(task: Task, match: Match[Any, Any, Any, Any]) -> Row:
    state = match.state
    result = match.game.result(state)
    assert result is not None
    return {
        "key": task.key,
        "number": task.number,
        "lineup": task.lineup,
        "rotation": task.rotation,
        "bots": list(task.bots),
        "points": list(result.points),
        "places": list(result.places),
        "reasons": list(result.reasons),
        "rounds": match.game.rounds(state),
        **account(task.plan.game, state, match.log),
        "record": match.record().text(),
    }


def forfeited(places: Sequence[int], has_failed: Sequence[bool]) -> list[int]:
    """The places where those whose turns somebody else had to play come last, whatever was reached for them."""
    honest = [place for place, failed in zip(places, has_failed, strict=True) if not failed]
    return [
        len(places) if failed else 1 + sum(other < place for other in honest)
        for place, failed in zip(places, has_failed, strict=True)
    ]


class Watch:
    """A chess clock: told when a seat begins to think and when it has chosen."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.spent = [0.0] * seats
        self.worst = [0.0] * seats
        self.begun: float | None = None

    def __call__(self, seat: int) -> None:
        now = time.perf_counter()
        if self.begun is None:
            self.begun = now
            return
        took, self.begun = now - self.begun, None
        self.decisions[seat] += 1
        self.spent[seat] += took
        self.worst[seat] = max(self.worst[seat], took)

    def to_json(self) -> Row:
        return {
            "decisions": self.decisions,
            "seconds": [round(spent, 6) for spent in self.spent],
            "worst": [round(most, 6) for most in self.worst],
        }


def shares(row: Row) -> list[float]:
    """The win, divided among those who share the first place; nobody's, if all have forfeited it."""
    winners = max(1, row["places"].count(1))
    return [(place == 1) / winners for place in row["places"]]
