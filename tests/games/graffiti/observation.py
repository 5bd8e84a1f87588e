"""What the kernel's observation must say, from a view of the rules; a second account of it, in plain Python."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from allcity.games.graffiti.board import Board
from allcity.games.graffiti.data import BONUSES, PAINTS, count, total
from allcity.games.graffiti.state import NONE, Artist, Placed
from allcity.games.graffiti.view import View

PHASES = (
    "first", "lay", "fill", "draw", "block", "show",
    "turn", "discard", "pay", "after", "keep", "neutral", "over",
)  # fmt: skip
SEGMENTS = 31
SEATS, PIPS, FACE_UP, BONUS_SPACES, PERMIT_SPACES = 4, 5, 8, 8, 5
Numbers = tuple[int, ...]


def _one_of(size: int, index: int | None) -> Numbers:
    """Zeros, with a one at the index if there is one."""
    return tuple(int(place == index) for place in range(size))


@lru_cache(1 << 12)
def _counts(tiles: int, kinds: int) -> Numbers:
    return tuple(count(tiles, kind) for kind in range(kinds))


def _flags(size: int, bits: int) -> Numbers:
    return tuple(bits >> place & 1 for place in range(size))


SPACE_NAMES = (
    *(f"paint {paint}{cans}" for paint in PAINTS for cans in ("", " 2") if not cans or paint not in ("r", "y", "b")),
    *(f"permit {number + 1}" for number in range(PERMIT_SPACES)),
    *(f"bonus {number + 1}" for number in range(BONUS_SPACES)),
    "bobby",
    *(f"section {pips}{cans}" for cans in ("", " 2") for pips in range(1, 6)),
)  # fmt: skip


@lru_cache(1 << 10)
def _spaces(board: Board, bits: int) -> Numbers:
    names = board.spaces
    return tuple(int(name in names and bits & names[name].bit != 0) for name in SPACE_NAMES)


@lru_cache(1 << 12)
def _artist(artist: Artist, tags: int, hidden: int, points: int) -> Numbers:
    return (
        *_counts(artist.paints, len(PAINTS)),
        *_counts(artist.known, PIPS),
        *_counts(artist.bonus, len(BONUSES)),
        *_counts(artist.used, len(BONUSES)),
        *_counts(artist.paid, len(PAINTS)),
        hidden, artist.cans, int(artist.has_passed), points % 128, points // 128,
        *_one_of(SEGMENTS, artist.marker),
        *_flags(SEGMENTS, tags),
    )  # fmt: skip


@lru_cache(1 << 12)
def _placed(placed: tuple[Placed, ...], seat: int) -> Numbers:
    cans = dict.fromkeys(SPACE_NAMES, 0)
    for each in placed:
        if each.seat == seat:
            cans[each.space] += each.cans
    return tuple(cans.values())


@lru_cache(1 << 10)
def _rows(permits: tuple[int, ...], bonus: tuple[int, ...]) -> Numbers:
    face_up = [*permits, *[0] * (FACE_UP - len(permits))]
    tiles = [*bonus, *[NONE] * (BONUS_SPACES - len(bonus))]
    return (
        *chain.from_iterable(_one_of(PIPS, pips - 1) for pips in face_up),
        *chain.from_iterable(_one_of(len(BONUSES), tile) for tile in tiles),
    )


def observed(view: View) -> list[int]:
    """The numbers of an observation, for the seat whose view it is."""
    state, own = view.position, view.seat or 0
    seats = len(state.artists)

    def relative(seat: int) -> Numbers:
        return _one_of(SEATS, None if seat == NONE else (seat - own) % seats)

    numbers = [
        *_one_of(len(PHASES), PHASES.index(state.phase)),
        *relative(state.turn), *relative(state.first), *relative(state.bobby), *relative(state.drawer),
        *_one_of(PIPS, state.section - 1), *_one_of(PIPS, state.blocked - 1),
        state.round, state.round - state.flipped, state.extra, state.reveals, view.stack,
        *_one_of(SEGMENTS, state.spray), *_flags(SEGMENTS, state.incomplete),
        *_counts(state.paints, len(PAINTS)), *_counts(state.stack, PIPS),
        *_counts(state.discard, PIPS), *_counts(state.revealed, PIPS),
        *_rows(state.permits, state.bonus), *_counts(state.bonus_stack, len(BONUSES)),
        *_spaces(state.board, state.occupied), *_spaces(state.board, state.closed),
        *(_counts(state.artists[own].permits, PIPS) if view.seat is not None else (0,) * PIPS),
    ]  # fmt: skip
    for step in range(SEATS):
        seat = (own + step) % seats
        if step >= seats:
            numbers += [0] * (len(_artist(state.artists[0], 0, 0, 0)) + len(SPACE_NAMES))
            continue
        artist = state.artists[seat]
        tags = sum(1 << index for index, owner in enumerate(state.tags) if owner == seat)
        assert total(artist.permits - artist.known) == 0 or seat == view.seat
        numbers += _artist(artist, tags, view.hidden[seat], view.points[seat])
        numbers += _placed(state.placed, seat)
    return numbers
