"""The types of the HTTP API of games, of what can be chosen for a match, and of invitations."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from allcity.server.http.api import Body, example


class OptionInfo(BaseModel):
    """A choice before a match; `is_open` ones take other texts too.

    `fitting` are the values for each number of seats. `needs` are values of other options without which this choice is none.
    """

    key: str
    values: list[str]
    is_open: bool
    fitting: dict[int, list[str]]
    needs: dict[str, str]


class GameInfo(BaseModel):
    """What a table needs to know of a game; `minutes` is about how long a match takes, `lessons` how many there are."""

    key: str
    seats: list[int]
    options: list[OptionInfo]
    editions: list[str]
    rules: int
    bots: list[str]
    minutes: int
    lessons: int
    has_puzzles: bool


class JoinCode(Body):
    """The digits that somebody was told; spaces, points and hyphens between them do not matter."""

    model_config = example(code="482 913 5076")

    code: Annotated[str, Field(max_length=40)]


class Invitation(BaseModel):
    """The table to which a join code leads, and the code of its link."""

    table: str
    code: str
