"""G5, spraying, clause by clause."""

from __future__ import annotations

from tests.games.graffiti.table import Table


def test_G5_1_each_section_has_a_one_can_and_a_two_can_space() -> None:
    table = Table(2).give(1, paints="y", permits="4 4 4").give(2, paints="r y g k", permits="4 4")
    assert "spray H2" in table.legal(1)
    table.play("1 spray H2 2", "1 discard 4", "1 pay ry")
    assert table.artist(1).cans == 3
    table.play("2 spray H1", "2 discard 4", "2 pay g rb")
    assert table.refusal("1 spray H3") == "G2.3 occupied"
    assert table.refusal("1 spray H3 2") == "G2.3 occupied"


def test_G5_2_a_permit_of_the_section_is_discarded() -> None:
    table = Table(start="4 1 1 1").give(1, paints="k", permits="3")
    assert table.refusal("1 spray B1") == "G5.2 no-permit"
    table.play("1 spray H2")
    assert table.legal(1) == ["discard 4"]
    assert table.refusal("1 discard 3") == "G5.2 other-section"
    assert table.refusal("1 discard 2") == "G5.2 permit-not-held"
    assert table.refusal("1 pay ry") == "G5.2 discard-first"
    table.play("1 discard 4")
    assert table.json()["discard"] == {"4": 1}
    assert table.tiles(1)["permits"] == {"3": 1}


def test_G5_3_two_equal_permits_serve_for_any_section() -> None:
    table = Table(start="3 1 1 1").give(1, permits="3 5")
    table.play("1 spray H2")
    assert table.legal(1) == ["discard 3 3"]
    assert table.refusal("1 discard 3 5") == "G5.3 unequal"
    assert table.refusal("1 discard 5 5") == "G5.3 permit-not-held"
    table.play("1 discard 3 3")
    assert table.json()["discard"] == {"3": 2}


def test_G5_4_any_one_incomplete_segment_of_the_section() -> None:
    table = Table(start="1 1 1 1").give(1, paints="r y b g g k k y")
    assert table.legal(1, "spray")[:6] == [
        f"spray {name}" for name in ["A1", "A2", "B1", "B2", "B3", "B4"]
    ]
    table.tagged(2, "B4")
    assert table.refusal("1 spray B4") == "G5.4 complete"
    assert table.refusal("1 spray A3") == "G1.2 no-segment"


def test_G5_5_the_paints_shown_are_paid_and_come_back_when_the_round_ends() -> None:
    table = Table(2, start="4 4")
    assert table.refusal("1 spray H4") == "G5.5 cannot-pay"
    table.play("1 spray H2", "1 discard 4")
    assert table.refusal("1 pass") == "G5.5 pay-first"
    table.play("1 pay ry")
    assert table.tiles(1)["paid"] == {"ry": 1}
    assert table.json()["paints"]["ry"] == 6
    table.next_round()
    assert table.tiles(1)["paid"] == {}
    assert table.json()["paints"]["ry"] == 7


def test_G5_5_no_tile_is_paid_in_vain() -> None:
    table = Table(start="4 1 1 1").play("1 spray H2", "1 discard 4")
    assert table.refusal("1 pay b ry") == "G5.5 other-paints"


def test_G5_6_example_patricia_pays_for_b4_with_two_tiles_9_vp() -> None:
    table = Table(start="1 2 3 4")
    table.play("1 spray B4", "1 discard 1")
    assert table.legal(1) == ["pay b ry"]  # a double tile and a single one for three paints
    table.play("1 pay b ry")
    assert table.artist(1).vp == 9
    assert table.json()["tags"]["B4"] == 0
    assert table.tiles(1)["paints"] == {}


def test_G5_7_a_segment_reserved_by_another_cannot_be_sprayed() -> None:
    table = Table(2, start="1 1").give(2, paints="r y b").give(1, bonus="reserve")
    table.play("1 reserve B4", "1 paint r")
    assert table.refusal("2 spray B4") == "G5.7 reserved"
    table.play("2 pass", "1 spray B4", "1 discard 1", "1 pay b ry")
    assert table.artist(1).vp == 9
