"""The feedback on a wrong answer to a puzzle: what it costs, and the reason for the right one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from allcity.learn import LEARNER, Ask, Place, show
from allcity.learn.puzzle import Puzzle
from allcity.review.reasons import reason


@dataclass(frozen=True, slots=True)
class WrongTry:
    """The key of a sentence about the right action, and the cost of the wrong one in per cent of the win, if it was searched."""

    reason: str
    loss: int | None


def wrong_try(place: Place, action: Any) -> WrongTry | None:
    """Return why a legal action is not the answer, judged from the solver's view; None in a lesson, whose questions say what they want."""
    lesson, game = place.lesson, place.game
    if not isinstance(lesson, Puzzle) or not isinstance(place.step, Ask):
        return None
    text, view = game.text(action), game.view(place.state, LEARNER)
    losses = lesson.losses[place.at]
    return WrongTry(reason(game, view, show(place), text), losses.get(text))
