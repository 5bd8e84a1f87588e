"""The view of a seat: everything but the others' choices for the final die (T4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from allcity.core.game import CHANCE, Seat
from allcity.core.play import pick
from allcity.core.record import seat_text
from allcity.games.tagcity.actions import Action, Check, Use
from allcity.games.tagcity.apply import common_check
from allcity.games.tagcity.legal import legal
from allcity.games.tagcity.state import State
from allcity.games.tagcity.text import text


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator, sees it.

    `position` is a state without the others' choices; `chosen` says who has made one.
    """

    seat: Seat | None
    position: State
    chosen: tuple[bool, ...]


def view(state: State, seat: Seat | None) -> View:
    chosen = tuple([tagger.sealed is not None for tagger in state.taggers])
    if state.phase != "final":
        return View(seat, state, chosen)
    position = state.copy()
    position.taggers = tuple(
        [
            tagger if other == seat or tagger.sealed is None else tagger._replace(sealed=None)
            for other, tagger in enumerate(state.taggers)
        ]
    )
    return View(seat, position, chosen)


def world(view: View, rng: Random) -> State:
    """Return a state that this view cannot tell from the true one: the others chose something legal."""
    state = view.position
    for seat, has_chosen in enumerate(view.chosen):
        if has_chosen and seat != view.seat:
            state = _with_choice(state, seat, pick(legal(view.position, seat), rng))
    return state.copy() if state is view.position else state


def _with_choice(state: State, seat: Seat, choice: Action) -> State:
    """Return the state with a choice for the final die, but nothing revealed."""
    assert isinstance(choice, Use)
    after = state.copy()
    tagger = state.taggers[seat]._replace(sealed=choice)
    after.taggers = (*state.taggers[:seat], tagger, *state.taggers[seat + 1 :])
    return after


def redact(before: State, actor: Seat, action: Action, seat: Seat | None) -> str:  # noqa: ARG001
    """Return the log line of an action, which is the same for all viewers.

    A choice for the final die is shown when the last one is in (T4.2). Until then the line says only that there is one;
    a choice that replaces an earlier one has no line.
    """
    if before.phase != "final" or actor == CHANCE:
        return text(action)
    if before.is_last(actor):
        return f"reveal {_revealed(_with_choice(before, actor, action))}"
    return "" if before.taggers[actor].sealed else "choose"


def _revealed(state: State) -> str:
    """Return what all do with the final die, from the leader's left; all who check circle one bubble (T4.3)."""
    lines = []
    for seat in state.order:
        choice = state.taggers[seat].sealed
        assert choice is not None
        shown = common_check(state) if isinstance(choice, Check) else choice
        lines.append(f"{seat_text(seat)} {text(shown)}")
    return " / ".join(lines)


def tells(before: State, actor: Seat, action: Action) -> bool:  # noqa: ARG001
    """Tell whether an action reveals what was hidden: the last choice for the final die reveals them all."""
    return before.phase == "final" and before.is_last(actor)
