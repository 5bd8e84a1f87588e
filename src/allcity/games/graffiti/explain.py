"""The reason why an action is forbidden: the clause, and the facts of the position.

All facts are open to everybody or lie behind the asking player's own screen (G1.9).
"""

from __future__ import annotations

from allcity.core.game import CHANCE, Refusal, Seat
from allcity.core.record import seat_text
from allcity.games.graffiti.actions import (
    CHANCE_ACTIONS,
    PLACES,
    Action,
    Bobby,
    Bonus,
    Discard,
    End,
    Extra,
    Keep,
    Neutral,
    Paint,
    Pass,
    Pay,
    Permit,
    Place,
    Reserve,
    Score,
    Spray,
)
from allcity.games.graffiti.board import Piece, Space
from allcity.games.graffiti.data import (
    ADD,
    BONUSES,
    DISCOUNT,
    EXTRA,
    PERMIT,
    RESERVE,
    SAVE,
    VP,
    WILD,
    WILD_PAINT,
    common,
    count,
    holds,
    packed,
    total,
)
from allcity.games.graffiti.legal import KEPT, legal, sections_paid
from allcity.games.graffiti.setup import chance
from allcity.games.graffiti.state import CHANCE_PHASES, NONE, State
from allcity.games.graffiti.text import tile_names


def explain(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the clause that forbids an action, or None when it is legal."""
    if seat == CHANCE:
        return _chance(state, action)
    if action in legal(state, seat):
        return None
    return _moment(state, seat, action) or _details(state, seat, action)


_CHANCE_CLAUSES = {
    "first": "G1.7", "lay": "G1.4", "fill": "G4.4", "draw": "G4.1", "show": "G7.4",
    "block": "G9.1",
}  # fmt: skip


def _chance(state: State, action: Action) -> Refusal | None:
    if any(action == outcome for outcome, _ in chance(state)):
        return None
    return Refusal(_CHANCE_CLAUSES.get(state.phase, "G2.2"), "chance", {"phase": state.phase})


def _moment(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Refuse an action out of turn, or in the wrong phase."""
    if state.phase == "over":
        return Refusal("G8.7" if state.reason == "idle" else "G8.1", "over")
    if not 0 <= seat < len(state.artists):
        return Refusal("G1.1", "seat", {"seats": len(state.artists)})
    if isinstance(action, CHANCE_ACTIONS) or state.phase in CHANCE_PHASES:
        clause = _CHANCE_CLAUSES.get(state.phase, "G2.2")
        return Refusal(clause, "chance", {"phase": state.phase})
    if seat != state.turn:
        has_passed = state.artists[seat].has_passed
        clause, reason = ("G2.5", "passed") if has_passed else ("G2.1", "turn")
        return Refusal(clause, reason, {"turn": seat_text(state.turn)})
    asked, refusal = _ASKED[state.phase]
    if isinstance(action, asked):
        return None
    return refusal or _too_early(action)


_USES = (Score, Extra, Reserve)
_ASKED: dict[str, tuple[tuple[type, ...], Refusal | None]] = {
    "turn": ((*PLACES, *_USES, Pass), None),
    "discard": ((Discard, Score), Refusal("G5.2", "discard-first")),
    "pay": ((Pay, Score), Refusal("G5.5", "pay-first")),
    "after": ((*_USES, End), Refusal("G2.2", "acted")),
    "keep": ((Keep,), Refusal("G7.2", "keep-first")),
    "neutral": ((Neutral,), Refusal("G7.4", "neutral-first")),
}


def _too_early(action: Action) -> Refusal:
    """Refuse an answer to something that was not asked in this turn."""
    match action:
        case Discard() | Pay():
            return Refusal("G5.1", "no-spray")
        case Keep():
            return Refusal("G7.2", "round-runs")
        case Neutral():
            return Refusal("G7.4", "round-runs")
        case _:
            return Refusal("G2.2", "not-acted")


def _details(state: State, seat: Seat, action: Action) -> Refusal:
    """Refuse an action in the right phase, by its details."""
    match action:
        case Discard(permits):
            return _discard(state, seat, permits)
        case Pay(tiles):
            return _pay(state, seat, tiles)
        case Keep(tiles):
            return _keep(state, seat, tiles)
        case Neutral(segment):
            return _neutral(state, segment)
        case Reserve(segment):
            return _reserve(state, seat, segment)
        case Score():
            return _not_held("G6.2", VP)
        case Extra():
            return _not_held("G6.5", EXTRA)
        case _:
            assert isinstance(action, PLACES)
            return _place(state, seat, action)


def _reserve(state: State, seat: Seat, segment: str) -> Refusal:
    if not state.has(seat, RESERVE):
        return _not_held("G6.6", RESERVE)
    marker = state.artists[seat].marker
    if marker != NONE:
        return Refusal("G6.6", "marker-out", {"segment": state.board.pieces[marker].name})
    return _no_segment(state, seat, segment, "G6.6")


def _discard(state: State, seat: Seat, permits: tuple[int, ...]) -> Refusal:
    section = state.sprayed.section
    if not permits:
        return _not_held("G6.4", PERMIT)
    if len(set(permits)) > 1:
        return Refusal("G5.3", "unequal", {"permits": " ".join(map(str, permits))})
    if not holds(state.artists[seat].permits, packed(pips - 1 for pips in permits)):
        clause = "G5.2" if len(permits) == 1 else "G5.3"
        return Refusal(clause, "permit-not-held", {"permits": " ".join(map(str, permits))})
    return Refusal("G5.2", "other-section", {"permit": permits[0], "section": section})


def _pay(state: State, seat: Seat, tiles: int) -> Refusal:
    artist, piece = state.artists[seat], state.sprayed
    if count(tiles, WILD_PAINT) > count(artist.bonus, WILD):
        return _not_held("G6.3", WILD)
    if lacking := _missing(artist.purse, tiles):
        return Refusal("G5.5", "paint-not-held", {"paints": tile_names(lacking)})
    return Refusal(
        "G5.5",
        "other-paints",
        {"segment": piece.name, "paints": _paints(piece), "found": tile_names(tiles)},
    )


def _paints(piece: Piece) -> str:
    return " ".join(piece.paints.lower())


def _keep(state: State, seat: Seat, tiles: int) -> Refusal:
    artist, has_save = state.artists[seat], state.has(seat, SAVE)
    if lacking := _missing(artist.paints, tiles):
        return Refusal("G7.2", "paint-not-held", {"paints": tile_names(lacking)})
    number = total(tiles)
    if number == KEPT + 1 and not has_save:
        return Refusal("G6.9", "not-held", {"tile": BONUSES[SAVE]})
    most = KEPT + 1 if has_save else KEPT
    return Refusal("G7.2", "keep-number", {"low": KEPT, "high": most, "found": number})


def _neutral(state: State, segment: str) -> Refusal:
    piece = state.board.segments.get(segment)
    if piece is None or piece.section != state.section:
        return Refusal("G7.4", "not-in-section", {"segment": segment, "section": state.section})
    return Refusal("G7.4", "complete", {"segment": segment})


def _place(state: State, seat: Seat, action: Place) -> Refusal:
    """Return the first clause, in the order in which a player would check, that forbids placing cans so."""
    if isinstance(action, Spray):
        refusal = _segment(state, seat, action.segment)
        if refusal:
            return refusal
    space = state.board.space(action)
    if space is None:
        return _no_space(action)
    refusal = _tools(state, seat, action) or _room(state, space, action.add)
    return refusal or _cans(state, seat, space, action) or _purpose(state, seat, action)


def _not_held(clause: str, tile: int) -> Refusal:
    """Refuse a bonus tile that the artist does not have."""
    return Refusal(clause, "not-held", {"tile": BONUSES[tile]})


def _missing(held: int, tiles: int) -> int:
    """Return the tiles of a multiset that are not held."""
    return tiles - common(held, tiles)


def _no_segment(state: State, seat: Seat, segment: str, clause: str) -> Refusal:
    """Return why a segment is not available: it does not exist, it is complete, or another artist reserved it."""
    piece = state.board.segments.get(segment)
    if piece is None:
        return Refusal("G1.2", "no-segment", {"segment": segment})
    if not state.incomplete & piece.bit:
        return Refusal(clause, "complete", {"segment": segment})
    owners = [other for other, artist in enumerate(state.artists) if artist.marker == piece.index]
    assert owners not in ([], [seat])
    return Refusal("G5.7", "reserved", {"segment": segment, "artist": seat_text(owners[0])})


def _segment(state: State, seat: Seat, segment: str) -> Refusal | None:
    piece = state.board.segments.get(segment)
    if piece is None or not piece.bit & state.incomplete & ~state.reserved(seat):
        return _no_segment(state, seat, segment, "G5.4")
    if piece.section == state.blocked:
        return Refusal("G9.1", "blocked", {"segment": segment, "section": piece.section})
    return None


def _no_space(action: Place) -> Refusal:
    match action:
        case Paint(paint, cans):
            return Refusal("G3.2", "one-can", {"paint": paint, "cans": cans})
        case Permit(number):
            return Refusal("G4.5", "no-space", {"space": number})
        case _:
            assert isinstance(action, Bonus)
            return Refusal("G6.1", "no-space", {"space": action.space})


def _tools(state: State, seat: Seat, action: Place) -> Refusal | None:
    if action.add and not state.has(seat, ADD):
        return _not_held("G6.7", ADD)
    if action.discount and not state.has(seat, DISCOUNT):
        return _not_held("G6.8", DISCOUNT)
    return None


def _room(state: State, space: Space, add: bool) -> Refusal | None:
    facts = _where(space)
    if space.bit & state.closed:
        return Refusal("G6.7", "closed", facts)
    if not add:
        return Refusal("G2.3", "occupied", facts) if space.bit & state.occupied else None
    if space.cans > 1:
        return Refusal("G6.7", "two-cans", facts)
    return None if space.bit & state.occupied else Refusal("G6.7", "not-occupied", facts)


def _where(space: Space) -> dict[str, str | int]:
    """Return a space by its name, and its facts: the board, its purpose, and its number of cans."""
    board, place = (*space.name.split(" "), "")[:2]
    return {"space": space.name, "board": board, "place": place, "demand": space.cans}


def _cans(state: State, seat: Seat, space: Space, action: Place) -> Refusal | None:
    needed, cans = state.price(seat, space, action.discount), state.artists[seat].cans
    if cans >= needed:
        return None
    if not cans:
        return Refusal("G2.4", "no-cans", {"needed": needed})
    return Refusal("G2.3", "cans", {"needed": needed, "cans": cans})


def _purpose(state: State, seat: Seat, action: Place) -> Refusal:
    """Refuse an action because there is nothing to take, or the spray cannot be paid for."""
    match action:
        case Paint(paint):
            return Refusal("G3.4", "paint-gone", {"paint": paint})
        case Permit(number):
            return Refusal("G4.4", "permits-gone", {"space": number})
        case Bonus(number):
            return Refusal("G6.1", "tile-gone", {"space": number})
        case Bobby():
            assert state.bobby != NONE
            return Refusal("G6.10", "bobby-gone", {"artist": seat_text(state.bobby)})
        case Spray(segment):
            piece = state.board.segments[segment]
            if piece.section not in sections_paid(state.artists[seat]):
                return Refusal("G5.2", "no-permit", {"segment": segment, "section": piece.section})
            return Refusal("G5.5", "cannot-pay", {"segment": segment, "paints": _paints(piece)})
