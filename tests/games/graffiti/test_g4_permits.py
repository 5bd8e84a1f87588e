"""G4, obtaining permits, clause by clause."""

from __future__ import annotations

from allcity.games import graffiti
from allcity.games.graffiti.data import total
from tests.games.graffiti.table import Table


def test_G4_1_both_permits_of_a_space() -> None:
    table = Table(permits="1 2 3 4 5 1", start="5 5 5 5").play("1 permit 2")
    assert table.tiles(1)["permits"] == {"2": 1, "3": 1, "5": 1}
    table.play("* fill 4", "* fill 4")
    assert table.json()["permits"] == [1, 4, 4, 4, 5, 1]


def test_G4_1_example_patricia_draws_the_stack_and_takes_two_pips() -> None:
    table = Table(permits="1 1 3 4 5 2", start="5 5 5 5").play("1 permit 4", "* draw 3")
    assert table.tiles(1)["permits"] == {"2": 1, "3": 1, "5": 1}
    assert table.tiles(1)["known"] == {"2": 1}


def test_G4_2_example_alexa_takes_four_pips_and_the_first_player_token() -> None:
    table = Table(4, permits="4 2 3 1 5 1", start="5 5 5 5").play("1 paint r", "2 permit 1")
    assert table.tiles(2)["permits"] == {"4": 1, "5": 1}
    table.play("* fill 1", "3 pass")  # the round goes on clockwise
    table.next_round()
    assert table.state.round == 2
    assert table.active() == (2,)


def test_G4_3_unused_the_token_stays() -> None:
    assert Table(4, first=3).play("3 permit 2").next_round().active() == (3,)


def test_G4_4_spaces_are_refilled_and_an_exhausted_stack_is_made_anew() -> None:
    table = Table(2, start="4 4").give(1, permits="1 1 2 2 2 3 3 3 3 4 4 4 5 5 5 5")
    table.give(1, paints="g").give(2, permits="1 1 2 3 5")
    assert table.json()["stack"] == {"2": 1}
    table.play("1 spray H1", "1 discard 4", "1 pay b g")
    assert table.json()["discard"] == {"4": 1}
    table.play("2 permit 2", "* fill 2")
    assert (total(table.state.stack), total(table.state.discard)) == (1, 0)  # made anew
    table.play("* fill 4")
    assert table.json()["permits"] == [1, 2, 4, 4, 5, 1]


def test_G4_4_with_both_empty_spaces_stay_empty_and_one_takes_what_there_is() -> None:
    table = Table(2, start="4 4").give(1, permits="1 1 2 2 2 3 3 3 3 4 4 4 5 5 5 5")
    table.give(2, permits="1 1 2 3 5 2")
    assert table.state.stack == 0
    table.play("1 permit 4")  # T6 without a token of the stack
    assert table.active() == (2,)
    assert table.json()["permits"] == [1, 2, 3, 4, 5, 0]
    table.give(2, bonus="add")
    assert table.refusal("2 permit 4 add") == "G4.4 permits-gone"
    assert table.refusal("2 permit 4") == "G2.3 occupied"


def test_G4_5_six_face_up_permits_and_four_spaces() -> None:
    table = Table()
    assert table.legal(1, "permit") == ["permit 1", "permit 2", "permit 3", "permit 4"]
    assert table.refusal("1 permit 5") == "G4.5 no-space"
    layout = graffiti.edition("house").permit_spaces
    assert [space.permits for space in layout] == [(0,), (1, 2), (3, 4), (5,)]
    assert [space.has_first for space in layout] == [True, False, False, False]
    assert [space.has_stack for space in layout] == [False, False, False, True]
