"""The score sheet with its reasons."""

from __future__ import annotations

from allcity.core.game import Counted
from allcity.games import graffiti
from tests.games.graffiti.table import Table
from tests.games.graffiti.test_g8_end import FIVE


def parts(table: Table, seat: int, key: str) -> list[Counted]:
    lines = {line.key: line for line in graffiti.account(table.state, seat - 1)}
    return list(lines[key].parts)


def test_G5_6_segments_count_at_once_and_the_rest_when_the_game_is_over() -> None:
    table = Table(4).tagged(1, "A1", "A2")
    assert [(part.clause, part.points) for part in parts(table, 1, "segments")] == [
        ("G5.6", 15),
        ("G5.6", 12),
    ]
    assert parts(table, 1, "graffiti") == parts(table, 1, "tiles") == []


def test_G8_3_a_tag_on_an_incomplete_graffiti_brings_nothing_and_says_so() -> None:
    table = Table(4).tagged(0, *FIVE, "G1", "G2", "G3").tagged(2, "H1", "E1").pass_all()
    by_segment = {str(part.facts["segment"]): part for part in parts(table, 2, "graffiti")}
    assert (by_segment["H1"].reason, by_segment["H1"].points, by_segment["H1"].facts["count"]) == (
        "incomplete",
        0,
        3,
    )
    assert by_segment["E1"].facts["count"] == 3
    done = Table(4).tagged(0, *FIVE, "G2", "G3").tagged(2, "G1").pass_all()
    (part,) = parts(done, 2, "graffiti")
    assert (part.clause, part.points, part.facts["graffiti"]) == ("G8.3", 3, "G")


def test_G8_2_and_G6_2_tiles_are_counted_by_kind() -> None:
    table = Table(4).tagged(0, *FIVE, "G1", "G2", "G3").give(1, bonus="vp add", permits="2")
    table.play("1 vp").pass_all()
    (bonus,), (tiles,) = parts(table, 1, "bonus"), parts(table, 1, "tiles")
    assert (bonus.clause, bonus.points) == ("G6.2", 2)
    assert tiles.clause == "G8.2"
    assert [tiles.facts[kind] for kind in ("paints", "permits", "bonus", "count")] == [2, 2, 1, 5]
    assert tiles.points == 2
