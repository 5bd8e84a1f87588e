"""A bot that plays any legal action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from allcity.core.game import A, E, Game, S, V
from allcity.core.play import pick


def choose(game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:  # noqa: ARG001
    return pick(legal, rng)


choose.is_blind = True  # type: ignore[attr-defined]  # no view need be made for it
