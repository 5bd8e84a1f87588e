"""G6, bonus tiles and the bobby, clause by clause, with their interplay."""

from __future__ import annotations

from tests.games.graffiti.table import Table


def test_G6_1_example_beate_takes_the_tile_extra_action() -> None:
    table = Table(bonus="vp add extra save").play("1 bonus 3")
    assert table.tiles(1)["bonus"] == {"extra": 1}
    assert table.json()["bonus"] == ["vp", "add", None, "save"]
    assert table.legal(1) == ["end", "extra"]  # it may be used from now on


def test_G6_1_used_tiles_leave_the_game_and_several_are_used_in_one_turn() -> None:
    table = Table().give(1, bonus="vp vp extra discount reserve")
    table.play("1 vp", "1 extra", "1 vp", "1 reserve A1", "1 paint g discount")
    assert table.tiles(1)["bonus"] == {}
    assert table.tiles(1)["used"] == {"discount": 1, "extra": 1, "reserve": 1, "vp": 2}
    assert table.active() == (1,)


def test_G6_1_an_empty_space_gives_nothing() -> None:
    table = Table(2).give(2, bonus="add").play("1 bonus 1")
    assert table.refusal("2 bonus 1") == "G2.3 occupied"
    assert table.refusal("2 bonus 1 add") == "G6.1 tile-gone"
    assert table.refusal("2 bonus 5") == "G6.1 no-space"


def test_G6_2_two_vp_at_any_moment_of_the_turn() -> None:
    table = Table(bonus="vp vp save save").give(1, bonus="vp")
    table.play("1 vp", "1 bonus 1", "1 vp")  # before the action, and after it
    assert table.artist(1).vp == 4
    assert table.active() == (2,)
    assert table.refusal("2 vp") == "G6.2 not-held"
    assert table.refusal("1 vp") == "G2.1 turn"


def test_G6_2_two_vp_while_a_spray_is_being_paid_for() -> None:
    table = Table(start="4 1 1 1").give(1, bonus="vp vp")
    table.play("1 spray H2", "1 vp", "1 discard 4", "1 vp", "1 pay ry")
    assert table.artist(1).vp == 2 + 2 + 6
    assert table.active() == (2,)
    other = Table(start="4 1 1 1").play("1 spray H2")
    assert other.refusal("1 vp") == "G6.2 not-held"
    assert other.refusal("1 extra") == "G5.2 discard-first"


def test_G6_3_wild_card_paint_stands_for_any_one_paint() -> None:
    table = Table(start="1 1 1 1").give(1, bonus="wild")
    assert table.refusal("1 spray B3") == "G5.5 cannot-pay"
    table.play("1 spray B1", "1 discard 1")  # red and black
    assert table.legal(1) == ["pay ry wild"]
    assert table.refusal("1 pay wild wild") == "G6.3 not-held"
    table.play("1 pay ry wild")
    assert table.tiles(1)["used"] == {"wild": 1}


def test_G6_3_wild_cards_alone_can_pay() -> None:
    table = Table(start="4 1 1 1").give(1, bonus="wild wild")
    table.play("1 spray G1", "1 discard 4", "1 pay wild wild")  # yellow and black
    assert table.tiles(1)["paints"] == {"b": 1, "ry": 1}


def test_G6_4_a_permit_tile_stands_for_a_permit_of_any_section() -> None:
    table = Table(start="1 1 1 1").give(1, bonus="permit")
    table.play("1 spray H2")
    assert table.legal(1) == ["discard tile"]
    table.play("1 discard tile", "1 pay ry")
    assert table.tiles(1)["used"] == {"permit": 1}
    assert table.tiles(1)["permits"] == {"1": 1}
    assert table.artist(1).vp == 6


def test_G6_4_without_the_tile_it_is_refused() -> None:
    table = Table(start="4 1 1 1").play("1 spray H2")
    assert table.refusal("1 discard tile") == "G6.4 not-held"


def test_G6_5_an_extra_turn_after_an_extra_turn() -> None:
    table = Table().give(1, bonus="extra extra")
    table.play("1 extra", "1 paint r", "1 end")
    assert table.active() == (1,)
    table.play("1 extra", "1 paint r", "1 paint r")
    assert table.active() == (2,)
    assert table.artist(1).cans == 2


def test_G6_5_two_at_once_and_one_that_was_just_taken() -> None:
    table = Table(bonus="extra vp vp vp").give(1, bonus="extra extra")
    table.play("1 extra", "1 extra", "1 bonus 1", "1 extra", "1 paint r", "1 paint r")
    assert table.active() == (1,)
    table.play("1 paint r")
    assert table.active() == (2,)


def test_G6_5_an_extra_turn_lapses_with_a_pass() -> None:
    table = Table(2).give(1, bonus="extra").play("1 extra", "1 pass")
    assert table.active() == (2,)
    table.play("2 paint r")
    assert table.active() == (2,)
    assert table.state.extra == 0


def test_G6_6_a_reservation_lasts_until_the_round_ends() -> None:
    table = Table(4, start="1 1 1 1").give(1, bonus="reserve reserve").give(2, bonus="reserve")
    table.play("1 reserve B4")
    assert table.refusal("1 reserve A1") == "G6.6 marker-out"
    table.play("1 paint r")
    assert table.refusal("2 reserve B4") == "G5.7 reserved"
    table.tagged(3, "A1")
    assert table.refusal("2 reserve A1") == "G6.6 complete"
    assert table.refusal("2 reserve A9") == "G1.2 no-segment"
    assert table.refusal("2 pay r") == "G5.1 no-spray"
    table.next_round()
    assert table.tiles(1)["marker"] is None
    table.play("1 pass", "2 reserve B4")


def test_G6_6_the_marker_comes_back_when_its_segment_is_sprayed() -> None:
    table = Table(2, start="1 1").give(1, bonus="reserve reserve")
    table.play("1 reserve B4", "1 spray B4", "1 discard 1", "1 pay b ry")
    assert table.tiles(1)["marker"] is None
    assert "reserve A1" in table.legal(1)  # after the action, with the second tile
    assert table.refusal("2 reserve A1") == "G2.1 turn"


def test_G6_6_the_last_segment_of_a_graffiti_can_be_reserved() -> None:
    table = Table(2, start="1 1").tagged(1, "B1", "B2", "B3").give(1, bonus="reserve")
    table.give(2, paints="r b")
    table.play("1 reserve B4", "1 paint r")
    assert table.refusal("2 spray B4") == "G5.7 reserved"
    table.play("2 pass", "1 spray B4", "1 discard 1", "1 pay b ry")
    assert table.state.complete == 1


def test_G6_6_a_reservation_does_not_stop_a_neutral_tag() -> None:
    table = Table(3).give(1, bonus="reserve").play("1 reserve A1").pass_all()
    assert table.tiles(1)["marker"] is None  # the round is over when tags are placed
    table.play("* show 1", "1 neutral A1")
    assert table.json()["tags"]["A1"] == "neutral"


def test_G6_7_add_puts_a_can_on_an_occupied_one_can_space_and_closes_it() -> None:
    table = Table(3).give(2, bonus="add add").give(3, bonus="add").give(1, bonus="add")
    assert table.refusal("1 paint g add") == "G6.7 not-occupied"
    table.play("1 paint g")
    assert table.refusal("2 paint g") == "G2.3 occupied"
    table.play("2 paint g add")
    assert table.refusal("3 paint g add") == "G6.7 closed"
    assert table.refusal("3 paint g") == "G6.7 closed"
    table.play("3 paint g 2")
    assert table.refusal("1 paint g 2 add") == "G6.7 two-cans"
    assert table.artist(2).cans == 4


def test_G6_7_add_on_a_two_can_space_that_holds_one_can_is_refused() -> None:
    table = Table(2).give(1, bonus="discount").give(2, bonus="add")
    table.play("1 paint g 2 discount")
    assert table.refusal("2 paint g 2 add") == "G6.7 two-cans"


def test_G6_7_add_serves_for_permits_and_in_the_tunnel() -> None:
    table = Table(2, start="4 4").give(2, bonus="add add", permits="4")
    table.play("1 spray H2", "1 discard 4", "1 pay ry")
    table.give(2, paints="g")
    table.play("2 spray H1 add", "2 discard 4", "2 pay g rb")
    table.play("1 permit 1", "* fill 5", "2 permit 1 add")
    assert table.state.first == 1
    assert table.tiles(2)["used"] == {"add": 2}


def test_G6_8_discount_one_for_two_and_none_for_one() -> None:
    table = Table(2).give(1, bonus="discount discount")
    table.play("1 paint g 2 discount", "2 paint r", "1 paint k discount")
    assert table.artist(1).cans == 4
    assert table.refusal("2 paint r discount") == "G6.8 not-held"


def test_G6_8_a_space_without_a_can_stays_free() -> None:
    table = Table(2).give(1, bonus="discount").play("1 paint k discount")
    assert "paint k" in table.legal(2)
    assert table.json()["placed"] == [["paint k", 0, 0, False]]


def test_G6_8_add_and_discount_together_place_nothing_and_close_the_space() -> None:
    table = Table(3).give(2, bonus="add discount").give(3, bonus="add")
    table.play("1 paint g", "2 paint g add discount")
    assert table.artist(2).cans == 5
    assert table.refusal("3 paint g add") == "G6.7 closed"


def test_G6_9_save_keeps_three_paint_tiles() -> None:
    table = Table(4).give(1, paints="r g", bonus="save").pass_all()
    assert table.active() == (1,)
    assert table.refusal("1 keep b r g ry") == "G7.2 keep-number"
    table.play("1 keep r b g")
    assert table.tiles(1)["paints"] == {"b": 1, "g": 1, "r": 1}
    assert table.tiles(1)["used"] == {"save": 1}


def test_G6_9_save_may_be_kept_for_later() -> None:
    table = Table(4).give(1, paints="r", bonus="save").pass_all()
    assert table.legal(1) == [
        "keep r b", "keep r ry", "keep b ry", "keep r b ry",
    ]  # fmt: skip
    table.play("1 keep r b")
    assert table.tiles(1)["bonus"] == {"save": 1}
    other = Table(4).give(1, paints="r g").pass_all()
    assert other.refusal("1 keep r b g") == "G6.9 not-held"


def test_G6_10_the_bobby_asks_one_can_less_and_takes_any_tile() -> None:
    table = Table(2, start="4 4").play("1 bobby", "2 paint r")
    assert table.artist(1).cans == 4
    table.play("1 spray H1 2", "1 discard 4")  # blue and green
    assert table.artist(1).cans == 3
    assert table.legal(1) == ["pay b ry"]  # the double for green, by the bobby
    table.play("1 pay b ry")
    assert table.refusal("2 bobby") == "G2.3 occupied"


def test_G6_10_the_bobby_helps_with_each_spray_but_with_one_paint_only() -> None:
    table = Table(2, start="4 4").give(1, paints="r r", permits="4 4").play("1 bobby", "2 pass")
    assert table.refusal("1 spray G3") == "G5.5 cannot-pay"  # two greens
    table.play("1 spray H2", "1 discard 4", "1 pay r r")
    table.play("1 spray H1 2", "1 discard 4", "1 pay b ry")
    assert table.artist(1).cans == 2


def test_G6_10_bobby_and_discount_together_never_below_zero() -> None:
    table = Table(2, start="4 4").give(1, bonus="discount discount", permits="4", paints="y r")
    table.play("1 bobby", "2 paint r")
    table.play("1 spray H2 2 discount", "1 discard 4", "1 pay ry", "2 paint r")
    assert table.artist(1).cans == 4
    table.play("1 spray H1 discount", "1 discard 4", "1 pay b r")
    assert table.artist(1).cans == 4


def test_G6_10_the_bobby_helps_in_the_tunnel_only_and_goes_back() -> None:
    table = Table(2).play("1 bobby", "2 paint r", "1 paint g 2")
    assert table.artist(1).cans == 2
    table.next_round()
    assert table.json()["bobby"] is None
    assert "bobby" in table.legal(1)


def test_G6_10_a_bobby_taken_for_no_can_is_gone_all_the_same() -> None:
    table = Table(2).give(1, bonus="discount").play("1 bobby discount")
    assert table.refusal("2 bobby") == "G6.10 bobby-gone"
