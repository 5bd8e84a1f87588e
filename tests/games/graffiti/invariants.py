"""The invariants of Graffiti's positions, recomputed from the tiles."""

from __future__ import annotations

from allcity.games.graffiti.data import PIPS, VP, count, holds, packed, total
from allcity.games.graffiti.state import IDLE, INCOMPLETE, NEUTRAL, NONE, State


def check(state: State) -> None:
    edition, artists = state.board.edition, state.artists
    paints = state.paints + sum(artist.paints + artist.paid for artist in artists)
    assert paints == edition.paints
    assert total(paints) == 58

    permits = state.stack + state.discard + state.revealed
    permits += packed(pips - 1 for pips in state.permits if pips)
    permits += sum(artist.permits for artist in artists)
    assert permits == edition.permits
    assert total(permits) == 30
    assert all(holds(artist.permits, artist.known) for artist in artists)

    bonus = state.bonus_stack + packed(tile for tile in state.bonus if tile != NONE)
    bonus += sum(artist.bonus + artist.used for artist in artists)
    assert bonus == edition.bonuses
    assert total(bonus) == 40

    for seat, artist in enumerate(artists):
        placed = sum(row.cans for row in state.placed if row.seat == seat)
        assert artist.cans + placed == edition.cans
        assert artist.cans >= 0
        own = [piece for piece in state.board.pieces if state.tags[piece.index] == seat]
        assert artist.vp == sum(piece.vp for piece in own) + 2 * count(artist.used, VP)
    _check_board(state)


def _check_board(state: State) -> None:
    board = state.board
    assert len(state.tags) == 31
    assert all(INCOMPLETE <= tag < len(state.artists) for tag in state.tags)
    flipped = [piece.bit for piece in board.pieces if state.tags[piece.index] != INCOMPLETE]
    assert state.incomplete == board.all_segments - sum(flipped)
    assert NEUTRAL not in state.tags or len(state.artists) < 4
    spaces = [row.space for row in state.placed if row.cans]
    for space in board.spaces.values():
        if not space.bit & board.never_full:
            limit = 2 if space.bit & state.closed else 1
            assert spaces.count(space.name) <= limit
            assert bool(space.bit & state.occupied) == (space.name in spaces)
    for artist in state.artists:
        assert artist.marker == NONE or state.incomplete >> artist.marker & 1
    assert (state.spray != NONE) == (state.phase in ("discard", "pay"))
    assert state.blocked in (0, *PIPS)
    assert not state.revealed or state.phase in ("show", "neutral")
    assert state.flipped <= state.round
    assert state.phase == "over" or state.round - state.flipped <= IDLE
    assert (state.flipped == 0) == (state.incomplete == board.all_segments)
