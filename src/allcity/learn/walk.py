"""Walking through a lesson: a place in, a place out, and what was wrong with an answer."""

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
    """Where a learner stands in a lesson: before step `at`, with the position there."""

    lesson: Lesson
    at: int
    state: Any

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        return GAMES[self.lesson.game]

    @property
    def step(self) -> Step | None:
        """What comes now; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def is_waiting(self) -> bool:
        """Whether the learner is asked for something."""
        return isinstance(self.step, Ask | Try)


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of an answer: it was right, it is legal but was not asked for, or it is refused.

    A forbidden action that the learner was to try is right, and still says why it is forbidden.
    """

    kind: Literal["right", "other", "refused"]
    refusal: Refusal | None = None


def begin(lesson: Lesson) -> Place:
    """The first place of a lesson."""
    match = replay(GAMES[lesson.game], lesson.record, upto=lesson.start)
    return Place(lesson, 0, match.state)


def go_on(place: Place) -> Place:
    """The place after what was told, or after a move that just happens."""
    step = place.step
    assert step is not None
    assert not place.is_waiting, "the learner is asked first"
    state = place.state
    if isinstance(step, Move):
        state = play(place.game, state, step.seat, place.game.parse(step.text))
    return Place(place.lesson, place.at + 1, state)


def log_line(place: Place, viewer: Seat | None = LEARNER) -> tuple[Seat, str]:
    """Who makes the move that comes now, and the log line of it that this viewer may read."""
    step = place.step
    assert isinstance(step, Move)
    action = place.game.parse(step.text)
    return step.seat, seen.log_line(place.game, place.state, step.seat, action, viewer)


def answer(place: Place, action: Any) -> tuple[Place, Answer]:
    """Answer what is asked; the place is the same unless the answer is right."""
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
    """An answer that is right here: the record's, or, when the learner went another way, any."""
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
    """The end of the lesson, with the position as it is."""
    return Place(place.lesson, len(place.lesson.steps), place.state)
