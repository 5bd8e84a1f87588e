"""The sources of artists' VP and the tiles that they used, for many matches at once (`graffiti.account`, `graffiti.statistics`)."""

from __future__ import annotations

from typing import Any

from numpy import int64
from numpy.typing import NDArray

from allcity.fast.statistics import bits, things_done
from allcity.games.graffiti.data import BONUSES, VP, Edition
from allcity.games.graffiti.kernel import layout as at


def sources(t: NDArray[int64], states: NDArray[int64], seats: int) -> dict[str, NDArray[int64]]:
    """Return the lines of the score sheet of finished matches, by match and seat."""
    tags = bits(_field(states, at.A_TAGS, seats), at.SEGMENTS)
    graffiti = bits(t[at.T_GRAFFITI : at.T_GRAFFITI + at.GRAFFITI], at.SEGMENTS)
    is_open = bits(states[:, at.F_INCOMPLETE], at.SEGMENTS) @ graffiti.T > 0
    sizes = t[at.T_SIZE : at.T_SIZE + at.GRAFFITI] * ~is_open
    paints, permits, bonus = (
        bits(_field(states, kind, seats), at.BITS * 9)
        for kind in (at.A_PAINTS, at.A_PERMITS, at.A_BONUS)
    )
    weights = [1 << place % at.BITS for place in range(at.BITS * 9)]
    return {
        "segments": tags @ t[at.T_VP : at.T_VP + at.SEGMENTS],
        "graffiti": (tags @ graffiti.T * sizes[:, None, :]).sum(axis=2),
        "bonus": 2 * _count(_field(states, at.A_USED, seats), VP),
        "tiles": (paints + permits + bonus) @ weights // 2,
    }


def used(
    states: NDArray[int64], log: Any, lengths: Any, seats: int, actions: Any, edition: Edition
) -> dict[str, NDArray[int64]]:
    """Return the uses of bonus tiles by kind, of the bobby and of the first-player token."""
    spaces = edition.permit_spaces
    token = next(number for number, space in enumerate(spaces, 1) if space.has_first)  # G4.2

    def thing(text: str) -> str | None:
        if text.startswith("bobby"):
            return "bobby"
        return "first" if text.split(" ")[:2] == ["permit", str(token)] else None

    tiles = _field(states, at.A_USED, seats)
    kinds = {f"tile {name}": _count(tiles, kind) for kind, name in enumerate(BONUSES)}
    return {**kinds, **things_done(log, lengths, seats, actions, thing)}


def _field(states: NDArray[int64], offset: int, seats: int) -> NDArray[int64]:
    start = at.F_ARTISTS + offset
    return states[:, start : start + seats * at.ARTIST : at.ARTIST]


def _count(tiles: NDArray[int64], kind: int) -> NDArray[int64]:
    return tiles >> at.BITS * kind & at.COUNT
