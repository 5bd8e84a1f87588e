"""The types of the HTTP API of the coach and of score sheets."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from allcity.server.http.api import SeatBody, example


class AdviceBody(SeatBody):
    """What a seat has chosen so far; after the end, the moment of the match that is looked at."""

    model_config = example(seat=0)

    texts: Annotated[
        list[Annotated[str, Field(max_length=400)]], Field(max_length=16, default_factory=list)
    ]
    index: Annotated[int, Field(ge=0, le=100_000)] | None = None


class Tip(BaseModel):
    """An action worth looking at: its text, the key of what speaks for it, and what it promises.

    `line` is the text together with what lies on the space, such as the tile that is taken; `expected` are the facts of the sentence `expect-GAME` and, if there is a `share`, of `expect-share`.
    """

    text: str
    line: str
    key: str
    expected: dict[str, str | int]


class Advice(BaseModel):
    """What a good player would look at, the best first, as things stood at this version."""

    version: int
    tips: list[Tip]


class Counted(BaseModel):
    """Something that counts on the score sheet: clause, reason and facts make its sentence."""

    model_config = ConfigDict(from_attributes=True)

    clause: str
    reason: str
    points: int
    facts: dict[str, str | int]


class ScoreLine(BaseModel):
    """A line of a score sheet, the clause it follows, and the parts of its points."""

    model_config = ConfigDict(from_attributes=True)

    key: str
    clause: str
    points: int
    parts: list[Counted]
