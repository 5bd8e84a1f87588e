"""The shipped lessons: `lessons/GAME/NN-NAME.record`, in the order of their numbers."""

from __future__ import annotations

from functools import cache
from importlib import resources

from allcity.core.errors import Malformed
from allcity.learn.lesson import Lesson, read


@cache
def _files(game: str) -> dict[str, str]:
    """The file of each lesson's name, in order."""
    folder = resources.files(__package__).joinpath("lessons", game)
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".record"))
    return {name.removesuffix(".record").partition("-")[2]: name for name in files}


def names(game: str) -> list[str]:
    """The names of a game's lessons, in order."""
    return list(_files(game))


@cache
def lesson(game: str, name: str) -> Lesson:
    folder = resources.files(__package__).joinpath("lessons", game)
    return read(name, folder.joinpath(_files(game)[name]).read_text("utf-8"))


def lessons(game: str) -> list[Lesson]:
    return [lesson(game, name) for name in names(game)]


def find(game: str, wanted: str) -> Lesson:
    """The lesson of a name, or of a number counted from 1."""
    known = names(game)
    for number, name in enumerate(known, 1):
        if wanted.lower() in (name, str(number)):
            return lesson(game, name)
    raise Malformed("learn-unknown", found=wanted[:40], known=" ".join(known))
