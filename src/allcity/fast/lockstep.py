"""Lock step: one match in both engines at once, compared in everything after every action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import numpy

from allcity.core.game import CHANCE, AnyGame, Options, Printed, Seat
from allcity.core.play import draw
from allcity.core.setup import chosen
from allcity.fast import chance, rows
from allcity.fast.actions import ActionTable
from allcity.fast.kernel import Kernel, kernel_of
from allcity.fast.loops import loops_of
from allcity.games import GAMES

Chooser = Callable[[Any, Seat], str]
"""Chooses the text of an action, from a view and the seat that acts."""
Texts = Callable[[AnyGame, Any, Seat], set[str]]
"""All that a seat may do, by the rules; a game's tests may have a faster way than `all_texts`."""


class Differs(AssertionError):
    """The engines do not agree; the message says on what, and the value of each."""


class Setup:
    """A game with its options, ready for both engines."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options | None = None,
        edition: Printed | None = None,
        texts: Texts | None = None,
    ) -> None:
        kernel = kernel_of(game)
        assert kernel is not None
        self.kernel: Kernel = kernel
        self.rules: AnyGame = GAMES[game]
        self.seats = seats
        self.options = chosen(self.rules.META, seats, options or {})
        self.edition = edition or self.rules.edition(self.rules.META.editions[0])
        self.tables = kernel.tables(seats, self.options, self.edition)
        self.actions: ActionTable = kernel.actions(seats, self.options, self.edition)
        self.loops = loops_of(game)
        self.texts = texts or all_texts


class Pair:
    """One match in both engines."""

    def __init__(self, setup: Setup, key: int = 0, match: int = 0) -> None:
        self.setup, self.rules, self.kernel = setup, setup.rules, setup.kernel
        self.texts, self.ids = setup.actions.texts, setup.actions.ids
        self.t = setup.tables
        self.s = numpy.zeros(self.kernel.FIELDS, numpy.int64)
        self.s[rows.BASE] = chance.start(key, match)
        self.s[rows.MATCH] = match
        self._nothing = numpy.zeros(0, numpy.int32)
        self.kernel.setup(self.t, self.s)
        self.state = self.rules.setup(setup.seats, setup.options, setup.edition)
        self.log: list[tuple[Seat, str]] = []

    def active(self) -> tuple[Seat, ...]:
        """Return who is asked, by both engines."""
        seats = self.rules.active(self.state)
        bits = self.kernel.active(self.t, self.s)
        mine = (CHANCE,) if bits == rows.CHANCE else _seats(int(bits))
        self.same("active", seats, mine)
        return seats

    def legal(self, seat: Seat) -> set[str]:
        """Return what a seat may do, by both engines, as texts."""
        mask = numpy.zeros(self.setup.actions.words, numpy.uint32)
        self.kernel.legal(self.t, self.s, seat, mask)
        mine = set(map(self.texts.__getitem__, marked(mask)))
        theirs = self.setup.texts(self.rules, self.state, seat)
        if mine != theirs:
            self.same(f"legal {seat}", sorted(theirs - mine), sorted(mine - theirs))
        self.same(f"count {seat}", len(theirs), self.kernel.count(self.t, self.s, seat))
        return mine

    def check(self) -> None:
        """Compare the facts of the state, what everybody sees, and the points."""
        row = self.s.copy()
        self.kernel.pack(self.state, self.setup.actions, row)
        if row.tobytes() != self.s.tobytes():
            self.same("row", row.tolist(), self.s.tolist())
        out = numpy.zeros(self.kernel.OBSERVED, numpy.int8)
        for seat in (None, *range(self.setup.seats)):
            out[:] = 0
            self.kernel.observe(self.t, self.s, -1 if seat is None else seat, out)
            theirs = self.kernel.observation(self.rules.view(self.state, seat))
            if theirs.tobytes() != out.tobytes():
                self.same(f"view of {seat}", theirs.tolist(), out.tolist())
        self._check_points()

    def _check_points(self) -> None:
        points = numpy.zeros(self.setup.seats, numpy.int32)
        self.kernel.points(self.t, self.s, points)
        self.same("points", self.rules.points(self.state), tuple(points.tolist()))
        result = self.rules.result(self.state)
        if result is not None:
            places = numpy.zeros(self.setup.seats, numpy.int8)
            bits = self.kernel.result(self.t, self.s, places)
            reasons = [
                name for number, name in enumerate(self.kernel.REASONS) if bits >> number & 1
            ]
            self.same("places", result.places, tuple(places.tolist()))
            self.same("reasons", sorted(result.reasons), sorted(reasons))

    def push(self, seat: Seat, text: str) -> None:
        """Do an action in both engines."""
        self.state = self.rules.apply(self.state, seat, self.rules.parse(text))
        self.setup.loops.act(self.t, self.s, seat, self.ids[text], self._nothing)
        self.log.append((seat, text))

    def draw(self) -> None:
        """Let chance act: the kernel draws, and the rules must give the same outcome for the same random number."""
        outcomes = self.rules.chance(self.state)
        total = self.kernel.weight(self.t, self.s)
        self.same("weight", sum(weight for _, weight in outcomes), total)
        point = chance.below(chance.of_chance(self.s[rows.BASE], self.s[rows.DRAWN]), total)
        number = self.kernel.outcome(self.t, self.s, point)
        text = self.rules.text(draw(outcomes, point))
        self.same("outcome", text, self.texts[number])
        self.same("may", True, self.kernel.may(self.t, self.s, CHANCE, number))
        self.push(CHANCE, text)

    def same(self, what: str, theirs: object, mine: object) -> None:
        """Raise `Differs` unless both engines have the same value."""
        if theirs != mine:
            log = "\n".join(f"{seat + 1} {text}" for seat, text in self.log)
            raise Differs(
                f"{what}: rules {theirs}, kernel {mine}\noptions {self.setup.options}\n{log}"
            )


def steps(pair: Pair, rng: Random, choose: Chooser | None = None) -> Iterator[None]:
    """Play a match to its end, one decision at a time, comparing all the way; at random, or as a bot chooses."""
    while seats := pair.active():
        if seats == (CHANCE,):
            pair.draw()
            pair.check()
            continue
        seat = rng.choice(seats)
        if len(seats) < pair.setup.seats and rng.random() < 0.1:
            # Any seat: one that may change its sealed choice, or one that is not asked.
            seat = rng.randrange(pair.setup.seats)
        options = pair.legal(seat)
        _check_single(pair, seat, options, rng.randrange(-1, pair.setup.actions.total + 1))
        if not options:
            continue
        if choose:
            text = choose(pair.rules.view(pair.state, seat), seat)
        else:
            number = pair.kernel.pick(pair.t, pair.s, seat, rng.getrandbits(48))
            text = pair.texts[number]
        _check_single(pair, seat, options, pair.ids[text])
        pair.push(seat, text)
        pair.check()
        yield


def _check_single(pair: Pair, seat: Seat, options: set[str], number: int) -> None:
    """Check that `may` agrees with `legal` about one id, even one beyond the table."""
    actions = pair.setup.actions
    is_legal = 0 <= number < actions.count and actions.texts[number] in options
    pair.same(f"may {number}", is_legal, pair.kernel.may(pair.t, pair.s, seat, number))


def marked(mask: Any) -> list[int]:
    """Return the ids whose bits are set."""
    bits = numpy.unpackbits(mask.view(numpy.uint8), bitorder="little")
    return numpy.flatnonzero(bits).tolist()


def all_texts(rules: AnyGame, state: Any, seat: Seat) -> set[str]:
    """Return all that a seat may do, by the rules."""
    return {rules.text(action) for action in rules.legal(state, seat)}


@cache
def _seats(bits: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
