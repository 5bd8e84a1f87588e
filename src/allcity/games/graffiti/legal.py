"""The legal actions: nothing else decides what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from allcity.core.game import Seat
from allcity.games.graffiti.actions import Action, Discard, End, Extra, Keep, Pass, Pay, Score
from allcity.games.graffiti.board import ways
from allcity.games.graffiti.data import (
    ADD,
    DISCOUNT,
    EXTRA,
    PAINTS,
    PERMIT,
    PIPS,
    RESERVE,
    SAVE,
    VP,
    count,
    holds,
    packed,
    total,
)
from allcity.games.graffiti.state import NONE, Artist, State

KEPT = 2  # G7.2
_ALL_SECTIONS = frozenset(PIPS)
_PASS, _END, _SCORE, _EXTRA = Pass(), End(), Score(), Extra()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return all actions of this seat."""
    if seat != state.turn:
        return ()
    match state.phase:
        case "turn":
            return _turn(state, seat)
        case "discard":
            return [*discards(state, seat), *_scores(state, seat)]
        case "pay":
            return [*_payments(state, seat), *_scores(state, seat)]
        case "after":
            return [_END, *uses(state, seat)]
        case "keep":
            return keeps(state.artists[seat].paints, state.has(seat, SAVE))
        case "neutral":
            flips = state.board.sections[state.section] & state.incomplete
            return [action for bit, action in state.board.neutrals if bit & flips]
        case _:
            return ()


def _turn(state: State, seat: Seat) -> list[Action]:
    """Return the actions of a turn: pass, use tiles, or do one action on a space that is free (G2.2)."""
    board = state.board
    actions: list[Action] = [_PASS, *uses(state, seat)]
    reached = reach(state, seat)
    if not any(reached):
        return actions  # G2.4
    things = takeable(state)
    segments = sprayable(state, seat)
    sections = sections_paid(state.artists[seat])
    for mode, spaces in enumerate(reached):
        if taken := spaces & things:
            actions += [action for bit, action in board.moves[mode] if bit & taken]
        if segments and spaces & board.tunnel:
            for space, section, rows in board.sprays[mode]:
                if space & spaces and section in sections:
                    actions += [action for bit, action in rows if bit & segments]
    return actions


def reach(state: State, seat: Seat) -> tuple[int, int, int, int]:
    """Return the spaces, as bits, for which an artist has the cans: plainly, and in the other `MODES`."""
    board, artist = state.board, state.artists[seat]
    ones = board.one_can
    if state.bobby == seat:
        ones |= board.tunnel  # G6.10: 1 can on a 2-can space
    every, cans = board.all_spaces, artist.cans
    plain = every if cans > 1 else ones if cans else 0  # G2.3
    cheap = (every if cans else ones) if count(artist.bonus, DISCOUNT) else 0  # G6.8, G2.4
    free = every & ~state.occupied
    if not count(artist.bonus, ADD):
        return free & plain, 0, free & cheap, 0
    shared = board.one_can & state.occupied & ~state.closed  # G6.7
    return free & plain, shared & plain, free & cheap, shared & cheap


def takeable(state: State) -> int:
    """Return the spaces, as bits, of the three boards that have something to take."""
    board = state.board
    bits = board.paint_spaces(state.paints)
    permits, has_stack = state.permits, state.stack or state.discard
    bit = board.spaces["permit 1"].bit
    for space in board.edition.permit_spaces:
        if space.has_stack and has_stack:
            bits |= bit
        for at in space.permits:
            if permits[at]:
                bits |= bit  # G4.4: at least one token
        bit <<= 1
    for tile in state.bonus:
        if tile != NONE:
            bits |= bit
        bit <<= 1
    return bits if state.bobby != NONE else bits | bit


def sprayable(state: State, seat: Seat) -> int:
    """Return the segments, as bits, that an artist may spray and has the paint for (G5.4, G5.5)."""
    segments = state.incomplete & ~state.reserved(seat)  # G5.7
    if state.blocked:
        segments &= ~state.board.sections[state.blocked]  # G9.1
    return segments & state.board.payable(state.artists[seat].purse, state.bobby == seat)


def sections_paid(artist: Artist) -> frozenset[int]:
    """Return the sections for which an artist has a permit in any form."""
    if count(artist.bonus, PERMIT):  # G6.4
        return _ALL_SECTIONS
    return _sections(artist.permits)


@lru_cache(1 << 12)
def _sections(permits: int) -> frozenset[int]:
    held = frozenset(pips for pips in PIPS if count(permits, pips - 1))
    has_pair = any(count(permits, pips - 1) > 1 for pips in PIPS)
    return _ALL_SECTIONS if has_pair else held  # G5.2, G5.3


def _scores(state: State, seat: Seat) -> list[Action]:
    """Return the action of a 2 VP tile, which may be used at any time in a turn, even while a spray is being paid for (G6.2)."""
    return [_SCORE] if count(state.artists[seat].bonus, VP) else []


def uses(state: State, seat: Seat) -> list[Action]:
    """Return the bonus tiles that may be used before or after the action of a turn (G6.1)."""
    artist = state.artists[seat]
    bonus = artist.bonus
    if not bonus:
        return []
    actions = _scores(state, seat)
    if count(bonus, EXTRA):  # G6.5
        actions.append(_EXTRA)
    if count(bonus, RESERVE) and artist.marker == NONE:  # G6.6
        free = state.incomplete & ~state.reserved(seat)
        actions += [action for bit, action in state.board.reserves if bit & free]
    return actions


def discards(state: State, seat: Seat) -> list[Action]:
    """Return the different ways to show a permit for the section of the segment."""
    artist, section = state.artists[seat], state.sprayed.section
    actions: list[Action] = []
    if count(artist.permits, section - 1):  # G5.2
        actions.append(_SINGLES[section])
    actions += [_PAIRS[pips] for pips in PIPS if count(artist.permits, pips - 1) > 1]  # G5.3
    if count(artist.bonus, PERMIT):  # G6.4
        actions.append(_TILE)
    return actions


_SINGLES = {pips: Discard((pips,)) for pips in PIPS}
_PAIRS = {pips: Discard((pips, pips)) for pips in PIPS}
_TILE = Discard(())


def _payments(state: State, seat: Seat) -> list[Action]:
    """Return each different multiset of tiles that pays for the segment (G5.5)."""
    purse = state.artists[seat].purse
    every = _pays(state.sprayed.paints, state.bobby == seat)
    return [pay for tiles, pay in every if holds(purse, tiles)]


@cache
def _pays(need: str, has_bobby: bool) -> tuple[tuple[int, Pay], ...]:
    return tuple((way, Pay(way)) for way in ways(need, has_bobby))


_KEEPS = tuple(
    tuple(
        Keep(tiles)
        for tiles in sorted(map(packed, combinations_with_replacement(range(len(PAINTS)), size)))
    )
    for size in range(KEPT + 2)
)


@lru_cache(maxsize=1 << 12)
def keeps(paints: int, has_save: bool) -> tuple[Keep, ...]:
    """Return the choices of more than two tiles to keep: two (G7.2), or three by a save (G6.9)."""
    if total(paints) <= KEPT:
        return ()
    sizes = (KEPT, KEPT + 1) if has_save else (KEPT,)
    return tuple(keep for size in sizes for keep in _KEEPS[size] if holds(paints, keep.tiles))
