"""What is asked of a seat, and by which clause."""

from __future__ import annotations

from allcity.core.game import Question
from allcity.games.tagcity.legal import may_act
from allcity.games.tagcity.view import View

_CLAUSES = {"put": "T2.2", "take": "T2.3", "act": "T3.14", "final": "T4.1"}


def question(view: View) -> Question | None:
    """None when nothing is asked of this seat; a drone that was sent must draw (T3.8)."""
    state, seat = view.position, view.seat
    if seat is None or not may_act(state, seat):
        return None
    if state.taggers[seat].sent:
        return Question("T3.8", "draw")
    return Question(_CLAUSES[state.phase], state.phase)
