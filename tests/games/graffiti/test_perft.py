"""Stored counts of the lines of play, confirmed by a second, simple counter."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from random import Random

import pytest

from allcity.core import record
from allcity.core.game import CHANCE
from allcity.core.perft import perft
from allcity.core.play import random_steps
from allcity.core.replay import replay
from allcity.games import graffiti
from allcity.games.graffiti.state import State
from tests.games.graffiti.simple import moves
from tests.games.graffiti.table import Table


def _start() -> State:
    return graffiti.setup(3, {})


def _first_turn() -> State:
    return Table(2, start="4 1").state


def _tiles() -> State:
    table = Table(4, start="1 1 1 1").give(1, bonus="vp extra reserve add discount permit")
    table.give(2, bonus="reserve", paints="g").play("1 paint g", "1 end", "2 permit 4", "* draw 2")
    return table.play("* fill 2", "2 reserve B4", "3 pass", "4 paint k").state


def _bobby() -> State:
    table = Table(2, start="1 1", special="on", blocking="on").play("* block 5")
    table.give(1, paints="r g yb", bonus="wild discount", permits="1 1 3")
    return table.play("1 bobby", "2 pass").state


def _bobby_pays() -> State:
    table = Table(2, start="1 1", special="on").give(1, paints="r y g k yb", bonus="wild wild")
    return table.give(1, permits="3 3").play("1 bobby", "2 pass", "1 spray F1 2").state


def _end_of_round() -> State:
    table = Table(3).give(1, paints="r g k", bonus="save").give(3, paints="r g g")
    return table.play("1 bonus 1", "2 pass", "3 pass", "1 pass").state


def _scarce() -> State:
    table = Table(2, start="4 4").give(1, permits="1 1 2 2 2 3 3 3 3 4 4 4 5 5 5 5")
    table.give(2, permits="1 1 2 3 5", paints="r r r r r r r", bonus="add")
    return table.play("1 permit 2").state


def _position(name: str) -> Callable[[], State]:
    """A position that the package keeps as a record."""
    folder = resources.files("allcity.games.graffiti").joinpath("positions")
    text = folder.joinpath(f"{name}.record").read_text("utf-8")
    return lambda: replay(graffiti, record.parse(text)).state


COUNTS = [
    (_position("start-2"), 3, 9_101),
    (_position("start-4"), 3, 7_949),
    (_position("tiles-4"), 3, 1_736),
    (_position("bobby-4"), 3, 262),
    (_position("keep-3"), 3, 512),
    (_position("late-2"), 3, 8_611),
    (_start, 4, 1_536),
    (_first_turn, 3, 9_217),
    (_tiles, 3, 27_100),
    (_bobby, 2, 3_808),
    (_bobby_pays, 3, 10_323),
    (_end_of_round, 3, 700),
    (_scarce, 4, 16_534),
]


def _simple_count(state: State, depth: int) -> int:
    """Perft by the simple account of what is legal; it must name the same actions."""
    if depth == 0:
        return 1
    seats = graffiti.active(state)
    texts = moves(graffiti.state_to_json(state))
    if depth == 1 or not seats:
        return len(texts)
    return sum(
        _simple_count(graffiti.apply(state, seats[0], graffiti.parse(text)), depth - 1)
        for text in texts
    )


@pytest.mark.parametrize(("position", "depth", "lines"), COUNTS)
def test_perft(position: Callable[[], State], depth: int, lines: int) -> None:
    assert perft(graffiti, position(), depth) == lines


@pytest.mark.parametrize(("position", "depth", "lines"), COUNTS)
def test_the_simple_counter_agrees(position: Callable[[], State], depth: int, lines: int) -> None:
    assert _simple_count(position(), depth) == lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_name_the_same_actions_all_along_random_matches(seats: int) -> None:
    rng = Random(f"simple {seats}")
    for options in ({}, {"blocking": "on", "special": "on"}):
        state = graffiti.setup(seats, options)
        for _, _, after in random_steps(graffiti, state, rng):
            seats_now = graffiti.active(after)
            if seats_now == (CHANCE,):
                listed = [graffiti.text(action) for action, _ in graffiti.chance(after)]
            else:
                listed = [
                    graffiti.text(action)
                    for seat in seats_now
                    for action in graffiti.legal(after, seat)
                ]
            assert len(set(listed)) == len(listed)
            assert set(listed) == moves(graffiti.state_to_json(after))
