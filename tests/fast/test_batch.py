"""Batches: many matches at once, for every game that has a kernel."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from allcity.core import fair
from allcity.core.errors import Malformed
from allcity.core.match import Match
from allcity.core.record import parse
from allcity.core.replay import replay, verify
from allcity.fast.batch import Batch
from allcity.fast.kernel import kernel_of
from allcity.fast.lockstep import marked
from allcity.fast.records import fair_outcomes, record
from allcity.fast.rows import OVER
from allcity.games import GAMES

pytestmark = pytest.mark.slow

KERNELS = [key for key in GAMES if kernel_of(key)]
LOG = 4000


def batch(game: str, seats: int = 3, size: int = 8, **more: Any) -> Batch:
    return Batch(game, seats, size=size, key=5, log=LOG, **more)


def step_to_the_end(one: Batch) -> None:
    while (one.asked != OVER).any():
        assert not one.step(one.pick().copy()).any()


@pytest.mark.parametrize("game", KERNELS)
def test_a_batch_plays_the_same_matches_step_by_step_and_at_one_go(game: str) -> None:
    stepped, played = batch(game), batch(game, threads=2)
    step_to_the_end(stepped)
    decisions = played.play()
    assert (stepped.states == played.states).all()
    assert (decisions > 10).all()
    assert [stepped.log(match) for match in range(8)] == [played.log(match) for match in range(8)]
    for mine, theirs in zip(stepped.results(), played.results(), strict=True):
        assert (mine == theirs).all()


@pytest.mark.parametrize("game", KERNELS)
def test_a_match_of_a_batch_is_an_ordinary_record(game: str) -> None:
    played = batch(game, seats=4)
    played.play()
    points, places, reasons = played.results()
    for match in range(played.size):
        text = record(played, match).text()
        state = replay(GAMES[game], parse(text)).state
        result = GAMES[game].result(state)
        assert result is not None
        assert result.points == tuple(points[match])
        assert result.places == tuple(places[match])
        names = [name for bit, name in enumerate(played.reasons) if reasons[match] >> bit & 1]
        assert sorted(result.reasons) == sorted(names)


@pytest.mark.parametrize("game", KERNELS)
def test_with_a_committed_seed_a_record_of_a_batch_is_verified(game: str) -> None:
    matches = batch(game, chance="given", size=3)
    seeds = [f"{number:064x}" for number in range(3)]
    sources = [fair.Fair(seed, "-") for seed in seeds]
    while (matches.asked != OVER).any():
        outcomes = fair_outcomes(matches, sources)
        actions = numpy.where(outcomes >= 0, outcomes, matches.pick())
        assert not matches.step(actions).any()
    for match, seed in enumerate(seeds):
        verdict = verify(GAMES[game], record(matches, match, seed))
        assert verdict.is_fair
        assert verdict.is_over


@pytest.mark.parametrize("game", KERNELS)
def test_what_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    one = batch(game)
    masks = one.legal().copy()
    before = one.states.copy()
    for match in range(one.size):
        legal = set(marked(masks[match]))
        wrong = [number for number in range(-2, one.actions.total + 2) if number not in legal]
        for number in (*wrong[:40], *wrong[-40:]):
            actions = numpy.full(one.size, -1)
            actions[match] = number
            assert one.step(actions).all()
    assert (one.states == before).all()
    actions = numpy.array([marked(mask)[-1] for mask in masks])
    assert not one.step(actions).any()


@pytest.mark.parametrize("game", KERNELS)
def test_rewards_come_at_the_end_and_share_the_first_place(game: str) -> None:
    one = batch(game, size=200)
    assert not one.rewards().any()
    assert not one.results().places.any()
    one.play()
    rewards, places = one.rewards(), one.results().places
    assert numpy.allclose(rewards.sum(axis=1), 1)
    assert ((rewards > 0) == (places == 1)).all()


@pytest.mark.parametrize("game", KERNELS)
def test_a_match_starts_again_with_other_dice(game: str) -> None:
    one = batch(game, size=4)
    first = one.states.copy()
    one.play()
    one.reset(only=numpy.array([True, False, True, False]))
    assert (one.asked == OVER).tolist() == [False, True, False, True]
    assert (one.states[[0, 2], 0] != first[[0, 2], 0]).all()
    other = Batch(game, 3, size=4, key=6)
    assert (other.states[:, 0] != first[:, 0]).all()


@pytest.mark.parametrize("game", KERNELS)
def test_a_seat_is_shown_what_it_asked_for(game: str) -> None:
    one = batch(game, size=2)
    mine = one.observe().copy()
    asked = one.asked.copy()
    assert (one.observe(asked) == mine).all()
    assert (one.observe((asked + 1) % 3) != mine).any()


@pytest.mark.parametrize("game", KERNELS)
def test_a_set_up_is_checked_as_by_the_rules(game: str) -> None:
    with pytest.raises(Malformed):
        Batch(game, 9)
    with pytest.raises(Malformed):
        Batch(game, 2, {"weather": "fine"})
    with pytest.raises(ValueError, match="drawn or given"):
        Batch(game, 2, chance="fine")
    with pytest.raises(ValueError, match="cpu or cuda"):
        Batch(game, 2, device="abacus")


def test_a_log_that_is_too_short_says_so() -> None:
    one = Batch(KERNELS[0], 2, log=5)
    one.play()
    with pytest.raises(AssertionError, match="room for 5 actions"):
        one.log(0)


def test_matches_of_the_rules_are_what_records_are_made_with() -> None:
    head = Match(GAMES[KERNELS[0]], 3).head
    assert record(batch(KERNELS[0], size=1), 0).header() == head.header()
