"""The view of a seat: everything but the others' choices (L3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from allcity.core.game import CHANCE, Seat
from allcity.core.record import seat_text
from allcity_lasttrain.state import Action, Choose, State, Writer
from allcity_lasttrain.text import text


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator, sees it.

    `position` is a state without the others' choices; `chosen` says who has made one.
    """

    seat: Seat | None
    position: State
    chosen: tuple[bool, ...]


def view(state: State, seat: Seat | None) -> View:
    position = state.copy()
    position.writers = tuple(
        writer if other == seat else writer._replace(sealed=None)
        for other, writer in enumerate(state.writers)
    )
    return View(seat, position, tuple(writer.sealed is not None for writer in state.writers))


def world(view: View, rng: Random) -> State:
    """Return a state that this view cannot tell from the true one: the others chose something."""
    state = view.position.copy()
    state.writers = tuple(
        _guessed(writer, rng) if has_chosen and seat != view.seat else writer
        for seat, (writer, has_chosen) in enumerate(zip(state.writers, view.chosen, strict=True))
    )
    return state


def _guessed(writer: Writer, rng: Random) -> Writer:
    return writer._replace(sealed=rng.choice(("stay", "leave")))


def redact(before: State, actor: Seat, action: Action, seat: Seat | None) -> str:
    """Return the log line of an action; choices show when the last one is in."""
    if actor == CHANCE or not isinstance(action, Choose):
        return text(action)
    if before.is_last(actor):
        choices = [(other, before.writers[other].sealed) for other in before.yard]
        shown = [(o, action.choice if o == actor else choice) for o, choice in choices]
        return "reveal " + " / ".join(f"{seat_text(o)} {choice}" for o, choice in shown)
    return text(action) if actor == seat else "choose"


def tells(before: State, actor: Seat, action: Action) -> bool:
    """Tell whether an action reveals what was hidden: the last choice reveals them all."""
    return isinstance(action, Choose) and before.is_last(actor)
