"""G9, the variants, clause by clause."""

from __future__ import annotations

from allcity.games import graffiti
from tests.games.graffiti.table import Table


def test_G9_1_nothing_is_sprayed_in_the_blocked_section() -> None:
    table = Table(4, start="4 4 4 4", blocking="on")
    assert table.state.phase == "block"
    table.play("* block 4")
    assert table.json()["discard"] == {"4": 1}
    assert table.refusal("1 spray H2") == "G9.1 blocked"
    assert table.legal(1, "spray") == []


def test_G9_1_the_section_must_change() -> None:
    table = Table(4, blocking="on").play("* block 4").pass_all()
    table.play("* block 4")
    assert table.state.phase == "block"
    table.play("* block 4", "* block 2")
    assert table.state.blocked == 2
    assert table.active() == (1,)


def test_G9_1_revealing_goes_on_through_a_new_stack() -> None:
    table = Table(4, start="1 2 3 5", blocking="on").play("* block 4")
    table.give(1, permits="1 1 1 2 2 2 2 3 3 3 3 5 5 5 5")
    assert table.json()["stack"] == {"4": 4}
    table.pass_all()  # the stack must be revealed before anybody knows that no other section comes
    table.play("* block 4", "* block 4", "* block 4")
    assert table.json()["phase"] == "block"
    table.play("* block 4")
    assert table.state.round == 2
    assert table.state.blocked == 4
    assert table.json()["phase"] == "turn"
    assert table.json()["discard"] == {"4": 5}


def test_G9_1_a_blocked_section_may_hold_reservations_and_neutral_tags() -> None:
    table = Table(3, blocking="on").play("* block 1").give(1, bonus="reserve")
    table.play("1 reserve A1").pass_all().play("* show 1", "1 neutral A1")
    assert table.json()["tags"]["A1"] == "neutral"


def test_G9_2_three_special_graffiti_replace_those_with_their_letter() -> None:
    basic, special = graffiti.setup(2, {}).board, graffiti.setup(2, {"special": "on"}).board
    changed = {
        piece.name[0]
        for piece, other in zip(basic.pieces, special.pieces, strict=True)
        if piece != other
    }
    assert changed == {"C", "F", "H"}
    assert special.segments["C3"].paints == "RYBGK"
    assert special.segments["C3"].vp == 18
    table = Table(2, start="4 4", special="on").play("1 spray H2", "1 discard 4", "1 pay b ry")
    assert table.artist(1).vp == 10
