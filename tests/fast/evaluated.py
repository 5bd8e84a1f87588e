"""Compares the evaluation of a kernel with that of the rules, position by position."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy
import pytest

from allcity.bots.evaluate import evaluation_of, values
from allcity.core import CHANCE
from allcity.core.game import Options
from allcity.core.play import random_steps
from allcity.core.setup import chosen
from allcity.fast.kernel import judging_of
from allcity.games import GAMES

EXACT = 1e-9


class Judge:
    """Both evaluations of one game, and room for the compiled one."""

    def __init__(self, game: str) -> None:
        kernel = judging_of(game)
        assert kernel is not None
        self.kernel, self.game, self.evaluation = kernel, GAMES[game], evaluation_of(game)
        self.row = numpy.zeros(kernel.REMEMBERED, numpy.int64)
        self.work = numpy.zeros(kernel.WORK)
        self.actions, self.worths = numpy.zeros(kernel.MOST, numpy.int64), numpy.zeros(kernel.MOST)
        self._known: dict[Any, Any] = {}

    def take(self, state: Any) -> None:
        """Look at a position."""
        seats, options, edition = self.kernel.origin(state)
        key = (seats, tuple(sorted(options.items())), edition)
        if key not in self._known:
            picked = chosen(self.game.META, seats, options)
            self._known[key] = (
                self.kernel.reckoned(seats, picked, edition),
                self.kernel.actions(seats, picked, edition),
            )
        self.tables, self.table = self._known[key]
        self.row[:] = 0
        self.kernel.pack(state, self.table, self.row)

    def check(self, state: Any) -> None:
        """Every term of every seat, what all may expect, the doubt, and what each action promises."""
        self.take(state)
        seats = len(self.game.points(state))
        out = numpy.zeros(len(self.evaluation.TERMS))
        for seat in range(seats):
            self.kernel.terms(self.tables, self.row, seat, self.work, out)
            theirs = list(self.evaluation.terms(state, seat).values())
            assert out.tolist() == pytest.approx(theirs, abs=EXACT, rel=EXACT), (seat, state)
        expected = numpy.zeros(seats)
        self.kernel.values(self.tables, self.row, self.work, expected)
        theirs = values(self.evaluation, state, seats)
        assert expected.tolist() == pytest.approx(theirs, abs=EXACT, rel=EXACT)
        doubt = self.kernel.doubt(self.tables, self.row)
        assert doubt == pytest.approx(self.evaluation.doubt(state), abs=EXACT)
        for seat in range(seats):
            if legal := self.game.legal(state, seat):
                self._check_prospects(state, seat, legal)

    def _check_prospects(self, state: Any, seat: int, legal: Sequence[Any]) -> None:
        """Check that each action has the same value; of equal ones either engine may leave out another."""
        number = self.kernel.prospects(
            self.tables, self.row, seat, self.work, self.actions, self.worths
        )
        texts = [self.table.texts[action] for action in self.actions[:number]]
        assert len(set(texts)) == number
        mine = dict(zip(texts, self.worths[:number].tolist(), strict=True))
        theirs = {
            self.game.text(action): worth
            for action, worth in self.evaluation.prospects(state, seat, legal)
        }
        assert sorted(mine.values()) == pytest.approx(
            sorted(theirs.values()), abs=EXACT, rel=EXACT
        ), (seat, state)
        both = mine.keys() & theirs.keys()
        assert [mine[text] for text in both] == pytest.approx(
            [theirs[text] for text in both], abs=EXACT, rel=EXACT
        )
        assert len(both) >= 0.7 * number
        for text in mine.keys() - theirs.keys():
            assert self.game.parse(text) in legal


def walk(
    game: str, seats: int, options: Options, rng: Random, step: int, edition: Any = None
) -> int:
    """Compare every so many positions of a random match; gives how many there were."""
    rules, judge, looked = GAMES[game], Judge(game), 0
    state = rules.setup(seats, options, edition)
    for number, (_, _, after) in enumerate(random_steps(rules, state, rng)):
        if number % step == 0 and rules.active(after) != (CHANCE,):
            judge.check(after)
            looked += 1
    return looked
