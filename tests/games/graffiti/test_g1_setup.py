"""G1, setting up, clause by clause."""

from __future__ import annotations

import pytest

from allcity.core.errors import Malformed
from allcity.games import graffiti
from allcity.games.graffiti.data import BONUSES, PAINTS, PIPS, count, total
from tests.games.graffiti.table import Table

EDITION = graffiti.edition("house")


def test_G1_1_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(graffiti.setup(seats, {}).artists) == seats
    for seats in (1, 5):
        with pytest.raises(Malformed):
            graffiti.setup(seats, {})


def test_G1_2_ten_graffiti_in_five_sections_31_segments_all_incomplete() -> None:
    sections = [graffiti.section for graffiti in EDITION.graffiti]
    assert all(sections.count(section) == 2 for section in PIPS)
    sizes = [len(graffiti.segments) for graffiti in EDITION.graffiti]
    assert (sizes.count(4), sizes.count(3), sizes.count(2)) == (4, 3, 3)
    tags = Table().json()["tags"]
    assert len(tags) == 31
    assert set(tags.values()) == {None}


def test_G1_3_58_paint_tiles() -> None:
    counts = [count(EDITION.paints, kind) for kind in range(len(PAINTS))]
    assert dict(zip(PAINTS, counts, strict=True)) == {
        "r": 7, "y": 7, "b": 7, "g": 8, "k": 8, "ry": 7, "rb": 7, "yb": 7,
    }  # fmt: skip
    assert total(EDITION.paints) == 58


def test_G1_4_40_bonus_tiles_one_face_up_on_each_space_and_the_bobby() -> None:
    assert [count(EDITION.bonuses, kind) for kind in range(len(BONUSES))] == [5] * 8
    table = Table(bonus="vp extra add save")
    assert table.json()["bonus"] == ["vp", "extra", "add", "save"]
    assert total(table.state.bonus_stack) == 36
    assert "bobby" in table.legal(1)


def test_G1_5_30_permits_one_face_up_on_each_space_but_the_stack() -> None:
    table = Table(permits="1 2 3 4 5 5")
    assert total(EDITION.permits) == 30
    assert table.json()["permits"] == [1, 2, 3, 4, 5, 5]
    assert total(table.state.stack) == 30 - 6 - 4


def test_G1_6_cans_start_paint_and_one_permit_from_the_stack() -> None:
    table = Table(start="5 4 3 2")
    assert [table.artist(seat).cans for seat in (1, 2, 3, 4)] == [5] * 4
    assert [table.tiles(seat)["paints"] for seat in (1, 2, 3, 4)] == [
        {"b": 1, "ry": 1}, {"y": 1, "rb": 1}, {"r": 1, "yb": 1}, {"b": 1, "ry": 1},
    ]  # fmt: skip
    assert [table.tiles(seat)["permits"] for seat in (1, 2, 3, 4)] == [
        {"5": 1}, {"4": 1}, {"3": 1}, {"2": 1},
    ]  # fmt: skip


def test_G1_7_the_first_player_is_drawn_or_named() -> None:
    drawn = graffiti.setup(3, {})
    assert [graffiti.text(action) for action, _ in graffiti.chance(drawn)] == [
        "first 1", "first 2", "first 3",
    ]  # fmt: skip
    assert Table(3, first=2).active() == (2,)
    with pytest.raises(Malformed):
        graffiti.setup(3, {"first": "4"})


def test_G1_8_neutral_tags_with_two_or_three_players_only() -> None:
    assert Table(4).pass_all().state.round == 2
    for seats, tags in ((2, 2), (3, 1)):
        table = Table(seats).next_round()
        assert list(table.json()["tags"].values()).count("neutral") == tags


def test_G1_9_numbers_behind_a_screen_are_open_and_stack_permits_are_not() -> None:
    table = Table(start="5 4 3 2").play("1 permit 4", "* draw 3")
    seen = graffiti.view_to_json(graffiti.view(table.state, 1))
    assert seen["artists"][0]["permits"] == {"1": 1}  # T6, taken openly
    assert seen["hidden"] == [2, 0, 1, 1]  # the one dealt and the one drawn
    assert seen["artists"][1]["permits"] == {"4": 1}
    own = graffiti.view_to_json(graffiti.view(table.state, 0))
    assert own["artists"][0]["permits"] == {"1": 1, "3": 1, "5": 1}
