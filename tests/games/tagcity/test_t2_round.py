"""T2: the round."""

from __future__ import annotations

import pytest

from allcity.core import Malformed
from allcity.games import tagcity
from tests.games.tagcity.table import final, rolled, start
from tests.play_log import Log


def test_T2_1_the_leader_rolls_all_the_dice_and_every_throw_has_its_weight() -> None:
    log = start(2)
    throws = log.chance()
    assert sum(throws.values()) == 6**3
    assert (throws["roll 1 1 1"], throws["roll 1 1 2"], throws["roll 1 2 3"]) == (1, 3, 6)
    assert log.refused("1 put 1 1").clause == "T2.1"
    assert log.refused("1 roll 1 2 3").clause == "T2.1"
    assert log.play("* roll 4 1 4").state.rolled == (1, 4, 4)
    assert log.refused("* roll 1 2 3").clause == "T2.1"


def test_T2_1_a_throw_is_written_with_up_to_nine_dice() -> None:
    assert tagcity.text(tagcity.parse("roll 1 1 1 1 1 1 1 1 1")) == "roll 1 1 1 1 1 1 1 1 1"
    for wrong in ("roll", "roll 0", "roll 1 1 1 1 1 1 1 1 1 1", "roll 12", "roll x"):
        with pytest.raises(Malformed):
            tagcity.parse(wrong)


def test_T2_2_each_die_goes_to_one_of_the_two_spaces_beside_its_value() -> None:
    log = start(2).play("* roll 1 3 3")
    assert log.legal(1) == ["put 1 6", "put 1 1", "put 3 2", "put 3 3"]
    refusal = log.refused("1 put 3 4")
    assert (refusal.clause, refusal.reason) == ("T2.2", "not-beside")
    assert refusal.facts["spaces"] == "2 3"
    assert log.refused("1 put 2 2").reason == "no-such-die"
    assert log.refused("2 put 1 1").reason == "leader"
    assert log.refused("1 take 1").reason == "put-first"
    log.play("1 put 3 2", "1 put 3 2")
    assert log.refused("1 put 3 3").reason == "no-such-die"
    log.play("1 put 1 6")
    assert log.refused("2 put 1 1").reason == "all-put"


def test_T2_2_a_space_may_hold_several_dice_of_the_same_or_different_values() -> None:
    log = start(2).play("* roll 2 3 3", "1 put 2 2", "1 put 3 2", "1 put 3 2")
    assert log.state.dice == ((2, 2), (2, 3), (2, 3))
    assert log.legal(2) == ["take 2"]


def test_T2_3_left_of_the_leader_takes_first_and_the_leader_last() -> None:
    log = rolled(3, leader="1")
    assert log.active() == [2]
    assert log.refused("1 take 1").facts["turn"] == "2"
    assert log.refused("3 take 1").clause == "T2.3"
    assert log.refused("2 tag A1 B1 C1 D1").reason == "take-first"
    assert log.refused("2 take 5").reason == "no-die"
    log.play("2 take 1")
    assert log.refused("2 take 2").reason == "taken"
    assert log.refused("3 take 2").clause == "T2.3"
    log.play("2 tag A1 B1 C1 D1", "3 take 2", "3 check -1", "1 take 3", "1 check -1")
    assert log.state.phase == "final"


def test_T2_3_with_another_leader_the_order_goes_round() -> None:
    log = start(3, leader="2").play("* roll 1 2 3 4")
    log.play("2 put 1 1", "2 put 2 2", "2 put 3 3", "2 put 4 4")
    assert [seat + 1 for seat in log.state.order] == [3, 1, 2]
    assert log.active() == [3]


def test_T2_4_all_three_actions_use_up_a_die() -> None:
    for lines in (["tag A1 A2 A3 A4"], ["drone I1 tag A1"], ["check -1"]):
        log = rolled(2).play("2 take 1", *(f"2 {line}" for line in lines))
        assert log.state.dice == ((2, 2), (3, 3))
        assert log.active() == [1]


def test_T2_5_one_die_is_left_when_all_have_acted() -> None:
    for seats in (2, 3, 4):
        log = rolled(seats)
        for seat in [*range(2, seats + 1), 1]:
            assert log.state.phase == "take"
            log.play(f"{seat} take {seat}")
            log.play(f"{seat} {log.legal(seat)[-1]}")
        assert log.state.phase == "final"
        assert log.state.dice == ((seats + 1, seats + 1),)


def test_T2_6_the_pawn_passes_clockwise_and_the_dice_are_gathered() -> None:
    log = final(2)
    log.play("1 check -1", "2 check -1")
    assert (log.state.leader, log.state.round, log.state.phase) == (1, 2, "roll")
    assert log.state.dice == ()
    assert "roll 1 1 1" in log.chance()
    log.play("* roll 1 2 3", "2 put 1 1", "2 put 2 2", "2 put 3 3", "1 take 1", "1 check -2")
    assert log.active() == [2]


def test_T2_1_nobody_acts_while_chance_does_nor_does_what_chance_does() -> None:
    token, lead, roll = Log("tagcity", hq="B"), Log("tagcity"), start()
    for log, phase in ((token, "token"), (lead, "lead"), (roll, "roll")):
        for line in ("1 put 1 1", "1 take 1", "1 drone I1 tag A1", "1 check -1"):
            refusal = log.refused(line)
            assert (refusal.clause, refusal.reason) == ("T2.1", "chance")
            assert refusal.facts["phase"] == phase
    for log, seat in ((start().play("* roll 1 2 3"), 1), (rolled(), 2), (final(), 1)):
        for line in ("roll 1 1 1", "lead 1", "token I4"):
            refusal = log.refused(f"{seat} {line}")
            assert (refusal.clause, refusal.reason) == ("T2.1", "chance")
