"""The types of the HTTP API of games, of what can be chosen for a match, and of invitations."""

from __future__ import annotations

from typing import Annotated, Any

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
    """The digits of a join code; spaces, points and hyphens between them do not matter."""

    model_config = example(code="482 913 5076")

    code: Annotated[str, Field(max_length=40)]


class Invitation(BaseModel):
    """The table to which a join code leads, and the code of its link."""

    table: str
    code: str


class EditionBody(Body):
    """An edition to be checked: the text of its file, or the data from which the server is to write that text."""

    model_config = example(text='format = 1\ngame = "…"')

    text: Annotated[str, Field(max_length=100_000)] = ""
    data: dict[str, Any] | None = None


class EditionMistake(BaseModel):
    """One thing that is wrong with an edition file, with a sentence; one that is only a warning does not keep it from being played.

    `path` leads to the value through tables by names and into lists and lines by numbers from 0, as in `city.A.grid[2][3]`; it may name
    something that is missing.
    """

    code: str
    path: str
    line: int
    is_warning: bool
    text: str


class EditionChecked(BaseModel):
    """An edition file as text and as data (null if it cannot be read), the first of its `count` mistakes in the order of the file, and if it can be
    played what is printed on its boards, with the first position of a match as a spectator sees it.
    """

    text: str
    data: dict[str, Any] | None
    count: int
    mistakes: list[EditionMistake]
    printed: dict[str, Any] | None
    view: dict[str, Any] | None
