"""A way through a lesson, described by plain values, leads to the same place as walking through it."""

from __future__ import annotations

import pytest

from allcity import learn
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.learn import Lesson, Lost, Move, Say
from tests.learn.test_lessons import each_lesson


@each_lesson
def test_all_is_told_once_and_in_order_on_the_way(lesson: Lesson) -> None:
    at, moves = 0, 0
    answers: list[str] = []
    said: list[str] = []
    while True:
        place, happenings = learn.walk_on(learn.find_place(lesson, at, answers))
        said += [one for one in happenings if isinstance(one, str)]
        moves += sum(not isinstance(one, str) for one in happenings)
        if place.step is None:
            break
        at = place.at
        if place.is_waiting:
            answers.append(learn.show(place))
            at += 1
    assert said == [lesson.key(step.key) for step in lesson.steps if isinstance(step, Say)]
    assert moves == sum(isinstance(step, Move) for step in lesson.steps)


@each_lesson
def test_nothing_moves_before_what_was_told_is_read(lesson: Lesson) -> None:
    place = learn.begin(lesson)
    while place.step is not None:
        after, happenings = learn.walk_on(place)
        kinds = [isinstance(one, str) for one in happenings]
        assert kinds == sorted(kinds), "a text is followed by a move"
        assert after.at > place.at or place.is_waiting
        if after.is_waiting:
            after, _ = learn.answer(after, after.game.parse(learn.show(after)))
        place = after


@pytest.mark.parametrize(
    ("at", "answers"),
    [
        (1000, []),
        (8, ["put 2 5"]),
        (5, []),
        (0, ["put 2 2"]),
        (5, ["put 2 5", "put 2 5"]),
        (6, ["put 2 5", "put 2 6"]),
        (4, ["put 2 2"]),
        (4, ["put 2 2", "put 2 5"]),
    ],
)
def test_answers_that_do_not_lead_there_are_lost(at: int, answers: list[str]) -> None:
    with pytest.raises(Lost):
        learn.find_place(learn.find("tagcity", "leader"), at, answers)


def test_answers_that_are_no_actions_are_malformed() -> None:
    with pytest.raises(Malformed):
        learn.find_place(learn.find("tagcity", "leader"), 5, ["sing"])


def test_places_are_shared_and_stay_as_they_are() -> None:
    lesson = learn.find("tagcity", "leader")
    first = learn.find_place(lesson, 0, [])
    before = GAMES["tagcity"].state_to_json(first.state)
    learn.find_place(lesson, 5, ["put 2 5", "put 2 2"])
    assert learn.find_place(lesson, 0, []) is first
    assert GAMES["tagcity"].state_to_json(first.state) == before
