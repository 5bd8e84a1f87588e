"""G2, the round, clause by clause."""

from __future__ import annotations

from tests.games.graffiti.table import Table


def test_G2_1_the_first_player_starts_and_the_others_follow_clockwise() -> None:
    table = Table(4, first=3)
    for seat in (3, 4, 1, 2, 3):
        assert table.active() == (seat,)
        assert table.refusal(f"{seat % 4 + 1} paint r") == "G2.1 turn"
        table.play(f"{seat} paint r")


def test_G2_2_one_action_or_pass() -> None:
    table = Table().give(1, bonus="vp").play("1 paint r")
    assert table.legal(1) == ["end", "vp"]  # a tile may be used, no second action done
    assert table.refusal("1 paint y") == "G2.2 acted"
    assert table.refusal("1 pass") == "G2.2 acted"
    table.play("1 end")
    assert table.refusal("2 end") == "G2.2 not-acted"


def test_G2_3_a_free_space_and_as_many_cans_as_it_demands() -> None:
    table = Table(2).play("1 paint g")
    assert table.refusal("2 paint g") == "G2.3 occupied"
    table.play("2 paint g 2")
    assert (table.artist(1).cans, table.artist(2).cans) == (4, 3)
    table.play("1 pass", "2 paint k 2")
    assert table.refusal("2 paint ry 2") == "G2.3 cans"
    assert table.json()["placed"] == [
        ["paint g", 0, 1, False], ["paint g 2", 1, 2, False], ["paint k 2", 1, 2, False],
    ]  # fmt: skip


def test_G2_4_without_cans_one_passes() -> None:
    table = Table(2).play("1 pass").play(*["2 paint r"] * 5)
    assert table.legal(2) == ["pass"]
    assert table.refusal("2 paint r") == "G2.4 no-cans"


def test_G2_4_without_cans_a_discount_still_opens_one_can_spaces() -> None:
    table = Table(2).give(2, bonus="discount").play("1 pass").play(*["2 paint r"] * 5)
    assert table.refusal("2 paint g 2 discount") == "G2.4 no-cans"
    assert table.refusal("2 paint g") == "G2.4 no-cans"
    table.play("2 paint g discount")
    assert table.tiles(2)["paints"]["g"] == 1
    assert table.tiles(2)["used"] == {"discount": 1}
    assert table.legal(2) == ["pass"]


def test_G2_4_passing_with_cans_left_is_allowed() -> None:
    assert Table().play("1 pass").artist(1).cans == 5


def test_G2_5_who_has_passed_is_skipped() -> None:
    table = Table(3).play("1 pass", "2 paint r", "3 paint r")
    assert table.active() == (2,)
    assert table.refusal("1 paint r") == "G2.5 passed"


def test_G2_6_the_round_ends_when_all_have_passed() -> None:
    table = Table(4).play("1 pass", "2 pass", "3 paint r", "4 pass")
    assert table.state.round == 1
    table.play("3 paint r", "3 pass")
    table.play("3 keep r r")
    assert table.state.round == 2
    assert table.active() == (1,)
