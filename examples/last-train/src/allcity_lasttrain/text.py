"""Last Train's actions as texts, and back."""

from __future__ import annotations

import re

from allcity.core.game import Seat
from allcity.core.notation import Notation
from allcity_lasttrain.data import ALARMS, META
from allcity_lasttrain.rules import LEAVE, STAY, legal
from allcity_lasttrain.state import Action, Card, Choose, State, Turn


def text(action: Action) -> str:
    """Return the line for an action."""
    return action.choice if isinstance(action, Choose) else f"turn {action.card}"


def legal_texts(state: State, seat: Seat, opening: str = "") -> list[str]:
    """Return the lines of all that a seat may do, or of the actions that begin with `opening`."""
    lines = [text(action) for action in legal(state, seat)]
    return [line for line in lines if line.startswith(opening)]


def parse(text: str) -> Action:
    """Parse a line into an action; raise `Malformed` if it is none."""
    return _NOTATION.read(text)


def card(text: str) -> Card | None:
    """Return a card by its name; None if there is none of that name."""
    if text in ALARMS:
        return text
    return int(text) if re.fullmatch("[1-9][0-9]?", text, re.ASCII) else None


def _turn(parts: list[str]) -> Action | None:
    number = card(parts[0]) if len(parts) == 1 else None
    return None if number is None else Turn(number)


_NOTATION: Notation[Action] = Notation(
    META.key,
    {
        "turn": _turn,
        "stay": lambda parts: None if parts else STAY,
        "leave": lambda parts: None if parts else LEAVE,
    },
)
