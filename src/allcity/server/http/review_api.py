"""The types of the HTTP API of reviews; docs/review.md says what each number is."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class CurvePoint(BaseModel):
    """The share of the win of each seat, after so many actions."""

    at: int
    shares: list[float]


class ReviewedRoll(BaseModel):
    """What chance did, and how lucky each seat was, with the standard error of that."""

    at: int
    texts: list[str]
    luck: list[float]
    doubt: list[float]


class ReviewedDecision(BaseModel):
    """A decision: the action and the best one, as texts and as they are told, and what it cost its seat.

    `reason` is the key of what speaks for the better action, empty where there is none.
    """

    at: int
    action: str
    best: str
    line: str
    best_line: str
    loss: float
    doubt: float
    mark: Mark
    effect: list[float]
    lead: float
    is_choice: bool
    is_only: bool
    is_hard: bool
    reason: str


class ReviewedSeat(BaseModel):
    """How a seat's share came about: `final` − `initial` = `luck` + `own` + `others` + `residual`.

    `luckiest`, `unluckiest`, `worst` and `finest` are moments, by the number of actions before them.
    """

    seat: int
    initial: float
    final: float
    luck: float
    own: float
    others: float
    residual: float
    luck_doubt: float
    residual_doubt: float
    error: float
    accuracy: float
    adjusted: float
    marks: dict[str, int]
    luckiest: int | None
    unluckiest: int | None
    worst: list[int]
    finest: list[int]
    decisions: list[ReviewedDecision]


class Review(BaseModel):
    """What happened in a finished match, and why; `nodes` are the positions searched for each action."""

    game: str
    judge: str
    nodes: int
    curve: list[CurvePoint]
    rolls: list[ReviewedRoll]
    seats: list[ReviewedSeat]
