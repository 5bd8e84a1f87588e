"""The table of bots: a spec such as `greedy` names one; a bot sees a seat's view and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from allcity.bots import greedy, random
from allcity.core.errors import Malformed
from allcity.core.game import A, E, Game, S, V


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know."""

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A: ...


BOTS: Mapping[str, Bot] = {
    "random": random.choose,
    "greedy": greedy.choose,
}


def bot(spec: str) -> Bot:
    """The bot that a spec names."""
    if spec not in BOTS:
        raise Malformed("bot-spec", found=spec[:40], known=" ".join(BOTS))
    return BOTS[spec]
