"""A bot that plays by a trained net, without any search: it takes the action after which its position is worth most.

All arithmetic is in whole numbers, so it plays alike on every machine. It needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from allcity.bots.evaluate import evaluation_of
from allcity.bots.planner import WIDTH, Planner, promising
from allcity.bots.seats import few, seat_of
from allcity.core.game import CHANCE, A, AnyGame, E, Game, S, Seat, V
from allcity.fast import is_available
from allcity.games import GAMES

if TYPE_CHECKING:
    from allcity.nets.net import Net
    from allcity.nets.serve import Judge

_READY: set[str] = set()  # games whose nets are compiled in this process
_IN_BACKGROUND: set[bool] = (
    set()
)  # empty where the first decision of a net may take as long as it takes to compile it
PLAIN = 6.0  # points of noise for the planner that correspond to noise of 1 for a net


class NetBot:
    """Plays by the game's net for this many seats; without one, or without the extra `fast`, it plays as `planner` does.

    With `warmth`, noise of this many logits is added to the values, so that it sometimes takes an action that is nearly as good.
    With `width` it considers only this many actions, the most promising ones by a quick estimate.
    """

    def __init__(self, warmth: float = 0.0, width: int | None = None) -> None:
        self.warmth, self.width = warmth, width
        self._other = Planner(width=width or WIDTH, noise=PLAIN * warmth)

    def prepare(self, game: str) -> None:
        """Wait until the nets of a game are compiled."""
        prepare(game)

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        if only := few(legal, 1):
            return only[0]
        state, key = game.world(view, rng), game.META.key
        is_ready = is_available() and (key in _READY or not _IN_BACKGROUND)
        judge = _judge(key, len(game.points(state))) if is_ready else None
        if judge is None or not judge.knows(state):
            return self._other(game, view, legal, rng)
        seat, looked_at = seat_of(view), None
        if self.width:
            actions = promising(evaluation_of(game.META.key), state, seat, legal, self.width)
            looked_at = [game.text(action) for action in actions]
        return game.parse(judge.best(state, seat, looked_at, self.warmth, rng))


def known_net(game: Game[S, A, V, E]) -> Callable[[S], Net | None]:
    """Return a function from a state to the net that was trained on its boards and for this number of seats, or to None."""

    def net_of(state: S) -> Net | None:
        judge = _judge(game.META.key, len(game.points(state)))
        return judge.net if judge is not None and judge.knows(state) else None

    return net_of


def prepare_in_background() -> None:
    """From now on, load and compile nets in the background of this process; until they are ready, planners play in their place."""
    _IN_BACKGROUND.add(True)


def prepare(game: str) -> None:
    """Load or compile the nets of a game, and wait for it; afterwards `win_shares` answers."""
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
    """Return the share of the win that a seat may expect after each of its actions, by the net of the game.

    `state` is any world that the seat holds possible: the net is shown only what the seat sees. None: no net is ready
    in this process, or it was not trained on these boards and for this number of seats.
    """
    key, seats = game.META.key, len(game.points(state))
    judge = _judge(key, seats) if key in _READY else None
    if judge is None or not judge.knows(state):
        return None
    ids, outputs = judge.values(state, seat)
    texts = [judge.actions.texts[number] for number in ids]
    return dict(zip(texts, judge.shares(outputs, seats)[:, 0].tolist(), strict=True))


def first_decision(game: AnyGame, seats: int) -> Any:
    """Return the first position in which a seat is asked."""
    state = game.setup(seats, {})
    while min(game.active(state)) < 0:
        state = game.apply(state, CHANCE, game.chance(state)[0][0])
    return state


@lru_cache(16)
def _judge(game: str, seats: int) -> Judge | None:
    """Return what values the actions of a game; it is loaded when it is first needed."""
    from allcity.nets.serve import judge_of  # noqa: PLC0415 (needs the extra `fast`)

    return judge_of(game, seats)
