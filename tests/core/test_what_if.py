"""Matches that continue from a position in another one: in every game, from any position."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.core.errors import Malformed
from allcity.core.match import Match
from allcity.core.record import Moment, Record, parse
from allcity.core.replay import chained, replay, verify
from allcity.core.what_if import play_on
from allcity.games import GAMES
from tests.sizes import size

SEED, OTHER = "07" * 32, "08" * 32
each_game = pytest.mark.parametrize("key", sorted(GAMES))


def played(key: str, seed: int = 1) -> Record:
    """The record of a whole match."""
    game = GAMES[key]
    seats = Random(seed).choice(list(game.META.seats))
    match: Match[Any, Any, Any, Any] = Match(game, seats, match="evening")
    match.commit(SEED, {0: "rain"})
    finish(match, seed)
    return chained(game, match.record())


def finish(match: Match[Any, Any, Any, Any], seed: int) -> None:
    play_out(match, [bot("random")] * match.head.seats, Random(seed))


@each_game
@settings(max_examples=size(4, 100), deadline=None)
@given(seed=st.integers(0, 2**32), part=st.floats(0, 1, exclude_max=True), is_same=st.booleans())
def test_a_match_goes_on_from_any_moment_and_its_record_verifies(
    key: str, seed: int, part: float, is_same: bool
) -> None:
    game, record = GAMES[key], played(key, seed)
    at = int(part * len(record.log))
    match = play_on(game, record, at, "again", has_same_dice=is_same)
    assert match.state == replay(game, record, upto=at).state, "also what was hidden is as it was"
    if not is_same:
        match.commit(OTHER)
    finish(match, seed + 1)
    branch = parse(chained(game, match.record()).text())
    assert branch.what_if == Moment("evening", at)
    assert branch.log[:at] == record.log[:at]
    verdict = verify(game, branch)
    assert (verdict.is_fair, verdict.is_over, verdict.is_chain_right) == (True, True, True)
    assert verdict.drawn == sum(seat < 0 for seat, _ in branch.log[at:])
    assert replay(game, branch).result == match.result
    assert not verify(game, replace(branch, what_if=Moment("other", at))).is_chain_right


@each_game
def test_the_same_dice_and_the_same_actions_are_the_same_match(key: str) -> None:
    record = played(key)
    match = play_on(GAMES[key], record, len(record.log) // 3, has_same_dice=True)
    match.settle()
    for seat, text in record.log[len(match.log) :]:
        if seat >= 0:
            match.push_text(seat, text)
            match.settle()
    assert match.log == list(record.log)


def test_dice_that_were_rolled_after_the_moment_are_those_of_the_seed() -> None:
    record = played("tagcity")
    match = play_on(GAMES["tagcity"], record, 20, "again")
    match.commit(OTHER)
    finish(match, 2)
    branch = match.record()
    assert verify(GAMES["tagcity"], replace(branch, what_if=Moment("evening", 0))).wrong
    assert verify(GAMES["tagcity"], replace(branch, seed=SEED)).is_seed_right is False


def test_a_match_can_be_continued_that_was_continued_already() -> None:
    game, record = GAMES["tagcity"], played("tagcity")
    first = play_on(game, record, 30, "first")
    first.commit(OTHER)
    finish(first, 2)
    for is_same in (False, True):
        for at in (10, 30, 50):
            second = play_on(game, first.record(), at, "second", has_same_dice=is_same)
            if not is_same:
                second.commit(SEED)
            finish(second, 3)
            assert second.record().what_if == Moment("first", at)
            assert verify(game, second.record()).is_fair


def test_nothing_is_played_on_after_the_end_or_with_dice_that_nobody_knows() -> None:
    game, record = GAMES["tagcity"], played("tagcity")
    length = len(record.log)
    with pytest.raises(Malformed, match="what-if-over"):
        play_on(game, record, length)
    with pytest.raises(Malformed, match="what-if-moment"):
        play_on(game, record, length + 1)
    with pytest.raises(Malformed, match="what-if-moment"):
        play_on(game, record, -1)
    with pytest.raises(Malformed, match="what-if-sealed"):
        play_on(game, replace(record, seed=None), 3, has_same_dice=True)
    match = play_on(game, record, 3)
    with pytest.raises(RuntimeError):
        match.settle()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("what-if evening 99999", "record-what-if-short"),
        ("what-if evening 3\nwhat-if evening 3", "record-what-if-twice"),
        ("what-if evening -3", "record-play"),
        ("what-if evening 03", "record-play"),
        ("what-if evening", "record-play"),
        ("what-if two words 3", "record-play"),
    ],
)
def test_a_wrong_line_is_refused(line: str, code: str) -> None:
    text = played("tagcity").text().replace("match evening", f"match again\n{line}")
    with pytest.raises(Malformed, match=code):
        parse(text)
