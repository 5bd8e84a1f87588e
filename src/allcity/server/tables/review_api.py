"""The types of the HTTP API of reviews, where docs/review.md says what each number is, and of playing on from a moment."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from allcity.server.http.api import Seating, example
from allcity.server.match.requests.moves import TEXTS

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
    """A decision: the action and the best one, as texts and as log lines, and what it cost its seat.

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


class Onward(Seating):
    """A table that goes on from a moment of a finished match, after `index` of its actions.

    With `same_dice` the dice are those that the match would have had, which everybody can look up in its record. `moves` are the actions that
    the host's seat which is asked then does at once; for these the match must start, and nothing be pledged.
    """

    model_config = example(
        index=40, sit=[0], bots=[{"seat": 1, "bot": "greedy"}], start=True, moves=["put 1 6"]
    )

    index: Annotated[int, Field(ge=0, le=100_000)]
    same_dice: bool = False
    moves: list[Annotated[str, Field(max_length=200)]] = Field(
        default_factory=list, max_length=TEXTS
    )
