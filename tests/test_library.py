"""The library as those see it who import it: names, help, examples, and errors that are sentences."""

from __future__ import annotations

import doctest
import inspect
import pickle
import pydoc
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import allcity
from allcity import CHANCE, GAMES, IllegalAction, Malformed, Match

TYPES = {"Game", "Meta", "Refusal", "Result"}  # shapes, which a reader does not call


def match_of(game: str, **options: str) -> Match[Any, Any, Any, Any]:
    match = Match(GAMES[game], seats=2, options=options)
    match.commit("07" * 32)
    match.settle()
    return match


@pytest.mark.parametrize("name", allcity.__all__)
def test_every_name_is_there_and_explains_itself(name: str) -> None:
    value = getattr(allcity, name)
    if callable(value):
        assert inspect.getdoc(value)


def examples() -> list[doctest.DocTest]:
    """The examples in the docstrings of the library, each once."""
    finder = doctest.DocTestFinder(exclude_empty=False)
    tests = {"allcity": finder.find(allcity, "allcity")[0]}
    for name in allcity.__all__:
        value = getattr(allcity, name)
        value = value if callable(value) else type(value)
        for test in finder.find(value, name):
            tests[test.name] = test
    return list(tests.values())


@pytest.mark.parametrize("test", examples(), ids=lambda test: test.name)
def test_the_examples_in_docstrings_run(test: doctest.DocTest) -> None:
    runner = doctest.DocTestRunner()
    assert runner.run(test).failed == 0


def test_every_function_and_class_has_an_example() -> None:
    shown = {test.name.partition(".")[0] for test in examples() if test.examples}
    called = {name for name in allcity.__all__ if callable(getattr(allcity, name))}
    assert called - shown == TYPES


def test_help_names_what_there_is() -> None:
    page = pydoc.plain(pydoc.render_doc(allcity))
    for name in ("class Match", "play_out(", "pop(", "GAMES = ", "A match of two bots"):
        assert name in page


def test_importing_the_package_loads_none_of_it() -> None:
    loaded = (
        "import sys, allcity; print(*[name for name in sys.modules if name.startswith('allcity.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""


def test_a_name_that_is_not_there_says_so() -> None:
    with pytest.raises(AttributeError, match=r"allcity has no 'Mach'; `help\(allcity\)` lists"):
        allcity.Mach  # noqa: B018


@pytest.mark.parametrize("game", GAMES)
def test_pop_takes_every_action_back(game: str) -> None:
    match = match_of(game)
    states: list[Any] = []
    rng = Random(3)
    first = list(match.log)
    for _ in range(20):
        states.append((match.state, list(match.log), match.drawn))
        seat = match.active[0]
        match.push(seat, rng.choice(list(match.legal(seat))))
        match.settle()
    while len(match.log) > len(first):
        line = match.log[-1]
        assert match.pop() == line
        if states[-1][1] == match.log:
            state, log, drawn = states.pop()
            assert (match.state, match.log, match.drawn) == (state, log, drawn)
    assert states == []
    assert match.log == first


def test_pop_works_when_only_the_log_is_known() -> None:
    match = match_of("tagcity", leader="1")
    known = match.state
    match.push(0, match.game.legal_texts(match.state, 0)[0])
    match.log = list(match.log)  # as a program does that has read the match from somewhere
    match.pop()
    assert match.game.state_to_json(match.state) == match.game.state_to_json(known)


def test_after_a_pop_the_same_chance_comes_again() -> None:
    match = match_of("tagcity")
    log = list(match.log)
    while match.log:
        match.pop()
    match.settle()
    assert match.log == log


def test_a_text_is_an_action() -> None:
    match = match_of("tagcity", leader="1")
    text = match.game.legal_texts(match.state, 0)[0]
    match.push(0, text)
    assert match.log[-1] == (0, text)
    after = match.state
    match.pop()
    assert allcity.play(match.game, match.state, 0, text) == after


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_action_is_refused_as_such(game: str) -> None:
    match = match_of(game)
    seat, log = match.active[0], list(match.log)
    with pytest.raises(Malformed, match="An action begins with one of these words"):
        match.push(seat, "jump")
    for value in (None, 5, ("put", 1)):
        with pytest.raises(TypeError, match=f"An action of {game} or its text is expected here"):
            match.push(seat, value)
    assert match.log == log


def test_errors_are_sentences() -> None:
    match = match_of("tagcity", leader="1")
    with pytest.raises(IllegalAction, match=r"^T2\.2: First place the dice .*: \d \d \d\.$"):
        match.push(0, "take 1")
    with pytest.raises(
        Malformed, match=r"for 2 to 4 players, not for 9 players\. \[setup-seats\]$"
    ):
        Match(GAMES["tagcity"], seats=9)
    with pytest.raises(TypeError, match="write GAMES\\['tagcity'\\]"):
        Match("tagcity", seats=2)  # type: ignore[arg-type]
    with pytest.raises(KeyError, match=r"No game is called 'chess'\. Installed games: tagcity"):
        GAMES["chess"]
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        Match(GAMES["tagcity"], seats=2).commit("7")
    with pytest.raises(ValueError, match="before the first action"):
        match.commit("07" * 32)
    with pytest.raises(RuntimeError, match="not bound to a seed: call `commit` first"):
        Match(GAMES["tagcity"], seats=2).settle()
    with pytest.raises(IndexError, match="no action to take back"):
        Match(GAMES["tagcity"], seats=2).pop()
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        allcity.play_out(match, [allcity.bot("random")], Random(1))
    with pytest.raises(ValueError, match="No language is called 'de'"):
        allcity.words("de")


def test_errors_survive_the_way_between_processes() -> None:
    match = match_of("tagcity", leader="1")
    for text in ("take 1", "jump"):
        with pytest.raises((IllegalAction, Malformed)) as caught:
            match.push(0, text)
        assert isinstance(caught.value, IllegalAction | Malformed)
        error = caught.value.at(7)
        copy = pickle.loads(pickle.dumps(error))
        assert (type(copy), str(copy), copy.line) == (type(error), str(error), 7)


def test_a_repr_shows_the_position() -> None:
    assert repr(Match(GAMES["tagcity"], seats=3)).endswith(
        "points 0 0 0, chance to act, 0 actions>"
    )
    match = match_of("graffiti")
    assert ", seat " in repr(match)
    allcity.play_out(match, [allcity.bot("random")] * 2, Random(1))
    assert match.result is not None
    points = " ".join(map(str, match.result.points))
    assert f"points {points}, over, {len(match.log)} actions, the last: " in repr(match)
    assert CHANCE not in match.active
