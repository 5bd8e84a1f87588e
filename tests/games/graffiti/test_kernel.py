"""The compiled engine of Graffiti does what the rules do, in every variant and edition."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, product
from random import Random

import numpy
import pytest

from allcity.bots import bot
from allcity.core.game import Seat
from allcity.fast import perft as fast_perft
from allcity.fast.lockstep import Chooser, Pair, Setup, steps
from allcity.games import graffiti
from allcity.games.graffiti.data import Edition
from allcity.games.graffiti.state import State
from allcity.games.graffiti.view import View
from tests.games.editions import WORST
from tests.games.graffiti.test_perft import COUNTS
from tests.sizes import size

DECISIONS = size(100_000, 10_000_000)
BOT_DECISIONS = size(400, 40_000)
VARIANTS = list(product((2, 3, 4), ("off", "on"), ("off", "on"), ("drawn", "2")))


def _dear() -> Edition:
    edition = graffiti.read_edition(WORST["graffiti"]["dear"]).edition
    assert edition is not None
    return edition


EDITIONS = {"house": graffiti.edition("house"), "dear": _dear()}


def _texts(_: object, state: State, seat: Seat) -> set[str]:
    return set(graffiti.legal_texts(state, seat))


def _by_word(rng: Random) -> Chooser:
    """Rare kinds of actions come as often as frequent ones: first a word, then one of its actions."""

    def choose(view: View, seat: Seat) -> str:
        lines: dict[str, list[str]] = {}
        for line in graffiti.legal_texts(view.position, seat):
            words = [word for word in line.split(" ") if len(word) > 2]
            lines.setdefault(" ".join(words), []).append(line)
        return rng.choice(lines[rng.choice(sorted(lines))])

    return choose


def _greedy(rng: Random) -> Chooser:
    player = bot("greedy")

    def choose(view: View, seat: Seat) -> str:
        legal = graffiti.legal(view.position, seat)
        return graffiti.text(player(graffiti, view, legal, rng))

    return choose


@pytest.mark.parametrize(("seats", "blocking", "special", "first"), VARIANTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_matches_in_lock_step(
    edition: str, seats: int, blocking: str, special: str, first: str
) -> None:
    rng = Random(f"{edition} {seats} {blocking} {special} {first}")
    options = {"blocking": blocking, "special": special, "first": first}
    setup = Setup("graffiti", seats, options, EDITIONS[edition], _texts)
    due, match = DECISIONS // (len(VARIANTS) * len(EDITIONS)), 0
    choosers: list[Chooser | None] = [None, _by_word(rng)]
    while due > 0:
        pair = Pair(setup, key=seats, match=match)
        due -= sum(1 for _ in islice(steps(pair, rng, choosers[match % 2]), due))
        match += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_of_bots_in_lock_step(seats: int) -> None:
    rng = Random(f"bots {seats}")
    setup = Setup("graffiti", seats, {"blocking": "on"}, texts=_texts)
    due = BOT_DECISIONS
    while due > 0:
        due -= sum(1 for _ in islice(steps(Pair(setup), rng, _greedy(rng)), due))


@pytest.mark.parametrize(("position", "depth", "lines"), COUNTS)
def test_perft_by_the_kernel(position: Callable[[], State], depth: int, lines: int) -> None:
    state = position()
    options = {
        "blocking": "on" if state.has_blocking else "off",
        "special": "on" if state.board.is_special else "off",
    }
    setup = Setup("graffiti", len(state.artists), options)
    row = numpy.zeros(setup.kernel.FIELDS, numpy.int64)
    setup.kernel.pack(state, setup.actions, row)
    assert fast_perft.perft(setup, row, depth) == lines
