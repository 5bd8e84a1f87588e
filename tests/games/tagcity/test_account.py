"""The score sheet with its reasons."""

from __future__ import annotations

from allcity.core.game import Counted
from allcity.games import tagcity
from allcity.locales import words
from tests.games.tagcity.table import city, final, rolled
from tests.play_log import Log


def parts(log: Log, seat: int, key: str) -> list[Counted]:
    lines = {line.key: line for line in tagcity.account(log.state, seat - 1)}
    return list(lines[key].parts)


def test_T5_3_the_first_to_complete_a_column_sees_its_squares() -> None:
    log = city(rolled(2), 2, "A1 A2 A3 A4 L8").play("2 take 1", "2 tag A1 A2 A3 A4")
    part = parts(log, 2, "high")[0]
    assert (part.clause, part.reason, part.points) == ("T5.3", "high", 4)
    assert part.facts["squares"] == "A1 A2 A3 A4 A5 A6 A7 A8"
    assert words("en").counted("tagcity", part).startswith("T5.3: 4 for column A")
    assert "quartier rouge" in words("fr").counted("tagcity", parts(log, 2, "high")[-1])


def test_T5_4_a_low_value_says_who_was_earlier() -> None:
    log = city(rolled(2), 2, "A1 A2 A3 A4 L8").change_seat("taggers", 1, high=["A"])
    log.play("2 take 1", "2 tag A1 A2 A3 A4")
    (part,) = parts(log, 2, "low")
    assert (part.clause, part.points, part.facts["taggers"]) == ("T5.4", 2, "1")


def test_T4_4_completing_together_with_the_final_die_is_told() -> None:
    log = city(city(final(3), 1, "A1 A2 A3 A4 L8"), 2, "A1 A2 A3 A4 L8")
    log.play("1 tag A1 A2 A3 A4", "2 tag A1 A2 A3 A4", "3 check -1")
    for seat, other in ((1, "2"), (2, "1")):
        part = parts(log, seat, "high")[0]
        assert (part.clause, part.facts["taggers"]) == ("T4.4", other)


def test_T3_10_drones_cost_the_next_value_and_T4_3_bubbles_may_be_shared() -> None:
    log = final(3).change_seat("taggers", 1, drones=2)
    log.play("1 check -1", "3 check -2", "2 tag A1 B1 C1 D1")
    assert [part.points for part in parts(log, 1, "drones")] == [-2, -3]
    (part,) = parts(log, 1, "bubbles")
    assert (part.clause, part.points, part.facts["taggers"]) == ("T4.3", -2, "3")
    alone = final(2).play("1 check -3", "2 tag A1 B1 C1 D1")
    assert [part.clause for part in parts(alone, 1, "bubbles")] == ["T3.12"]
    assert parts(alone, 2, "bubbles") == []


def test_a_district_is_not_taken_for_the_column_of_its_letter() -> None:
    log = rolled(2).change_seat("taggers", 1, high=["G", "g", "B", "b", "L", "1", "8", "r"])
    facts = [part.facts for part in parts(log, 1, "high")]
    assert [(one["what"], one["kind"]) for one in facts] == [
        ("B", "column"),
        ("G", "column"),
        ("L", "column"),
        ("1", "row"),
        ("8", "row"),
        ("r", "R"),
        ("g", "G"),
        ("b", "B"),
    ]
