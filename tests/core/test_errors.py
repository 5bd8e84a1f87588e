"""Refusals as an engineer reads them in a traceback: the place if there is one, the reason, the facts."""

from __future__ import annotations

from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import Refusal


def test_a_text_that_cannot_be_read_says_where_and_why() -> None:
    assert str(Malformed("record-line", found="x", most=3)) == "record-line found=x most=3"
    placed = Malformed("record-line", found="x").at(7)
    assert (placed.line, str(placed)) == (7, "line 7: record-line found=x")


def test_a_forbidden_action_names_its_clause() -> None:
    refusal = IllegalAction("tagcity", Refusal("T2.3", "turn", {"seat": 2}))
    assert str(refusal) == "T2.3: turn seat=2"
    placed = refusal.at(9)
    assert (placed.game, placed.line, str(placed)) == ("tagcity", 9, "line 9: T2.3: turn seat=2")
