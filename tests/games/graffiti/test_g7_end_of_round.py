"""G7, the end of a round, clause by clause."""

from __future__ import annotations

from allcity.games.graffiti.data import total
from tests.games.graffiti.table import Table


def test_G7_1_cans_return() -> None:
    table = Table(4).play("1 paint g 2", "2 paint g").next_round()
    assert [table.artist(seat).cans for seat in (1, 2, 3, 4)] == [5] * 4
    assert table.json()["placed"] == []


def test_G7_2_example_jenni_returns_three_of_five() -> None:
    table = Table(4).give(4, paints="r g k").pass_all()
    assert table.active() == (4,)
    assert table.refusal("4 keep ry") == "G7.2 keep-number"
    assert table.refusal("4 keep y y") == "G7.2 paint-not-held"
    assert table.refusal("4 paint r") == "G7.2 keep-first"
    table.play("4 keep g ry")  # a double counts as one tile
    assert table.tiles(4)["paints"] == {"g": 1, "ry": 1}
    assert table.json()["paints"] == {
        "r": 6, "y": 6, "b": 6, "g": 7, "k": 8, "ry": 5, "rb": 6, "yb": 6,
    }  # fmt: skip


def test_G7_2_in_turn_order_from_the_first_player_and_automatic_without_a_choice() -> None:
    table = Table(4, first=3).give(1, paints="r").give(4, paints="g").strip(3)
    table.give(3, paints="k k k").pass_all()
    assert table.tiles(3)["paints"] == {"k": 2}  # three alike, nothing to choose
    assert table.active() == (4,)
    table.play("4 keep b g")
    assert table.active() == (1,)
    table.play("1 keep r b")
    assert table.active() == (3,)
    assert table.tiles(2)["paints"] == {"rb": 1, "y": 1}


def test_G7_2_not_before_the_round_ends() -> None:
    assert Table().refusal("1 keep b ry") == "G7.2 round-runs"


def test_G7_3_empty_bonus_spaces_are_refilled() -> None:
    table = Table(4, bonus="vp vp save save").play("1 bonus 2", "1 end", "2 bonus 1", "2 end")
    table.pass_all().play("* lay extra", "* lay add")
    assert table.json()["bonus"] == ["extra", "add", "save", "save"]


def test_G7_3_an_exhausted_bonus_stack_leaves_spaces_empty() -> None:
    names = ["vp", "wild", "permit", "extra", "reserve", "add", "discount"]
    table = Table(4).give(4, bonus=" ".join(name for name in names for _ in range(5)))
    table.give(4, bonus="save").play("1 bonus 2").next_round()
    assert table.state.bonus_stack == 0
    assert table.json()["bonus"] == ["save", None, "save", "save"]
    assert table.refusal("1 bonus 2") == "G6.1 tile-gone"


def test_G7_4_example_alexa_reveals_1_and_flips_a1_nobody_gains_15() -> None:
    table = Table(3, first=2).pass_all().play("* show 1")
    assert table.active() == (2,)
    assert table.legal(2) == [f"neutral {name}" for name in ["A1", "A2", "B1", "B2", "B3", "B4"]]
    assert table.refusal("2 neutral C1") == "G7.4 not-in-section"
    assert table.refusal("2 pass") == "G7.4 neutral-first"
    table.play("2 neutral A1")
    assert table.json()["tags"]["A1"] == "neutral"
    assert [table.artist(seat).vp for seat in (1, 2, 3)] == [0, 0, 0]
    assert table.json()["discard"] == {"1": 1}


def test_G7_4_with_two_players_twice() -> None:
    table = Table(2).pass_all()
    table.play("* show 1", "1 neutral A1", "* show 1", "1 neutral A2")
    assert table.state.round == 2
    assert table.json()["discard"] == {"1": 2}


def test_G7_4_the_first_permit_is_discarded_after_the_second_reveal() -> None:
    table = Table(2, start="4 4").give(1, permits="1 1 1 1 2 2 2 2 3 3")
    table.give(2, permits="3 3 3 4 4 4 5 5 5 5")
    assert table.json()["stack"] == {"2": 1, "5": 1}  # the last two tokens
    table.pass_all().play("* show 2", "1 neutral C1")
    assert table.json()["revealed"] == {"2": 1}
    assert table.json()["discard"] == {}
    table.play("* show 5", "1 neutral I1")
    assert table.json()["revealed"] == {}
    assert table.json()["discard"] == {"2": 1, "5": 1}


def test_G7_4_a_revealed_permit_cannot_come_again_when_the_stack_runs_out() -> None:
    table = Table(2, start="4 4").give(1, permits="1 1 1 1 2 2 2 2 2 3 3")
    table.give(2, permits="3 3 3 4 4 4 5 5 5 5").pass_all()
    assert table.json()["stack"] == {"5": 1}
    table.play("* show 5", "1 neutral I1")
    assert table.state.round == 2  # no other permit is left to reveal
    assert list(table.json()["tags"].values()).count("neutral") == 1
    assert table.json()["discard"] == {"5": 1}


def test_G7_4_the_new_holder_of_the_token_chooses() -> None:
    table = Table(3).play("1 paint r", "2 permit 1").pass_all()
    table.play("1 keep r b").settle()
    assert table.state.phase == "neutral"
    assert table.active() == (2,)


def test_G7_4_the_only_segment_left_is_flipped_by_itself() -> None:
    table = Table(3).tagged(1, "A1", "A2", "B1", "B2", "B3").pass_all().play("* show 1")
    assert table.json()["tags"]["B4"] == "neutral"
    assert table.state.round == 2


def test_G7_4_without_a_permit_to_reveal_there_is_no_tag() -> None:
    table = Table(3, start="4 4 4").give(1, permits="1 1 2 2 2 3 3 3 3 4 4 5 5 5 5")
    table.give(2, permits="1 1 2 2 3 5")
    assert total(table.state.stack) == 0
    assert table.pass_all().state.round == 2


def test_G7_4_not_before_the_round_ends() -> None:
    assert Table(3).refusal("1 neutral A1") == "G7.4 round-runs"


def test_G7_5_nothing_happens_in_a_section_with_completed_graffiti_only() -> None:
    table = Table(3).tagged(1, "A1", "A2", "B1", "B2", "B3", "B4").pass_all().play("* show 1")
    assert table.state.round == 2
    assert "neutral" not in table.json()["tags"].values()
