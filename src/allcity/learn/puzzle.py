"""Puzzles: lessons that were found by machine; the puzzles of a game are one file, with a line for each (docs/puzzles.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from allcity.core.errors import Malformed
from allcity.core.game import Seat
from allcity.core.record import Record, seat_of_text
from allcity.games import folder
from allcity.learn.lesson import LEARNER, Accept, Ask, Lesson, Say, Step

FORMAT = 1
FILE = "puzzles.jsonl"
GRADES = (85, 65, 45, 25)
"""How many per cent of the bots must solve a puzzle of grade 1, 2, 3 or 4; all other puzzles have grade 5."""


@dataclass(frozen=True, slots=True)
class Puzzle(Lesson):
    """A lesson whose questions have one clear answer; `found` is how many per cent of the bots find the first one.

    `losses` says for each question what known wrong answers cost, in per cent of the win.
    """

    found: int
    losses: tuple[MappingProxyType[str, int], ...]

    def key(self, name: str) -> str:
        """Return the key of a text; all puzzles share their texts, so a step names the whole key."""
        return name

    def hint(self, ask: Ask) -> str:
        return ask.hint

    @property
    def title(self) -> str:
        return "puzzle-title"

    @property
    def grade(self) -> int:
        """Return a grade from 1, for puzzles that most bots solve, to 5, for those that few solve."""
        return grade_of(self.found)


@dataclass(frozen=True, slots=True)
class PuzzleInfo:
    """A puzzle in the list of a game's puzzles, which have numbers from 1."""

    name: str
    number: int
    grade: int
    found: int
    seats: int


@dataclass(frozen=True, slots=True)
class _Shelf:
    """The puzzles of a game as they are stored, by name, with the first line, which holds for all of them."""

    head: dict[str, Any]
    lines: dict[str, dict[str, Any]]


def grade_of(percent: int) -> int:
    """Return the grade of a puzzle that this many per cent of the bots solve."""
    return next((grade for grade, least in enumerate(GRADES, 1) if percent >= least), 5)


def name_of(log: str) -> str:
    """Return the name of a puzzle, made from the actions that lead to it; so it has the same name in every list."""
    return f"p{sha256(log.encode()).hexdigest()[:8]}"


@cache
def _shelf(game: str) -> _Shelf:
    file = folder(game, "puzzles").joinpath(FILE)
    if not file.is_file():
        return _Shelf({}, {})
    head, *lines = map(json.loads, file.read_text("utf-8").splitlines())
    return _Shelf(head, {line["name"]: line for line in lines})


@cache
def puzzles(game: str) -> tuple[PuzzleInfo, ...]:
    """Return the puzzles of a game, the easiest first."""
    return tuple(
        PuzzleInfo(name, number, grade_of(line["found"]), line["found"], line["seats"])
        for number, (name, line) in enumerate(_shelf(game).lines.items(), 1)
    )


def is_puzzle(game: str, name: str) -> bool:
    return name in _shelf(game).lines


def puzzle(game: str, name: str) -> Puzzle:
    """Return the puzzle with this name."""
    shelf = _shelf(game)
    return read(game, shelf.head, shelf.lines[name])


def find_puzzle(game: str, wanted: str) -> Puzzle:
    """Return the puzzle with this name, or with this number, counted from 1."""
    known = puzzles(game)
    for info in known:
        if wanted.lower() in (info.name, str(info.number)):
            return puzzle(game, info.name)
    raise Malformed("puzzle-unknown", found=wanted[:40], count=len(known))


def read(game: str, head: dict[str, Any], line: dict[str, Any]) -> Puzzle:
    """Read a puzzle from its line, and from the first line of its file, which holds for all of them."""
    log = tuple(_entry(text) for text in line["log"].split(";"))
    record = Record(
        game=game, rules=head["rules"], edition=head["edition"], digest=head["digest"],
        options=tuple(line["options"].items()), seats=line["seats"], match=line["name"],
        log=log + tuple((LEARNER, ask["right"][0]) for ask in line["asks"]),
    )  # fmt: skip
    return Puzzle(
        game=game, name=line["name"], record=record, start=len(log), steps=_steps(line["asks"]),
        found=line["found"], losses=tuple(MappingProxyType(ask["losses"]) for ask in line["asks"]),
    )  # fmt: skip


def _steps(asks: list[dict[str, Any]]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for number, ask in enumerate(asks):
        first, *others = ask["right"]
        accepts = tuple(Accept(tuple(text.split(" "))) for text in others)
        key = "puzzle-ask-on" if number else "puzzle-ask"
        steps += [Ask(key, first, accepts, ask["reason"])]
    return (*steps, Say(asks[0]["reason"]))


def _entry(text: str) -> tuple[Seat, str]:
    seat, _, action = text.partition(" ")
    return seat_of_text(seat), action
