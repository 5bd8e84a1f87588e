"""T3: the three actions."""

from __future__ import annotations

from collections import Counter

import pytest

from allcity.core import Malformed
from allcity.games import tagcity
from allcity.games.tagcity.data import HEIGHT, WIDTH
from tests.games.tagcity.table import ALL, city, final, rolled, start
from tests.play_log import Log


def test_T3_1_the_shape_of_the_space_is_drawn_and_never_used_up() -> None:
    log = rolled(2).play("2 take 1")
    refusal = log.refused("2 tag A1 B1 C1 B3")
    assert (refusal.clause, refusal.facts["shape"]) == ("T3.1", "I4")
    log.play("2 tag A1 B1 C1 D1")
    assert tagcity.state_to_json(log.state)["taggers"][1]["drawn"] == [["A1", "B1", "C1", "D1"]]
    assert log.state.taggers[0].drawn == ()
    assert log.state.ring[0] == "I4"


def test_T3_2_the_shape_may_be_rotated_and_flipped() -> None:
    log = rolled(2).play("2 take 2")
    ways = {"C3 C4 C5 D5", "C3 C4 C5 B5", "C3 C4 C5 D3", "C3 C4 C5 B3"}
    ways |= {"C3 D3 E3 C4", "C3 D3 E3 C2", "C3 D3 E3 E4", "C3 D3 E3 E2"}
    for way in ways:
        after = rolled(2).play("2 take 2", f"2 tag {way}")
        assert len(after.state.taggers[1].drawn) == 1
    assert sum(text.startswith("tag") for text in log.legal(2)) == 4 * 6 * 11 + 4 * 7 * 10


def test_T3_2_equal_rotations_are_offered_once() -> None:
    for space, count in ((1, 9 * 8 + 12 * 5), (3, 11 * 7)):
        log = rolled(2).play(f"2 take {space}")
        tags = [text for text in log.legal(2) if text.startswith("tag")]
        assert len(tags) == len(set(tags)) == count


def test_T3_3_the_whole_shape_is_drawn() -> None:
    refusal = rolled(2).play("2 take 1").refused("2 tag A1 B1 C1")
    assert (refusal.clause, refusal.facts["size"], refusal.facts["found"]) == ("T3.3", 4, 3)


def test_T3_3_a_drone_draws_its_whole_shape_too() -> None:
    refusal = rolled(2).play("2 take 1").refused("2 drone O4 tag A1")
    assert (refusal.clause, refusal.facts["shape"]) == ("T3.3", "O4")


def test_T3_8_what_a_drone_draws_keeps_to_the_same_rules() -> None:
    log = city(rolled(2), 2, "A1 B1 A2 B2 C2").play("2 take 1")
    for line, clause, reason in (
        ("drone O4 tag A1 B1 C1 D1", "T3.1", "other-shape"),
        ("drone O4 tag L1 M1 L2 M2", "T3.4", "outside"),
        ("drone O4 tag B1 C1 B2 C2", "T3.5", "tagged"),
        ("drone I1 tag A1 B1", "T3.1", "other-shape"),
    ):
        refusal = log.refused(f"2 {line}")
        assert (refusal.clause, refusal.reason) == (clause, reason)


def test_T3_3_nor_more_than_the_shape() -> None:
    assert rolled(2).play("2 take 1").refused("2 tag A1 B1 C1 D1 E1").clause == "T3.1"


def test_T3_4_no_part_outside_the_city() -> None:
    log = rolled(2).play("2 take 1")
    refusal = log.refused("2 tag K1 L1 M1 N1")
    assert (refusal.clause, refusal.facts["squares"]) == ("T3.4", "M1 N1")
    assert log.refused("2 tag A6 A7 A8 A9").facts["squares"] == "A9"
    assert all("M" not in text and "9" not in text for text in log.legal(2))


@pytest.mark.parametrize(
    ("tag", "outside"),
    [
        ("-B1 -A1 A1 B1", "-B1 -A1"),
        ("A-2 A-1 A1 A2", "A-2 A-1"),
        ("L-1 L1 L2 L3", "L-1"),
        ("-A8 A8 B8 C8", "-A8"),
        ("-D-1 -C-1 -B-1 -A-1", "-D-1 -C-1 -B-1 -A-1"),
        ("K-1 L-1 M-1 N-1", "K-1 L-1 M-1 N-1"),
    ],
)
def test_T3_4_nor_outside_its_left_and_upper_border(tag: str, outside: str) -> None:
    log = rolled(2).play("2 take 1")
    refusal = log.refused(f"2 tag {tag}")
    assert (refusal.clause, refusal.facts["squares"]) == ("T3.4", outside)
    shuffled = " ".join(["tag", *reversed(tag.split(" "))])
    assert tagcity.text(tagcity.parse(shuffled)) == f"tag {tag}", "one way to write it"


@pytest.mark.parametrize(
    "square", ["A0", "-A0", "A-0", "--A1", "A--1", "A1-", "-1", "-A", "A+1", "@1"]
)
def test_T3_4_what_is_no_square_is_malformed(square: str) -> None:
    with pytest.raises(Malformed):
        tagcity.parse(f"tag {square} A2")


def test_T3_4_a_shape_does_not_wrap_round_the_edge() -> None:
    assert rolled(2).play("2 take 1").refused("2 tag L1 A2 B2 C2").clause == "T3.1"


def test_T3_5_no_part_on_a_tagged_square() -> None:
    log = city(rolled(2), 2, "A1 B1 C1 D1 E1").play("2 take 1")
    refusal = log.refused("2 tag A1 A2 A3 A4")
    assert (refusal.clause, refusal.facts["squares"]) == ("T3.5", "A2 A3 A4")
    tags = [text for text in log.legal(2) if text.startswith("tag")]
    assert tags == ["tag A1 B1 C1 D1", "tag B1 C1 D1 E1"]


def test_T3_6_borders_may_be_crossed_and_earlier_graffiti_need_not_be_touched() -> None:
    log = rolled(2).play("2 take 1", "2 tag A1 A2 A3 A4", "1 take 2", "1 check -1")
    log.play("1 check -1", "2 drone I4 tag F8 G8 H8 I8")
    grid = log.state.board.grid
    assert {grid[7][column] for column in range(5, 9)} == {"G", "B"}


def test_T3_7_nothing_drawn_is_ever_moved_or_erased() -> None:
    log = rolled(2).play("2 take 1", "2 tag A1 A2 A3 A4", "1 take 2", "1 check -1")
    log.play("1 check -1", "2 tag F1 F2 G1 G2")
    assert tagcity.state_to_json(log.state)["taggers"][1]["drawn"] == [
        ["A1", "A2", "A3", "A4"],
        ["F1", "G1", "F2", "G2"],
    ]


def test_T3_8_a_drone_draws_any_shape_of_the_hq_board() -> None:
    log = rolled(2).play("2 take 1")
    on_hq = ["I4", "L4", "O4", "T4", "S4", "P5", "I1", "I2", "L3"]
    assert drones(log) == on_hq
    assert log.refused("2 drone W5 tag A1 A2 B2 B3 C3").reason == "not-on-hq"
    refusal = log.refused("2 tag A1 B1 A2 B2")
    assert (refusal.clause, refusal.facts["other"]) == ("T3.8", "O4")
    log.play("2 drone P5 tag A1 B1 A2 B2 A3")
    assert log.state.taggers[1].drones == 1
    assert log.active() == [1], "one action, one turn"


def test_T3_8_every_drawing_of_every_shape_is_one_action() -> None:
    log = rolled(2).play("2 take 1")
    counts = Counter(text.split()[1] for text in log.legal(2) if text.startswith("drone"))
    small = {"I1": 96, "I2": 11 * 8 + 12 * 7, "L3": 4 * 11 * 7}
    assert counts == {**small, "I4": 132, "L4": 544, "O4": 77, "T4": 272, "S4": 272, "P5": 544}


def drones(log: Log) -> list[str]:
    """The shapes for which tagger 2 may send a drone, in the order of the list."""
    shapes = [text.split()[1] for text in log.legal(2) if text.startswith("drone")]
    return list(dict.fromkeys(shapes))


def test_T3_9_small_shapes_only_with_a_drone() -> None:
    log = rolled(2).play("2 take 1")
    refusal = log.refused("2 tag A1 B1 A2")
    assert (refusal.clause, refusal.facts["other"]) == ("T3.9", "L3")
    assert not [text for text in log.legal(2) if text.startswith("tag") and text.count(" ") < 4]
    small = start(2, hq="B", tokens="W5 V5 U5 Y5 L5 I4")
    small.play("* roll 1 2 3", "1 put 1 1", "1 put 2 2", "1 put 3 3", "2 take 1")
    small.play("2 drone L3 tag A1 A2 B2")
    assert small.state.taggers[1].drones == 1


def test_T3_10_the_first_free_value_of_the_remote_is_circled() -> None:
    log = rolled(2).play("2 take 1", "2 drone I1 tag A1")
    assert tagcity.sheet(log.state, 1).drones == (-2,)
    log = rolled(2).change_seat("taggers", 2, drones=3).play("2 take 1", "2 drone I1 tag A1")
    assert tagcity.sheet(log.state, 1).drones == (-2, -3, -4, -5)


def test_T3_11_no_drone_without_a_free_value() -> None:
    log = rolled(2).change_seat("taggers", 2, drones=5).play("2 take 1")
    assert not drones(log)
    refusal = log.refused("2 drone I1 tag A1")
    assert (refusal.clause, refusal.reason) == ("T3.11", "remote-empty")


def test_T3_11_no_drone_for_a_shape_that_does_not_fit() -> None:
    log = city(rolled(2), 2, "A1 B1 D1").play("2 take 1")
    assert drones(log) == ["I1", "I2"]
    refusal = log.refused("2 drone L3 tag A1 B1 A2")
    assert (refusal.clause, refusal.reason) == ("T3.11", "no-room")
    full = city(rolled(2), 2, "").play("2 take 1")
    assert full.legal(2) == ["check -1", "check -2", "check -3"]


def test_T3_12_a_bubble_of_choice_is_circled_and_gone_for_all() -> None:
    log = rolled(2).play("2 take 1", "2 check -3")
    assert tagcity.sheet(log.state, 1).bubbles == (-3,)
    log.play("1 take 2")
    refusal = log.refused("1 check -3")
    assert (refusal.clause, refusal.reason, refusal.facts["taggers"]) == (
        "T3.12",
        "bubble-gone",
        "2",
    )
    assert log.refused("1 check").reason == "which-bubble"
    assert log.refused("1 check -9").reason == "no-such-bubble"
    assert [text for text in log.legal(1) if text.startswith("check")] == ["check -1", "check -2"]
    log.play("1 check -1")
    assert log.state.circled.bit_count() == 2


def test_T3_12_one_bubble_at_a_time() -> None:
    for wrong in ("check -1 -2", "check 1", "check -0", "check -100", "check  -1"):
        with pytest.raises(Malformed):
            tagcity.parse(wrong)


def test_T3_13_with_no_bubble_left_the_networks_are_free() -> None:
    log = rolled(2).change_seat("taggers", 1, bubbles=[0, 1, 2, 3, 4]).play("2 take 1")
    refusal = log.refused("2 check -1")
    assert (refusal.clause, refusal.reason) == ("T3.13", "no-bubble-left")
    log.play("2 check")
    assert tagcity.points(log.state)[1] == 0


def test_T3_14_the_choice_is_free_and_there_is_always_something_to_do() -> None:
    log = rolled(2).play("2 take 1")
    assert {text.split()[0] for text in log.legal(2)} == {"tag", "drone", "check"}
    stuck = (
        city(rolled(2), 2, "").change_seat("taggers", 1, bubbles=[0, 1, 2, 3, 4]).play("2 take 1")
    )
    assert stuck.legal(2) == ["check"]


def test_T3_4_every_square_can_be_reached() -> None:
    log = final(2)
    covered = {name for text in log.legal(1) if text.startswith("tag") for name in text.split()[1:]}
    assert covered == set(ALL)
    assert len(ALL) == WIDTH * HEIGHT
