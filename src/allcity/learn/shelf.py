"""The shipped lessons of a game: `lessons/NN-NAME.record` in its package, in the order of their numbers; and its puzzles."""

from __future__ import annotations

from functools import cache

from allcity.core.errors import Malformed
from allcity.games import folder, records
from allcity.learn.lesson import Lesson, read
from allcity.learn.puzzle import is_puzzle, puzzle


@cache
def _files(game: str) -> dict[str, str]:
    """Return the records of the lessons by name, in order."""
    return {record.partition("-")[2]: record for record in records(game, "lessons")}


def names(game: str) -> list[str]:
    """Return the names of a game's lessons, in order."""
    return list(_files(game))


@cache
def lesson(game: str, name: str) -> Lesson:
    """Return the lesson or puzzle with this name."""
    if is_puzzle(game, name):
        return puzzle(game, name)
    file = folder(game, "lessons").joinpath(f"{_files(game)[name]}.record")
    return read(name, file.read_text("utf-8"))


def lessons(game: str) -> list[Lesson]:
    return [lesson(game, name) for name in names(game)]


def find(game: str, wanted: str) -> Lesson:
    """Return the lesson with this name, or with this number, counted from 1; or the puzzle with this name."""
    if is_puzzle(game, wanted):
        return lesson(game, wanted)
    known = names(game)
    for number, name in enumerate(known, 1):
        if wanted.lower() in (name, str(number)):
            return lesson(game, name)
    raise Malformed("learn-unknown", found=wanted[:40], known=" ".join(known))
