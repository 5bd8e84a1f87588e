"""The kernel does what the rules do: lock step over all options, perft, and the table of actions."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy
import pytest

from allcity.bots import bot
from allcity.core.game import Seat
from allcity.fast.lockstep import Chooser, Pair, Setup, all_texts, steps
from allcity.fast.perft import perft
from allcity.games import positions, tagcity
from allcity.games.tagcity import kernel
from allcity.games.tagcity.legal import Uses
from tests.games.editions import HOUSE, WORST
from tests.games.tagcity.test_perft import COUNTS
from tests.games.tagcity.texts import texts
from tests.luck import LUCK
from tests.sizes import size

pytestmark = pytest.mark.slow

CASES = list(product((2, 3, 4), "AB", ("A", "B", "chosen"), ("drawn", "2")))
DECISIONS = size(2_300, 10_000_000 // len(CASES) + 1)  # for each case, so some 100,000 in all


def walk(setup: Setup, rng: Random, least: int, choose: Chooser | None = None) -> int:
    """Matches in lock step, until there have been so many decisions."""
    decisions = match = 0
    while decisions < least:
        pair = Pair(setup, key=rng.getrandbits(60), match=match)
        decisions += sum(1 for _ in steps(pair, rng, choose))
        match += 1
    return decisions


def painter(rng: Random) -> Chooser:
    """Tags while the shape fits, so that cities fill up and values are crossed."""

    def choose(view: Any, seat: Seat) -> str:
        actions = tagcity.legal(view.position, seat)
        if isinstance(actions, Uses):
            actions = actions.tags or actions.checks
        return tagcity.text(rng.choice(actions))

    return choose


def case(seats: int, city: str, hq: str, leader: str, rng: Random) -> Setup:
    options = {"city": city, "hq": "A" if hq == "A" else "B", "leader": leader}
    if hq == "chosen":
        options["tokens"] = " ".join(rng.sample(tagcity.edition("house").tokens, 6))
    return Setup("tagcity", seats, options, texts=texts)


@pytest.mark.parametrize(("seats", "city", "hq", "leader"), CASES)
def test_random_matches_in_lock_step(seats: int, city: str, hq: str, leader: str) -> None:
    rng = Random(f"{LUCK} {seats}{city}{hq}{leader}")
    setup = case(seats, city, hq, leader, rng)
    walk(setup, rng, DECISIONS * 2 // 3)
    walk(setup, rng, DECISIONS // 3, painter(rng))


@pytest.mark.parametrize(("seats", "city"), [(2, "A"), (3, "B"), (4, "A")])
def test_matches_of_bots_in_lock_step(seats: int, city: str) -> None:
    rng = Random(f"{LUCK} bots {seats}")
    greedy = bot("greedy")

    def choose(view: Any, seat: Seat) -> str:
        return tagcity.text(greedy(tagcity, view, tagcity.legal(view.position, seat), rng))

    setup = Setup("tagcity", seats, {"city": city, "hq": "B"}, texts=texts)
    assert walk(setup, rng, size(200, 20_000), choose) >= 200


TWINS = HOUSE["tagcity"].replace('S4 = [".##", "##."]', 'S4 = ["###", "#.."]')  # as L4, turned
DOTS = TWINS.replace('I4 = ["####"]', 'I4 = ["#"]')  # as I1, and big
UNEVEN = HOUSE["tagcity"].replace("[-1, -1, -2, -2, -3]", "[-7, -1, -99, -4, -2]", 1)


@pytest.mark.parametrize(
    "text",
    [*WORST["tagcity"].values(), TWINS, DOTS, UNEVEN],
    ids=[*WORST["tagcity"], "twins", "dots", "uneven"],
)
def test_other_editions_in_lock_step(text: str) -> None:
    edition = tagcity.read_edition(text).edition
    assert edition is not None
    rng = Random(f"{LUCK} {edition.digest}")
    for seats, hq in ((2, "A"), (4, "B")):
        setup = Setup("tagcity", seats, {"hq": hq}, edition, texts=texts)
        walk(setup, rng, size(300, 30_000), painter(rng))
        walk(setup, rng, size(300, 30_000))


def test_the_quick_texts_are_the_texts() -> None:
    setup = Setup("tagcity", 3, {"hq": "B"}, texts=all_texts)
    rng = Random(5)
    pair = Pair(setup, 5)
    for _ in steps(pair, rng):
        for seat in range(3):
            assert texts(setup.rules, pair.state, seat) == all_texts(setup.rules, pair.state, seat)


@pytest.mark.parametrize(("position", "depth"), COUNTS)
def test_perft_by_the_kernel_is_perft_by_the_rules(position: str, depth: int) -> None:
    state = positions.position("tagcity", position)
    options = {"city": state.board.side, "hq": "B" if len(state.ring) < 6 else "A"}
    setup = Setup("tagcity", len(state.taggers), options)
    row = numpy.zeros(kernel.FIELDS, numpy.int64)
    kernel.pack(state, setup.actions, row)
    assert perft(setup, row, depth) == COUNTS[position, depth]


@pytest.mark.parametrize("city", ["A", "B"])
def test_ids_and_texts_are_fixed(city: str) -> None:
    """A change of an id requires a new VERSION: nets and data sets depend on it."""
    table = Setup("tagcity", 4, {"city": city}).actions
    assert (kernel.VERSION, table.count, table.total, table.digest) == (
        1, 11264, 11531, "498351ab3f68a7ff",
    )  # fmt: skip
    assert [table.texts[number] for number in (0, 11, 12, 18, 23, 24, 32)] == [
        "put 1 6", "put 6 6", "take 1", "check -1", "check", "", "tag A1 B1 C1 D1",
    ]  # fmt: skip
    for text, number in table.ids.items():
        assert table.texts[number] == text
        assert tagcity.text(tagcity.parse(text)) == text
