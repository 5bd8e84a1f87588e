"""A bot that plays as a trained net says, without any search: the action after which its position is worth most.

All is whole numbers, so it plays alike on every machine. It needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from allcity.bots.planner import Planner
from allcity.bots.seats import few, seat_of
from allcity.core.errors import Malformed
from allcity.core.game import A, E, Game, S, V
from allcity.fast import is_available

if TYPE_CHECKING:
    from allcity.nets.serve import Judge

OTHER = Planner()  # plays where no net was trained: other boards, or more seats


class NetBot:
    """Plays by the net that its game brings for this many seats; on boards that the net does not know, as `planner` does."""

    seconds = 0.2  # not for a decision, which takes milliseconds, but its first one compiles

    def __init__(self) -> None:
        if not is_available():
            raise Malformed("bot-needs-fast", found="net")

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        if only := few(legal, 1):
            return only[0]
        state = game.world(view, rng)
        judge = _judge(game.META.key, len(game.points(state)))
        if judge is None or not judge.knows(state):
            return OTHER(game, view, legal, rng)
        return game.parse(judge.best(state, seat_of(view)))


@lru_cache(16)
def _judge(game: str, seats: int) -> Judge | None:
    """What values the actions of a game; it is loaded when it is first asked for."""
    from allcity.nets.serve import judge_of  # noqa: PLC0415 (needs the extra `fast`)

    return judge_of(game, seats)
