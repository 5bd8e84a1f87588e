#!/usr/bin/env python3
"""Learn in a minute which kinds of action pay, against random opponents, and draw the curve.

    pip install "allcity[research]"
    python examples/train_policy.py tagcity --matches 6000 --plot curve.svg

The policy has one number for each kind of action (its first word, and how many words it has); a legal action is chosen with a
probability in proportion to the exponential of its kind's number. After each match, the policy gradient (REINFORCE)
moves the numbers of the kinds that were chosen, up after a win and down after a loss.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy

from allcity.research.vector import SeatVectorEnv

RATE, MATCHES = 0.3, 128


def kinds_of(texts: tuple[str, ...]) -> tuple[Any, list[str]]:
    """Return the number of each action's kind, and the names of the kinds."""
    names = [
        f"{text.split(' ')[0]}, {len(text.split(' '))} words" if text else "" for text in texts
    ]
    kinds = sorted(set(names))
    return numpy.array([kinds.index(name) for name in names]), kinds


def train(game: str, matches: int, seed: int = 1) -> tuple[list[float], dict[str, float]]:
    """Return the share of wins in each hundred matches, and the numbers that were learned."""
    env = SeatVectorEnv(game, num_envs=MATCHES)
    kind_of, kinds = kinds_of(env.actions.texts[: env.actions.count])
    rng = numpy.random.default_rng(seed)
    numbers = numpy.zeros(len(kinds))
    traces = numpy.zeros((MATCHES, len(kinds)))  # the gradient of each match so far
    rewards: list[float] = []
    _, infos = env.reset(seed=seed)
    ended = numpy.zeros(MATCHES, bool)
    while len(rewards) < matches:
        mask = infos["action_mask"].astype(numpy.float64)
        counts = numpy.stack([numpy.bincount(kind_of, row, len(kinds)) for row in mask])
        weights = counts * numpy.exp(numbers)
        chances = weights / numpy.maximum(weights.sum(axis=1, keepdims=True), 1e-9)
        kind = (chances.cumsum(axis=1) > rng.random((MATCHES, 1))).argmax(axis=1)
        allowed = mask * (kind_of == kind[:, None])
        actions = (allowed * rng.random(allowed.shape)).argmax(axis=1)
        chosen = numpy.eye(len(kinds))[kind]
        traces += numpy.where(ended[:, None], 0, chosen - chances)
        _, gains, ended, _, infos = env.step(actions)
        if ended.any():
            baseline = numpy.mean(rewards[-1000:]) if rewards else 0.5
            step = ((gains - baseline)[:, None] * traces)[ended].mean(axis=0)
            numbers += RATE * step * min(1.0, ended.sum() / 8)
            traces[ended] = 0
            rewards += gains[ended].tolist()
    shares = [float(numpy.mean(rewards[i : i + 100])) for i in range(0, len(rewards) - 99, 100)]
    return shares, dict(zip(kinds, numbers.tolist(), strict=True))


def plot(shares: list[float], title: str) -> str:
    """Draw the curve as an SVG picture."""
    step = 600 / max(1, len(shares) - 1)
    points = " ".join(
        f"{40 + i * step:.1f},{230 - 200 * share:.1f}" for i, share in enumerate(shares)
    )
    lines = "".join(
        f'<text x="4" y="{234 - 2 * y}">{y} %</text><path d="M40 {230 - 2 * y}H640" stroke="#ccc"/>'
        for y in (0, 25, 50, 75, 100)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="660" height="260" font-family="sans-serif" font-size="12">'
        f'<rect width="660" height="260" fill="#fff"/><text x="40" y="18">{title}</text>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#3d5afe" stroke-width="2"/>'
        f'<text x="40" y="252">matches, 0 to {100 * len(shares)}</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn in a minute which kinds of action pay.")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("curve.svg"))
    chosen = parser.parse_args()
    shares, numbers = train(chosen.game, chosen.matches, chosen.seed)
    for kind, number in sorted(numbers.items(), key=lambda pair: -pair[1]):
        if number:
            print(f"{number:+6.2f}  {kind}")
    first, last = (f"{100 * shares[place]:.0f} %" for place in (0, -1))
    print(f"{100 * len(shares)} matches: {first} of the first hundred won, {last} of the last")
    title = f"{chosen.game}: share of wins against random, per hundred matches"
    chosen.plot.write_text(plot(shares, title), "utf-8")


if __name__ == "__main__":
    main()
