"""T5: scoring."""

from __future__ import annotations

from allcity.games import tagcity
from tests.games.tagcity.table import city, rolled, start


def test_T5_1_the_features_are_12_columns_8_rows_and_5_districts() -> None:
    for side in "AB":
        features = start(city=side).state.board.features
        sizes = [feature.squares.bit_count() for feature in features]
        assert sizes[:20] == [8] * 12 + [12] * 8
        assert sum(sizes[20:]) == 96
        assert all(feature.high > feature.low > 0 for feature in features)
    values = {f.name: (f.high, f.low) for f in start(city="B").state.board.features}
    assert [values[name] for name in "A1rygbp"] == [
        (4, 2),
        (6, 3),
        (8, 4),
        (8, 4),
        (12, 6),
        (12, 6),
        (11, 5),
    ]


def test_T5_2_a_feature_is_scored_as_soon_as_all_its_squares_are_tagged() -> None:
    log = city(rolled(2), 2, "A1 A2 A3 A4 L7 L8").play("2 take 1")
    assert tagcity.points(log.state)[1] == 0
    log.play("2 tag A1 A2 A3 A4")
    sheet = tagcity.sheet(log.state, 1)
    assert sheet.high[0] == ("A", 4)
    assert "L" not in [name for name, _ in sheet.high]


def test_T5_3_the_first_circles_high_and_it_is_crossed_for_the_others() -> None:
    log = city(city(rolled(2), 1, "A1 A2 A3 A4 L8"), 2, "A1 A2 A3 A4 L8").play("2 take 1")
    log.play("2 tag A1 A2 A3 A4", "1 take 2", "1 drone I4 tag A1 A2 A3 A4")
    assert tagcity.sheet(log.state, 1).high[0] == ("A", 4)
    assert tagcity.sheet(log.state, 0).high == ()
    assert tagcity.sheet(log.state, 0).low[0] == ("A", 2)


def test_T5_4_every_later_tagger_circles_low() -> None:
    log = rolled(4).change_seat("taggers", 1, high=["A"])
    for seat in (2, 3, 4):
        city(log, seat, "A1 A2 A3 A4 L8")
    log.play("2 take 1", "2 tag A1 A2 A3 A4")
    for seat in (3, 4):
        log.play(f"{seat} take {seat}", f"{seat} drone I4 tag A1 A2 A3 A4")
    assert [tagcity.sheet(log.state, seat).low[0] for seat in (1, 2, 3)] == [("A", 2)] * 3


def test_T5_5_one_drawing_may_complete_several_features() -> None:
    log = city(rolled(2), 2, "A1 A2 A3 A4 L8").play("2 take 1", "2 tag A1 A2 A3 A4")
    assert tagcity.sheet(log.state, 1).high == (
        ("A", 4), ("1", 6), ("2", 6), ("3", 6), ("4", 6), ("r", 10),
    )  # fmt: skip
    assert tagcity.points(log.state)[1] == 38
