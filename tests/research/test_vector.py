"""One seat against others, many matches at once, as a Gymnasium vector environment."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy
import pytest

from allcity.fast.kernel import kernel_of
from allcity.games import GAMES
from allcity.research.vector import SeatVectorEnv

KERNELS = [key for key in GAMES if kernel_of(key)]
pytestmark = pytest.mark.slow


def chosen(mask: Any, rng: Any) -> Any:
    return (rng.random(mask.shape) * mask).argmax(axis=1)


def play(env: SeatVectorEnv, seed: int, steps: int, as_others: bool = False) -> list[Any]:
    """Return observations, rewards and ends of each step of random play: evenly over all ids, or as the others play."""
    rng = numpy.random.default_rng(seed)
    _, infos = env.reset(seed=seed)
    log = []
    for _ in range(steps):
        actions = env._batch.pick().copy() if as_others else chosen(infos["action_mask"], rng)
        seen, rewards, ended, cut, infos = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not cut.any()
        log.append((seen, rewards, ended, infos["action_mask"]))
    return log


@pytest.mark.parametrize("game", KERNELS)
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 2)])
def test_matches_end_with_rewards_and_start_again(game: str, seats: int, seat: int) -> None:
    env = SeatVectorEnv(game, num_envs=8, seats=seats, seat=seat)
    log = play(env, 1, 160, as_others=True)
    ends = sum(int(ended.sum()) for _, _, ended, _ in log)
    assert ends >= 8
    total = 0.0
    for (_, rewards, ended, mask), (_, _, after, _) in pairwise(log):
        assert not rewards[~ended].any()
        assert not mask[ended].any()
        assert mask[~ended].any(axis=1).all()
        assert not (ended & after).any()
        total += float(rewards.sum())
    assert 0 < total < ends


@pytest.mark.parametrize("game", KERNELS)
def test_the_same_seed_gives_the_same_matches(game: str) -> None:
    first, second = (play(SeatVectorEnv(game, num_envs=3, threads=n), 5, 40) for n in (1, 2))
    for mine, theirs in zip(first, second, strict=True):
        assert all((a == b).all() for a, b in zip(mine, theirs, strict=True))
    other = play(SeatVectorEnv(game, num_envs=3), 6, 1)
    assert (other[0][0] != first[0][0]).any()


@pytest.mark.parametrize("game", KERNELS)
def test_an_opponent_of_ones_own(game: str) -> None:
    rng, asked = numpy.random.default_rng(1), []

    def opponent(masks: Any, observations: Any) -> Any:
        asked.append(observations.shape)
        return chosen(masks, rng)

    env = SeatVectorEnv(game, num_envs=4, opponent=opponent)
    play(env, 1, 20)
    assert set(asked) == {env.observation_space.shape}
    wrong = SeatVectorEnv(game, num_envs=4, seat=1, opponent=lambda masks, _: masks.argmin(axis=1))
    with pytest.raises(ValueError, match="opponent"):
        play(wrong, 1, 20)


@pytest.mark.parametrize("game", KERNELS)
def test_what_is_not_legal_is_refused(game: str) -> None:
    env = SeatVectorEnv(game, num_envs=3)
    _, infos = env.reset(seed=1)
    actions = chosen(infos["action_mask"], numpy.random.default_rng(1))
    actions[1] = infos["action_mask"][1].argmin()
    with pytest.raises(ValueError, match=r"matches \[1\]"):
        env.step(actions)
    with pytest.raises(ValueError, match="seat 2"):
        SeatVectorEnv(game, seat=2)
