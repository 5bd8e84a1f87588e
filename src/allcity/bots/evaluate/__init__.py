"""How good actions and positions look: one hand-made evaluation a game, with named terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from allcity.bots.evaluate import graffiti, tagcity

Rated = list[tuple[Any, float]]
"""Actions with points: all that are legal, or, where these are too many, those worth a look."""


class Evaluation(Protocol):
    """What a game's evaluation offers; it asks the game's rules and repeats none."""

    TERMS: tuple[str, ...]

    def gains(self, state: Any, seat: int, legal: Sequence[Any]) -> Rated:
        """What each action brings at once."""

    def prospects(self, state: Any, seat: int, legal: Sequence[Any]) -> Rated:
        """What each action promises, by a quick estimate."""

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The points that a seat may expect at the end, term by term."""

    def doubt(self, state: Any) -> float:
        """The points by which a lead must grow to be e times as safe."""


EVALUATIONS: Mapping[str, Evaluation] = {"tagcity": tagcity, "graffiti": graffiti}


def values(evaluation: Evaluation, state: Any, seats: int) -> list[float]:
    """The points that each seat may expect at the end."""
    return [sum(evaluation.terms(state, seat).values()) for seat in range(seats)]
