"""T1: setting up."""

from __future__ import annotations

import pytest

from allcity.core import CHANCE, Malformed
from allcity.games import tagcity
from allcity.games.tagcity.legal import beside
from tests.games.tagcity.table import final, rolled, start
from tests.play_log import Log


def test_T1_1_two_to_four_taggers() -> None:
    for seats in (2, 3, 4):
        assert len(tagcity.setup(seats, {}).taggers) == seats
    for seats in (0, 1, 5):
        with pytest.raises(Malformed):
            tagcity.setup(seats, {})
    assert rolled(2).refused("3 take 1").clause == "T1.1"


def test_T1_2_each_face_touches_two_spaces_and_each_space_two_faces() -> None:
    touched = [beside(value) for value in range(1, 7)]
    assert touched == [(6, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]
    for space in range(1, 7):
        assert sum(space in pair for pair in touched) == 2
    assert rolled().refused("2 take 7").clause == "T1.2"


def test_T1_3_side_a_is_always_the_same_and_side_b_has_six_different_tokens() -> None:
    assert start(hq="A").state.ring == ("I4", "L4", "O4", "T4", "S4", "P5")
    chosen = start(hq="B", tokens="W5 V5 U5 Y5 L5 I4")
    assert chosen.state.ring == ("W5", "V5", "U5", "Y5", "L5", "I4")
    for wrong in ("W5 V5 U5 Y5 L5", "W5 W5 U5 Y5 L5 I4", "W5 V5 U5 Y5 L5 I1", "W5 V5 U5 Y5 L5 X9"):
        with pytest.raises(Malformed, match="setup-tagcity-tokens"):
            start(hq="B", tokens=wrong)
    with pytest.raises(Malformed, match="setup-tagcity-tokens-side"):
        start(hq="A", tokens="W5 V5 U5 Y5 L5 I4")


def test_T1_3_drawn_tokens_are_drawn_one_by_one_without_repetition() -> None:
    log = start(hq="B")
    assert len(tagcity.chance(log.state)) == 11
    log.play("* token W5")
    assert len(tagcity.chance(log.state)) == 10
    assert log.refused("* token W5").clause == "T1.3"
    assert log.refused("* token I1").clause == "T1.3"
    log.play("* token V5", "* token U5", "* token Y5", "* token L5", "* token T4")
    assert log.state.ring == ("W5", "V5", "U5", "Y5", "L5", "T4")
    assert log.state.phase == "roll"


def test_T1_4_the_small_shapes_lie_in_the_middle_on_both_sides() -> None:
    for log in (start(hq="A"), start(hq="B", tokens="W5 V5 U5 Y5 L5 I4")):
        assert log.state.board.small == ("I1", "I2", "L3")


def test_T1_5_all_use_the_same_city_side_and_it_is_chosen_apart_from_the_hq_side() -> None:
    for city in "AB":
        for hq in "AB":
            log = start(3, city=city, hq=hq)
            assert log.state.board.side == city
            assert log.state.ring == (tagcity.edition("house").ring if hq == "A" else ())
    assert start(city="A").state.board.grid != start(city="B").state.board.grid


def test_T1_6_a_city_is_8_by_12_in_five_districts() -> None:
    for side in "AB":
        board = start(city=side).state.board
        assert [len(row) for row in board.grid] == [12] * 8
        assert set("".join(board.grid)) == set("RYGBP")
        assert [f.name for f in board.features] == [*"ABCDEFGHIJKL", *"12345678", *"rygbp"]


def test_T1_7_one_die_more_than_taggers() -> None:
    for seats in (2, 3, 4):
        log = start(seats)
        assert {len(text.split()) - 1 for text in log.chance()} == {seats + 1}
        refusal = log.refused("* roll " + " ".join(["1"] * seats))
        assert (refusal.clause, refusal.facts["dice"]) == ("T1.7", seats + 1)


def test_T1_8_the_first_leader_is_drawn_unless_named() -> None:
    log = Log("tagcity", 3)
    assert log.active() == [CHANCE + 1]
    assert log.chance() == {"lead 1": 1, "lead 2": 1, "lead 3": 1}
    assert log.refused("* lead 4").clause == "T1.8"
    assert log.play("* lead 3").state.leader == 2
    assert start(leader="2").state.leader == 1
    with pytest.raises(Malformed):
        start(2, leader="3")


def test_T1_8_setup_ends_at_the_roll() -> None:
    assert start().state.phase == "roll"
    assert final().state.phase == "final"
