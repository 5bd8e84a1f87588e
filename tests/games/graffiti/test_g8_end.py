"""G8, the end of the game, clause by clause."""

from __future__ import annotations

from allcity.games import graffiti
from tests.games.graffiti.table import Table

FIVE = ["A1", "A2", "F1", "F2", "I1", "I2", "C1", "C2", "C3", "D1", "D2", "D3"]


def _result(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]]:
    result = graffiti.result(table.state)
    assert result is not None
    return result.points, result.places, result.reasons


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


HOARD = ("1 1 2 2 2 3 3 3 3 4 4 5 5 5 5", "1 1 2 2 3 5")  # all permits that lie in the stack


def _idle(rounds: int, table: Table) -> Table:
    for _ in range(rounds):
        table.pass_all()
    return table


def _seen(table: Table) -> bool:
    """Tell whether everybody sees that the game may end with this round."""
    is_last_chance: bool = graffiti.view_to_json(graffiti.view(table.state, None))["last_chance"]
    return is_last_chance


def _line_after(table: Table, line: str) -> str:
    """Play a line, and give what everybody reads of it."""
    before, (seat, text) = table.state, line.split(" ", 1)
    table.play(line)
    return graffiti.redact(before, int(seat) - 1, graffiti.parse(text), None)


def test_G8_7_three_rounds_without_a_flipped_segment_end_the_game() -> None:
    table = _idle(2, Table(4))
    assert table.state.round == 3
    table.play("1 pass", "2 pass", "3 pass")
    assert graffiti.result(table.state) is None
    table.play("4 pass")
    assert table.active() == ()
    assert _result(table) == ((1, 1, 1, 1), (1, 1, 1, 1), ("idle",))  # two paints and a permit
    assert table.refusal("1 pass") == "G8.7 over"


def test_G8_7_tags_and_tiles_are_scored_as_ever() -> None:
    table = Table(4, start="4 4 4 4").tagged(0, "F1", "F2", "A1").tagged(2, "A2")
    table.play("1 spray H2", "1 discard 4", "1 pay ry")
    _idle(4, table)
    assert _result(table) == ((6, 15, 1, 1), (2, 1, 3, 3), ("idle",))  # 2: 12 and 2 for A2


def test_G8_7_a_sprayed_segment_starts_the_count_anew() -> None:
    table = _idle(2, Table(4, start="4 4 4 4"))
    assert _seen(table)
    table.play("1 spray H2", "1 discard 4", "1 pay ry")
    assert not _seen(table)
    _idle(3, table)
    assert (table.state.round, _seen(table)) == (6, True)
    assert _idle(1, table).state.phase == "over"


def test_G8_7_a_neutral_tag_starts_the_count_anew() -> None:
    table = Table(3, start="4 4 4").give(1, permits=HOARD[0]).give(2, permits=HOARD[1])
    _idle(2, table)
    assert (table.state.round, _seen(table)) == (3, True)
    table.play("1 spray H2", "1 discard 4", "1 pay ry").pass_all().play("* show 4", "1 neutral G1")
    assert (table.state.round, table.state.flipped, _seen(table)) == (4, 3, False)
    table.pass_all().play("* show 4", "1 neutral G2")
    assert (table.state.round, table.state.flipped) == (5, 4)


def test_G8_7_with_two_and_three_artists_when_all_permits_are_hoarded() -> None:
    table = Table(3, start="4 4 4").give(1, permits=HOARD[0]).give(2, permits=HOARD[1])
    _idle(3, table)
    assert _result(table)[2] == ("idle",)


def test_G8_7_a_reveal_that_flips_nothing_does_not_count() -> None:
    section = ["A1", "A2", "B1", "B2", "B3", "B4"]
    table = Table(3).tagged(1, *section)
    for _ in range(3):
        table.pass_all().play("* show 1")
    assert _result(table)[2] == ("idle",)


def test_G8_7_six_complete_graffiti_are_the_reason_where_both_hold() -> None:
    table = _idle(2, Table(4)).tagged(1, *FIVE).tagged(2, "G1", "G2", "G3")
    assert _result(table.pass_all())[2] == ("sprays",)


def test_G8_7_it_is_announced_when_the_third_round_begins() -> None:
    table = _idle(1, Table(4))
    assert not _seen(table)
    lines = [_line_after(table, f"{seat} pass") for seat in (1, 2, 3, 4)]
    assert lines == ["pass", "pass", "pass", "pass ; idle"]
    assert _seen(table)
    assert [_line_after(table, f"{seat} pass") for seat in (1, 2, 3, 4)] == ["pass"] * 4
    assert table.state.phase == "over"


def test_G8_7_it_is_announced_by_whatever_begins_the_round() -> None:
    table = _idle(1, Table(4)).give(1, paints="r g").give(2, paints="r g")
    table.play("1 bonus 1", "2 pass", "3 pass", "4 pass", "1 pass", "1 keep b ry")
    before = table.state
    table.play("2 keep rb g")
    assert graffiti.redact(before, 1, graffiti.parse("keep g rb"), 0) == "keep g rb"
    lay = table.state
    assert lay.phase == "lay"
    assert graffiti.redact(lay, -1, graffiti.parse("lay vp"), 3) == "lay vp ; idle"


def test_G8_7_a_round_in_which_a_segment_is_flipped_announces_nothing() -> None:
    table = _idle(1, Table(4, start="4 4 4 4"))
    table.play("1 spray H2", "1 discard 4", "1 pay ry", "2 pass", "3 pass", "4 pass")
    assert _line_after(table, "1 pass") == "pass"
    assert table.state.round == 3
    table = Table(3).tagged(1, "A1", "A2", "B1", "B2", "B3", "B4").pass_all().play("* show 1")
    table.pass_all().play("* show 2")
    assert _line_after(table, "1 neutral C1") == "neutral C1"
    assert table.state.round == 3
