"""A view of the rules as the kernel's observation: the input at a real table of a bot that was trained in batches."""

from __future__ import annotations

from functools import lru_cache

from numpy import frombuffer, int8
from numpy.typing import NDArray

from allcity.core.cache import cached
from allcity.games.graffiti.board import Board
from allcity.games.graffiti.data import BONUSES, PAINTS, count
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.observed import O_ARTIST
from allcity.games.graffiti.kernel.tables import spaces
from allcity.games.graffiti.state import NONE, Artist, Placed, State
from allcity.games.graffiti.view import View


def observation(view: View) -> NDArray[int8]:
    """Return the numbers that `observe` gives for the same seat of the same match."""
    state, own = view.position, view.seat or 0
    seats = len(state.artists)
    hand = 0 if view.seat is None else state.artists[own].permits
    parts = [
        _phase(state, own),
        _middle(state, view.stack),
        _boards(state),
        _counts(hand, at.SECTIONS),
    ]
    for step in range(seats):
        seat = (own + step) % seats
        tags = _owned(state.tags, seat)
        parts.append(_artist(state.artists[seat], tags, view.hidden[seat], view.points[seat]))
        parts.append(_placed(state.board, state.placed, seat))
    parts.append(bytes(O_ARTIST * (at.SEATS - seats)))
    return frombuffer(b"".join(parts), int8)


@lru_cache(1 << 12)
def _one_of(size: int, index: int) -> bytes:
    """Return zeros, with a one at the index if it is among them."""
    return bytes(place == index for place in range(size))


@lru_cache(1 << 12)
def _counts(tiles: int, kinds: int) -> bytes:
    return bytes(count(tiles, kind) for kind in range(kinds))


@lru_cache(1 << 12)
def _bits(size: int, bits: int) -> bytes:
    return bytes(bits >> place & 1 for place in range(size))


def _phase(state: State, own: int) -> bytes:
    seats = len(state.artists)
    return b"".join((
        _one_of(len(at.PHASE_NAMES), at.PHASE_NAMES.index(state.phase)),
        *(
            _one_of(at.SEATS, seat if seat == NONE else (seat - own) % seats)
            for seat in (state.turn, state.first, state.bobby, state.drawer)
        ),
        _one_of(at.SECTIONS, state.section - 1),
        _one_of(at.SECTIONS, state.blocked - 1),
    ))  # fmt: skip


def _middle(state: State, stack: int) -> bytes:
    idle = state.round - state.flipped
    return b"".join((
        bytes((state.round, idle, state.extra, state.reveals, stack)),
        _one_of(at.SEGMENTS, state.spray),
        _bits(at.SEGMENTS, state.incomplete),
        _counts(state.paints, len(PAINTS)),
        _counts(state.stack, at.SECTIONS),
        _counts(state.discard, at.SECTIONS),
        _counts(state.revealed, at.SECTIONS),
    ))  # fmt: skip


def _boards(state: State) -> bytes:
    return b"".join((
        _slots(state.permits, at.FACE_UP, at.SECTIONS, 1),
        _slots(state.bonus, at.BONUS_SPACES, len(BONUSES), 0),
        _counts(state.bonus_stack, len(BONUSES)),
        _spaces(state.board, state.occupied),
        _spaces(state.board, state.closed),
    ))  # fmt: skip


@lru_cache(1 << 10)
def _slots(values: tuple[int, ...], slots: int, kinds: int, lowest: int) -> bytes:
    """Return what lies on the spaces of a board, then the spaces that this edition does not have."""
    rows = [_one_of(kinds, value - lowest) for value in values]
    return b"".join(rows) + bytes(kinds * (slots - len(values)))


@cached(1 << 9)
def _spaces(board: Board, bits: int) -> bytes:
    names = {place: name for name, place in spaces(board).items()}
    return bytes(
        place in names and board.spaces[names[place]].bit & bits != 0 for place in range(at.SPACES)
    )


@cached(1 << 9)
def _placed(board: Board, placed: tuple[Placed, ...], seat: int) -> bytes:
    cans = [0] * at.SPACES
    for space, owner, number, _ in placed:
        cans[spaces(board)[space]] += number * (owner == seat)
    return bytes(cans)


@lru_cache(1 << 10)
def _owned(tags: tuple[int, ...], seat: int) -> bytes:
    return bytes(owner == seat for owner in tags)


@lru_cache(1 << 10)
def _artist(artist: Artist, tags: bytes, hidden: int, points: int) -> bytes:
    return b"".join((
        _counts(artist.paints, len(PAINTS)),
        _counts(artist.known, at.SECTIONS),
        _counts(artist.bonus, len(BONUSES)),
        _counts(artist.used, len(BONUSES)),
        _counts(artist.paid, len(PAINTS)),
        bytes((hidden, artist.cans, artist.has_passed, points % 128, points // 128)),
        _one_of(at.SEGMENTS, artist.marker),
        tags,
    ))  # fmt: skip
