"""A lesson: an ordinary record whose comments contain texts and questions; docs/learn.md describes the form."""

from __future__ import annotations

from dataclasses import dataclass, replace

from allcity.core import record as records
from allcity.core.game import Seat
from allcity.core.record import Record

LEARNER: Seat = 0
MARK = "#! "


@dataclass(frozen=True, slots=True)
class Accept:
    """A form of answers that are right: words, with `*` for any word, `a/b` for one of them and
    `…` at the end for any that follow; and, if a gain is named, only those that bring it at once.
    """

    words: tuple[str, ...]
    gain: int | None = None

    def fits(self, text: str) -> bool:
        words = text.split(" ")
        is_open = self.words[-1] == "…"
        wanted = self.words[:-1] if is_open else self.words
        if len(words) < len(wanted) or (len(words) > len(wanted) and not is_open):
            return False
        return all(
            word == "*" or part in word.split("/")
            for word, part in zip(wanted, words, strict=False)
        )


@dataclass(frozen=True, slots=True)
class Say:
    """A text is shown."""

    key: str


@dataclass(frozen=True, slots=True)
class Move:
    """Chance or another player acts, or a move of the learner is made for them."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Ask:
    """The learner acts; `text` is the answer of the record, which *show me* gives."""

    key: str
    text: str
    accepts: tuple[Accept, ...] = ()
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Try:
    """The learner tries something forbidden, such as `text`, and is shown the clause that forbids it."""

    key: str
    text: str
    clause: str


Step = Say | Move | Ask | Try


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson; it begins at the position of the record after `start` actions."""

    game: str
    name: str
    record: Record
    start: int
    steps: tuple[Step, ...]

    def key(self, name: str) -> str:
        """Return the locale key of one of its texts."""
        return f"learn-{self.game}-{self.name}-{name}"

    @property
    def title(self) -> str:
        return self.key("title")

    def hint(self, ask: Ask) -> str:
        """Return the locale key of the hint for a question."""
        return self.key(f"hint-{ask.hint}")

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the locale keys of all its texts."""
        texts = [self.key(step.key) for step in self.steps if not isinstance(step, Move)]
        hints = [self.hint(step) for step in self.steps if isinstance(step, Ask)]
        return tuple(dict.fromkeys([self.title, *texts, *hints]))


def read(name: str, text: str) -> Lesson:
    """Read a lesson; raise `ValueError` with its line if an annotation makes no sense."""
    record = records.parse(text)
    return _Reader(record).lesson(name)


class _Reader:
    """Goes through the lines of a record, its actions and its annotations, in their order."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: list[Step] = []
        self.asked: Ask | None = None

    def lesson(self, name: str) -> Lesson:
        notes = {line: note for line, note in self.record.notes if note.startswith(MARK)}
        acts = {self.record.line(index): act for index, act in enumerate(self.record.log)}
        first = min(notes, default=0)
        start = sum(line < first for line in acts)
        for line in sorted({*list(acts)[start:], *notes}):
            if line in acts:
                self._act(line, *acts[line])
            else:
                self._note(line, notes[line].removeprefix(MARK).split(" "))
        if self.asked or not self.steps:
            raise ValueError(f"line {self.record.line(len(self.record.log))}: no answer follows")
        return Lesson(self.record.game, name, self.record, start, tuple(self.steps))

    def _act(self, line: int, seat: Seat, text: str) -> None:
        """Take an action of the log: the answer to a question, or a move that is just made."""
        if self.asked is None:
            self.steps.append(Move(seat, text))
            return
        if seat != LEARNER or not self.asked.hint:
            raise ValueError(f"line {line}: the learner is asked, with a hint, and acts")
        self.steps.append(replace(self.asked, text=text))
        self.asked = None

    def _note(self, line: int, words: list[str]) -> None:
        match words:
            case ["say", key] if not self.asked:
                self.steps.append(Say(key))
            case ["ask", key] if not self.asked:
                self.asked = Ask(key, "")
            case ["accept", *form, "gain", gain] if self.asked and form and gain.isdecimal():
                self._accept(Accept(tuple(form), int(gain)))
            case ["accept", *form] if self.asked and form:
                self._accept(Accept(tuple(form)))
            case ["try", key, clause, *action] if not self.asked and action:
                self.steps.append(Try(key, " ".join(action), clause))
            case ["hint", key] if self.asked:
                self.asked = replace(self.asked, hint=key)
            case _:
                raise ValueError(f"line {line}: {' '.join(words)}")

    def _accept(self, accept: Accept) -> None:
        assert self.asked is not None
        self.asked = replace(self.asked, accepts=(*self.asked.accepts, accept))
