"""OpenSpiel's own searches as players of our games, on the same rules and with 0.2 s of processor time for a decision.

`python -m bench.duels GAME --bots search:200ms:net,bench.openspiel:ISMCTS` lets them play. The bridge is thin: actions are numbers of the
legal list. `MCTS` has nothing for hidden information, so it gets one world that its view allows; `ISMCTS` draws
such a world for each simulation and has one node for each view. Their play-outs choose evenly among all legal actions.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from functools import cached_property
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from allcity.core.game import CHANCE, AnyGame

SECONDS = 0.2  # of processor time per decision
CURIOUS = 1.4  # the constant of UCT
FIRST, FORGET = 20, 0.7  # simulations at first; how much older decisions say of the speed

KIND = SimpleNamespace(
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
RULES = SimpleNamespace(get_type=lambda: KIND, max_utility=lambda: 1.0)


class State:
    """A position of ours with the names that OpenSpiel's searches ask for."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self._stand(state)

    def _stand(self, state: Any) -> None:
        self.state = state
        active = self.game.active(state)
        self.actor = active[0] if active else int(pyspiel.PlayerId.TERMINAL)
        self.__dict__.pop("actions", None)

    @cached_property
    def actions(self) -> Sequence[Any]:
        return self.game.legal(self.state, self.actor)

    def clone(self) -> State:
        return State(self.game, self.state)

    def get_game(self) -> Any:
        return RULES

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self.actor == CHANCE else self.actor

    def is_terminal(self) -> bool:
        return self.actor == int(pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return self.actor == CHANCE

    def observation_string(self) -> str:
        """What the one who acts sees."""
        return json.dumps(self.game.view_to_json(self.game.view(self.state, self.actor)))

    def legal_actions(self, player: int | None = None) -> list[int]:  # noqa: ARG002
        return list(range(len(self.actions)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.game.chance(self.state)]
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def apply_action(self, number: int) -> None:
        is_chance = self.actor == CHANCE
        action = self.game.chance(self.state)[number][0] if is_chance else self.actions[number]
        self._stand(self.game.apply(self.state, self.actor, action))

    def returns(self) -> list[float]:
        result = self.game.result(self.state)
        assert result is not None
        winners = result.places.count(1)
        return [(place == 1) / winners for place in result.places]


class MCTS:
    """UCT with random play-outs, in one world; its simulations are set so that a decision takes its time."""

    def __init__(self) -> None:
        self.luck = numpy.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, self.luck)
        self.search: Any = self.begin(evaluator)
        self.spent, self.simulations = 0.5 * SECONDS, FIRST

    def begin(self, evaluator: Any) -> Any:
        return mcts.MCTSBot(RULES, CURIOUS, FIRST, evaluator, random_state=self.luck)

    def limit(self, simulations: int) -> None:
        self.search.max_simulations = simulations

    def __call__(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        self.luck.seed(rng.getrandbits(32))
        simulations = max(2, int(self.simulations / self.spent * SECONDS))
        self.limit(simulations)
        begun = time.thread_time()
        root = State(game, game.world(view, rng))
        action = root.actions[self.chosen(root, view, rng)]
        self.spent = FORGET * self.spent + time.thread_time() - begun
        self.simulations = int(FORGET * self.simulations) + simulations
        return action

    def chosen(self, root: State, view: Any, rng: Random) -> int:  # noqa: ARG002
        number: int = self.search.step(root)
        return number


class ISMCTS(MCTS):
    """Information-set MCTS (Cowling, Powley and Whitehouse) with random play-outs."""

    def begin(self, evaluator: Any) -> Any:
        return ismcts.ISMCTSBot(
            RULES, evaluator, CURIOUS, FIRST, random_state=self.luck, use_observation_string=True
        )

    def limit(self, simulations: int) -> None:
        self.search._max_simulations = simulations  # it has no other way

    def chosen(self, root: State, view: Any, rng: Random) -> int:
        def world(state: State, _: int) -> State:
            return State(state.game, state.game.world(view, rng))

        self.search.set_resampler(world)
        number: int = self.search.step(root)
        return number
