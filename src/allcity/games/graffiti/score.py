"""Present VP, the final scoring and the end of the game (G8)."""

from __future__ import annotations

from dataclasses import dataclass

from allcity.core.game import Result, Seat
from allcity.core.setup import places
from allcity.games.graffiti.data import VP, count, total
from allcity.games.graffiti.state import State


@dataclass(frozen=True, slots=True)
class Sheet:
    """One artist's VP, line by line; tiles and complete graffiti count when the game is over."""

    segments: tuple[tuple[str, int], ...]
    bonus: int
    tiles: int
    graffiti: tuple[tuple[str, int], ...]

    @property
    def vp(self) -> int:
        """Return the sum: half a VP for each unused tile is rounded down (G8.2)."""
        gained = [vp for _, vp in (*self.segments, *self.graffiti)]
        return sum(gained) + self.bonus + self.tiles // 2


def sheet(state: State, seat: Seat) -> Sheet:
    artist = state.artists[seat]
    own = [piece for piece in state.board.pieces if state.tags[piece.index] == seat]
    is_over = state.phase == "over"
    tiles = total(artist.paints) + total(artist.permits) + total(artist.bonus)
    return Sheet(
        segments=tuple((piece.name, piece.vp) for piece in own),  # G5.6
        bonus=2 * count(artist.used, VP),  # G6.2
        tiles=tiles if is_over else 0,
        graffiti=tuple(
            (piece.name, piece.size)  # G8.3: 2, 3 or 4 for each tag
            for piece in own
            if is_over and not state.incomplete & piece.graffiti
        ),
    )


def points(state: State) -> tuple[int, ...]:
    """Return the present VP of each artist; with the final scoring when the game is over."""
    if state.phase != "over":
        return tuple(artist.vp for artist in state.artists)
    return tuple(sheet(state, seat).vp for seat in range(len(state.artists)))


def result(state: State) -> Result | None:
    """Return the result: most VP (G8.4), then most tags (G8.5), then a shared place (G8.6)."""
    if state.phase != "over":
        return None
    vp = points(state)
    tags = [state.tags.count(seat) for seat in range(len(vp))]
    ranks = list(zip(vp, tags, strict=True))
    return Result(vp, places(ranks), (state.reason,))
