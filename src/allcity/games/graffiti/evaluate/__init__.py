"""The evaluation of Graffiti for bots: what an action brings at once, and what a position is worth.

The planner's terms, in VP:
- vp: the VP so far, and the segment that is being sprayed;
- now: the segments that could be sprayed with the tiles behind the screen;
- next: the segments for which a few tiles or a permit are missing, this round or the next;
- scarce: paints in hand that run short on the board, and the spaces that are still free;
- permits: the sections for which a permit is in hand, and bonus tiles;
- tempo: cans still to be placed, the bobby, the first-player token;
- completion: the points for the own tags if their graffiti are completed;
- end: half a VP for each tile, with more weight the nearer the end is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from allcity.core.cache import cached
from allcity.games import graffiti as rules
from allcity.games.graffiti import (
    BONUSES,
    Artist,
    Board,
    Extra,
    Paint,
    Reserve,
    Spray,
    State,
    count,
    sections_paid,
    total,
)
from allcity.games.graffiti.evaluate.palette import gone, lacking, tiles
from allcity.games.graffiti.state import NONE

TERMS: tuple[str, ...] = ("vp", "now", "next", "scarce", "permits", "tempo", "completion", "end")
READY = 0.68  # of a segment that could be sprayed at once
STEP = 0.72  # for each tile or permit that is missing
LATER = 0.45  # of a segment that must wait for the next round
SECOND = 0.45  # of the second best segment, which needs other tiles
CAN = 1.0  # a can still to be placed
LAST_CAN = 0.3  # the same when no segment is near
HELD = {"vp": 2, "wild": 1.7, "permit": 1.6, "extra": 0.9, "reserve": 0.6, "add": 0.7,
        "discount": 1.2, "save": 0.8}  # fmt: skip
BONUS = tuple(HELD[name] for name in BONUSES)
SECTION = 0.45  # a section for which there is a permit
PERMIT = 0.35  # any permit
FIRST, BOBBY = 0.4, 0.8
SCARCE = 0.25
DONE = 0.78  # for each missing segment of a graffiti
ENDING = 6  # complete graffiti (G8.1)
TIE = 0.05  # by greedy, for coming nearer to a segment, in points


def gains(state: State, seat: int, legal: Sequence[Any]) -> list[tuple[Any, float]]:
    """Return what each action brings at once: VP, and, to break ties, progress towards the best segment."""
    return [
        (action, _quick(rules.apply(state, seat, action), seat, TIE) - _dear(action))
        for action in legal
    ]


def sense(term: str, before: State, after: State, seat: int) -> str:
    """Distinguish VP that are gained at once from later ones, and segments that can be sprayed this round from others."""
    artist = after.artists[seat]
    if term == "vp":
        gained = artist.vp + _pending(after, seat) > before.artists[seat].vp + _pending(
            before, seat
        )
        return term if gained else "vp-soon"
    if term == "now" and not artist.cans and after.spray == NONE:
        return "next"
    return term


def _dear(action: Any) -> float:
    """Return the cost of an action, to prefer the cheaper of equal ones."""
    cans = getattr(action, "cans", 1)
    return (
        0.02 * (cans > 1) + 0.03 * getattr(action, "add", 0) + 0.04 * getattr(action, "discount", 0)
    )


def _quick(state: State, seat: int, tie: float) -> float:
    artist = state.artists[seat]
    best, second, _ = _nearest(state, seat, artist)
    return artist.vp + _pending(state, seat) + tie * (best + SECOND * second)


def prospects(state: State, seat: int, legal: Sequence[Any]) -> list[tuple[Any, float]]:
    """Return what each action promises to the planner, for its own seat only."""
    plain = {(type(a), _what(a)) for a in legal if _is_plain(a)}
    rated = []
    for action in legal:
        if isinstance(action, Reserve):
            piece = state.board.segments[action.segment]
            worth = state.artists[seat].vp + 0.05 * piece.vp
        elif not _is_plain(action) and (type(action), _what(action)) in plain:
            worth = _own(state, seat) - 2.0
        else:
            after = rules.apply(state, seat, action)
            worth = _own(after, seat) + isinstance(action, Extra) * CAN
        rated.append((action, worth))
    return rated


def _is_plain(action: Any) -> bool:
    """Tell whether an action uses its cheap space and no tile; then its dearer variants need no closer look."""
    dear = getattr(action, "add", False) or getattr(action, "discount", False)
    return not dear and getattr(action, "cans", 1) == 1


def _what(action: Any) -> object:
    if isinstance(action, Paint):
        return action.paint
    return action.segment if isinstance(action, Spray) else getattr(action, "space", action)


def _own(state: State, seat: int) -> float:
    return sum(terms(state, seat).values())


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the value of a position for an artist, term by term."""
    artist, is_last = state.artists[seat], state.complete >= ENDING
    best, second, later = _nearest(state, seat, artist)
    is_over = state.phase == "over"
    if is_over:
        return dict.fromkeys(TERMS, 0.0) | _final(state, seat, artist)
    near = _nearness(state)
    cans = 0 if artist.has_passed else artist.cans
    hope = best + SECOND * second
    return {
        "vp": artist.vp + _pending(state, seat),
        "now": READY * hope if cans else 0.0,
        "next": 0.0 if is_last else LATER * later * (1 - 0.5 * near),
        "scarce": _scarce(state.paints, artist.paints) * (1 - near),
        "permits": _hand(artist.permits, artist.bonus) * (1 - 0.6 * near),
        "tempo": _tempo(state, seat, cans, hope),
        "completion": _completion(state, seat),
        "end": near * 0.5 * _tiles(artist),
    }


def _final(state: State, seat: int, artist: Artist) -> dict[str, float]:
    """Return the terms of a match that is over, whose points are known."""
    return {
        "vp": float(artist.vp),
        "completion": _completion(state, seat),
        "end": float(_tiles(artist) // 2),
    }


def _tiles(artist: Artist) -> int:
    """Return how many tiles may bring half a VP; no more than two paints are kept (G7.2, G8.2)."""
    return min(2, total(artist.paints)) + total(artist.permits) + total(artist.bonus)


def _pending(state: State, seat: int) -> float:
    """Return the value of the segment that is being sprayed, which counts already."""
    if state.spray < 0 or state.turn != seat:
        return 0.0
    piece = state.board.pieces[state.spray]
    others = state.incomplete & piece.graffiti & ~piece.bit
    return piece.vp + piece.size * DONE ** others.bit_count()


def _nearest(state: State, seat: int, artist: Artist) -> tuple[float, float, float]:
    """Return the values of the two best segments within reach of this round's cans, and of the best one for the next round."""
    board = state.board
    segments = state.incomplete & ~state.reserved(seat)
    if state.spray >= 0 and state.turn == seat:
        segments &= ~board.pieces[state.spray].bit
    cans = 0 if artist.has_passed else artist.cans
    spaces = _tunnel(board, state.occupied, state.bobby == seat, state.blocked)
    return _reach(
        board, artist.purse, sections_paid(artist), segments, gone(state.paints), cans, spaces
    )


@cached(1 << 10)
def _tunnel(board: Board, occupied: int, has_bobby: bool, blocked: int) -> tuple[int, ...]:
    """Return the cans that spraying takes in each section now; 9 when there is no space."""
    cans = [9]
    for section in range(1, 6):
        one, two = (board.spaces[f"section {section}{end}"] for end in ("", " 2"))
        cheap = 1 if not occupied & one.bit else 2 - has_bobby if not occupied & two.bit else 9
        cans.append(9 if section == blocked else cheap)
    return tuple(cans)


@cached(1 << 13)
def _reach(
    board: Board, purse: int, sections: frozenset[int], segments: int, gone: int, cans: int,
    spaces: tuple[int, ...],
) -> tuple[float, float, float]:  # fmt: skip
    best = second = later = 0.0
    needs, wanted = lacking(board, purse, gone), tiles(board)
    for piece in board.pieces:
        if not piece.bit & segments:
            continue
        lacks = needs[piece.index]
        permit = piece.section not in sections
        open_segments = (segments & piece.graffiti).bit_count()
        worth = piece.vp + piece.size * DONE ** (open_segments - 1)
        if lacks + permit + spaces[piece.section] <= cans:
            hope = worth * STEP ** (lacks + permit)
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
        again = max(lacks, wanted[piece.index] - 2)
        later = max(later, worth * STEP ** (again + permit))
    return best, second, later


@lru_cache(1 << 14)
def _hand(permits: int, bonus: int) -> float:
    held = [count(permits, pips) for pips in range(5)]
    worth = SECTION * sum(number > 0 for number in held) + PERMIT * sum(held)
    return worth + sum(count(bonus, kind) * BONUS[kind] for kind in range(len(BONUS)))


@lru_cache(1 << 14)
def _scarce(board: int, held: int) -> float:
    """Return the value of tiles in hand of which few are left for the others."""
    return sum(SCARCE * count(held, kind) * max(0, 4 - count(board, kind)) / 4 for kind in range(8))


def _tempo(state: State, seat: int, cans: int, hope: float) -> float:
    extra = state.extra if state.turn == seat else 0
    each = CAN if hope else LAST_CAN
    helped = BOBBY if state.bobby == seat and cans else 0.0
    return each * (cans + 0.5 * bool(extra)) + helped + FIRST * (state.first == seat)


def _completion(state: State, seat: int) -> float:
    return _tagged(state.board, state.tags, state.incomplete, seat, state.phase == "over")


@cached(1 << 12)
def _tagged(
    board: Board, tags: tuple[int, ...], incomplete: int, seat: int, is_over: bool
) -> float:
    """Return the expected points of the own tags, by how many segments their graffiti lack (G8.3)."""
    worth = 0.0
    for piece in board.pieces:
        if tags[piece.index] == seat:
            lacks = (incomplete & piece.graffiti).bit_count()
            worth += piece.size * (DONE**lacks if lacks == 0 or not is_over else 0.0)
    return worth


def _nearness(state: State) -> float:
    """Return how near the end is: 1 when six graffiti are complete, less if more segments are missing."""
    return _near(state.board, state.incomplete)


@cached(1 << 10)
def _near(board: Board, incomplete: int) -> float:
    lacks = sorted((incomplete & segments).bit_count() for segments, _ in board.graffiti)[:ENDING]
    return max(0.0, 1 - sum(lacks) / 10)


def doubt(state: State) -> float:
    """Return the points by which a lead must grow to be e times as safe."""
    return 4.0 + 9.0 * (1 - _nearness(state))
