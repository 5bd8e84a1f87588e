"""G3, getting a paint tile, clause by clause."""

from __future__ import annotations

from tests.games.graffiti.table import Table


def test_G3_1_place_cans_and_take_the_tile() -> None:
    table = Table().play("1 paint k")
    assert table.tiles(1)["paints"] == {"b": 1, "k": 1, "ry": 1}
    assert table.json()["paints"]["k"] == 7


def test_G3_2_the_large_space_takes_any_number_at_one_can_each() -> None:
    table = Table(2).play("1 paint r", "2 paint r", "1 paint y", "2 paint b", "1 paint r")
    assert (table.artist(1).cans, table.artist(2).cans) == (2, 3)
    assert table.refusal("2 paint r 2") == "G3.2 one-can"
    table.give(2, bonus="add")
    assert table.refusal("2 paint r add") == "G6.7 not-occupied"  # it is never full


def test_G3_3_a_one_can_and_a_two_can_space_in_any_order() -> None:
    table = Table(2)
    for paint in ("g", "k", "ry", "rb", "yb"):
        assert {f"paint {paint}", f"paint {paint} 2"} <= set(table.legal(1))
    table.play("1 paint yb 2", "2 paint yb", "1 paint g")
    assert not {"paint yb", "paint yb 2", "paint g"} & set(table.legal(2))


def test_G3_4_a_paint_that_has_run_out_cannot_be_taken() -> None:
    table = Table().give(2, paints="g g g g g g g g")
    assert table.refusal("1 paint g") == "G3.4 paint-gone"
    assert not [text for text in table.legal(1, "paint") if "g" in text]
    table.give(2, paints="r r r r r r")
    assert table.refusal("1 paint r") == "G3.4 paint-gone"
    table.play("1 paint y")


def test_G3_5_a_double_serves_for_both_paints_or_for_one() -> None:
    table = Table().strip(1).give(1, paints="ry ry b y r", permits="4")
    table.play("1 spray H2", "1 discard 4")  # H2 asks for red and yellow
    ways = ["pay r y", "pay ry", "pay r ry", "pay y ry", "pay ry ry"]
    assert sorted(table.legal(1, "pay")) == sorted(ways)
    assert table.refusal("1 pay r r") == "G5.5 paint-not-held"
    assert table.refusal("1 pay b ry") == "G5.5 other-paints"
    table.play("1 pay ry")
    assert table.tiles(1)["paints"] == {"b": 1, "r": 1, "ry": 1, "y": 1}
