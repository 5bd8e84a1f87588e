"""Puzzles at a terminal: they work like lessons, and give the reason why a wrong try is wrong."""

from __future__ import annotations

from typing import Any

from allcity.cli.teaching.teacher import Teacher
from allcity.learn import Lesson, Place, Progress
from allcity.learn.puzzle import Puzzle, puzzles
from allcity.review.tries import wrong_try


class Solver(Teacher):
    """Goes through puzzles; one whose answer was shown counts as skipped."""

    welcome, done, all_done = "puzzle-welcome", "puzzle-solved", "puzzle-all-done"
    was_shown = False

    def names(self, game: str) -> list[str]:
        return [info.name for info in puzzles(game)]

    def title(self, lesson: Lesson) -> str:
        assert isinstance(lesson, Puzzle)
        self.was_shown = False
        number = self.names(lesson.game).index(lesson.name) + 1
        return self.say("puzzle-number", number=number, grade=lesson.grade, found=lesson.found)

    def finished(self, lesson: Lesson) -> Progress:
        if self.was_shown:
            return self.notebook.progress.with_skipped(lesson.game, lesson.name)
        return super().finished(lesson)

    def tell_other(self, place: Place, action: Any) -> None:
        wrong = wrong_try(place, action)
        assert wrong is not None
        text = self.say("puzzle-other", loss=wrong.loss or 0)
        self._print(f"{text} {self.say(wrong.reason)}", "yellow")

    def _answer(self, place: Place, typed: str) -> Place | None:
        self.was_shown = self.was_shown or typed.lower() == "show"
        return super()._answer(place, typed)
