"""T4: the final die."""

from __future__ import annotations

import json

from allcity.games import tagcity
from tests.games.tagcity.table import city, final


def test_T4_1_all_taggers_use_the_final_die_with_any_action() -> None:
    log = final(3)
    assert log.active() == [1, 2, 3]
    for seat in (1, 2, 3):
        assert {text.split()[0] for text in log.legal(seat)} == {"tag", "drone", "check"}
    assert log.refused("1 take 1").clause == "T4.1"
    log.play("3 tag A1 B1 C1 D1", "1 drone O4 tag A1 B1 A2 B2", "2 check -1")
    assert [len(tagger.drawn) for tagger in log.state.taggers] == [1, 0, 1]
    assert log.state.round == 2


def test_T4_1_only_those_at_the_table_use_it() -> None:
    log = final(2)
    for nobody in (-1, 2, 7):
        assert not tagcity.legal(log.state, nobody)
    refusal = log.refused("3 check -1")
    assert (refusal.clause, refusal.facts["seats"]) == ("T1.1", 2)


def test_T4_2_choices_are_hidden_until_all_are_in() -> None:
    log = final(2).play("1 tag A1 B1 C1 D1")
    mine, theirs, open_to_all = (tagcity.view(log.state, seat) for seat in (0, 1, None))
    assert tagcity.view_to_json(mine)["taggers"][0]["sealed"] == "tag A1 B1 C1 D1"
    for seen in (theirs, open_to_all):
        assert seen.chosen == (True, False)
        assert "A1" not in json.dumps(tagcity.view_to_json(seen))
    assert log.state.taggers[0].drawn == ()


def test_T4_2_a_drone_looks_like_any_other_choice() -> None:
    sights = set()
    for choice in ("tag A1 B1 C1 D1", "drone I1 tag A1", "check -1"):
        log = final(2)
        for seat in (0, 1, None):
            sights.add(tagcity.redact(log.state, 0, tagcity.parse(choice), seat))
        log.play(f"1 {choice}")
        for seat in (1, None):
            sights.add(
                json.dumps({**tagcity.view_to_json(tagcity.view(log.state, seat)), "seat": 0})
            )
    assert len(sights) == 2, "one line and one view"
    assert "choose" in sights


def test_T4_2_the_log_tells_the_choices_when_the_last_one_is_in() -> None:
    log = final(2).play("1 tag A1 B1 C1 D1")
    last = tagcity.parse("drone I1 tag A1")
    for seat in (0, 1, None):
        line = tagcity.redact(log.state, 1, last, seat)
        assert line == "reveal 2 drone I1 tag A1 / 1 tag A1 B1 C1 D1"


def test_T4_2_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    log = final(2).play("1 tag A1 B1 C1 D1")
    assert log.active() == [2]
    log.play("1 drone O4 tag A1 B1 A2 B2", "1 check -1")
    assert log.active() == [2]
    log.play("2 check -1")
    assert log.state.taggers[0].drawn == ()
    assert log.state.taggers[0].drones == 0
    assert tagcity.sheet(log.state, 0).bubbles[-1] == -1


def test_T4_2_a_changed_choice_is_logged_once() -> None:
    log, lines = final(2), []
    for choice in ("tag A1 B1 C1 D1", "drone I1 tag A1", "check -2"):
        lines.append([tagcity.redact(log.state, 0, tagcity.parse(choice), seat) for seat in (0, 1)])
        log.play(f"1 {choice}")
    assert lines == [["choose", "choose"], ["", ""], ["", ""]]


def test_T4_2_the_order_of_arrival_does_not_matter() -> None:
    choices = ["1 tag A1 B1 C1 D1", "2 check -2", "3 tag A1 A2 A3 A4"]
    orders = [choices, choices[::-1], [choices[1], choices[0], choices[2]]]
    ends = [json.dumps(tagcity.state_to_json(final(3).play(*order).state)) for order in orders]
    assert len(set(ends)) == 1


def test_T4_3_all_who_check_circle_the_bubble_of_the_first_in_turn_order() -> None:
    log = final(3)
    before = log.state.circled
    log.play("1 check -1", "3 check -2", "2 tag A1 B1 C1 D1")
    assert [tagcity.sheet(log.state, seat).bubbles.count(-2) for seat in (0, 2)] == [1, 1]
    assert (log.state.circled ^ before).bit_count() == 1


def test_T4_3_the_log_says_which_bubble_was_circled() -> None:
    """Tagger 2 sits left of the leader: the choice of 1 does not count, and is not logged."""
    log = final(3).play("1 check -2", "3 tag A1 B1 C1 D1")
    line = tagcity.redact(log.state, 1, tagcity.parse("check -1"), None)
    assert line == "reveal 2 check -1 / 3 tag A1 B1 C1 D1 / 1 check -1"
    log.play("2 check -1")
    assert [tagcity.sheet(log.state, seat).bubbles for seat in range(3)] == [(-1,), (-1,), ()]


def test_T4_3_with_no_bubble_left_they_all_look_for_free() -> None:
    log = final(2).change_seat("taggers", 1, bubbles=[0, 1, 2, 3, 4])
    log.play("1 check", "2 check")
    assert tagcity.sheet(log.state, 1).bubbles == ()


def test_T4_4_all_who_complete_a_feature_with_the_final_die_circle_its_high_value() -> None:
    log = city(city(final(3), 1, "A1 A2 A3 A4 L8"), 2, "A1 A2 A3 A4 L8")
    log.play("1 tag A1 A2 A3 A4", "2 tag A1 A2 A3 A4", "3 check -1")
    for seat in (0, 1):
        assert ("A", 4) in tagcity.sheet(log.state, seat).high
    assert tagcity.sheet(log.state, 0).low == ()


def test_T4_4_not_if_it_was_crossed_before() -> None:
    log = city(city(final(3), 1, "A1 A2 A3 A4 L8"), 2, "A1 A2 A3 A4 L8")
    log.change_seat("taggers", 3, high=["A"])
    log.play("1 tag A1 A2 A3 A4", "2 tag A1 A2 A3 A4", "3 check -1")
    for seat in (0, 1):
        assert tagcity.sheet(log.state, seat).low[0] == ("A", 2)
