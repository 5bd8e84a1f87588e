"""Boards drawn in the terminal: a game's own drawing, or a plain one."""

from __future__ import annotations

from typing import Any, Protocol, cast

from rich.console import Console, RenderableType

from allcity.cli.boards.plain import Plain
from allcity.core.record import Record
from allcity.games import GAMES, part
from allcity.locales import Words


class Boards(Protocol):
    """How one game is drawn in the terminal: the names that its module `terminal` exports."""

    def edition(self, edition: Any, say: Words) -> RenderableType: ...
    def table(self, view: Any, say: Words, head: Record) -> RenderableType: ...
    def ask(self, view: Any, say: Words) -> str: ...


def boards_of(game: str) -> Boards:
    """Return the drawing of a game."""
    own = part(game, "terminal")
    return cast(Boards, own) if own else Plain(GAMES[game])


def console() -> Console:
    """Return a console that prints brackets as they are: names and typed lines may contain them."""
    return Console(highlight=False, soft_wrap=False, markup=False)
