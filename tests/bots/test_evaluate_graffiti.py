"""The evaluation of Graffiti's positions and actions, number by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from random import Random

import pytest

from allcity.games import graffiti
from allcity.games.graffiti import least
from allcity.games.graffiti.data import ONE, holds
from allcity.games.graffiti.evaluate import CAN, DONE, LAST_CAN, READY, TIE, gains, prospects, terms
from allcity.games.graffiti.evaluate.palette import FAR, WILD, lacking
from tests.games.graffiti.table import Table


def rated(table: Table, seat: int) -> Mapping[str, float]:
    """The legal actions of a seat, by text, as the planner sees them."""
    legal = graffiti.legal(table.state, seat - 1)
    rows = prospects(table.state, seat - 1, legal)
    return {graffiti.text(action): value for action, value in rows}


def worth(table: Table, seat: int) -> float:
    return sum(terms(table.state, seat - 1).values())


def after(table: Table, seat: int, text: str) -> float:
    """Return the value of the position after an action for its seat."""
    state = graffiti.apply(table.state, seat - 1, graffiti.parse(text))
    return sum(terms(state, seat - 1).values())


@pytest.mark.parametrize(
    ("plain", "dear"),
    [
        ("paint g", "paint g 2"),
        ("paint g", "paint g discount"),
        ("paint g", "paint g 2 discount"),
        ("permit 1", "permit 1 discount"),
    ],
)
def test_a_dearer_way_to_what_is_had_plainly_needs_no_closer_look(plain: str, dear: str) -> None:
    table = Table(4).give(1, bonus="discount")
    ratings = rated(table, 1)
    assert ratings[plain] == after(table, 1, plain)
    assert ratings[dear] == worth(table, 1) - 2.0


def test_a_hand_lacks_as_many_tiles_as_must_be_taken_before_it_can_pay() -> None:
    """Tried out: no wild tile can be taken, nor one of a kind that has run out."""
    board, rng, seen = Table(2).state.board, Random(1), set[int]()
    for _ in range(40):
        purse = sum(ONE[kind] for kind in rng.choices(range(WILD + 1), k=rng.randrange(4)))
        left = rng.sample(range(WILD), k=rng.randrange(WILD + 1))
        gone = sum(1 << kind for kind in range(WILD) if kind not in left)
        for piece, lacks in zip(board.pieces, lacking(board, purse, gone), strict=True):
            seen.add(lacks)
            tries = [_pays(purse, left, number, piece.paints) for number in range(min(lacks, 4))]
            assert not any(tries)
            assert lacks > 3 or _pays(purse, left, lacks, piece.paints)
    assert seen >= {0, 1, 2, 3, FAR}


def _pays(purse: int, kinds: Sequence[int], number: int, need: str) -> bool:
    hands = (purse + sum(ONE[k] for k in e) for e in combinations_with_replacement(kinds, number))
    return any(holds(hand, way) for hand in hands for way in least(need))


def greedy(table: Table, seat: int) -> Mapping[str, float]:
    """The legal actions of a seat, by text, as greedy sees them."""
    legal = graffiti.legal(table.state, seat - 1)
    rows = gains(table.state, seat - 1, legal)
    return {graffiti.text(action): value for action, value in rows}


@pytest.mark.parametrize(("dear", "price"), [("2", 0.02), ("discount", 0.04), ("2 discount", 0.06)])
def test_greedy_pays_for_a_dearer_way_to_the_same_tile_but_less_than_a_point(
    dear: str, price: float
) -> None:
    ratings = greedy(Table(4).give(1, bonus="discount"), 1)
    assert ratings["paint g"] - ratings[f"paint g {dear}"] == pytest.approx(price)


def test_greedy_prefers_two_cans_to_an_add_tile() -> None:
    table = Table(4).give(2, bonus="add").play("1 paint g")  # its space of one can is taken
    ratings = greedy(table, 2)
    assert ratings["paint g 2"] - ratings["paint g add"] == pytest.approx(0.01)


def test_passing_brings_greedy_nothing_and_costs_nothing() -> None:
    assert greedy(Table(4), 1)["pass"] == 0


@pytest.mark.parametrize("dear", ["paint g 2", "paint g add", "paint g 2 discount"])
def test_a_dearer_way_is_weighed_where_there_is_no_plain_one(dear: str) -> None:
    table = Table(4).give(2, bonus="add discount").play("1 paint g")
    worths = rated(table, 2)
    assert "paint g" not in worths
    assert worths[dear] == after(table, 2, dear)


def test_a_plain_way_to_one_segment_says_nothing_of_another_one() -> None:
    table = Table(4, start="5 5 5 5").give(1, paints="r", permits="3")
    table.give(2, paints="r g y y y k b", permits="3 1")
    table.play("1 spray E2", "1 discard 3", "1 pay r b")
    ratings = rated(table, 2)
    assert "spray A1" in ratings
    assert ratings["spray F1 2"] == after(table, 2, "spray F1 2")


def test_greedy_counts_points_and_breaks_ties_by_the_segments_within_reach() -> None:
    table = Table(4, start="5 5 5 5").give(1, paints="r r y", permits="3").tagged(1, "E1")
    table.give(1, paints="g k y")
    value = terms(graffiti.apply(table.state, 0, graffiti.parse("spray E2")), 0)
    assert value["vp"] == pytest.approx(7 + 6 + 4 * DONE**2)
    expected = value["vp"] + TIE * value["now"] / READY
    assert greedy(table, 1)["spray E2"] == pytest.approx(expected)
    assert greedy(table, 1)["spray E2"] > value["vp"]


def test_what_costs_no_can_is_plain() -> None:
    table = Table(4)
    assert rated(table, 1)["pass"] == after(table, 1, "pass")


@pytest.mark.parametrize(
    ("segment", "permit", "paints", "vp"),
    [("A1", "1", "r g k", 15 + 2 * DONE), ("E2", "3", "r", 6 + 4 * DONE**3)],
)
def test_the_segment_that_is_being_sprayed_counts_for_its_artist_alone(
    segment: str, permit: str, paints: str, vp: float
) -> None:
    table = Table(4, start="5 5 5 5").give(1, paints=paints, permits=permit)
    assert [terms(table.state, seat)["vp"] for seat in range(4)] == [0, 0, 0, 0]
    table.play(f"1 spray {segment}")
    assert [terms(table.state, seat)["vp"] for seat in range(4)] == pytest.approx([vp, 0, 0, 0])


def test_segments_that_are_flipped_already_make_the_sprayed_one_worth_more() -> None:
    table = Table(4, start="5 5 5 5").tagged(0, "E1", "E3", "E4").give(
        1, paints="r", permits="3"
    ).play("1 spray E2")  # fmt: skip
    assert terms(table.state, 0)["vp"] == pytest.approx(6 + 4)


def test_a_can_is_worth_less_when_no_segment_is_within_reach() -> None:
    near = Table(4, first=2)
    assert terms(near.state, 0)["tempo"] == pytest.approx(5 * CAN)
    done = [piece.name for piece in near.state.board.pieces]
    far = Table(4, first=2).tagged(0, *done[:-1]).strip(1)
    cans = far.state.copy()
    cans.put(0, far.artist(1)._replace(cans=1))
    assert terms(cans, 0)["tempo"] == pytest.approx(1 * LAST_CAN)
