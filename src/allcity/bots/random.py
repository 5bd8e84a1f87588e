"""A bot that plays any legal action with equal chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from allcity.core.game import A, E, Game, S, V


def choose(game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:  # noqa: ARG001
    return rng.choice(legal)
