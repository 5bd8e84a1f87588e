"""Where a screen's match is played: what it shows now, and what may be asked of it."""

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
    """Something outside of the rules that is asked of the people at this screen, and the answers that they may give: a name and what it is called."""

    sentence: str
    answers: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """What is seen now: the view of a seat or a spectator, and what they may do.

    `curtain` is the seat whose person must say first that nobody else looks; until then there is no view of theirs here. `thinking` is
    a bot's seat that is asked, `ending` the end of the match in words. `waits` says what is waited for, if it is not the next action of a player.
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
        """What becomes of the match when its screen is left."""

    @property
    def head(self) -> Record:
        """What is known of the match, with the names of its players."""

    @property
    def status(self) -> str:
        """A line about clocks and the connection; empty if there is nothing to say."""

    async def run(self) -> None:
        """Take part until the match is over; whenever something has changed, `changed` is called."""

    async def act(self, text: str) -> None:
        """Do what a text names; `Refused` if it is not allowed."""

    async def expand(self, opening: str) -> Sequence[str]:
        """The legal actions that begin like this."""

    async def undo(self) -> str:
        """Take the last action back, or ask for it; the answer is a sentence, perhaps an empty one."""

    async def why(self, text: str) -> Refused | None:
        """What forbids an action; None if nothing does."""

    async def advice(self) -> RenderableType:
        """What a good player would look at."""

    async def score(self) -> RenderableType:
        """How the points came about."""

    async def answer(self, name: str) -> None:
        """Give one of the answers to the wish of this moment; `Refused` if that cannot be."""

    def lift(self) -> None:
        """Nobody else looks: the curtain goes up."""

    async def close(self) -> None:
        """Let go of everything."""
