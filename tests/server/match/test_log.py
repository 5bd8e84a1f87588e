"""The log as the record notes it: what was taken back stands there as a comment, as the action's own text."""

from __future__ import annotations

from allcity.core.game import CHANCE
from allcity.core.match import Match
from allcity.games import graffiti
from allcity.server.match.log import Line, taken_back

RECORD = Match(graffiti, 2).record()


def line(index: int, kind: str, seat: int | None, *texts: str) -> Line:
    return Line(index, kind, 0, seat, texts)  # type: ignore[arg-type]


def test_what_was_taken_back_is_noted_where_it_stood() -> None:
    lines = [
        line(0, "act", CHANCE, "first 1"),
        line(1, "act", 0, "pass ; idle"),
        line(2, "act", CHANCE, "draw 3", "drawn 1", "drawn 1"),
        line(3, "undo", 0, "1"),
        line(4, "act", 0, "paint g"),
    ]
    at = RECORD.line(1)
    assert taken_back(RECORD, lines) == (
        (at, "# 1 pass – taken back"),
        (at + 1, "# * drawn 1 – taken back"),
    )
