"""How good actions and positions are: by a game's own evaluation, with named terms, or by its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Protocol, cast

from allcity.core.game import AnyGame
from allcity.games import GAMES, part

Rated = list[tuple[Any, float]]
"""Actions with points: all that are legal, or, where these are too many, those worth a look."""


class Evaluation(Protocol):
    """What a game's module `evaluate` exports; it asks the game's rules and repeats none."""

    @property
    def TERMS(self) -> tuple[str, ...]: ...  # noqa: N802

    def gains(self, state: Any, seat: int, legal: Sequence[Any]) -> Rated:
        """Return what each action brings at once."""

    def prospects(self, state: Any, seat: int, legal: Sequence[Any]) -> Rated:
        """Return what each action promises, by a quick estimate."""

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """Return the points that a seat may expect at the end, term by term."""

    def doubt(self, state: Any) -> float:
        """Return the points by which a lead must grow to be e times as safe."""


@dataclass(frozen=True, slots=True)
class ByPoints:
    """The evaluation of a game that has none of its own: points as they stand."""

    TERMS: ClassVar[tuple[str, ...]] = ("points",)
    game: AnyGame

    def gains(self, state: Any, seat: int, legal: Sequence[Any]) -> Rated:
        points, after = self.game.points, self.game.apply
        return [(action, float(points(after(state, seat, action))[seat])) for action in legal]

    prospects = gains

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        return {"points": float(self.game.points(state)[seat])}

    def doubt(self, state: Any) -> float:
        """Return a doubt that grows with the points: the more there are, the less one of them counts."""
        return 1 + max(self.game.points(state)) / 4


@cache  # as many as there are games
def evaluation_of(game: str) -> Evaluation:
    """Return the evaluation of a game."""
    own = part(game, "evaluate")
    return cast(Evaluation, own) if own else ByPoints(GAMES[game])


def values(evaluation: Evaluation, state: Any, seats: int) -> list[float]:
    """Return the points that each seat may expect at the end."""
    return [sum(evaluation.terms(state, seat).values()) for seat in range(seats)]
