"""Walking through a lesson: functions from a place and an answer to the next place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from allcity.core import seen
from allcity.core.game import Game, Refusal, Seat
from allcity.core.play import play
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.learn.lesson import LEARNER, Ask, Lesson, Move, Step, Try


@dataclass(frozen=True, slots=True)
class Place:
    """The position of a learner in a lesson: before step `at`, with the state of the match there."""

    lesson: Lesson
    at: int
    state: Any

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        return GAMES[self.lesson.game]

    @property
    def step(self) -> Step | None:
        """Return the step that comes now; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def is_waiting(self) -> bool:
        """Tell whether the learner is asked for something."""
        return isinstance(self.step, Ask | Try)


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of an answer: right, legal but not asked for, or refused.

    A forbidden action that the learner was asked to try is right, and still says why it is forbidden.
    """

    kind: Literal["right", "other", "refused"]
    refusal: Refusal | None = None


def begin(lesson: Lesson) -> Place:
    """Return the first place of a lesson."""
    match = replay(GAMES[lesson.game], lesson.record, upto=lesson.start)
    return Place(lesson, 0, match.state)


def go_on(place: Place) -> Place:
    """Return the place after a text, or after a move that is just made."""
    step = place.step
    assert step is not None
    assert not place.is_waiting, "the learner is asked first"
    state = place.state
    if isinstance(step, Move):
        state = play(place.game, state, step.seat, place.game.parse(step.text))
    return Place(place.lesson, place.at + 1, state)


def log_line(place: Place, viewer: Seat | None = LEARNER) -> tuple[Seat, str]:
    """Return the seat that moves now, and the log line of its move that this viewer may read."""
    step = place.step
    assert isinstance(step, Move)
    action = place.game.parse(step.text)
    return step.seat, seen.log_line(place.game, place.state, step.seat, action, viewer)


def answer(place: Place, action: Any) -> tuple[Place, Answer]:
    """Answer a question; the place stays the same unless the answer is right."""
    step = place.step
    assert isinstance(step, Ask | Try)
    refusal = place.game.explain(place.state, LEARNER, action)
    if refusal:
        if isinstance(step, Try) and refusal.clause == step.clause:
            return Place(place.lesson, place.at + 1, place.state), Answer("right", refusal)
        return place, Answer("refused", refusal)
    if isinstance(step, Ask):
        after = place.game.apply(place.state, LEARNER, action)
        if _is_right(place, step, action, after):
            return Place(place.lesson, place.at + 1, after), Answer("right")
    return place, Answer("other")


def _is_right(place: Place, step: Ask, action: Any, after: Any) -> bool:
    game = place.game
    text = game.text(action)
    if text == step.text:
        return True
    gain = game.points(after)[LEARNER] - game.points(place.state)[LEARNER]
    return any(
        accept.fits(text) and (accept.gain is None or gain >= accept.gain)
        for accept in step.accepts
    )


def show(place: Place) -> str:
    """Return an answer that is right here: the record's, or any other if the learner left the record's line."""
    step = place.step
    assert isinstance(step, Ask | Try)
    game = place.game
    legal = game.legal(place.state, LEARNER)
    if isinstance(step, Try) or game.parse(step.text) in legal:
        return step.text
    for action in legal:
        if _is_right(place, step, action, game.apply(place.state, LEARNER, action)):
            return game.text(action)
    raise AssertionError(f"{place.lesson.name}: nothing answers {step.key}")


def skip(place: Place) -> Place:
    """Return the end of the lesson, with the position as it is."""
    return Place(place.lesson, len(place.lesson.steps), place.state)
