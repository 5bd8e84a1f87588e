"""The sources of taggers' prestige and the things that they used, for many matches at once (`tagcity.account`, `tagcity.statistics`)."""

from __future__ import annotations

from typing import Any

from numpy import int64
from numpy.typing import NDArray

from allcity.fast.statistics import bits, things_done
from allcity.games.tagcity.data import BUBBLES
from allcity.games.tagcity.kernel import layout as at


def sources(t: NDArray[int64], states: NDArray[int64], seats: int) -> dict[str, NDArray[int64]]:
    """Return the lines of the score sheet, by match and seat."""

    def field(offset: int) -> NDArray[int64]:
        start = at.TAGGER + offset
        return states[:, start : start + seats * at.TAGGER_FIELDS : at.TAGGER_FIELDS]

    highs, lows = (t[start : start + at.FEATURES] for start in (at.T_HIGH, at.T_LOW))
    return {
        "high": bits(field(at.HIGH), at.FEATURES) @ highs,
        "low": bits(field(at.LOW), at.FEATURES) @ lows,
        "drones": t[at.T_DRONES + field(at.DRONE)],
        "bubbles": bits(field(at.BUBBLE), BUBBLES) @ t[at.T_BUBBLES : at.T_BUBBLES + BUBBLES],
    }


def used(
    states: NDArray[int64],  # noqa: ARG001
    log: Any,
    lengths: Any,
    seats: int,
    actions: Any,
    edition: Any,  # noqa: ARG001
) -> dict[str, NDArray[int64]]:
    """Return drones by shape and bubbles by value, as they were chosen."""
    return things_done(log, lengths, seats, actions, _thing)


def _thing(text: str) -> str | None:
    return text.partition(" tag ")[0] if text.startswith(("drone ", "check")) else None
