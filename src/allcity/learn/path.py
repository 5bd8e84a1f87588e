"""A learner's way through a lesson as plain values: a step's number and the answers given before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from allcity.core.game import Seat
from allcity.learn import shelf
from allcity.learn.lesson import Lesson, Move, Say
from allcity.learn.walk import Place, answer, begin, go_on, log_line

Happening = str | tuple[Seat, str]  # the key of a text, or the seat that moved and its log line


class Lost(ValueError):
    """These answers do not lead to this step."""


@cache
def start(game: str, name: str) -> Place:
    """Return the first place of a shipped lesson; places are values, so all learners may share it."""
    return begin(shelf.lesson(game, name))


def find_place(lesson: Lesson, at: int, answers: Sequence[str]) -> Place:
    """Return the place before step `at`, after these answers to the questions before it."""
    place, left = start(lesson.game, lesson.name), list(answers)
    while place.at < at and place.step is not None:
        if not place.is_waiting:
            place = go_on(place)
            continue
        if not left:
            raise Lost
        place, verdict = answer(place, place.game.parse(left.pop(0)))
        if verdict.kind != "right":
            raise Lost
    if left or place.at != at:
        raise Lost
    return place


def walk_on(place: Place) -> tuple[Place, list[Happening]]:
    """Return the next place where the learner must do something, with the texts and moves on the way.

    That is a question, the end, or a move that follows a text, since one reads before the board changes.
    """
    on_the_way: list[Happening] = []
    while place.step is not None and not place.is_waiting:
        if isinstance(place.step, Say):
            on_the_way.append(place.lesson.key(place.step.key))
        elif isinstance(place.step, Move):
            if on_the_way and isinstance(on_the_way[-1], str):
                break
            on_the_way.append(log_line(place))
        place = go_on(place)
    return place, on_the_way
