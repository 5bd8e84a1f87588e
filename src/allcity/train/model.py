"""The net during training: three layers in floating point, their gradients, and Adam.

Arrays have one column per position. The outputs are in `OUTPUTS`: a logit of the value that a seat maximises, a logit of each seat's
share of the win (the own seat first), and the lead in points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy

from allcity.nets.net import LIMITS

SEATS = 4
UTILITY, SHARES, LEAD = 0, slice(1, 1 + SEATS), 1 + SEATS
OUTPUTS = 2 + SEATS
LEAD_UNIT = 20.0  # points of a lead that count as an output of one
NAMES = ("w1", "b1", "w2", "b2", "w3", "b3")
Weights = dict[str, Any]


@dataclass(frozen=True)
class Shape:
    """The size of a net."""

    inputs: int
    first: int = 256
    second: int = 32


def begin(shape: Shape, seen: Any, seed: int) -> Weights:
    """Return random weights; those of inputs that were never seen are 0, so that these inputs have no effect until they are seen."""
    rng = numpy.random.default_rng(seed)
    active = max(int(seen.sum()) / 8, 1.0)  # about as many inputs are not 0 at the same time

    def normal(rows: int, columns: int, fan_in: float) -> Any:
        return (rng.standard_normal((rows, columns)) / fan_in**0.5).astype(numpy.float32)

    return {
        "w1": normal(shape.first, shape.inputs, active) * 0.5 * seen.astype(numpy.float32),
        "b1": numpy.full((shape.first, 1), 0.25, numpy.float32),
        "w2": normal(shape.second, shape.first, shape.first) * 2,
        "b2": numpy.full((shape.second, 1), 0.25, numpy.float32),
        "w3": normal(OUTPUTS, shape.second, shape.second) * 0.1,
        "b3": numpy.zeros((OUTPUTS, 1), numpy.float32),
    }


def forward(xp: Any, net: Weights, x: Any) -> tuple[Any, Any, Any]:
    """Return both hidden layers and the outputs."""
    h1 = xp.clip(net["w1"] @ x + net["b1"], 0, 1)
    h2 = xp.clip(net["w2"] @ h1 + net["b2"], 0, 1)
    return h1, h2, net["w3"] @ h2 + net["b3"]


def expected(xp: Any, out: Any, seats: int) -> Any:
    """Return the estimates behind the outputs: utility from 0 to 1, shares that sum to 1, the lead."""
    utility = 1 / (1 + xp.exp(-out[UTILITY : UTILITY + 1]))
    logits = out[1 : 1 + seats]
    shares = xp.exp(logits - logits.max(axis=0, keepdims=True))
    shares /= shares.sum(axis=0, keepdims=True)
    absent = xp.zeros((SEATS - seats, out.shape[1]), out.dtype)
    return xp.concatenate((utility, shares, absent, out[LEAD:]))


WEIGHTS_OF_LOSS = (1.0, *(0.25,) * SEATS, 0.25)


def gradients(xp: Any, net: Weights, x: Any, target: Any, seats: int) -> tuple[Weights, float]:
    """Return the gradients of the mean loss of some positions, and the loss of the utility.

    Cross entropy for utility and shares and half the squared error for the lead have the same gradient: estimate minus target.
    """
    h1, h2, out = forward(xp, net, x)
    estimate = expected(xp, out, seats)
    error = estimate - target
    factor = xp.asarray(WEIGHTS_OF_LOSS, dtype=numpy.float32)[:, None] / x.shape[1]
    d3 = error * factor
    d2 = (net["w3"].T @ d3) * ((h2 > 0) & (h2 < 1))
    d1 = (net["w2"].T @ d2) * ((h1 > 0) & (h1 < 1))
    per_weight = {
        "w3": d3 @ h2.T, "b3": d3.sum(axis=1, keepdims=True),
        "w2": d2 @ h1.T, "b2": d2.sum(axis=1, keepdims=True),
        "w1": d1 @ x.T, "b1": d1.sum(axis=1, keepdims=True),
    }  # fmt: skip
    return per_weight, (error[UTILITY] ** 2).mean()


class Adam:
    """Kingma and Ba 2015, with weights kept within the range of the finished net, and a running mean of them."""

    def __init__(self, xp: Any, net: Weights, mean_rate: float = 0.002) -> None:
        self.xp, self.net, self.mean_rate = xp, net, mean_rate
        self.steps = 0
        self.first = {name: xp.zeros_like(net[name]) for name in NAMES}
        self.second = {name: xp.zeros_like(net[name]) for name in NAMES}
        self.mean = {name: net[name].copy() for name in NAMES}

    def step(self, gradient: Weights, rate: float) -> None:
        self.steps += 1
        fade1, fade2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name in NAMES:
            g, m, v = gradient[name], self.first[name], self.second[name]
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            weights = self.net[name]
            weights -= (rate / fade1) * m / (self.xp.sqrt(v / fade2) + 1e-8)
            if name in LIMITS:
                self.xp.clip(weights, -LIMITS[name], LIMITS[name], out=weights)
            mean = self.mean[name]
            mean += max(self.mean_rate, 1 / (self.steps + 1)) * (weights - mean)
