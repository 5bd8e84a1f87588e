"""Many matches at once for one learner: a Gymnasium vector environment for one seat against others."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from allcity.core.game import Options, Printed, Seat
from allcity.fast.batch import Batch
from allcity.fast.rows import OVER
from allcity.research.position import setup_of

Opponent = Callable[[Any, Any], Any]
"""Returns an action for each match, from masks (a byte for each id) and observations."""


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` matches; one seat is the learner's, the others play at random or as `opponent` says.

    Masks are in `infos["action_mask"]`. The reward is the share of the first place, at the end. A match that is over starts again with the next step, whose
    action and reward do not count for it.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int = 2,
        seat: Seat = 0,
        options: Options | None = None,
        edition: Printed | None = None,
        opponent: Opponent | None = None,
        threads: int = 1,
    ) -> None:
        setup = setup_of(game, seats, options, edition)
        if seat not in range(seats):
            raise ValueError(f"seat {seat} is not one of {seats}")
        self.num_envs, self.seat, self._opponent = num_envs, seat, opponent
        self._choices = (game, seats, setup.options, setup.edition, num_envs)
        self._threads = min(threads, num_envs)
        self.actions = setup.actions
        self.single_action_space = spaces.Discrete(setup.actions.count)
        shape = (setup.kernel.OBSERVED,)
        self.single_observation_space = spaces.Box(-128, 127, shape, numpy.int8)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._begin(SystemRandom().getrandbits(62))

    def _begin(self, key: int) -> None:
        self._batch = Batch(*self._choices, key=key, threads=self._threads)
        self._is_over = numpy.zeros(self.num_envs, bool)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Any, dict[str, Any]]:
        """Start new matches; the same seed gives the same dice and the same random opponents."""
        if seed is not None:
            self._begin(seed)
        else:
            self._batch.reset()
        self._is_over[:] = False
        self._let_others_play()
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Do one action of the learner in each match; one that is not legal raises `ValueError`."""
        started = self._is_over.copy()
        chosen = numpy.where(started, -1, actions)
        refused = self._batch.step(chosen).astype(bool)
        if refused.any():
            raise ValueError(f"not legal in matches {numpy.flatnonzero(refused).tolist()}")
        if started.any():
            self._batch.reset(only=started)
        self._let_others_play()
        self._is_over = self._batch.asked == OVER
        rewards = self._batch.rewards()[:, self.seat].astype(numpy.float64)
        observations, infos = self._seen()
        return observations, rewards, self._is_over.copy(), numpy.zeros_like(self._is_over), infos

    def _let_others_play(self) -> None:
        """Let the others play until the learner is asked everywhere, or a match is over."""
        batch = self._batch
        while (others := (batch.asked != OVER) & (batch.asked != self.seat)).any():
            if self._opponent is None:
                chosen = batch.pick()
            else:
                chosen = self._opponent(masks(batch), batch.observe())
            refused = batch.step(numpy.where(others, chosen, -1)).astype(bool)
            if (refused & others).any():
                raise ValueError("the opponent chose an action that is not legal")

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        batch = self._batch
        seats = numpy.full(self.num_envs, self.seat, numpy.int8)
        return batch.observe(seats).copy(), {"action_mask": masks(batch)}


def masks(batch: Batch) -> Any:
    """Return the legal actions in each match of a batch on a core, as one byte for each id."""
    words = batch.legal().view(numpy.uint8)
    bits = numpy.unpackbits(words, axis=1, count=batch.actions.count, bitorder="little")
    return bits.view(numpy.int8)
