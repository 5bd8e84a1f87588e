"""Explanations: why an action is forbidden, what is asked, and where points come from, each with its clause."""

from __future__ import annotations

from allcity.core.game import CHANCE, Counted, Question, Refusal, ScoreLine, Seat
from allcity_lasttrain.rules import chance, is_asked, legal
from allcity_lasttrain.state import Action, State, Turn
from allcity_lasttrain.view import View


def explain(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the clause that forbids an action, or None when it is legal."""
    if seat == CHANCE:
        is_possible = any(action == outcome for outcome, _ in chance(state))
        return None if is_possible else Refusal("L2.2", "chance")
    if action in legal(state, seat):
        return None
    if state.phase == "over":
        return Refusal("L4.1", "over")
    if not 0 <= seat < len(state.writers):
        return Refusal("L1.1", "seat", {"seats": len(state.writers)})
    if isinstance(action, Turn) or state.phase == "turn":
        return Refusal("L2.2", "chance")
    return Refusal("L3.4", "left")


def question(view: View) -> Question | None:
    """Return what is asked of this seat; None if nothing is."""
    return Question("L3.1", "choose") if is_asked(view.position, view.seat) else None


def account(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return the paint that was brought home, night by night (L4.2)."""
    nights = enumerate(state.writers[seat].safe, 1)
    parts = [
        Counted("L3.3", "night", paint, {"what": str(night), "night": night, "paint": paint})
        for night, paint in nights
        if paint
    ]
    return (ScoreLine("paint", "L4.2", tuple(parts)),)
