"""Bots whose choices a kernel can repeat, and which engine plays their matches.

The rules and the kernels play the very same matches; the kernels do so a hundred times faster, but need the extra `fast` and some
seconds to start, or a minute when nothing has been compiled before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from random import Random

from allcity.core import luck
from allcity.core.game import A, E, Game, S, V
from allcity.core.play import pick
from allcity.fast import is_available
from allcity.games import package

SPECS = frozenset({"random"})
FEW = 5_000  # matches below which a kernel is not worth its start


def is_repeatable(specs: Iterable[str]) -> bool:
    """Whether a kernel can play all of these bots."""
    return SPECS.issuperset(specs)


def uses_kernel(game: str, specs: Iterable[str], matches: int) -> bool:
    """Whether so many matches of these bots are played by the game's kernel."""
    if matches < FEW or not is_repeatable(specs) or not is_available():
        return False
    return find_spec(f"{package(game)}.kernel") is not None


def luck_of(seed: int, number: int, place: int) -> int:
    """Where the numbers of a bot start, by its place in the line-up."""
    return luck.start(luck.start(seed, number), place)


class RepeatableRandom:
    """The random bot with numbers that a kernel can repeat: one for each decision."""

    def __init__(self, base: int) -> None:
        self._base = base
        self._decisions = 0
        self._luck = luck.Luck()

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:  # noqa: ARG002
        self._luck.bits = luck.number(self._base, self._decisions)
        self._decisions += 1
        return pick(legal, self._luck)
