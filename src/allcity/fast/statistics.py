"""Counting over many matches at once: bits of a field, and how often each thing was done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray

    from allcity.fast.actions import ActionTable


def bits(words: NDArray[int64], width: int) -> NDArray[int64]:
    """Return the lowest bits of each number, as one more axis."""
    return words[..., None] >> numpy.arange(width) & 1


def things_done(
    log: Any, lengths: Any, seats: int, actions: ActionTable, thing_of: Callable[[str], str | None]
) -> dict[str, NDArray[int64]]:
    """Return how often each seat did each thing, by match and seat; `thing_of` names the thing of an action's text."""
    by_id = [thing_of(text) if text else None for text in actions.texts[: actions.count]]
    names = sorted({name for name in by_id if name})
    place = {name: number for number, name in enumerate(names)}
    things = numpy.array([place.get(name or "", -1) for name in by_id])
    entries = log[:, : int(lengths.max(initial=0))]
    matches, columns = numpy.nonzero(
        (numpy.arange(entries.shape[1]) < lengths[:, None]) & (entries & 7 > 0)
    )
    chosen = entries[matches, columns]
    thing = things[chosen >> 3]
    is_counted = thing >= 0
    cell = (matches * seats + (chosen & 7) - 1) * len(names) + thing
    counts = numpy.bincount(cell[is_counted], minlength=len(log) * seats * len(names))
    table = counts.reshape(len(log), seats, len(names))
    return {name: table[..., number] for name, number in place.items()}
