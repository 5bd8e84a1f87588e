"""T6: the end of the battle."""

from __future__ import annotations

from allcity.core import Result
from allcity.games import tagcity
from tests.games.tagcity.table import final, rolled
from tests.play_log import Log

NAMES = [*"ABCDEFGHIJKL", *"12345678", *"rygbp"]


def result(log: Log) -> Result:
    result = tagcity.result(log.state)
    assert result is not None
    return result


def closing(log: Log) -> Log:
    """All use the final die for the networks, at the dearest bubble that is left."""
    for seat in range(1, len(log.state.taggers) + 1):
        log.play(f"{seat} {log.legal(seat)[-1]}")
    return log


def test_T6_1_a_all_high_values_are_gone() -> None:
    log = closing(final(2).change_seat("taggers", 1, high=NAMES[:-1]))
    assert log.state.phase == "roll"
    log = final(2).change_seat("taggers", 1, high=NAMES[:-1])
    log.change_seat("taggers", 2, high=NAMES[-1:])
    assert result(closing(log)).reasons == ("highs",)


def test_T6_1_b_all_bubbles_are_gone() -> None:
    log = final(2).change_seat("taggers", 1, bubbles=[0, 1])
    assert closing(log).state.phase == "roll"
    log = final(2).change_seat("taggers", 1, bubbles=[0, 1])
    log.change_seat("taggers", 2, bubbles=[2, 3])
    assert result(closing(log)).reasons == ("bubbles",)


def test_T6_1_c_one_remote_is_used_up() -> None:
    log = final(2).change_seat("taggers", 1, drones=4)
    log.play("2 check -1", "1 drone I1 tag A1")
    assert result(log).reasons == ("remote",)


def test_T6_1_c_two_remotes_used_in_part_do_not_end_it() -> None:
    log = final(2).change_seat("taggers", 1, drones=4).change_seat("taggers", 2, drones=4)
    assert closing(log).state.phase == "roll"


def test_T6_1_several_ends_may_come_at_once() -> None:
    log = final(2).change_seat("taggers", 1, drones=5, bubbles=[0, 1, 2, 3])
    assert result(closing(log)).reasons == ("bubbles", "remote")


def test_T6_2_the_round_is_played_to_its_end_with_the_final_die() -> None:
    log = rolled(2).change_seat("taggers", 2, drones=4)
    log.play("2 take 1", "2 drone I1 tag A1")
    assert log.state.phase == "take"
    assert tagcity.result(log.state) is None
    log.play("1 take 2", "1 check -1")
    assert log.active() == [1, 2]
    log.play("1 check -1", "2 tag B1 C1 B2 C2")
    assert log.active() == []
    assert len(log.state.taggers[1].drawn) == 2
    assert log.refused("1 take 1").clause == "T6.2"


def test_T6_3_prestige_is_the_sum_of_all_circled_values() -> None:
    log = final(2)
    log.change_seat("taggers", 1, high=["A", "1", "p"], low=["B", "r"], drones=2, bubbles=[0, 4])
    assert tagcity.points(log.state)[0] == 4 + 6 + 12 + 2 + 5 - 2 - 3 - 1 - 3


def test_T6_4_the_most_prestige_wins() -> None:
    log = final(3).change_seat("taggers", 1, drones=5)
    log.change_seat("taggers", 2, high=["1"]).change_seat("taggers", 3, high=["A"])
    ended = result(closing(log))
    assert ended.points == (-20 - 3, 6 - 3, 4 - 3)
    assert ended.places == (3, 1, 2)


def test_T6_5_a_tie_goes_to_the_tagger_with_the_most_bubbles() -> None:
    log = final(2).change_seat("taggers", 1, high=["1", "2"], low=["4"], drones=5)
    log.change_seat("taggers", 2, low=[], bubbles=[0, 1])
    log.play("1 check -2", "2 check -2")
    tied = result(log.change_seat("taggers", 2, low=["A"], drones=2))
    assert tied.points == (12 + 3 - 20 - 2, 2 - 5 - 1 - 1 - 2)
    assert tied.places == (2, 1)


def test_T6_6_still_tied_they_share_the_place() -> None:
    ended = result(closing(final(3).change_seat("taggers", 1, drones=5)))
    assert ended.points == (-23, -3, -3)
    assert ended.places == (3, 1, 1)
