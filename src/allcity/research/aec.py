"""The games as PettingZoo environments: agents take turns, and the mask says what is legal."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from allcity.core.game import Options, Printed
from allcity.fast.rows import OVER
from allcity.research.position import Position, setup_of


def env(game: str, **choices: Any) -> AECEnv[str, Any, int]:
    """Return the environment with PettingZoo's usual wrappers: an illegal action ends the match with a reward of -1."""
    table: AECEnv[str, Any, int] = Table(game, **choices)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class Table(AECEnv[str, Any, int]):  # type: ignore[misc]
    """A match of a game; the reward is each seat's share of the first place, at the end."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Options | None = None,
        edition: Printed | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = setup_of(game, seats, options, edition)
        self.metadata = {
            "name": f"allcity_{game}_v{self.setup.kernel.VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        count, observed = self.setup.actions.count, self.setup.kernel.OBSERVED
        self._actions = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (observed,), numpy.int8),
                    "action_mask": spaces.Box(0, 1, (count,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-128, 127, (seats * observed,), numpy.int8)
        self._key, self._match = SystemRandom().getrandbits(62), -1
        self.position = Position(self.setup)

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new match; the same seed gives the same dice."""
        if seed is not None:
            self._key, self._match = seed, -1
        self._match += 1
        self.position = Position(self.setup)
        self.position.seed(self._key, self._match)
        self.position.settle()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        self._mask = self.position.mask()
        seat = self.position.asked
        self.agent_selection = self.possible_agents[seat if seat != OVER else 0]
        self.infos = {agent: {"action_mask": self._mask_of(agent)} for agent in self.agents}

    def _mask_of(self, agent: str) -> Any:
        """Return the legal actions of an agent: none unless it is asked."""
        return self._mask if agent == self.agent_selection else numpy.zeros_like(self._mask)

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        return {"observation": self.position.observe(seat), "action_mask": self._mask_of(agent)}

    def state(self) -> Any:
        """Return what all seats know together."""
        return numpy.concatenate([self.position.observe(seat) for seat in range(self.setup.seats)])

    def step(self, action: int | None) -> None:
        """Do an action of the selected agent; one that is not legal raises `ValueError` and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position.apply(int(action))
        self.position.settle()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.asked == OVER:
            self.rewards = dict(zip(self.possible_agents, self.position.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str:
        """Return who is asked, and how many actions are legal."""
        return f"{self.agent_selection}: {int(self._mask.sum())} legal actions"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
