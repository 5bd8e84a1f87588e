"""The question that a seat is asked, and its clause."""

from __future__ import annotations

from allcity.core.game import Question
from allcity.games.graffiti.view import View

CLAUSES = {
    "turn": "G2.2", "discard": "G5.2", "pay": "G5.5", "after": "G6.1", "keep": "G7.2",
    "neutral": "G7.4",
}  # fmt: skip


def question(view: View) -> Question | None:
    """Return the question, or None when nothing is asked of this seat. In the phases without a question chance acts."""
    state = view.position
    if view.seat != state.turn or state.phase not in CLAUSES:
        return None
    return Question(CLAUSES[state.phase], state.phase)
