"""What a seat may know: everything but the others' choices for the final die (T4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from allcity.core.game import CHANCE, Seat
from allcity.core.record import seat_text
from allcity.games.tagcity.actions import Action, Check, Drone, Tag
from allcity.games.tagcity.apply import apply
from allcity.games.tagcity.legal import legal
from allcity.games.tagcity.state import Sealed, State, Tagger
from allcity.games.tagcity.text import text


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator, sees it.

    `position` is a state in which the others have laid no choice; `chosen` says who has.
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
        [tagger if other == seat else _opened(tagger) for other, tagger in enumerate(state.taggers)]
    )
    return View(seat, position, chosen)


def _opened(tagger: Tagger) -> Tagger:
    """A tagger without what only this tagger knows: the choice, and a drone on its way to it."""
    return tagger._replace(sent=None, sealed=None)


def world(view: View, rng: Random) -> State:
    """A state that this view cannot tell from the true one: the others chose something legal."""
    state = view.position.copy()
    for seat, has_chosen in enumerate(view.chosen):
        if has_chosen and seat != view.seat:
            sealed = _some_choice(view.position, seat, rng)
            tagger = state.taggers[seat]._replace(sealed=sealed)
            state.taggers = (*state.taggers[:seat], tagger, *state.taggers[seat + 1 :])
    return state


def _some_choice(state: State, seat: Seat, rng: Random) -> Sealed:
    action = rng.choice(legal(state, seat))
    if not isinstance(action, Drone):
        assert isinstance(action, Tag | Check)
        return Sealed(None, action)
    drawing = rng.choice(legal(apply(state, seat, action), seat))
    assert isinstance(drawing, Tag)
    return Sealed(action.shape, drawing)


def redact(before: State, actor: Seat, action: Action, seat: Seat | None) -> str:
    """The log line of an action; a choice for the final die shows when the last one is in."""
    if before.phase != "final" or actor == CHANCE:
        return text(action)
    is_choice = isinstance(action, Tag | Check)
    if is_choice and before.is_last(actor):
        return f"reveal {_choices(before, actor, action)}"
    if actor == seat:
        return text(action)
    return "choose" if is_choice else "think"


def _choices(before: State, actor: Seat, action: Action) -> str:
    """All the choices for the final die, from the leader's left (T4.2)."""
    told = []
    for seat in before.order:
        tagger = before.taggers[seat]
        if seat == actor:
            drone, done = tagger.sent, action
        else:
            assert tagger.sealed is not None
            drone, done = tagger.sealed
        lines = [f"drone {drone}", text(done)] if drone else [text(done)]
        told += [f"{seat_text(seat)} {line}" for line in lines]
    return " / ".join(told)


def tells(before: State, actor: Seat, action: Action) -> bool:
    """Whether an action shows what was hidden: the last choice for the final die shows them all."""
    is_choice = before.phase == "final" and isinstance(action, Tag | Check)
    return is_choice and before.is_last(actor)
