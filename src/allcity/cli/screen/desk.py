"""The interface between a screen and its match: what the screen shows now, and what it may ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from allcity.core.game import AnyGame, Question, Seat
from allcity.core.record import Record


class Refused(Exception):
    """A sentence that says why something was not done, and the clause that forbids it, if one does."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.clause = clause


class Wish(NamedTuple):
    """A request outside of the rules to the people at this screen, and its possible answers: each has a name and a label."""

    sentence: str
    answers: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown now: the view of a seat or a spectator, and what they may do.

    `curtain` is the seat whose person must first confirm that nobody else looks; until then their view is not here. `thinking` is
    a bot's seat that is to act, `ending` the end of the match in words. `waits` says what the match waits for, if it is not the next action of a player.
    """

    viewer: Seat | None
    view: Any
    legal: Sequence[str] = ()
    question: Question | None = None
    active: tuple[Seat, ...] = ()
    thinking: Seat | None = None
    curtain: Seat | None = None
    ending: RenderableType | None = None
    waits: str = ""
    wish: Wish | None = None
    lines: Sequence[str] = field(default=(), repr=False)


class Desk(Protocol):
    """A match as one person, or several at one screen, take part in it."""

    game: AnyGame
    moment: Moment
    changed: Callable[[], None]

    @property
    def leaving(self) -> str:
        """Return a sentence on what becomes of the match when its screen is left."""

    @property
    def head(self) -> Record:
        """Return what is known of the match, with the names of its players."""

    @property
    def status(self) -> str:
        """Return a line about clocks and the connection; empty if there is nothing to say."""

    async def run(self) -> None:
        """Take part until the match is over; `changed` is called whenever something has changed."""

    async def act(self, text: str) -> None:
        """Do the action of this text; raise `Refused` if it is not allowed."""

    async def expand(self, opening: str) -> Sequence[str]:
        """Return the legal actions that begin like this."""

    async def undo(self) -> str:
        """Take the last action back, or ask the others for it; return a sentence, perhaps an empty one."""

    async def why(self, text: str) -> Refused | None:
        """Return what forbids an action; None if nothing does."""

    async def advice(self) -> RenderableType:
        """Return the actions that a good player would consider."""

    async def score(self) -> RenderableType:
        """Return the score sheets, with the reasons for the points."""

    async def answer(self, name: str) -> None:
        """Give one of the answers to the present wish; raise `Refused` if that is not possible."""

    def lift(self) -> None:
        """Raise the curtain: nobody else looks."""

    async def close(self) -> None:
        """Free all resources."""
