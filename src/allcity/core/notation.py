"""An action as a line: a word that says what is done, then its parts, with one space between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic

from allcity.core.errors import Malformed
from allcity.core.game import A

MOST = 1 << 16
MORE = " …"  # ends a line that stands for all the lines that begin like it
Reader = Callable[[list[str]], A | None]


@dataclass(frozen=True, slots=True)
class Notation(Generic[A]):
    """How the lines of a game are read: for each first word, a function from the other words to an action."""

    game: str
    readers: Mapping[str, Reader[A]]

    def read(self, text: str) -> A:
        """The action that a line means; `Malformed` if it is none."""
        word, space, rest = text.partition(" ")
        reader = self.readers.get(word)
        if reader is None:
            raise Malformed("action-word", found=word[:20], known=" ".join(self.readers))
        action = reader(rest.split(" ") if space else [])
        if action is None:
            raise Malformed(f"action-{self.game}-{word}", found=rest[:60])
        return action


class Said(Generic[A]):
    """The lines of actions: making one is slow, and the same actions come up again.

    Known ones are found by identity, which is safe since they are kept alive.
    """

    def __init__(self, text: Callable[[A], str]) -> None:
        self._text = text
        self._lines: dict[int, str] = {}
        self._actions: list[A] = []

    def __call__(self, actions: Iterable[A]) -> list[str]:
        known = self._lines.get
        return [known(id(action)) or self._say(action) for action in actions]

    def _say(self, action: A) -> str:
        if len(self._actions) >= MOST:
            self._lines.clear()
            self._actions.clear()
        self._actions.append(action)
        line = self._lines[id(action)] = self._text(action)
        return line
