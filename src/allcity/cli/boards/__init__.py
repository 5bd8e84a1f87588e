"""Boards drawn in the terminal: one file a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import Console, RenderableType

from allcity.cli.boards import graffiti, tagcity
from allcity.core.record import Record
from allcity.locales import Words


class Boards(Protocol):
    """How one game looks in the terminal."""

    def edition(self, edition: Any, say: Words) -> RenderableType: ...
    def table(self, view: Any, say: Words, head: Record) -> RenderableType: ...
    def ask(self, view: Any, say: Words) -> str: ...


BOARDS: Mapping[str, Boards] = {
    "graffiti": graffiti,
    "tagcity": tagcity,
}


def console() -> Console:
    """A screen on which brackets are only brackets: names and typed lines may hold them."""
    return Console(highlight=False, soft_wrap=False, markup=False)
