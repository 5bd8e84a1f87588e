"""Every refusal that a game can give is provoked in a position that play leads to, and said in each language."""

from __future__ import annotations

import ast
import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from allcity import learn
from allcity.core import Refusal, record
from allcity.core.play import random_steps
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from scripts.words import reasons
from tests.games.provoked import PROVOKED
from tests.sizes import size


def pairs(game: str) -> set[tuple[str, str]]:
    """Each clause with a reason that a game's explain names together."""
    tree = ast.parse((Path(record.__file__).parents[1] / f"games/{game}/explain.py").read_text())
    clauses = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                ast.Name("Refusal"), [ast.Constant(str(clause)), ast.Constant(str(reason)), *_]
            ):
                clauses.add((clause, reason))
            case ast.Call(ast.Name("_not_held"), [ast.Constant(str(clause)), _]):
                clauses.add((clause, "not-held"))
            case ast.Tuple([ast.Constant(str(clause)), ast.Constant(str(reason))]) if "." in clause:
                clauses.add((clause, reason))
    return clauses


def check_said(game: str, refusal: Refusal) -> None:
    """A refusal is a whole sentence in each language, and so is its clause."""
    assert refusal.clause in GAMES[game].META.clauses
    for language in LANGUAGES:
        said = words(language).refusal(game, refusal)
        assert re.match(rf"{re.escape(refusal.clause)}\s?: \S.*[.!?»…]$", said, re.DOTALL), said
        assert "{" not in said
        assert words(language).clause(refusal.clause)


@pytest.mark.parametrize("game", PROVOKED)
def test_every_refusal_of_a_game_can_be_provoked_and_is_a_sentence_in_each_language(
    game: str,
) -> None:
    refusals = PROVOKED[game]()
    named = {(refusal.clause, refusal.reason) for refusal in refusals}
    assert reasons(game) - {reason for _, reason in named} == set()
    assert pairs(game) - named == set()
    for refusal in refusals:
        check_said(game, refusal)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_refused_anywhere_can_be_said(key: str) -> None:
    """Actions of other moments, by any seat, in positions of random play: each refusal is a sentence."""
    game, rng = GAMES[key], Random(7)
    lessons = [lesson.record.log for lesson in learn.lessons(key)]
    actions = list({text: game.parse(text) for log in lessons for _, text in log}.values())
    said: set[tuple[str, str]] = set()
    for seed in range(size(3, 60)):
        state = game.setup(
            2 + seed % 3, {option.key: option.default for option in game.META.options}
        )
        for _, done, after in islice(random_steps(game, state, rng), 400):
            state = after
            actions.append(done)
            for action in rng.sample(actions, 12):
                refusal = game.explain(state, rng.randrange(-1, 2 + seed % 3), action)
                if refusal and (refusal.clause, refusal.reason) not in said:
                    said.add((refusal.clause, refusal.reason))
                    check_said(key, refusal)
    assert len(said) > 15
