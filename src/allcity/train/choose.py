"""Choosing by a net for many matches at once: it values the positions after all actions, and takes the best plus noise."""

from __future__ import annotations

from typing import Any

import numpy

from allcity.fast.batch import Batch
from allcity.nets.afterstates import NOISES, afterstates_of
from allcity.train.arrays import Arrays
from allcity.train.model import UTILITY, Weights

EVEN = 64  # a GPU multiplies matrices several times faster if their sides are multiples of this


class Player:
    """The weights of a net, ready to value many positions; only inputs that have been seen are used."""

    def __init__(self, arrays: Arrays, weights: Weights, scales: Any, seen: Any) -> None:
        xp, half = arrays.xp, arrays.half
        inputs = numpy.flatnonzero(seen)
        room = -(-len(inputs) // EVEN) * EVEN
        self.inputs = xp.asarray(numpy.resize(inputs, room))
        self.w1 = xp.zeros(
            (len(weights["b1"]), room), half
        )  # what fills up the room counts for nothing
        self.w1[:, : len(inputs)] = (arrays.of(weights["w1"]) / arrays.of(scales))[
            :, self.inputs[: len(inputs)]
        ]
        self.w2 = arrays.of(weights["w2"]).astype(half)
        self.b1, self.b2 = arrays.of(weights["b1"]), arrays.of(weights["b2"])
        self.w3 = xp.ascontiguousarray(arrays.of(weights["w3"])[UTILITY])
        self.b3 = float(weights["b3"][UTILITY, 0])
        self.arrays = arrays

    def values(self, observed: Any) -> Any:
        """Return the values that the seats of these observations maximise, as logits."""
        first = self.w1 @ self.arrays.gather(observed, self.inputs)
        self.arrays.activate(first, self.b1)
        return self.arrays.output(self.w2 @ first, self.b2, self.w3, self.b3)


class Chooser:
    """Lists the candidates of a batch and lets players choose among them."""

    def __init__(self, batch: Batch, arrays: Arrays, most: int, part: int, seed: int) -> None:
        self.batch, self.arrays, self.most, self.part = batch, arrays, most, part
        device = batch.device
        self._loops = afterstates_of(batch.game)
        self._counts = device.array((batch.size,), numpy.int32)
        self._chosen = device.array((batch.size,), numpy.int32)
        self._scratch = device.table(part, batch.kernel.FIELDS, numpy.int64)
        self._observed = device.table(part, batch.kernel.OBSERVED, numpy.int8)
        noise = numpy.random.default_rng(seed).gumbel(size=NOISES).astype(numpy.float32)
        self._noise = device.take(noise)
        self.matches = arrays.xp.arange(batch.size, dtype=numpy.int32)
        self.valued = 0

    @property
    def chosen(self) -> Any:
        """Return the actions that were chosen, for each match."""
        return self.arrays.of(self._chosen)

    def stray(self, only: Any) -> None:
        """Choose at random in the matches for which `only` is true."""
        picked = self.arrays.of(self.batch.pick())
        self.chosen[:] = self.arrays.xp.where(self.arrays.of(only), picked, self.chosen)

    def choose(self, player: Player, only: Any, warmth: float, tick: int) -> None:
        """Let a player choose in the matches for which `only` is true."""
        batch, xp, run = self.batch, self.arrays.xp, self.batch.device.run
        masks, take = batch.legal(), batch.device.take
        run(self._loops.count_all, batch.tables, masks, take(only), self.most, self._counts)
        ends = xp.cumsum(self.arrays.of(self._counts), dtype=numpy.int64)
        total = int(ends[-1])
        if total == 0:
            return
        starts = take(ends - self.arrays.of(self._counts))
        matches, actions = (xp.empty(total, numpy.int32) for _ in range(2))
        run(
            self._loops.list_all, batch.tables, batch.states, masks, self._counts, starts, tick, take(matches), take(actions),
        )  # fmt: skip
        values = self._values(player, matches, actions)
        run(
            self._loops.choose_all, batch.tables, batch.states, self._counts, starts, take(actions), take(values),
            self._noise, warmth, tick, self._chosen,
        )  # fmt: skip
        self.valued += total

    def _values(self, player: Player, matches: Any, actions: Any) -> Any:
        values = self.arrays.xp.empty(len(matches), numpy.float32)
        for start in range(0, len(matches), self.part):
            end = min(start + self.part, len(matches))
            room = min(-(-(end - start) // EVEN) * EVEN, self.part)
            values[start:end] = player.values(self.foreseen(matches, actions, start)[:room])[
                : end - start
            ]
        return values

    def foreseen(self, matches: Any, actions: Any, start: int = 0) -> Any:
        """Return what the asked seats would see after these candidates, as many as there is room for."""
        batch, take = self.batch, self.batch.device.take
        batch.device.run(
            self._loops.foresee_all, batch.tables, batch.states, start, take(matches), take(actions),
            self._scratch, self._observed,
        )  # fmt: skip
        return self.arrays.of(self._observed)

    def seen_after(self, active: Any) -> Any:
        """Return what the seats see after the chosen actions in some matches, given by their numbers."""
        chosen = self.chosen[active]
        parts = []
        for start in range(0, len(active), self.part):
            room = min(self.part, len(active) - start)
            parts.append(self.foreseen(active, chosen, start)[:room].T.copy())
        return self.arrays.xp.concatenate(parts, axis=1)
