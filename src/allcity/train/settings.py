"""The settings of a training: how long it takes, how many matches run at once, and how much noise there is."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Settings:
    """All settings of a training; pairs go from the first value to the second as it proceeds."""

    game: str
    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    start: str = ""  # the file of a net from which it starts, instead of random weights
    against: str = (
        ""  # the file of a net that all others play by, never themselves: a best response is sought
    )
    device: str = "cpu"
    generations: int = 40  # the most generations; in each, all matches are played to their end
    seconds: float = 600.0  # the most seconds, over all runs
    size: int = 256  # matches per generation
    most: int = 48  # candidates per decision, in training
    part: int = 1 << 14  # candidates valued at once
    first: int = 64
    second: int = 32
    minibatch: int = 2048
    epochs: int = 2
    rate: tuple[float, float] = (0.002, 0.0003)
    warmth: tuple[float, float] = (0.1, 0.02)  # of the noise, in logits
    # How much the lead counts in the value that a seat maximises.
    margin: tuple[float, float] = (0.6, 0.2)
    stray: float = (
        0.01  # part of the decisions that are random; at first all, then half, a quarter, …
    )
    trust: float = 0.9  # λ
    rivals: float = 0.25  # part of the matches that are played against past selves
    mean_rate: float = 0.004
    gate_every: int = 10  # generations between two comparisons with the best past self
    gate_size: int = 128  # deals of a comparison
    gate_most: int = 256  # candidates per decision in it
    pool: int = 8  # past selves

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def on_core(game: str, seats: int, seconds: float, **more: Any) -> Settings:
    """Return settings for one core, with which a net clearly beats its start after some minutes."""
    return Settings(
        game, seats, seconds=seconds, **{"generations": 1 << 30, "minibatch": 256, **more}
    )


def on_gpu(game: str, seats: int, seconds: float, **more: Any) -> Settings:
    """Return settings that have worked well on one H200."""
    wide: dict[str, Any] = {
        "device": "cuda", "generations": 1 << 30, "size": 16384, "most": 384, "part": 1 << 20, "first": 256,
        "minibatch": 4096, "epochs": 1, "trust": 0.95, "mean_rate": 0.001, "gate_every": 24, "gate_size": 4096, "gate_most": 1 << 13,
        "warmth": (0.1, 0.015), "rate": (0.001, 0.00008),
    }  # fmt: skip
    return Settings(game, seats, seconds=seconds, **{**wide, **more})
