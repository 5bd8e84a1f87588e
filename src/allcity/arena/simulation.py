"""Many matches of random play, by the rules or by a kernel: the same seed gives the very same matches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, NamedTuple

from allcity.core import luck
from allcity.core.game import CHANCE, AnyGame
from allcity.core.play import draw, pick
from allcity.games import GAMES

BLOCK = 20_000  # matches that a kernel plays at once


class Simulated(NamedTuple):
    """The result of a match."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    reasons: tuple[str, ...]
    rounds: int
    decisions: int


def by_rules(
    key: str, seats: int, options: dict[str, str], edition: Any, seed: int, matches: int
) -> Iterator[Simulated]:
    """Play one match after the other in plain Python."""
    for number in range(matches):
        yield _play(GAMES[key], seats, options, edition, luck.start(seed, number))


def _play(game: AnyGame, seats: int, options: dict[str, str], edition: Any, base: int) -> Simulated:
    state = game.setup(seats, options, edition)
    drawn, decisions, own = 0, 0, luck.Luck()
    while active := game.active(state):
        seat = active[0]
        if seat == CHANCE:
            outcomes = game.chance(state)
            total = sum([weight for _, weight in outcomes])
            action = draw(outcomes, luck.below(luck.of_chance(base, drawn), total))
            drawn += 1
        else:
            own.bits = luck.of_player(base, decisions)
            action = pick(game.legal(state, seat), own)
            decisions += 1
        state = game.apply(state, seat, action)
    result = game.result(state)
    assert result is not None
    return Simulated(result.points, result.places, result.reasons, game.rounds(state), decisions)


def by_kernel(
    key: str, seats: int, options: dict[str, str], edition: Any, seed: int, matches: int
) -> Iterator[Simulated]:
    """Play blocks of matches on all cores by the game's kernel."""
    from allcity.fast.batch import Batch  # noqa: PLC0415 (an extra)

    size = min(BLOCK, matches)
    threads = os.cpu_count() or 1
    batch = Batch(key, seats, options, edition, size, key=signed(seed), threads=min(threads, size))
    reasons = reasons_by_bits(batch.reasons)
    for first in range(0, matches, size):
        if first:
            batch.reset()
        decisions = batch.play().tolist()
        points, places, ends = (array.tolist() for array in batch.results())
        rounds = batch.states[:, batch.kernel.ROUND].tolist()
        for match in range(min(size, matches - first)):
            yield Simulated(
                tuple(points[match]), tuple(places[match]), reasons[ends[match]], rounds[match],
                decisions[match],
            )  # fmt: skip


def signed(seed: int) -> int:
    """A seed as a signed 64-bit integer, which kernels take; the numbers that follow are the same."""
    return (seed + (1 << 63)) % (1 << 64) - (1 << 63)


def reasons_by_bits(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The reasons of an end for each value of their bits."""
    return [
        tuple(name for bit, name in enumerate(names) if bits >> bit & 1)
        for bits in range(1 << len(names))
    ]
