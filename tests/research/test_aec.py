"""The games as PettingZoo environments: PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

from allcity.core.errors import Malformed
from allcity.fast.kernel import kernel_of
from allcity.games import GAMES
from allcity.research.aec import Table, env

KERNELS = [key for key in GAMES if kernel_of(key)]
# PettingZoo says so of every environment whose observations are dicts with a mask.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::UserWarning")]


@pytest.mark.parametrize("game", KERNELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_api_test_passes(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize("game", KERNELS)
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: env(game, seats=3), num_cycles=20)


@pytest.mark.parametrize("game", KERNELS)
def test_the_state_test_passes(game: str) -> None:
    table = env(game)
    table.reset(seed=1)
    check_state_space(table)
    assert table.state_space.contains(table.state())


def play(table: Any, rng: Any) -> dict[str, float]:
    """A match of random play; what each agent got in all."""
    sums = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_terminated, is_truncated, info = table.last()
        sums[agent] += reward
        if is_terminated or is_truncated:
            table.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        table.step(int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
    return sums


@pytest.mark.parametrize("game", KERNELS)
def test_the_first_place_is_shared_out_at_the_end(game: str) -> None:
    table, rng = env(game, seats=3), numpy.random.default_rng(1)
    for seed in range(3):
        table.reset(seed=seed)
        assert sum(play(table, rng).values()) == pytest.approx(1)
        assert not table.agents


@pytest.mark.parametrize("game", KERNELS)
def test_an_illegal_action_ends_the_match_at_the_cost_of_its_agent(game: str) -> None:
    table = env(game)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(numpy.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert table.rewards[agent] == -1
    bare = Table(game)
    bare.reset(seed=1)
    before = bare.state()
    with pytest.raises(ValueError, match="not legal"):
        bare.step(bare.setup.actions.count - 1)
    assert (bare.state() == before).all()


@pytest.mark.parametrize("game", KERNELS)
def test_without_a_seed_each_match_has_other_dice(game: str) -> None:
    table = Table(game)
    bases = []
    for _ in range(3):
        table.reset()
        bases.append(int(table.position.row[0]))
    assert len(set(bases)) == 3


@pytest.mark.parametrize("game", KERNELS)
def test_an_observer_sees_what_the_batch_shows(game: str) -> None:
    from allcity.fast.batch import Batch

    table, batch = Table(game, seats=3), Batch(game, 3, size=1, key=9)
    table.reset(seed=9)
    for _ in range(30):
        seat = table.possible_agents.index(table.agent_selection)
        assert batch.asked[0] == seat
        assert (table.observe(table.agent_selection)["observation"] == batch.observe()[0]).all()
        action = int(batch.pick()[0])
        batch.step([action])
        table.step(action)


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(Malformed):
        Table(KERNELS[0], seats=9)
    with pytest.raises(Malformed):
        Table(KERNELS[0], options={"weather": "fine"})
    with pytest.raises(ValueError, match="no kernel for 'chess'"):
        Table("chess")
