"""Typing at a table: asking for a line, and finding the action in it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from allcity.core.errors import Malformed
from allcity.core.game import Seat
from allcity.core.notation import MORE

Ask = Callable[[str, Sequence[str]], str]


class Leave(Exception):
    """A person wants to leave."""


def read(game: Any, typed: str) -> Any:
    """Parse the action in a line, whatever accents and capitals were used."""
    word, _, rest = typed.partition(" ")
    names = [part.lower() if part.isalpha() else part.upper() for part in typed.split(" ")]
    for text in (f"{word.lower()} {rest.upper()}".strip(), " ".join(names), typed.lower()):
        try:
            return game.parse(text)
        except Malformed:
            continue
    return game.parse(typed)


def listed(game: Any, state: Any, seat: Seat, start: str) -> list[str]:
    """Return the lines of legal actions that begin with what was typed; actions with a common opening share a line until it is typed."""
    shown: list[str] = []
    start = start.lower()
    for line in game.legal_texts(state, seat):
        opening = line.removesuffix(MORE)
        is_named = opening != line and start.startswith(opening.lower())
        shown += game.legal_texts(state, seat, opening) if is_named else [line]
    return [line for line in shown if line.lower().startswith(start)]


class Texts(Sequence[str]):
    """The texts of legal actions, followed by other words; a text is made when it is read."""

    def __init__(self, game: Any, legal: Sequence[Any], others: Sequence[str] = ()) -> None:
        self.game = game
        self.legal = legal
        self.others = others

    def __len__(self) -> int:
        return len(self.legal) + len(self.others)

    def __iter__(self) -> Iterator[str]:
        yield from map(self.game.text, self.legal)
        yield from self.others

    def __getitem__(self, index: Any) -> Any:
        if index < len(self.legal):
            return self.game.text(self.legal[index])
        return self.others[index - len(self.legal)]


def asker() -> Ask:
    """Return the function that asks for a line: with completion at a terminal, plainly from a pipe."""
    if not sys.stdin.isatty():
        return lambda prompt, _: input(prompt)
    from allcity.cli.typed.completion import complete

    return complete
