"""What is asked of a seat, and by which clause."""

from __future__ import annotations

from allcity.core.game import Question
from allcity.games.graffiti.legal import legal
from allcity.games.graffiti.view import View

_CLAUSES = {
    "turn": "G2.2", "discard": "G5.2", "pay": "G5.5", "after": "G6.1", "keep": "G7.2",
    "neutral": "G7.4",
}  # fmt: skip


def question(view: View) -> Question | None:
    """None when nothing is asked of this seat."""
    state, seat = view.position, view.seat
    if seat is None or not legal(state, seat):
        return None
    return Question(_CLAUSES[state.phase], state.phase)
