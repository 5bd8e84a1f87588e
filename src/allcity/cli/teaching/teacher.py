"""Lessons at a terminal: texts, questions, and what the learner types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from allcity.cli.boards import boards_of, console
from allcity.cli.boards.ending import ending
from allcity.cli.typed import Ask as Asker
from allcity.cli.typed import Leave, Texts, asker, listed, read
from allcity.core.errors import Malformed
from allcity.core.game import CHANCE, Refusal
from allcity.core.replay import begin as match_of
from allcity.learn import (
    LEARNER,
    Ask,
    Lesson,
    Move,
    Place,
    Progress,
    Say,
    Try,
    answer,
    begin,
    go_on,
    log_line,
    names,
    show,
)
from allcity.learn.notebook import Notebook
from allcity.locales import Words

WORDS = ("hint", "show", "skip")
MANY = 40


class Teacher:
    """Goes through lessons with one learner; progress is saved after each."""

    welcome, done, all_done = "learn-welcome", "learn-done", "learn-all-done"

    def __init__(self, say: Words, notebook: Notebook, ask: Asker | None = None) -> None:
        self.say = say
        self.notebook = notebook
        self.ask = ask or asker()
        self.screen = console()
        self.has_moved = True
        self.refusal: Refusal | None = None
        self.has_warned = False

    def run(self, lessons: Sequence[Lesson]) -> None:
        """Teach all these lessons, or as many as the learner likes."""
        self._tell(self.welcome)
        try:
            for lesson in lessons:
                self._teach(lesson)
        except (Leave, EOFError, KeyboardInterrupt):
            self._tell("learn-left")
            return
        game = lessons[0].game
        is_all = self.notebook.progress.next(game, self.names(game)) is None
        self._tell(self.all_done if is_all else "learn-left", "bold")

    def _teach(self, lesson: Lesson) -> None:
        self._print("")
        self._print(self.title(lesson), "bold")
        self.has_moved, self.refusal = True, None
        place = first = begin(lesson)
        while place.step is not None:
            after = self._ask(place) if place.is_waiting else self._go_on(place)
            if after is None:
                self._tell("learn-skipped", "dim")
                self._keep(self.notebook.progress.with_skipped(lesson.game, lesson.name))
                return
            place = after
        if place.state is not first.state:
            self._end(place)
        self._tell(self.done, "green")
        self._keep(self.finished(lesson))

    def names(self, game: str) -> list[str]:
        """Return the names of a game's lessons, in order."""
        return names(game)

    def title(self, lesson: Lesson) -> str:
        """Return the heading of a lesson."""
        known = self.names(lesson.game)
        number, title = known.index(lesson.name) + 1, self.say(lesson.title)
        return self.say("learn-title", number=number, count=len(known), title=title)

    def finished(self, lesson: Lesson) -> Progress:
        """Return the progress after a lesson was gone through to its end."""
        return self.notebook.progress.with_done(lesson.game, lesson.name)

    def tell_other(self, place: Place, action: Any) -> None:  # noqa: ARG002
        """Say that an action is legal, but not the answer."""
        self._tell("learn-other", "yellow")

    def _go_on(self, place: Place) -> Place:
        """Print the text that comes next, or play the move of another seat."""
        step = place.step
        if isinstance(step, Say):
            self._tell(place.lesson.key(step.key))
        elif isinstance(step, Move):
            seat, line = log_line(place)
            name = partial(self.say.player, place.lesson.record)
            if line:
                said = self.say.log(place.lesson.game, name, seat, line)
                self._print(f"· {said}", "dim" if seat == CHANCE else "")
            self.has_moved = True
        return go_on(place)

    def _end(self, place: Place) -> None:
        """Show the position that the learner has reached, with the score sheet if the match is over."""
        self._show(place)
        match = match_of(place.game, place.lesson.record)
        match.state = place.state
        self.screen.print(ending(match, self.say))

    def _keep(self, progress: Progress) -> None:
        if not self.notebook.keep(progress) and not self.has_warned:
            self.has_warned = True
            self._tell("learn-not-kept", "dim", path=str(self.notebook.path))

    def _ask(self, place: Place) -> Place | None:
        """Ask until the answer is right, or the lesson is skipped."""
        step = place.step
        assert isinstance(step, Ask | Try)
        if self.has_moved:
            self._show(place)
        self._tell(place.lesson.key(step.key), "bold")
        self._print(_form(place), "dim")
        while True:
            legal = place.game.legal(place.state, LEARNER)
            typed = " ".join(self.ask("> ", Texts(place.game, legal, WORDS)).split())
            if typed.lower() == "skip":
                return None
            try:
                after = self._answer(place, typed)
            except Malformed as problem:
                self._print(self.say.error(problem), "red")
                continue
            if after:
                return after

    def _answer(self, place: Place, typed: str) -> Place | None:
        """Return the place after a right answer; other words and wrong answers are answered here."""
        if typed.lower() == "show":
            typed = show(place)
            self._print(f"→ {typed}")
        if self._is_word(place, typed):
            return None
        action = read(place.game, typed)
        after, verdict = answer(place, action)
        self.refusal = verdict.refusal
        is_right = verdict.kind == "right"
        if is_right:
            self._tell("learn-refused-right" if verdict.refusal else "learn-right", "green")
        if verdict.refusal:
            self._why(place, verdict.refusal)
        if is_right:
            return after
        if verdict.kind == "other":
            self.tell_other(place, action)
        return None

    def _is_word(self, place: Place, typed: str) -> bool:
        """Tell whether a line is a word for the teacher; if so, answer it."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                pass
            case "?" | "help":
                self._tell("learn-help")
                self._tell(f"play-help-{place.lesson.game}", "dim")
            case "hint":
                self._hint(place)
            case "why":
                self._ask_why(place, rest)
            case "moves":
                self._list(place, rest)
            case "board":
                self._show(place)
            case "quit" | "exit":
                raise Leave
            case _:
                return False
        return True

    def _hint(self, place: Place) -> None:
        step = place.step
        if isinstance(step, Ask):
            self._tell(place.lesson.hint(step), "cyan")
        else:
            self._tell("learn-try", "cyan", text=show(place))

    def _ask_why(self, place: Place, typed: str) -> None:
        """Print the clause that forbids what is typed, or what was refused last."""
        refusal = self.refusal
        if typed:
            refusal = place.game.explain(place.state, LEARNER, read(place.game, typed))
        if refusal:
            self._why(place, refusal)
        else:
            self._tell("play-allowed" if typed else "learn-why", "green")

    def _why(self, place: Place, refusal: Refusal) -> None:
        self._print(self.say.refusal(place.lesson.game, refusal), "yellow")
        self._print(self.say.clause(refusal.clause), "dim")

    def _list(self, place: Place, start: str) -> None:
        """Print the legal actions that begin with what was typed, if they are not too many."""
        actions = listed(place.game, place.state, LEARNER, start)
        self._print("\n".join(actions[:MANY]))
        if len(actions) > MANY:
            self._tell("play-more", "dim", count=len(actions) - MANY)

    def _show(self, place: Place) -> None:
        view = place.game.view(place.state, LEARNER)
        boards = boards_of(place.lesson.game)
        self.screen.print(boards.table(view, self.say, place.lesson.record))
        self.has_moved = False

    def _tell(self, key: str, style: str = "", /, **facts: str | int) -> None:
        self._print(self.say(key, **facts), style)

    def _print(self, text: str, style: str = "") -> None:
        self.screen.print(text, style=style)


def _form(place: Place) -> str:
    """Return how the answer is typed: its first word, or all of it when something forbidden is tried."""
    text = show(place)
    word, _, rest = text.partition(" ")
    if isinstance(place.step, Try) or not rest:
        return f"  {text}"
    return f"  {word} …"
