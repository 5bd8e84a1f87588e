"""The evaluation of Last Train for bots: what is safe, and what tonight's paint is worth while it can be lost.

The terms, in points:
- safe: paint that is safe already, and tonight's paint of those who left;
- tonight: tonight's paint of those who are in the yard, times the chance that the next card leaves it to them, and their share of
  the next car.
"""

from __future__ import annotations

from collections.abc import Sequence

from allcity_lasttrain.data import ALARMS
from allcity_lasttrain.rules import LEAVE
from allcity_lasttrain.state import Action, State

TERMS: tuple[str, ...] = ("safe", "tonight")


def gains(state: State, seat: int, legal: Sequence[Action]) -> list[tuple[Action, float]]:
    """Return what each action promises: in this game nothing else comes at once."""
    return prospects(state, seat, legal)


def prospects(state: State, seat: int, legal: Sequence[Action]) -> list[tuple[Action, float]]:
    """Rate leaving by what was gathered, and staying by what is risked for a share of the next car."""
    gathered = state.writers[seat].gathered
    stay = _staying(state, gathered)
    leave = gathered + state.left_over / 2  # others may leave as well
    return [(action, leave if action == LEAVE else stay) for action in legal]


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the points that a seat may expect, term by term."""
    writer = state.writers[seat]
    safe = float(sum(writer.safe))
    if not writer.is_in_yard or writer.sealed == "leave":
        return {"safe": safe + writer.gathered + _leftovers(state, writer.sealed), "tonight": 0.0}
    return {"safe": safe, "tonight": _staying(state, writer.gathered)}


def doubt(state: State) -> float:
    """Return the points by which a lead must grow to be e times as safe: fewer when few nights are left."""
    return 4.0 + 3.0 * (state.nights - state.night)


def _leftovers(state: State, sealed: str | None) -> float:
    return state.left_over / 2 if sealed == "leave" else 0.0


def _staying(state: State, gathered: int) -> float:
    """Return what tonight is worth to a writer who stays for one more card and then leaves."""
    deck = state.deck
    cards = sum(number for _, number in deck)
    caught = sum(number for card, number in deck if card in ALARMS and card in state.turned)
    paint = sum(card * number for card, number in deck if isinstance(card, int))
    share = paint / max(1, cards - caught) / max(1, len(state.yard))
    return (1 - caught / cards) * (gathered + share) if cards else float(gathered)
