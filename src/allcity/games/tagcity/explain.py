"""The reason why an action is forbidden: the clause, and the facts of the position."""

from __future__ import annotations

from collections.abc import Sequence

from allcity.core.game import CHANCE, Refusal, Seat
from allcity.core.record import seat_text
from allcity.games.tagcity.actions import (
    CHANCE_ACTIONS,
    Action,
    Check,
    Drone,
    Put,
    Roll,
    Tag,
    Take,
)
from allcity.games.tagcity.board import Piece, square_names
from allcity.games.tagcity.data import SPACES, Cells, orientations
from allcity.games.tagcity.legal import beside, checks, legal
from allcity.games.tagcity.setup import chance
from allcity.games.tagcity.state import State
from allcity.games.tagcity.text import coordinates


def explain(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the clause that forbids an action, or None when it is legal."""
    if seat == CHANCE:
        return _chance(state, action)
    if action in legal(state, seat):
        return None
    return _moment(state, seat, action) or _details(state, seat, action)


def _chance(state: State, action: Action) -> Refusal | None:
    if any(action == outcome for outcome, _ in chance(state)):
        return None
    if state.phase == "roll" and isinstance(action, Roll):
        return Refusal("T1.7", "dice", {"dice": len(state.taggers) + 1})
    clause = {"token": "T1.3", "lead": "T1.8"}.get(state.phase, "T2.1")
    return Refusal(clause, "chance", {"phase": state.phase})


def _moment(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Refuse an action out of turn, or in the wrong phase."""
    if state.phase == "over":
        return Refusal("T6.2", "over")
    if not 0 <= seat < len(state.taggers):
        return Refusal("T1.1", "seat", {"seats": len(state.taggers)})
    if isinstance(action, CHANCE_ACTIONS) or state.phase in ("token", "lead", "roll"):
        return Refusal("T2.1", "chance", {"phase": state.phase})
    if state.phase == "put":
        return _put_moment(state, seat, action)
    if state.phase in ("take", "act") and seat != state.turn:
        return Refusal("T2.3", "turn", {"turn": seat_text(state.turn)})
    if isinstance(action, Put):
        return Refusal("T2.2", "all-put")
    if state.phase == "take" and not isinstance(action, Take):
        return Refusal("T2.3", "take-first")
    if state.phase != "take" and isinstance(action, Take):
        clause, reason = ("T2.3", "taken") if state.phase == "act" else ("T4.1", "final")
        return Refusal(clause, reason, {"space": state.space})
    return None


def _put_moment(state: State, seat: Seat, action: Action) -> Refusal | None:
    if seat != state.leader:
        return Refusal("T2.2", "leader", {"leader": seat_text(state.leader)})
    if not isinstance(action, Put):
        return Refusal("T2.2", "put-first", {"dice": " ".join(map(str, state.rolled))})
    return None


def _details(state: State, seat: Seat, action: Action) -> Refusal:
    """Refuse an action in the right phase, by its details."""
    match action:
        case Put(value, space):
            return _put(state, value, space)
        case Take(space):
            held = " ".join(str(number) for number in sorted({place for place, _ in state.dice}))
            clause = "T2.3" if space in SPACES else "T1.2"
            return Refusal(clause, "no-die", {"space": space, "spaces": held})
        case Drone(shape, tag):
            return _drone(state, seat, shape, tag)
        case Check(value):
            return _check(state, value)
        case Tag():
            return _tag(state, seat, action, state.piece, state.on_hq)
        case _:
            raise AssertionError(action)


def _put(state: State, value: int, space: int) -> Refusal:
    if value not in state.rolled:
        dice = " ".join(map(str, state.rolled))
        return Refusal("T2.2", "no-such-die", {"value": value, "dice": dice})
    spaces = " ".join(map(str, sorted(beside(value))))
    return Refusal("T2.2", "not-beside", {"value": value, "space": space, "spaces": spaces})


def _drone(state: State, seat: Seat, shape: str, tag: Tag) -> Refusal:
    on_hq = [piece.name for piece in state.on_hq]
    if shape not in on_hq:
        return Refusal("T3.8", "not-on-hq", {"shape": shape, "shapes": " ".join(on_hq)})
    if state.taggers[seat].drones == len(state.board.drones):
        return Refusal("T3.11", "remote-empty", {"drones": len(state.board.drones)})
    piece = state.board.pieces[shape]
    if not piece.fits(state.taggers[seat].free):
        return Refusal("T3.11", "no-room", {"shape": shape})
    return _tag(state, seat, tag, piece)


def _check(state: State, value: int) -> Refusal:
    free = " ".join(str(check.value) for check in checks(state) if check.value)
    if not free:
        return Refusal("T3.13", "no-bubble-left", {"value": value})
    if not value:
        return Refusal("T3.12", "which-bubble", {"bubbles": free})
    if value not in state.board.bubbles:
        return Refusal("T3.12", "no-such-bubble", {"value": value, "bubbles": free})
    who = [
        seat_text(seat)
        for seat, tagger in enumerate(state.taggers)
        if any(v == value and tagger.bubbles >> i & 1 for i, v in enumerate(state.board.bubbles))
    ]
    return Refusal(
        "T3.12", "bubble-gone", {"value": value, "taggers": " ".join(who), "bubbles": free}
    )


def _tag(
    state: State, seat: Seat, action: Tag, piece: Piece, others: Sequence[Piece] = ()
) -> Refusal:
    """Return why these squares are no drawing of a piece; `others` are the pieces that a drone could have brought."""
    cells = tuple(map(coordinates, [*square_names(action.squares), *action.outside]))
    form = orientations(cells)[0]
    if form not in piece.forms:
        facts: dict[str, str | int] = {"shape": piece.name, "size": piece.size, "found": len(cells)}
        return _other_shape(form, others, facts)
    if action.outside:
        return Refusal("T3.4", "outside", {"squares": " ".join(action.outside)})
    overlap = action.squares & ~state.taggers[seat].free
    return Refusal("T3.5", "tagged", {"squares": " ".join(square_names(overlap))})


def _other_shape(form: Cells, others: Sequence[Piece], facts: dict[str, str | int]) -> Refusal:
    """Refuse another shape than the die's: one that needs a drone (T3.8, T3.9), a part of a shape (T3.3), or none at all."""
    for other in others:
        if form in other.forms:
            clause = "T3.9" if other.is_small else "T3.8"
            return Refusal(clause, "needs-drone", {**facts, "other": other.name})
    if len(form) < int(facts["size"]):
        return Refusal("T3.3", "not-whole", facts)
    return Refusal("T3.1", "other-shape", facts)
