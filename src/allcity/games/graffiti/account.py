"""The score sheet with its reasons: segments, tiles and complete graffiti, each with its clause (G8)."""

from __future__ import annotations

from collections.abc import Iterator

from allcity.core.cache import cached
from allcity.core.game import Counted, Facts, ScoreLine, Seat
from allcity.games.graffiti.board import Board, Piece
from allcity.games.graffiti.data import VP, count, total
from allcity.games.graffiti.state import State


def account(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return all that an artist has gained, line by line; the final scoring is included only at the end.

    The numbers of tiles are open (G1.9), so this reveals nothing that lies behind a screen.
    """
    own = [piece for piece in state.board.pieces if state.tags[piece.index] == seat]
    is_over = state.phase == "over"
    used = count(state.artists[seat].used, VP)
    bonus = (Counted("G6.2", "bonus", 2 * used, {"what": f"2 × {used}", "count": used}),)
    return (
        ScoreLine(
            "segments", "G5.6", tuple([_sprayed(state.board, segment.index) for segment in own])
        ),
        ScoreLine("graffiti", "G8.3", tuple(_finished(state, own)) if is_over else ()),
        ScoreLine("bonus", "G6.2", bonus if used else ()),
        ScoreLine("tiles", "G8.2", (_tiles(state, seat),) if is_over else ()),
    )


@cached(1 << 6)  # asked for after every action, to say what it brought
def _sprayed(board: Board, index: int) -> Counted:
    piece = board.pieces[index]
    facts: Facts = {"what": piece.name, "segment": piece.name, "vp": piece.vp}
    return Counted("G5.6", "segment", piece.vp, {**facts, "section": piece.section})


def _finished(state: State, own: list[Piece]) -> Iterator[Counted]:
    """Yield the final points of each tag: the size of a complete graffiti, and nothing for another one, which surprises some players."""
    for piece in own:
        lacks = (state.incomplete & piece.graffiti).bit_count()
        facts: Facts = {"what": piece.name, "segment": piece.name, "graffiti": piece.name[0]}
        if lacks:
            open_facts = {**facts, "what": "", "count": lacks}
            yield Counted("G8.3", "incomplete", 0, open_facts)
        else:
            yield Counted("G8.3", "complete", piece.size, {**facts, "size": piece.size})


def _tiles(state: State, seat: Seat) -> Counted:
    """Count half a VP for each unused tile, the sum rounded down (G8.2)."""
    artist = state.artists[seat]
    kinds = {"paints": artist.paints, "permits": artist.permits, "bonus": artist.bonus}
    numbers = {kind: total(tiles) for kind, tiles in kinds.items()}
    number = sum(numbers.values())
    vp = number // 2
    return Counted(
        "G8.2", "tiles", vp, {"what": f"{number} / 2", "count": number, "vp": vp, **numbers}
    )
