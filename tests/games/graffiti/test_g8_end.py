"""G8, the end of the game, clause by clause."""

from __future__ import annotations

from allcity.games import graffiti
from tests.games.graffiti.table import Table

FIVE = ["A1", "A2", "F1", "F2", "I1", "I2", "C1", "C2", "C3", "D1", "D2", "D3"]


def _result(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]:
    found = graffiti.result(table.state)
    assert found is not None
    return found.points, found.places, found.reasons


def test_G8_1_the_round_in_which_six_are_complete_is_played_to_its_end() -> None:
    table = Table(4, start="4 4 4 4").tagged(1, *FIVE).tagged(2, "G1", "G2")
    table.give(1, paints="g g", permits="4")
    table.play("1 spray G3", "1 discard 4")
    table.play("1 pay g g ry")
    assert table.state.complete == 6
    assert graffiti.result(table.state) is None
    assert table.active() == (2,)
    table.pass_all()
    assert table.state.phase == "over"
    assert table.refusal("2 pass") == "G8.1 over"
    assert _result(table)[2] == ("sprays",)


def test_G8_1_five_are_not_enough() -> None:
    assert Table(4).tagged(1, *FIVE).pass_all().state.round == 2


def test_G8_1_the_sixth_by_a_neutral_tag() -> None:
    table = Table(3).tagged(1, *FIVE).tagged(2, "G1", "G2").pass_all()
    table.play("* show 4", "1 neutral G3")
    assert table.state.phase == "over"
    assert _result(table)[2] == ("neutral",)


def test_G8_1_neutral_tags_come_after_the_last_round_too() -> None:
    table = Table(3).tagged(1, *FIVE).tagged(2, "G1", "G2", "G3").pass_all()
    assert table.state.phase == "show"
    table.play("* show 5", "1 neutral J1")
    assert _result(table)[2] == ("sprays",)


def test_G8_2_half_a_vp_for_each_unused_tile_rounded_down() -> None:
    table = Table(4).tagged(0, *FIVE, "G1", "G2", "G3")
    table.give(1, permits="1 2", bonus="add add add").give(
        2, permits="1 2", bonus="add add vp extra"
    )
    table.play("1 pass", "2 pass", "3 pass", "4 pass")
    sheets = [graffiti.sheet(table.state, seat) for seat in (0, 1)]
    assert [sheet.tiles for sheet in sheets] == [8, 9]  # with 2 paints and the first permit
    assert [sheet.vp for sheet in sheets] == [4, 4]


def test_G8_2_a_save_used_for_a_third_paint_tile_is_spent() -> None:
    table = Table(4).tagged(0, *FIVE, "G1", "G2", "G3").give(1, paints="r", bonus="save")
    table.play("1 pass", "2 pass", "3 pass", "4 pass", "1 keep r b ry")
    assert graffiti.sheet(table.state, 0).tiles == 3 + 1


def test_G8_3_example_beate_gains_23_for_tags_and_4_for_tiles() -> None:
    table = Table(4).tagged(4, "A1", "A2", "F1", "C1", "D1", "D2", "B1", "B2")  # 2+2+2+3+3+3+4+4
    others = ["F2", "C2", "C3", "D3", "B3", "B4", "G1", "G2", "G3"]
    table.tagged(0, *others).tagged(4, "I1")  # I stays incomplete
    before = table.artist(4).vp
    table.give(4, permits="1 2", bonus="add add add").play("1 pass", "2 pass", "3 pass", "4 pass")
    sheet = graffiti.sheet(table.state, 3)
    assert sum(vp for _, vp in sheet.graffiti) == 23
    assert sheet.tiles // 2 == 4
    assert graffiti.points(table.state)[3] == before + 27


def test_G8_4_the_most_vp_wins() -> None:
    table = Table(4).tagged(1, *FIVE).tagged(2, "G1", "G2", "G3").pass_all()
    points, places, _ = _result(table)
    assert points[0] > points[1] > points[2] == points[3]
    assert places == (1, 2, 3, 3)


def test_G8_5_tied_the_most_tags_win() -> None:
    # 1 has A1 and one tag; 2 has two tags worth as much: 15 + 2 = 7 + 7 + 3
    table = Table(4, start="1 2 3 4").tagged(
        0, *[name for name in FIVE if name not in ("A1", "C1")]
    )
    table.tagged(1, "A1").tagged(2, "C1", "H1").tagged(0, "G1", "G2", "G3")
    table.pass_all()
    assert _result(table) == ((18, 18, 1, 1), (2, 1, 3, 3), ("sprays",))


def test_G8_6_still_tied_the_victory_is_shared() -> None:
    table = Table(4).tagged(0, *[name for name in FIVE if name not in ("C1", "D1")])
    table.tagged(1, "C1").tagged(2, "D1").tagged(0, "G1", "G2", "G3").pass_all()
    assert _result(table) == ((11, 11, 1, 1), (1, 1, 3, 3), ("sprays",))
