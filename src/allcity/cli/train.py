"""`allcity train`: learns to play a game by self-play; each run continues from the last checkpoint."""

from __future__ import annotations

import os
import time
from pathlib import Path

import click

from allcity.cli.command import Command, seats_option
from allcity.core.errors import Malformed
from allcity.games import GAMES
from allcity.locales import Words

SAVED_EVERY = 60.0  # seconds


@click.command("train", cls=Command)
@click.argument("game", type=click.Choice(list(GAMES)), metavar="GAME")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FOLDER")
@seats_option("K")
@click.option("--minutes", type=click.FloatRange(0.01, 10_000), default=10.0, metavar="M")
@click.option("--piece", type=click.FloatRange(0.01, 10_000), default=None, metavar="M")
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", metavar="cpu|cuda")
@click.option("--seed", type=int, default=1, metavar="S")
@click.option("--start", default="", metavar="NET.npz")
@click.option("--against", default="", metavar="NET.npz")
@click.pass_obj
def command(
    say: Words, game: str, out: Path, seats: int, minutes: float, piece: float | None, device: str, seed: int,
    start: str, against: str,
) -> None:  # fmt: skip
    """Train until the time is over; the same command continues after a stop."""
    from allcity.fast import is_available

    if not is_available():
        raise Malformed("train-needs-fast")
    # Small matrix products gain nothing from more threads.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from allcity.train.checkpoint import resumed, save
    from allcity.train.settings import on_core, on_gpu

    make = on_gpu if device == "cuda" else on_core
    training = resumed(
        make(game, seats, minutes * 60, seed=seed, start=start, against=against), out
    )
    end = time.monotonic() + 60 * (piece if piece is not None else minutes)
    while training.progress < 1 and time.monotonic() < end:
        training.run(lambda row: _tell(say, row), min(end, time.monotonic() + SAVED_EVERY))
        save(training, out)
    click.echo(say("train-saved", path=str(out), percent=round(100 * training.progress)))


def _tell(say: Words, row: dict[str, float]) -> None:
    click.echo(say(
        "train-row", generation=int(row["generation"]), decisions=int(row["decisions"]),
        seconds=f"{row['seconds']:.1f}", loss=f"{row['loss']:.4f}",
    ))  # fmt: skip
