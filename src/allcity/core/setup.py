"""What is chosen before a match and ranked after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from allcity.core.errors import Malformed
from allcity.core.game import Meta, Options


def chosen(meta: Meta, seats: int, options: Options) -> dict[str, str]:
    """The options of a match, complete and checked against what the game offers."""
    if seats not in meta.seats:
        raise Malformed("setup-seats", seats=seats, low=meta.seats[0], high=meta.seats[-1])
    offered = {option.key: option for option in meta.options}
    for key, value in options.items():
        if key not in offered:
            raise Malformed("setup-option", option=key, known=" ".join(sorted(offered)))
        fitting = offered[key].fitting(seats)
        if value not in fitting and not offered[key].is_open:
            known = " ".join(fitting)
            raise Malformed("setup-value", option=key, value=value, known=known)
    return {key: options.get(key, option.default) for key, option in sorted(offered.items())}


def chosen_seat(options: Options, key: str) -> int | None:
    """The seat that a checked option names as 1, 2, …, or None when it is to be drawn."""
    value = options[key]
    return int(value) - 1 if value.isdecimal() else None


def places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat from comparable ranks, of which the highest is best; equal ranks share a place."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
