"""The types of the HTTP API of a guest's own finished matches; docs/statistics.md says what each number is."""

from __future__ import annotations

from pydantic import BaseModel


class MatchPlayer(BaseModel):
    """One of those who played a match: a person, or a bot by its level."""

    name: str
    bot: str
    points: int
    place: int


class OwnReview(BaseModel):
    """What the stored review of a match says of one's own seat, and who judged it."""

    judge: str
    nodes: int
    error: float
    accuracy: float
    luck: float
    adjusted: float


class OwnMatch(BaseModel):
    """A finished match from one's own seat: when it ended, who played, and where one's points came from.

    `actions` are one's own and `bot_actions` what a bot chose in one's place; `late` says how often one's time ran out.
    """

    table: str
    game: str
    ended: int
    seat: int
    players: list[MatchPlayer]
    sources: dict[str, int]
    actions: int
    bot_actions: int
    late: int
    review: OwnReview | None


class OwnMatches(BaseModel):
    """A page of one's finished matches, the newest first.

    `missing` of this page are to be worked out yet: ask for it again. `uncounted` of it count in no statistics. `next` asks for the page after it, and
    is empty with the last one.
    """

    matches: list[OwnMatch]
    missing: int
    uncounted: int
    next: str


class Forgotten(BaseModel):
    """From how many finished matches a guest was taken."""

    matches: int
