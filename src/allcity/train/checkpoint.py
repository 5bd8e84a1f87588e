"""A training on disk: its settings, a checkpoint from which it can continue, the net, its learning curve and its card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy

from allcity.core.errors import Malformed
from allcity.fast.kernel import kernel_of
from allcity.nets.net import Net, rounded
from allcity.train.curve import picture
from allcity.train.run import Training
from allcity.train.settings import Settings

DURATION = ("seconds", "generations")  # the settings that may differ when a training continues


def resumed(settings: Settings, folder: Path) -> Training:
    """Return the training in a folder, or a new one if there is none."""
    training = Training(settings)
    file = folder / "checkpoint.npz"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            return training
        before = json.loads((folder / "card.json").read_text("utf-8"))["settings"]
        with numpy.load(file) as arrays:
            stored = dict(arrays)
    except (OSError, ValueError, KeyError) as problem:
        raise Malformed("train-folder", path=str(folder), detail=type(problem).__name__) from None
    if _fixed(before) != _fixed(json.loads(json.dumps(settings.to_json()))):
        raise Malformed("train-other", path=str(folder))
    training.resume(stored)
    return training


def _fixed(settings: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if name not in DURATION}


def save(training: Training, folder: Path) -> None:
    """Replace all files; a reader never sees a half-written one."""
    with _replaced(folder / "checkpoint.npz") as file:
        numpy.savez_compressed(file, **training.to_arrays())
    _write(folder / "net.npz", served(training).to_bytes())
    _write(folder / "card.json", (json.dumps(card(training), indent=1) + "\n").encode())
    _write(folder / "curve.svg", picture(training.rows).encode())


def served(training: Training) -> Net:
    """Return the net of a training in the form in which it is used."""
    kernel = kernel_of(training.settings.game)
    assert kernel is not None
    return rounded(training.result, training.scales, kernel.VERSION)


def card(training: Training) -> dict[str, Any]:
    """Describe how a net was trained, for how long, and how its strength grew."""
    return {
        "settings": training.settings.to_json(),
        "generations": training.generation,
        "seconds": round(training.elapsed),
        "matches": training.matches,
        "decisions": training.decisions,
        "curve": training.rows,
    }


class _replaced:  # noqa: N801 (used like a function)
    """A file that replaces another when it is complete."""

    def __init__(self, path: Path) -> None:
        self.path, self.part = path, path.with_name(path.name + ".part")

    def __enter__(self) -> Any:
        self.file = self.part.open("wb")
        return self.file

    def __exit__(self, kind: object, *_: object) -> None:
        self.file.close()
        if kind is None:
            self.part.replace(self.path)


def _write(path: Path, data: bytes) -> None:
    with _replaced(path) as file:
        file.write(data)
