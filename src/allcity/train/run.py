"""A training: generation after generation of self-play and learning, which may be stopped and resumed at any time."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy

from allcity.core.errors import Malformed
from allcity.fast.batch import Batch
from allcity.fast.kernel import Kernel
from allcity.nets.net import floating, read
from allcity.train.arrays import Arrays
from allcity.train.choose import Chooser, Player
from allcity.train.model import NAMES, Adam, Shape, Weights, begin, expected, forward, gradients
from allcity.train.play import Manner, compare, outcomes, play
from allcity.train.settings import Settings
from allcity.train.targets import returns


class Training:
    """The state of a training; `checkpoint` keeps all of it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.arrays = Arrays(settings.device)
        self.generation, self.elapsed, self.decisions, self.matches = 0, 0.0, 0, 0
        self.pool: list[Weights] = []
        self.best: Weights = {}
        self.rows: list[dict[str, float]] = []  # rows of the learning curve
        self.rating = 0.0
        first_look = self._batch(256, key=-1)
        self.seen, self.scales = look_around(Chooser(first_look, self.arrays, 16, settings.part, 1))
        kernel = first_look.kernel
        shape = Shape(kernel.OBSERVED, settings.first, settings.second)
        weights = begin(shape, self.seen, settings.seed)
        if settings.start:
            weights = self._stored(settings.start, kernel)
        self.adam = self._adam(weights)
        self.start_player = self.player(weights)
        self.rival: Player | None = None
        if settings.against:
            self.rival = self.player(self._stored(settings.against, kernel))
        self._chooser: Chooser | None = None
        self._gate: Chooser | None = None

    def _stored(self, path: str, kernel: Kernel) -> Weights:
        """Return the weights of the net in a file; its inputs count as seen from now on."""
        try:
            net = read(Path(path).read_bytes())
        except (OSError, ValueError, KeyError, AssertionError, BadZipFile):
            raise Malformed("train-net", path=path) from None
        if (len(net.w1), net.version) != (kernel.OBSERVED, kernel.VERSION):
            raise Malformed("train-net-other", path=path, game=self.settings.game)
        self.seen |= net.w1.any(axis=1)
        return floating(net, self.scales)

    def to_arrays(self) -> dict[str, Any]:
        """Return everything that the next run needs, by name."""
        host, adam = self.arrays.host, self.adam
        sets = {
            "net": adam.net,
            "first": adam.first,
            "second": adam.second,
            "mean": adam.mean,
            "best": self.best,
        }
        sets |= {f"pool{number}": weights for number, weights in enumerate(self.pool)}
        counts = [
            self.generation,
            self.elapsed,
            self.decisions,
            self.matches,
            adam.steps,
            self.rating,
        ]
        return {
            "counts": numpy.array(counts), "seen": self.seen, "scales": self.scales, "rows": json.dumps(self.rows),
            **{f"{kind}.{name}": host(weights[name]) for kind, weights in sets.items() for name in weights},
        }  # fmt: skip

    def resume(self, arrays: Mapping[str, Any]) -> None:
        """Continue from the state in which another run stopped."""

        def weights(kind: str) -> Weights:
            return {name: arrays[f"{kind}.{name}"] for name in NAMES if f"{kind}.{name}" in arrays}

        generation, self.elapsed, decisions, matches, steps, self.rating = arrays["counts"].tolist()
        self.generation, self.decisions, self.matches = (
            int(generation),
            int(decisions),
            int(matches),
        )
        self.seen, self.scales = arrays["seen"], arrays["scales"]
        self.rows, self.best = json.loads(str(arrays["rows"])), weights("best")
        self.pool = [net for n in range(self.settings.pool) if (net := weights(f"pool{n}"))]
        self.adam = self._adam(weights("net"))
        self.adam.steps = int(steps)
        for name in NAMES:
            self.adam.first[name], self.adam.second[name], self.adam.mean[name] = (
                self.arrays.of(arrays[f"{kind}.{name}"]) for kind in ("first", "second", "mean")
            )

    def _adam(self, weights: Weights) -> Adam:
        on_device = {name: self.arrays.of(weights[name]) for name in NAMES}
        return Adam(self.arrays.xp, on_device, self.settings.mean_rate)

    def _batch(self, size: int, key: int) -> Batch:
        s = self.settings
        return Batch(s.game, s.seats, s.options, size=size, device=s.device, key=key)

    def player(self, weights: Weights) -> Player:
        return Player(self.arrays, weights, self.scales, self.seen)

    @property
    def progress(self) -> float:
        """Return the progress from 0 to 1, by generations or by time, whichever is further."""
        s = self.settings
        return min(1.0, max(self.generation / s.generations, self.elapsed / s.seconds))

    def between(self, pair: tuple[float, float]) -> float:
        """Return the present value of a pair: it goes from the first to the second by equal factors."""
        first, last = pair
        return float(first * (last / first) ** self.progress)

    def step(self) -> dict[str, float]:
        """Run one generation; return the figures of the progress line."""
        begun = time.monotonic()
        s, xp = self.settings, self.arrays.xp
        if self._chooser is None:
            batch = self._batch(s.size, key=(s.seed << 20) + self.generation)
            self._chooser = Chooser(batch, self.arrays, s.most, s.part, s.seed)
        chooser = self._chooser
        luck = numpy.random.default_rng([s.seed, self.generation])
        rival, rivals = self.rival, s.size
        if not rival:
            rival = self.player(self.pool[luck.integers(len(self.pool))]) if self.pool else None
            rivals = int(s.rivals * s.size) if rival else 0
        if self.generation:
            chooser.batch.reset()
        manner = Manner(self.between(s.warmth), max(s.stray, 0.5**self.generation), rival, rivals)
        played = play(chooser, self.player(self.adam.net), manner, luck)
        ends = outcomes(chooser.batch, self.arrays, self.between(s.margin))
        loss = self._learn(played, ends, luck)
        self.decisions += played.count
        self.matches += s.size
        self.generation += 1
        lead = float(xp.abs(ends[:, 0, -1]).mean())
        if self.generation % s.gate_every == 0:
            self._compare()
        spent = time.monotonic() - begun
        self.elapsed += spent
        return {
            "generation": self.generation, "loss": float(loss), "decisions": played.count, "lead": lead, "seconds": spent,
        }  # fmt: skip

    def _learn(self, played: Any, ends: Any, rng: numpy.random.Generator) -> float:
        s, xp = self.settings, self.arrays.xp
        inverse = self.arrays.of((1 / self.scales).astype(numpy.float32))[:, None]
        guesses = [
            expected(xp, forward(xp, self.adam.net, seen * inverse)[2], s.seats)
            for seen in played.seen
        ]
        seen = xp.concatenate(played.seen, axis=1)
        target = xp.concatenate(returns(xp, played, guesses, ends, s.trust), axis=1)
        self.seen |= self.arrays.host(seen.any(axis=1))
        losses = []
        for _ in range(s.epochs):
            order = self.arrays.of(rng.permutation(seen.shape[1]))
            for start in range(0, len(order) - s.minibatch + 1, s.minibatch):
                part = order[start : start + s.minibatch]
                slopes, loss = gradients(
                    xp, self.adam.net, seen[:, part] * inverse, target[:, part], s.seats
                )
                self.adam.step(slopes, self.between(s.rate))
                losses.append(loss)
        return float(sum(losses) / max(len(losses), 1))

    def _compare(self) -> None:
        """Compare the running mean with the best past self; the better one becomes the net that is exported."""
        s = self.settings
        if self._gate is None:
            batch = self._batch(s.gate_size, key=(s.seed << 20) - 7)
            self._gate = Chooser(batch, self.arrays, s.gate_most, s.part, s.seed)
        mean = {name: self.arrays.host(self.adam.mean[name]).copy() for name in NAMES}
        rival = self.rival or (self.player(self.best) if self.best else self.start_player)
        share, error = compare(self._gate, self.player(mean), rival)
        odds = min(max(share, 0.001), 0.999)
        rating = (0 if self.rival else self.rating) + 400 * numpy.log10(
            odds / (1 - odds) * (s.seats - 1)
        )
        self.rows.append({"seconds": self.elapsed, "generation": self.generation, "share": share,
                          "error": error, "rating": float(rating)})  # fmt: skip
        is_better = (
            share >= max(row["share"] for row in self.rows) if self.rival else share * s.seats >= 1
        )
        if is_better:
            self.best, self.rating = mean, float(rating)
        self.pool.append(mean)
        if (
            len(self.pool) > s.pool
        ):  # the oldest one stays; of the others the younger half is thinned out less
            del self.pool[1 + self.generation // s.gate_every % (s.pool - 1)]

    def run(self, report: Callable[[dict[str, float]], None], until: float) -> None:
        """Run until the training is over, or until a point in time (`time.monotonic`)."""
        while self.progress < 1 and time.monotonic() < until:
            report(self.step())

    @property
    def result(self) -> Weights:
        """Return the best net so far."""
        return self.best or {name: self.arrays.host(self.adam.mean[name]) for name in NAMES}


def look_around(chooser: Chooser) -> tuple[Any, Any]:
    """Return which inputs are ever other than 0 in random play, and the largest number of each."""
    played = play(chooser, None, Manner(), numpy.random.default_rng(1))
    xp = chooser.arrays.xp
    largest = xp.concatenate([xp.abs(seen).max(axis=1)[:, None] for seen in played.seen], axis=1)
    top = chooser.arrays.host(largest.max(axis=1)).astype(numpy.float32)
    return top > 0, numpy.maximum(top, 1.0)
