"""The games in OpenSpiel: its own random simulations and playthroughs, and who knows what."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from allcity.core.match import Match
from allcity.fast.kernel import kernel_of
from allcity.games import GAMES
from allcity.research import spiel

KERNELS = [key for key in GAMES if kernel_of(key)]
pytestmark = pytest.mark.slow


def load(key: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"allcity_{key}(players={players})")


def steps(state: Any, rng: Random) -> Any:
    """Random play; gives the state before each action, with the action."""
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(numbers, weights)[0]
        else:
            action = rng.choice(state.legal_actions())
        yield action
        state.apply_action(action)


@pytest.mark.parametrize("key", KERNELS)
def test_the_random_simulations_of_openspiel_pass(key: str) -> None:
    pyspiel.random_sim_test(load(key, 3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KERNELS)
def test_a_playthrough_is_played_again_alike(key: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # those of OpenSpiel's own programs
    text = generate_playthrough.playthrough(f"allcity_{key}", None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    original, again = generate_playthrough.replay(str(file))
    assert again == original
    assert "InformationStateString(0)" in text
    assert "ObservationTensor(1)" in text


@pytest.mark.parametrize("key", KERNELS)
def test_options_are_parameters_and_wrong_ones_are_refused(key: str) -> None:
    option = next(option for option in GAMES[key].META.options if not option.is_open)
    game = pyspiel.load_game(f"allcity_{key}(players=4,{option.key}={option.values[1]})")
    assert game.num_players() == 4
    assert game.new_initial_state().setup.options[option.key] == option.values[1]
    with pytest.raises(Exception, match=r"setup-value|fine"):
        pyspiel.load_game(f"allcity_{key}(players=2,{option.key}=fine)")


@pytest.mark.parametrize("key", KERNELS)
def test_probabilities_are_those_of_the_rules(key: str) -> None:
    state, rng = load(key).new_initial_state(), Random(1)
    rules = GAMES[key]
    match = Match(rules, 2)
    texts = state.setup.actions.texts
    for action in steps(state, rng):
        seat = state.current_player()
        number = action
        if seat == pyspiel.PlayerId.CHANCE:
            outcomes = rules.chance(match.state)
            total = sum(weight for _, weight in outcomes)
            expected = {rules.text(outcome): weight / total for outcome, weight in outcomes}
            offset = state.setup.actions.count
            listed = {texts[offset + n]: share for n, share in state.chance_outcomes()}
            assert listed == pytest.approx(expected)
            number += offset
        assert state.action_to_string(seat, action) == texts[number]
        match.push_text(seat, texts[number])
    result = rules.result(match.state)
    assert result is not None
    winners = result.places.count(1)
    assert state.returns() == [(place == 1) / winners for place in result.places]


@pytest.mark.parametrize("key", KERNELS)
def test_a_copy_goes_its_own_way(key: str) -> None:
    state, rng = load(key).new_initial_state(), Random(2)
    for number, _ in enumerate(steps(state, rng)):
        if number == 15:
            break
    before = (str(state), state.information_state_string(0), state.observation_tensor(0))
    other = state.clone()
    assert other.information_state_string(0) == before[1]
    for number, _ in enumerate(steps(other, rng)):
        if number == 8:
            break
    assert (str(state), state.information_state_string(0), state.observation_tensor(0)) == before
    assert other.information_state_string(0) != before[1]


@pytest.mark.parametrize("key", KERNELS)
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(key: str) -> None:
    """A seat's information does not depend on what is hidden from it: the rules sample another world of its view."""
    rules = GAMES[key]
    state, rng = load(key, 3).new_initial_state(), Random(3)
    observer = make_observation(state.get_game())
    for number, _ in enumerate(steps(state, rng)):
        if number % 40 or state.is_chance_node():
            continue
        seat = state.current_player()
        view = rules.view(state.memory.state(), seat)
        world = rules.world(view, rng)
        row = state.position.copy()
        state.setup.kernel.pack(world, state.setup.actions, row.row)
        observer.set_from(state, seat)
        assert (observer.tensor == row.observe(seat)).all()
        public = make_observation(
            state.get_game(),
            pyspiel.IIGObservationType(
                public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
            ),
        )
        public.set_from(state, seat)
        assert (public.tensor == state.position.observe(-1)).all()


def moments(key: str, luck: int) -> Iterator[Any]:
    """Some positions of a match of three in which a seat is asked."""
    state, rng = load(key, 3).new_initial_state(), Random(luck)
    for number, _ in enumerate(steps(state, rng)):
        if number % 20 == 0 and not state.is_chance_node():
            yield state


@pytest.mark.parametrize("key", KERNELS)
def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart(key: str) -> None:
    others, rng = set(), Random(5)
    for state in moments(key, 6):
        me = state.current_player()
        for _ in range(3):
            world = state.resample_from_infostate(me, rng.random)
            assert world.information_state_string(me) == state.information_state_string(me)
            assert world.observation_string(me) == state.observation_string(me)
            assert world.observation_tensor(me) == state.observation_tensor(me)
            assert world.legal_actions() == state.legal_actions()
            others |= {
                world.observation_string(seat) == state.observation_string(seat)
                for seat in range(3)
                if seat != me
            }
            copy = pickle.loads(pickle.dumps(world.memory))
            assert [copy.lines(seat) for seat in range(3)] == [
                world.information_state_string(seat).split("\n")[1:] for seat in range(3)
            ]
            for _ in steps(world, rng):
                pass
            assert sum(world.returns()) == pytest.approx(1)
    if key == "graffiti":
        assert False in others, "what is behind screens is imagined"


@pytest.mark.parametrize("key", KERNELS)
@pytest.mark.parametrize("by_observation", [False, True])
def test_the_information_set_search_of_openspiel_plays(key: str, by_observation: bool) -> None:
    luck = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    search = ismcts.ISMCTSBot(
        load(key), evaluator, 1.4, 12, random_state=luck, use_observation_string=by_observation
    )
    for state, _ in zip(moments(key, 7), range(3), strict=False):
        assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize("key", KERNELS)
def test_the_information_state_tells_what_was_read_and_no_more(key: str) -> None:
    rules = GAMES[key]
    state, rng = load(key, 3).new_initial_state(), Random(4)
    for _ in steps(state, rng):
        pass
    lines = [state.information_state_string(seat).split("\n") for seat in range(3)]
    assert all(len(own) == len(state.memory.log) + 1 for own in lines)
    true = str(state).split("\n")
    assert any(mine != line for own in lines for mine, line in zip(own[1:], true, strict=True))
    before = rules.setup(3, state.setup.options, state.setup.edition)
    for index, line in enumerate(true):
        actor, _, text = line.partition(" ")
        action = rules.parse(text)
        for seat in range(3):
            read = rules.redact(before, int(actor) - 1, action, seat)
            own = text if seat == int(actor) - 1 else read
            assert lines[seat][index + 1] in (f"{actor} {read}", f"{actor} {own} {read}")
            assert own in lines[seat][index + 1]
        before = rules.apply(before, int(actor) - 1, action)


def test_observers_take_no_parameters() -> None:
    game = load(KERNELS[0])
    with pytest.raises(ValueError, match="no parameters"):
        spiel.Observer(
            game.new_initial_state().setup,
            pyspiel.IIGObservationType(perfect_recall=False),
            {"x": 1},
        )
    assert numpy.isfinite(game.new_initial_state().observation_tensor(0)).all()
