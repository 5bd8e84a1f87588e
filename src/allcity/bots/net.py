"""A bot that plays as a trained net says, without any search: the action after which its position is worth most.

All is whole numbers, so it plays alike on every machine. It needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from allcity.bots.planner import Planner
from allcity.bots.seats import few, seat_of
from allcity.core.errors import Malformed
from allcity.core.game import CHANCE, A, AnyGame, E, Game, S, Seat, V
from allcity.fast import is_available
from allcity.games import GAMES

if TYPE_CHECKING:
    from allcity.nets.serve import Judge

_READY: set[str] = set()  # games whose nets are compiled in this process
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


def prepare(game: str) -> None:
    """Load or compile the nets of a game, and wait for it; from then on `win_shares` answers."""
    rules = GAMES[game]
    if game in _READY or not is_available():
        return
    for seats in rules.META.seats:
        judge = _judge(game, seats)
        if judge is not None:
            state = first_decision(rules, seats)
            judge.values(state, rules.active(state)[0])
            _READY.add(game)


def win_shares(game: Game[S, A, V, E], state: S, seat: Seat) -> dict[str, float] | None:
    """The share of the win that a seat may expect after each of its actions, as the net of the game says.

    `state` is any world that the seat holds possible: the net is shown only what the seat sees. None: no net is ready
    in this process, or it was not trained on these boards and for so many seats.
    """
    key, seats = game.META.key, len(game.points(state))
    judge = _judge(key, seats) if key in _READY else None
    if judge is None or not judge.knows(state):
        return None
    ids, outputs = judge.values(state, seat)
    texts = [judge.actions.texts[number] for number in ids]
    return dict(zip(texts, judge.shares(outputs, seats)[:, 0].tolist(), strict=True))


def first_decision(game: AnyGame, seats: int) -> Any:
    """The first position in which a seat is asked."""
    state = game.setup(seats, {})
    while min(game.active(state)) < 0:
        state = game.apply(state, CHANCE, game.chance(state)[0][0])
    return state


@lru_cache(16)
def _judge(game: str, seats: int) -> Judge | None:
    """What values the actions of a game; it is loaded when it is first asked for."""
    from allcity.nets.serve import judge_of  # noqa: PLC0415 (needs the extra `fast`)

    return judge_of(game, seats)
