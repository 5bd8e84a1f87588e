"""The things that the balance report counts as used."""

from __future__ import annotations

from importlib import resources
from random import Random

import pytest

from allcity.arena.accounts import account
from allcity.core.game import CHANCE
from allcity.core.match import Match
from allcity.games import graffiti

HOUSE = resources.files("allcity.games.graffiti").joinpath("house.toml").read_text("utf-8")
SHIFTED = HOUSE.replace('"1 first", "2 3", "4 5", "6 stack"', '"1 2", "3 first", "4 5", "6 stack"')


@pytest.mark.parametrize(("boards", "space"), [(HOUSE, "permit 1"), (SHIFTED, "permit 2")])
def test_the_first_player_token_is_counted_on_the_space_that_gives_it(
    boards: str, space: str
) -> None:
    match = Match(graffiti, 3, {}, graffiti.read_edition(boards).edition, "accounts")
    match.commit("5" * 64)
    rng, takes, tokens = Random("accounts"), [0, 0, 0], 0
    while not graffiti.result(match.state):
        match.settle()
        for seat in graffiti.active(match.state):
            action = rng.choice(graffiti.legal(match.state, seat))
            is_there = (graffiti.text(action) + " ").startswith(f"{space} ")
            takes[seat] += is_there
            match.push(seat, action)
            tokens += is_there and match.state.first == seat
    figures = account("graffiti", match.state, match.log)
    assert [used.get("first", 0) for used in figures["used"]] == takes
    assert figures["starter"] == next(seat for seat, _ in match.log if seat != CHANCE)
    assert sum(takes) == tokens > 5
    assert {seat for seat, _ in match.log} == {CHANCE, 0, 1, 2}
