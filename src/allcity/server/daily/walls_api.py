"""The types of the HTTP API of the daily wall; docs/daily.md says what par and the squares are."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from allcity.server.http.api import _FIRST, Body, example


class DailyBody(Body):
    """The game whose wall of today is begun."""

    model_config = example(game=_FIRST.key)

    game: Annotated[str, Field(max_length=32)]


class DailyTry(BaseModel):
    """One's own match on a wall. `squares` compare its rounds with the bots' (1 more points, 0 about as many, -1 fewer), once par is known.

    `place` is known once the day is open. What is finished later than that does not count (`is_late`).
    """

    table: str
    status: Literal["open", "running", "over", "closed"]
    points: int | None
    is_late: bool
    place: int | None
    squares: list[int]


class DailyResult(BaseModel):
    """A line of a day's results; equal points share a place."""

    place: int
    name: str
    tag: str
    points: int
    table: str
    is_you: bool


class DailyWall(BaseModel):
    """The wall of one game on a day: `par` is what the bots make of it, null until that is worked out; `finished` counts all results.

    `seed` and `results` are empty until the day is open.
    """

    game: str
    commitment: str
    seed: str
    par: int | None
    finished: int
    mine: DailyTry | None
    results: list[DailyResult]


class DailyPromise(BaseModel):
    """What the server has committed to for the wall of a game on a day to come."""

    day: str
    game: str
    commitment: str


class DailyDay(BaseModel):
    """A day and its walls. It can be begun until `closes_at`, and is open to all, with its seed, from `opens_at` on (milliseconds).

    `streak` is the number of days in a row on which one has finished a wall; `promises` are for the days to come, and listed with today.
    """

    day: str
    today: str
    closes_at: int
    opens_at: int
    is_open: bool
    streak: int
    walls: list[DailyWall]
    promises: list[DailyPromise]
