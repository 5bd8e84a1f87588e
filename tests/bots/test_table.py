"""Bots at a table: which bot is asked, what each is told, and when it is closed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from allcity.bots import bot
from allcity.bots.table import end_match, play_out
from allcity.core.game import CHANCE
from allcity.core.match import Match
from allcity.games import GAMES
from tests.bots.positions import KEYS


class Noting:
    """Plays at random and notes every call."""

    def __init__(self, is_blind: bool) -> None:
        self.is_blind = is_blind
        self.told: list[Any] = []

    def begin_match(self, printed: Any) -> None:
        self.told.append(("begin", printed["key"]))

    def __call__(self, game: Any, view: Any, legal: Any, rng: Random) -> Any:
        assert (view is None) is self.is_blind
        self.told.append("turn")
        return rng.choice(legal)

    def end_match(self, result: Any) -> None:
        self.told.append(("end", result.places))

    def close(self) -> None:
        self.told.append("close")


def match_of(key: str, seats: int = 2) -> Match[Any, Any, Any, Any]:
    match = Match(GAMES[key], seats, match="table")
    match.commit("0c" * 32)
    return match


@pytest.mark.parametrize("key", KEYS)
def test_each_bot_is_told_of_its_match_and_watched_while_it_thinks(key: str) -> None:
    match, players, watched = match_of(key), [Noting(False), Noting(True)], list[int]()
    decisions = play_out(match, players, [Random(1), Random(2)], watched.append)
    asked = [seat for seat, _ in match.log if seat != CHANCE]
    assert watched == [seat for seat in asked for _ in range(2)]
    assert decisions == len(asked)
    assert match.result
    for seat, player in enumerate(players):
        turns = ["turn"] * asked.count(seat)
        end = ("end", match.result.places)
        assert player.told == [("begin", match.edition.key), *turns, end, "close"]


def test_each_seat_may_have_luck_of_its_own() -> None:
    logs = []
    for seeds in ((1, 2), (1, 2), (1, 3)):
        match = match_of(KEYS[0])
        play_out(match, [bot("random")] * 2, [Random(seed) for seed in seeds])
        logs.append(match.log)
    assert logs[0] == logs[1] != logs[2]


def test_a_match_that_was_left_has_no_end_to_tell() -> None:
    player = Noting(True)
    end_match(match_of(KEYS[0]), [player, bot("random")])
    assert player.told == ["close"]


def test_there_is_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match="There are 1 bots for 2 seats"):
        play_out(match_of(KEYS[0]), [bot("random")], Random(1))
