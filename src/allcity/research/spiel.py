"""The games in OpenSpiel: importing this module registers `allcity_GAME` for each game that has a kernel.

`pyspiel.load_game("allcity_GAME(players=3)")`; the other parameters are the options of the game. Where several seats
choose at once, they are asked one after the other, and none of them sees the others' choices.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy
import pyspiel

from allcity.core.game import Seat
from allcity.fast import rows
from allcity.fast.lockstep import Setup
from allcity.games import GAMES
from allcity.research.position import Choices, Position, choices_of, playable, remade

LONGEST = 5_000  # decisions; matches of random play have about a hundred


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; utilities are shares of the first place, so they add up to 1.

    OpenSpiel pickles games, so this holds only what can be pickled.
    """

    KEY = ""
    KIND: Any = None

    def __init__(self, params: Any = None) -> None:
        chosen = {**self.KIND.parameter_specification, **(params or {})}
        seats = int(chosen.pop("players"))
        options = tuple(sorted((name, str(value)) for name, value in chosen.items()))
        self._chosen = (self.KEY, seats, options)
        actions = self.setup.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.count,
            max_chance_outcomes=actions.total - actions.count,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.KIND, info, params or {})

    @property
    def setup(self) -> Setup:
        key, seats, options = self._chosen
        return remade(key, seats, options, GAMES[key].edition(GAMES[key].META.editions[0]))

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setup, kind, params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position, as a row of the kernel; the rules compute what seats have seen only when it is needed."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = Position(game.setup)
        self.memory = Memory(game.setup)

    @property
    def setup(self) -> Setup:
        return self.position.setup  # not an attribute of its own, which every clone would copy

    def current_player(self) -> int:
        seat = self.position.asked
        if seat == rows.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == rows.CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes, with ids that count from 0, and their probabilities."""
        outcomes = self.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        count = self.setup.actions.count
        return [(number - count, weight / total) for number, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        seat = self.position.asked
        number = action + self.setup.actions.count if seat == rows.CHANCE else action
        self.position.apply(number)
        self.memory.add(seat, number)

    def _action_to_string(self, player: int, action: int) -> str:
        actions = self.setup.actions
        is_chance = player == pyspiel.PlayerId.CHANCE
        return actions.texts[action + actions.count if is_chance else action]

    def is_terminal(self) -> bool:
        return self.position.asked == rows.OVER

    def returns(self) -> list[float]:
        return self.position.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Return a state that the player cannot tell from this one, as the rules imagine it; its history begins now."""
        rules, luck = self.setup.rules, Random(sampler())
        world = rules.world(rules.view(self.memory.state(), player), luck)
        other = State(self.get_game())
        other.position = self.position.copy()
        self.setup.kernel.pack(world, self.setup.actions, other.position.row)
        other.memory = self.memory.imagined(player, world)
        return other

    def __str__(self) -> str:
        texts = self.setup.actions.texts
        return "\n".join(f"{seat + 1} {texts[number]}" for seat, number in self.memory.log)


class Memory:
    """The log of a match, the position of the rules after it, and what each seat could read of it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.log: list[tuple[Seat, int]] = []
        self._upto = 0
        self._state = setup.rules.setup(setup.seats, setup.options, setup.edition)
        self._lines: list[list[str]] = [[] for _ in range(setup.seats)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        """Copy the log, but share the positions, which never change."""
        other = Memory.__new__(Memory)
        other.setup, other.log = self.setup, self.log[:]
        other._upto, other._state = self._upto, self._state
        other._lines = [lines[:] for lines in self._lines]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        self._follow()
        state = self.setup.rules.state_to_json(self._state)
        return _remembered, (choices_of(self.setup), self.log, state, self._lines)

    def imagined(self, seat: Seat, state: Any) -> Memory:
        """Return the memory of an imagined position of a seat; what the others have read is not known, so theirs begins with their present views."""
        lines = self.lines(seat)
        other = Memory(self.setup)
        other._state = state
        for each in range(self.setup.seats):
            other._lines[each] = lines[:] if each == seat else [other.view(each)]
        return other

    def add(self, seat: Seat, number: int) -> None:
        self.log.append((seat, number))

    def _follow(self) -> None:
        rules, texts = self.setup.rules, self.setup.actions.texts
        for actor, number in self.log[self._upto :]:
            action = rules.parse(texts[number])
            for seat, lines in enumerate(self._lines):
                line = rules.redact(self._state, actor, action, seat)
                if seat == actor and line != texts[number]:
                    line = (
                        # The log hides a sealed choice, but its seat remembers it.
                        f"{texts[number]} {line}"
                    )
                lines.append(f"{actor + 1} {line}")
            self._state = rules.apply(self._state, actor, action)
        self._upto = len(self.log)

    def lines(self, seat: Seat) -> list[str]:
        """Return everything that a seat has read, which is its information state."""
        self._follow()
        return self._lines[seat]

    def state(self) -> Any:
        """Return the present position of the rules."""
        self._follow()
        return self._state

    def view(self, seat: Seat | None) -> str:
        """Return what a seat may know now, as JSON."""
        rules = self.setup.rules
        view = rules.view_to_json(rules.view(self.state(), seat))
        return json.dumps(view, sort_keys=True, separators=(",", ":"))


def _remembered(
    choices: Choices, log: list[tuple[Seat, int]], state: Any, lines: list[list[str]]
) -> Memory:
    memory = Memory(remade(*choices))
    memory.log, memory._upto, memory._lines = log, len(log), lines
    memory._state = memory.setup.rules.state_from_json(state, memory.setup.edition)
    return memory


class Observer:
    """A player's observations: numbers as `docs/kernels.md` describes them; as text the view, or with perfect recall all lines read."""

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._setup, self._recalls = setup, kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = 0 if self._recalls else setup.kernel.OBSERVED
        self.tensor = numpy.zeros(size, numpy.float32)
        self.dict = {} if self._recalls else {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if not self._recalls:
            self.tensor[:] = state.position.observe(player if self._is_private else -1)

    def string_from(self, state: State, player: int) -> str:
        if self._recalls:
            return "\n".join([f"seat {player + 1}", *state.memory.lines(player)])
        return state.memory.view(player if self._is_private else None)


def _register(key: str) -> None:
    meta, kinds = GAMES[key].META, pyspiel.GameType
    kind = kinds(
        short_name=f"allcity_{key}",
        long_name=f"All City: {key}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.seats[0],
            **{option.key: option.default for option in meta.options},
        },
    )
    # This is a class because OpenSpiel's registry outlives Python: an object that is freed when Python ends would crash there.
    name = f"Game_{key}"
    globals()[name] = type(name, (Game,), {"KEY": key, "KIND": kind, "__module__": __name__})
    pyspiel.register_game(kind, globals()[name])


for _key in playable():
    _register(_key)
