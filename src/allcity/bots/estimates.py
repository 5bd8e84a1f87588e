"""How good a position looks to a seat: points now, and a share of what is under way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from allcity.games import graffiti, tagcity

Estimate = Callable[[Any, int], float]


def tag_city(state: Any, seat: int) -> float:
    """Prestige, and for each open feature its value by the square of the part that is tagged."""
    tagger, crossed = state.taggers[seat], state.crossed
    done = tagger.high | tagger.low
    value = float(tagcity.sheet(state, seat).prestige)
    for index, feature in enumerate(state.board.features):
        if not done >> index & 1:
            left = (feature.squares & tagger.free).bit_count() / feature.squares.bit_count()
            value += (feature.low if crossed >> index & 1 else feature.high) * (1 - left) ** 2
    return value


def graffiti_tunnel(state: Any, seat: int) -> float:
    """VP, the tiles behind the screen, and a share of the best segment they can pay for."""
    artist, board = state.artists[seat], state.board
    value = float(graffiti.points(state)[seat])
    value += graffiti.total(artist.paints) + 0.8 * graffiti.total(artist.permits)
    value += 1.2 * graffiti.total(artist.bonus)
    payable = board.payable(artist.purse, state.bobby == seat) & state.incomplete
    vps = [piece.vp for piece in board.pieces if piece.bit & payable]
    return value + 0.3 * max(vps, default=0)


ESTIMATES: Mapping[str, Estimate] = {
    graffiti.META.key: graffiti_tunnel,
    tagcity.META.key: tag_city,
}
