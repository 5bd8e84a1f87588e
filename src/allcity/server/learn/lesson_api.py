"""The types of the HTTP API of lessons and of the rules as a book."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from allcity.server.http.api import Body, example
from allcity.server.tables.coach_api import ScoreLine

ActionText = Annotated[str, Field(min_length=1, max_length=400)]


class LessonInfo(BaseModel):
    """A lesson in the list of a game's lessons; `title` is the key of a sentence."""

    name: str
    title: str


class PuzzleInfo(BaseModel):
    """A puzzle in the list of a game's puzzles: from grade 1 to 5, by how many per cent of the bots find the answer."""

    name: str
    grade: int
    found: int
    seats: int


class LessonHead(LessonInfo):
    """What does not change during a lesson or puzzle; `next` is the one after it, if there is one. A lesson has grade 0."""

    number: int
    next: str
    grade: int
    found: int
    seats: int
    printed: dict[str, Any]


class WayBody(Body):
    """How far a learner has come: before step `at`, with all that was answered until then."""

    model_config = example(at=0, answers=[])

    at: Annotated[int, Field(ge=0, le=1000)] = 0
    answers: list[ActionText] = Field(default_factory=list, max_length=100)


class AnswerBody(WayBody):
    """What the learner does, or thinks of doing, at that step."""

    model_config = example(at=3, answers=[], answer="put 2 5")

    answer: ActionText


class PreviewBody(WayBody):
    """An action to be tried, or, without one, what may be done that begins with `opening`."""

    model_config = example(at=3, answers=[], answer="put 2 5")

    answer: ActionText | None = None
    opening: Annotated[str, Field(max_length=400)] = ""


class LessonHappening(BaseModel):
    """Something on the way: a text (`key`), or a move, by the log line the learner may read."""

    key: str = ""
    seat: int | None = None
    line: str = ""


class Question(BaseModel):
    """What the learner is asked: `show` is an answer that is right; `clause` forbids what is to be tried."""

    key: str
    hint: str
    clause: str
    show: str
    legal: list[str]


class Verdict(BaseModel):
    """What became of an answer; `other` is allowed, but not what was asked for.

    In a puzzle `reason` is then the key of a sentence about what is better, and `loss` what the answer costs in per cent of the win, where that is known.
    """

    kind: Literal["right", "other", "refused"]
    code: str
    clause: str
    facts: dict[str, str | int]
    reason: str = ""
    loss: int = 0


class ResultInfo(BaseModel):
    """How a match ended; places start at 1 and may be shared."""

    points: list[int]
    places: list[int]
    reasons: list[str]


class LessonPlace(BaseModel):
    """Where a learner stands; without a question and before the end, things move when one goes on.

    There is a score sheet for each seat, as it is now.
    """

    at: int
    happenings: list[LessonHappening]
    asked: Question | None
    is_end: bool
    active: list[int]
    view: dict[str, Any]
    verdict: Verdict | None
    sheets: list[list[ScoreLine]]
    result: ResultInfo | None


class LessonView(BaseModel):
    """What the learner would see, and might do next."""

    view: dict[str, Any]
    legal: list[str]


class ClauseInfo(BaseModel):
    """A clause; `is_ruling` where a part of it is ours."""

    id: str
    is_ruling: bool


class PartInfo(BaseModel):
    """A part of the rules; its title is the sentence `part-NAME`."""

    name: str
    clauses: list[ClauseInfo]


class TermInfo(BaseModel):
    """A word of the glossary, and the clause where it matters first."""

    name: str
    clause: str


class PictureInfo(BaseModel):
    """What is drawn beside a clause: a part of the game's boards, or the sheets, in a real position."""

    clause: str
    shows: str
    view: dict[str, Any]
    sheets: list[list[ScoreLine]]


class RulesInfo(BaseModel):
    """The rules of a game as a book; all its texts are sentences of the shared files."""

    parts: list[PartInfo]
    terms: list[TermInfo]
    pictures: list[PictureInfo]
    printed: dict[str, Any]
