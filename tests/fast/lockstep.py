"""One match in both engines at once: whatever the rules say of a position, the kernel must say too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy

from allcity.core.game import CHANCE, Options, Printed, Seat
from allcity.core.play import draw
from allcity.fast.kernel import kernel_of
from allcity.games import GAMES

SPECTATOR = -1
SWEEP = 16  # in one of so many positions every action is picked and asked for
POINTS = 1 << 48  # of the numbers that `pick` takes


class Pair:
    """A match in both engines; `check` compares them, `push` acts in both."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options,
        edition: Printed | None = None,
        observed: Callable[[Any], Sequence[int]] | None = None,
    ) -> None:
        self.rules = GAMES[game]
        kernel = kernel_of(game)
        assert kernel is not None
        self.kernel, self.seats, self.observed = kernel, seats, observed
        edition = edition or self.rules.edition(self.rules.META.editions[0])
        self.table = kernel.actions(seats, options, edition)
        self.t = kernel.tables(seats, options, edition)
        self.s = numpy.zeros(kernel.FIELDS, numpy.int64)
        self.state = self.rules.setup(seats, options, edition)
        self.kernel.setup(self.t, self.s)

    def place(self, state: Any) -> None:
        """Go on from any position of the rules."""
        self.state = state
        self.kernel.pack(state, self.s)

    def push(self, seat: Seat, action: Any) -> None:
        number = self.table.ids[self.rules.text(action)]
        assert self.kernel.may(self.t, self.s, seat, number)
        self.state = self.rules.apply(self.state, seat, action)
        self.kernel.apply(self.t, self.s, seat, number)

    def check(self, rng: Random) -> None:
        """Who is asked, all facts, what is legal or may happen, what each seat sees, points and result."""
        seats = self.rules.active(self.state)
        bits = -1 if seats == (CHANCE,) else sum(1 << seat for seat in seats)
        assert self.kernel.active(self.t, self.s) == bits
        self._check_facts()
        self._check_points(not seats)
        if bits < 0:
            self._check_chance()
        for seat in range(self.seats):
            self._check_legal(seat, rng)
        for viewer in range(SPECTATOR, self.seats):
            self._check_view(viewer)

    def _check_facts(self) -> None:
        row = self.s.copy()
        self.kernel.pack(self.state, row)
        wrong = {
            int(field): (int(row[field]), int(self.s[field]))
            for field in (row != self.s).nonzero()[0]
        }
        assert not wrong, f"field: (rules, kernel): {wrong}"

    def _check_points(self, is_over: bool) -> None:
        out = numpy.zeros(self.seats, numpy.int64)
        self.kernel.points(self.t, self.s, out)
        assert tuple(out) == self.rules.points(self.state)
        if is_over:
            bits = self.kernel.result(self.t, self.s, out)
            result = self.rules.result(self.state)
            assert result is not None
            assert tuple(out) == result.places
            assert {name for bit, name in enumerate(self.kernel.REASONS) if bits >> bit & 1} == set(
                result.reasons
            )

    def _check_chance(self) -> None:
        outcomes = [
            (self.rules.text(action), weight) for action, weight in self.rules.chance(self.state)
        ]
        expected = [line for line, weight in outcomes for _ in range(weight)]
        weight = self.kernel.weight(self.t, self.s)
        found = [self.kernel.outcome(self.t, self.s, point) for point in range(weight)]
        assert [self.table.texts[number] for number in found] == expected
        possible = set(found)
        for number in range(self.table.count, self.table.total):
            assert self.kernel.may(self.t, self.s, CHANCE, number) == (number in possible)

    def _check_legal(self, seat: Seat, rng: Random) -> None:
        expected = set(self.rules.legal_texts(self.state, seat))
        mask = numpy.zeros(self.table.words, numpy.uint32)
        self.kernel.legal(self.t, self.s, seat, mask)
        flags = numpy.unpackbits(mask.view(numpy.uint8), bitorder="little")
        found = flags.nonzero()[0].tolist()
        assert {self.table.texts[number] for number in found} == expected
        assert len(found) == len(expected) == self.kernel.count(self.t, self.s, seat)
        if found and not rng.randrange(SWEEP):
            self._check_picks(seat, found)

    def _check_picks(self, seat: Seat, found: list[int]) -> None:
        """Each legal action can be picked, and nothing else is allowed."""
        points = [(2 * index + 1) * POINTS // (2 * len(found)) for index in range(len(found))]
        picked = {self.kernel.pick(self.t, self.s, seat, point) for point in points}
        assert picked <= set(found)
        if not hasattr(self.rules.legal(self.state, seat), "pick"):
            assert picked == set(found)
        for number in range(-1, self.table.total + 1):
            assert self.kernel.may(self.t, self.s, seat, number) == (number in picked)

    def _check_view(self, viewer: Seat) -> None:
        if self.observed is None:
            return
        view = self.rules.view(self.state, None if viewer == SPECTATOR else viewer)
        out = numpy.zeros(self.kernel.OBSERVED, numpy.int8)
        self.kernel.observe(self.t, self.s, viewer, out)
        assert out.tolist() == list(self.observed(view))


Policy = Callable[[Pair, Seat, Random], Any]


def uniform(pair: Pair, seat: Seat, rng: Random) -> Any:
    return rng.choice(pair.rules.legal(pair.state, seat))


def by_word(pair: Pair, seat: Seat, rng: Random) -> Any:
    """Rare kinds of actions as often as frequent ones: first a word, then one of its actions."""
    lines: dict[str, list[str]] = {}
    for line in pair.rules.legal_texts(pair.state, seat):
        lines.setdefault(" ".join(word for word in line.split(" ") if len(word) > 2), []).append(
            line
        )
    return pair.rules.parse(rng.choice(lines[rng.choice(sorted(lines))]))


def play(pair: Pair, rng: Random, policy: Policy) -> int:
    """A match in lock step; gives the number of positions that were compared."""
    number = 1
    pair.check(rng)
    while seats := pair.rules.active(pair.state):
        seat = rng.choice(seats)
        if seat == CHANCE:
            outcomes = pair.rules.chance(pair.state)
            action = draw(outcomes, rng.randrange(sum(weight for _, weight in outcomes)))
        else:
            action = policy(pair, seat, rng)
        pair.push(seat, action)
        pair.check(rng)
        number += 1
    return number
