"""What people type at a table: how a line is asked for, and the action in it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from allcity.core.errors import Malformed

Ask = Callable[[str, Sequence[str]], str]


class Leave(Exception):
    """A person has had enough for now."""


def read(game: Any, typed: str) -> Any:
    """The action in a line, however its letters are written."""
    word, _, rest = typed.partition(" ")
    for text in (f"{word.lower()} {rest.upper()}".strip(), typed.lower()):
        try:
            return game.parse(text)
        except Malformed:
            continue
    return game.parse(typed)


class Texts(Sequence[str]):
    """The texts of legal actions, made when they are looked at, and other words after them."""

    def __init__(self, game: Any, legal: Sequence[Any], others: Sequence[str] = ()) -> None:
        self.game = game
        self.legal = legal
        self.others = others

    def __len__(self) -> int:
        return len(self.legal) + len(self.others)

    def __getitem__(self, index: Any) -> Any:
        if index < len(self.legal):
            return self.game.text(self.legal[index])
        return self.others[index - len(self.legal)]


def asker() -> Ask:
    """How a line is asked for: with completion at a terminal, plainly from a pipe."""
    if not sys.stdin.isatty():
        return lambda prompt, _: input(prompt)
    from allcity.cli.completion import complete

    return complete
