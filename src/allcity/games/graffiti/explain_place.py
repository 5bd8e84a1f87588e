"""Why cans cannot be placed for an action: the space, the cans, the tiles that help, and the pay."""

from __future__ import annotations

from allcity.core.game import Refusal, Seat
from allcity.core.record import seat_text
from allcity.games.graffiti.actions import Bobby, Bonus, Paint, Permit, Place, Spray
from allcity.games.graffiti.board import Space
from allcity.games.graffiti.data import ADD, BONUSES, DISCOUNT
from allcity.games.graffiti.legal import sections_paid
from allcity.games.graffiti.state import NONE, State
from allcity.games.graffiti.tiles import common


def explain_place(state: State, seat: Seat, action: Place) -> Refusal:
    """The first clause, in the order in which a player would check, that forbids a place."""
    if isinstance(action, Spray):
        refusal = _segment(state, seat, action.segment)
        if refusal:
            return refusal
    space = state.board.space(action)
    if space is None:
        return _no_space(action)
    refusal = _tools(state, seat, action) or _room(state, space, action.add)
    return refusal or _cans(state, seat, space, action) or _purpose(state, seat, action)


def not_held(clause: str, tile: int) -> Refusal:
    """A bonus tile that the artist does not have."""
    return Refusal(clause, "not-held", {"tile": BONUSES[tile]})


def missing(held: int, tiles: int) -> int:
    """The tiles of a multiset that are not held."""
    return tiles - common(held, tiles)


def no_segment(state: State, seat: Seat, segment: str, clause: str) -> Refusal:
    """Why a segment cannot be had: it is not there, it is complete, or another reserved it."""
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
        return no_segment(state, seat, segment, "G5.4")
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
        return not_held("G6.7", ADD)
    if action.discount and not state.has(seat, DISCOUNT):
        return not_held("G6.8", DISCOUNT)
    return None


def _room(state: State, space: Space, add: bool) -> Refusal | None:
    facts = {"space": space.name}
    if space.bit & state.closed:
        return Refusal("G6.7", "closed", facts)
    if not add:
        return Refusal("G2.3", "occupied", facts) if space.bit & state.occupied else None
    if space.cans > 1:
        return Refusal("G6.7", "two-cans", facts)
    return None if space.bit & state.occupied else Refusal("G6.7", "not-occupied", facts)


def _cans(state: State, seat: Seat, space: Space, action: Place) -> Refusal | None:
    needed, cans = state.price(seat, space, action.discount), state.artists[seat].cans
    if cans >= needed:
        return None
    if not cans:
        return Refusal("G2.4", "no-cans", {"needed": needed})
    return Refusal("G2.3", "cans", {"needed": needed, "cans": cans})


def _purpose(state: State, seat: Seat, action: Place) -> Refusal:
    """There is nothing to take, or the spray cannot be paid for."""
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
            return Refusal("G5.5", "cannot-pay", {"segment": segment, "paints": piece.paints})
