"""The question that a seat is asked, and its clause."""

from __future__ import annotations

from allcity.core.game import Question
from allcity.games.tagcity.legal import may_act
from allcity.games.tagcity.view import View

CLAUSES = {"put": "T2.2", "take": "T2.3", "act": "T3.14", "final": "T4.1"}


def question(view: View) -> Question | None:
    """Return the question, or None when nothing is asked of this seat."""
    state, seat = view.position, view.seat
    if seat is None or not may_act(state, seat):
        return None
    return Question(CLAUSES[state.phase], state.phase)
