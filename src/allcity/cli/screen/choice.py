"""Choosing an action by its text: typing and pointing leave fewer and fewer of the legal ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from allcity.core.notation import MORE

FEW = 12  # up to this many actions are listed one by one


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of the list: an action, or an opening that several actions share."""

    text: str
    count: int = 1

    @property
    def is_action(self) -> bool:
        """Tell whether this is a whole action, which can be done."""
        return self.count == 1 and not self.text.endswith(MORE)


class Choice:
    """The legal actions, and what a person has typed and pointed at so far."""

    def __init__(self, texts: Sequence[str], places: Callable[[str], tuple[str, ...]]) -> None:
        self._texts = list(texts)
        self._places = places
        self.typed = ""
        self.picked: tuple[str, ...] = ()

    @property
    def texts(self) -> list[str]:
        """Return the actions that begin with what was typed and are about the places that were pointed at."""
        start = " ".join(self.typed.lower().split())
        return [
            text
            for text in self._texts
            if text.lower().startswith(start) and self._has_picked(text)
        ]

    def _has_picked(self, text: str) -> bool:
        return not self.picked or {*self.picked} <= {*self._about(text)}

    def _about(self, text: str) -> tuple[str, ...]:
        return self._places(text.removesuffix(MORE))

    @property
    def places(self) -> set[str]:
        """Return all places that the remaining actions are about."""
        return {place for text in self.texts for place in self._about(text)}

    @property
    def opening(self) -> str:
        """Return the line that stands for many actions, if only this one is left or more was typed than it has; else an empty text."""
        start = " ".join(self.typed.lower().split())
        for text in self._texts:
            own = text.removesuffix(MORE)
            if own != text and (start.startswith(own.lower()) or self.texts == [text]):
                return own
        return ""

    def expand(self, opening: str, texts: Sequence[str]) -> None:
        """Replace the line that stands for many actions by those actions."""
        at = self._texts.index(opening + MORE)
        self._texts[at : at + 1] = texts

    def pick(self, place: str) -> bool:
        """Point at a place; tell whether any action is about it and the places before it."""
        for picked in ((*self.picked, place), (place,)):
            if any({*picked} <= {*self._about(text)} for text in self.texts) or self._begin(picked):
                self.picked = picked
                return True
        return False

    def _begin(self, picked: tuple[str, ...]) -> bool:
        """Start again with these places, without what was typed; tell whether some action is about them."""
        if not any({*picked} <= {*self._about(text)} for text in self._texts):
            return False
        self.typed = ""
        return True

    def back(self) -> bool:
        """Take back the last place or the last word; tell whether there was one."""
        if self.picked:
            self.picked = self.picked[:-1]
        elif self.typed:
            self.typed = " ".join(self.typed.split()[:-1])
            self.typed += " " if self.typed else ""
        else:
            return False
        return True

    def offers(self) -> list[Offer]:
        """Return the actions one by one if they are few, else their openings; an action that was typed in full stands first.

        Actions of a single word stand last, so that nobody passes by pressing Enter once too often.
        """
        typed = " ".join(self.typed.lower().split())
        return sorted(
            self._offers(), key=lambda offer: (offer.text.lower() != typed, " " not in offer.text)
        )

    def _offers(self) -> list[Offer]:
        texts = self.texts
        if len(texts) <= FEW:
            return [Offer(text) for text in texts]
        depth = len(self.typed.split()) + (self.typed.endswith(" ") or not self.typed)
        while True:
            groups = _grouped(texts, max(depth, 1))
            if len(groups) > 1 or depth > max(text.count(" ") for text in texts):
                return groups
            depth += 1


def _grouped(texts: Sequence[str], depth: int) -> list[Offer]:
    """Group actions by their first words; an action alone in its group stands as it is."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        start = " ".join(text.removesuffix(MORE).split(" ")[:depth])
        groups.setdefault(start, []).append(text)
    return [
        Offer(group[0]) if len(group) == 1 else Offer(start + MORE, len(group))
        for start, group in groups.items()
    ]
