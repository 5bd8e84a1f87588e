"""The compiled engine of Graffiti does what the rules do, in every variant and edition."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, product
from random import Random

import numpy
import pytest

from allcity.bots import bot
from allcity.core.game import Seat
from allcity.fast.lockstep import Chooser, Pair, Setup, steps
from allcity.fast.perft import perft
from allcity.games import graffiti
from allcity.games.graffiti import kernel
from allcity.games.graffiti.data import Edition
from allcity.games.graffiti.state import State
from allcity.games.graffiti.view import View
from tests.games.editions import HOUSE, WORST
from tests.games.graffiti.table import Table
from tests.games.graffiti.test_perft import COUNTS
from tests.luck import LUCK
from tests.sizes import size

pytestmark = pytest.mark.slow

DECISIONS = size(90_000, 10_000_000)
OTHER_DECISIONS = size(600, 60_000)
BOT_DECISIONS = size(400, 40_000)
VARIANTS = list(product((2, 3, 4), ("off", "on"), ("off", "on"), ("drawn", "2")))


def _edition(text: str) -> Edition:
    reading = graffiti.read_edition(text)
    assert reading.edition is not None, reading.problems
    return reading.edition


def _changed(*changes: tuple[str, str]) -> str:
    text = HOUSE["graffiti"]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


SMALL = _changed(  # as little of everything as an edition may have, and other letters
    ("cans = 5", "cans = 2"),
    ("bonus = 4", "bonus = 1"),
    ('"1 first", "2 3", "4 5", "6 stack"', '"2 stack", "1 first"'),
    ("[graffiti.B]", "[graffiti.Z]"),
    ("[graffiti.F]", "[graffiti.V]"),
    ("\nF = [", "\nV = ["),
)
GIVEN_AWAY = _changed(  # as many discounts as there may be, so that rounds are long
    ("cans = 5", "cans = 9"),
    ("bonus = 4", "bonus = 8"),
    ("vp = 5\nwild = 5\npermit = 5", "vp = 1\nwild = 1\npermit = 1"),
    ("extra = 5\nreserve = 5\nadd = 5", "extra = 1\nreserve = 1\nadd = 3"),
    ("discount = 5\nsave = 5", "discount = 31\nsave = 1"),
)
EDITIONS = {
    "house": graffiti.edition("house"),
    "dear": _edition(WORST["graffiti"]["dear"]),
    "small": _edition(SMALL),
    "given-away": _edition(GIVEN_AWAY),
}


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


def _walk(setup: Setup, rng: Random, due: int, choose: Chooser | None = None) -> None:
    """So many decisions in lock step."""
    while due > 0:
        pair = Pair(setup, key=rng.getrandbits(60))
        due -= sum(1 for _ in islice(steps(pair, rng, choose), due))


@pytest.mark.parametrize(("seats", "blocking", "special", "first"), VARIANTS)
def test_random_matches_in_lock_step(seats: int, blocking: str, special: str, first: str) -> None:
    rng = Random(f"{LUCK} {seats} {blocking} {special} {first}")
    options = {"blocking": blocking, "special": special, "first": first}
    setup = Setup("graffiti", seats, options, texts=_texts)
    _walk(setup, rng, DECISIONS // len(VARIANTS) // 2)
    _walk(setup, rng, DECISIONS // len(VARIANTS) // 2, _by_word(rng))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_of_bots_in_lock_step(seats: int) -> None:
    rng = Random(f"{LUCK} bots {seats}")
    setup = Setup("graffiti", seats, {"blocking": "on"}, texts=_texts)
    _walk(setup, rng, BOT_DECISIONS, _greedy(rng))


@pytest.mark.parametrize("edition", list(EDITIONS)[1:])
@pytest.mark.parametrize(("seats", "special"), [(2, "on"), (3, "off"), (4, "on")])
def test_other_editions_in_lock_step(edition: str, seats: int, special: str) -> None:
    rng = Random(f"{LUCK} {edition} {seats}")
    setup = Setup("graffiti", seats, {"special": special}, EDITIONS[edition], _texts)
    _walk(setup, rng, OTHER_DECISIONS)
    _walk(setup, rng, OTHER_DECISIONS, _by_word(rng))


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
    assert perft(setup, row, depth) == lines


def test_ids_and_texts_are_fixed() -> None:
    """A change of an id requires a new VERSION: nets and data sets depend on it."""
    table = Setup("graffiti", 4).actions
    assert (kernel.VERSION, table.count, table.total, table.digest) == (
        1, 2673, 2705, "af00fdb3ab7edd42",
    )  # fmt: skip
    numbers = (0, 3, 14, 15, 32, 64, 96, 122, 128, 224, 256, 480, 544, 672, 2672, 2673, 2704)
    assert [table.texts[number] for number in numbers] == [
        "pass", "extra", "discard tile", "", "reserve A1", "neutral A1", "paint r", "bobby", "paint r add",
        "spray A1", "spray A1 2", "keep r r", "keep r r r", "pay r", "pay wild wild wild wild wild",
        "first 1", "show 5",
    ]  # fmt: skip
    for text, number in table.ids.items():
        assert table.texts[number] == text
        assert graffiti.text(graffiti.parse(text)) == text


def test_what_others_drew_is_not_observed() -> None:
    """Two matches that differ in a hidden permit only look alike to all but its holder (G1.9)."""
    setup = Setup("graffiti", 3)
    seen = []
    for pips in (2, 4):
        state = Table(3, start=f"1 {pips} 3").state
        row = numpy.zeros(kernel.FIELDS, numpy.int64)
        kernel.pack(state, setup.actions, row)
        out = numpy.zeros((4, kernel.OBSERVED), numpy.int8)
        for viewer in range(-1, 3):
            kernel.observe(setup.tables, row, viewer, out[viewer])
        seen.append(out)
    same = [bool((seen[0][viewer] == seen[1][viewer]).all()) for viewer in range(-1, 3)]
    assert same == [True, True, False, True]
