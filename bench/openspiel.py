"""Our bots against OpenSpiel's own MCTS, on the same rules and with the same time for a move.

`python -m bench.openspiel GAME --ms 200 --matches 10`; OpenSpiel is not among the locked packages:
`pip install open_spiel` first. The bridge is thin: actions are numbers of the legal list, and the hidden
part of a view is one sampled world, since OpenSpiel's MCTS has nothing for hidden information.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

from allcity.arena.standings import interval
from allcity.bots import Bot, bot
from allcity.bots.table import play_out
from allcity.core.game import CHANCE, A, E, Game, S, V
from allcity.core.match import Match
from allcity.games import GAMES


class State:
    """A position of ours with the names that OpenSpiel's search asks for."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game, self.state = game, state

    def clone(self) -> State:
        return State(self.game, self.state)

    def current_player(self) -> int:
        active = self.game.active(self.state)
        return active[0] if active else -4

    def is_terminal(self) -> bool:
        return not self.game.active(self.state)

    def is_chance_node(self) -> bool:
        return bool(self.game.active(self.state) == (CHANCE,))

    def legal_actions(self, player: int | None = None) -> list[int]:  # noqa: ARG002
        return list(range(len(self.game.legal(self.state, self.current_player()))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.game.chance(self.state)]
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def apply_action(self, number: int) -> None:
        seat = self.current_player()
        if seat == CHANCE:
            action = self.game.chance(self.state)[number][0]
        else:
            action = self.game.legal(self.state, seat)[number]
        self.state = self.game.apply(self.state, seat, action)

    def returns(self) -> list[float]:
        result = self.game.result(self.state)
        winners = result.places.count(1)
        return [(place == 1) / winners for place in result.places]


class OpenSpiel:
    """OpenSpiel's MCTS with random rollouts; simulations are set so that a move takes so long."""

    def __init__(self, ms: int) -> None:
        import numpy  # noqa: PLC0415 (comes with OpenSpiel)
        import pyspiel  # noqa: PLC0415
        from open_spiel.python.algorithms import mcts  # noqa: PLC0415

        kind = pyspiel.GameType
        kinds = SimpleNamespace(
            reward_model=kind.RewardModel.TERMINAL, dynamics=kind.Dynamics.SEQUENTIAL
        )
        rules = SimpleNamespace(get_type=lambda: kinds, max_utility=lambda: 1.0)
        luck = numpy.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        self.mcts = mcts.MCTSBot(rules, 1.4, 20, evaluator, random_state=luck)
        self.ms, self.spent, self.simulations = ms, 0.1, 20

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        if len(legal) == 1:
            return legal[0]
        self.mcts.max_simulations = max(2, int(self.simulations / self.spent * self.ms / 1000))
        begun = time.perf_counter()
        chosen: int = self.mcts.step(State(game, game.world(view, rng)))
        self.spent = 0.7 * self.spent + time.perf_counter() - begun
        self.simulations = int(0.7 * self.simulations) + self.mcts.max_simulations
        return legal[chosen]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.openspiel")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--ms", type=int, default=200)
    parser.add_argument("--matches", type=int, default=10, help="deals, each from both seats")
    parser.add_argument("--against", default="", help="a spec; else search with the same time")
    arguments = parser.parse_args()
    try:
        shares = duel(
            arguments.game,
            arguments.against or f"search:{arguments.ms}ms",
            arguments.ms,
            arguments.matches,
        )
    except ImportError:
        print("OpenSpiel is not installed: pip install open_spiel")
        return
    mean, low, high = interval(list(shares.values()), 2 * arguments.matches)
    print(f"{arguments.game}, {arguments.ms} ms per move, {2 * arguments.matches} matches:")
    print(
        f"{100 * mean:.1f} % of wins ({100 * low:.1f} to {100 * high:.1f}) against OpenSpiel's MCTS"
    )


def duel(key: str, spec: str, ms: int, matches: int) -> dict[int, float]:
    """For each deal our share of wins over both seats."""
    shares: dict[int, float] = {}
    for number in range(matches):
        won = [_won(key, [bot(spec), OpenSpiel(ms)], 0, number)]
        won.append(_won(key, [OpenSpiel(ms), bot(spec)], 1, number))
        shares[number] = sum(won) / 2
        print(f"deal {number}: {shares[number]:.2f}", flush=True)
    return shares


def _won(key: str, bots: list[Bot], ours: int, number: int) -> float:
    match = Match(GAMES[key], 2, match=f"openspiel-{number}")
    match.commit(f"{number:064x}")
    play_out(match, bots, Random(number))
    result = GAMES[key].result(match.state)
    assert result is not None
    return (result.places[ours] == 1) / result.places.count(1)


if __name__ == "__main__":
    main()
