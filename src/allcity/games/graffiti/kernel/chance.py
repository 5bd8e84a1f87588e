"""The possible outcomes of chance (`graffiti.setup.chance`)."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tiles import count, kind_at, total


@compiled
def weight(t: Row, s: Row) -> int:
    """Return the weight of all outcomes together."""
    phase = s[at.F_PHASE]
    if phase == at.FIRST_SEAT:
        return t[at.T_SEATS]
    return total(s[at.F_BONUS_STACK] if phase == at.LAY else s[at.F_STACK])


@compiled
def outcome(_t: Row, s: Row, point: int) -> int:
    """Return the outcome in whose weight a point falls."""
    phase = s[at.F_PHASE]
    if phase == at.FIRST_SEAT:
        return at.I_CHANCE + at.C_FIRST + point
    if phase == at.LAY:
        return at.I_CHANCE + at.C_LAY + kind_at(s[at.F_BONUS_STACK], point)
    kind = kind_at(s[at.F_STACK], point)
    return at.I_CHANCE + at.C_FILL + at.SECTIONS * (phase - at.FILL) + kind


@compiled
def weight_of(t: Row, s: Row, action: int) -> int:
    """Return the weight of one outcome, 0 if it is not possible."""
    phase, index = s[at.F_PHASE], action - at.I_CHANCE
    if phase == at.FIRST_SEAT:
        return 1 if 0 <= index < t[at.T_SEATS] else 0
    if phase == at.LAY:
        index -= at.C_LAY
        return count(s[at.F_BONUS_STACK], index) if 0 <= index < 8 else 0
    if phase > at.SHOW:
        return 0
    index -= at.C_FILL + at.SECTIONS * (phase - at.FILL)
    return count(s[at.F_STACK], index) if 0 <= index < at.SECTIONS else 0
