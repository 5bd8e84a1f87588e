"""The rules as a book: its parts and clauses, its glossary, and the positions that its pictures show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.learn import shelf

# Each term with the clause where it matters first.
TERMS: dict[str, dict[str, str]] = {
    "tagcity": {
        "tagger": "T1.1",
        "hq": "T1.2",
        "city": "T1.6",
        "district": "T1.6",
        "leader": "T2.1",
        "remote": "T3.10",
        "drone": "T3.8",
        "bubble": "T3.12",
        "final": "T4.1",
        "values": "T5.1",
        "prestige": "T6.3",
    },
    "graffiti": {
        "artist": "G1.1",
        "screen": "G1.9",
        "can": "G2.3",
        "paint": "G1.3",
        "double": "G3.5",
        "permit": "G4.1",
        "bonus": "G6.1",
        "bobby": "G6.10",
        "section": "G1.2",
        "segment": "G5.4",
        "tag": "G5.6",
        "first": "G4.2",
        "vp": "G8.4",
    },
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the rules, with its clauses in order."""

    name: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture beside a clause: what is shown of a lesson's position, at its end or after `upto` actions."""

    clause: str
    shows: str
    lesson: str
    upto: int | None = None


def part_of(clause: str) -> str:
    return clause.partition(".")[0]


def parts(game: str) -> list[Part]:
    """The parts of a game's rules, as its clauses are numbered."""
    found: dict[str, list[str]] = {}
    for clause in GAMES[game].META.clauses:
        found.setdefault(part_of(clause), []).append(clause)
    return [Part(name, tuple(clauses)) for name, clauses in found.items()]


PICTURES: dict[str, tuple[Picture, ...]] = {
    "tagcity": (
        Picture("T1.2", "ring", "leader", 0),
        Picture("T2.2", "ring", "leader"),
        Picture("T3.6", "city", "border"),
        Picture("T3.10", "remote", "drone"),
        Picture("T3.12", "remote", "bubble"),
        Picture("T5.3", "city", "first"),
        Picture("T5.4", "city", "second"),
        Picture("T6.3", "sheet", "end"),
    ),
    "graffiti": (
        Picture("G1.2", "tunnel", "paint", 12),
        Picture("G1.9", "screen", "tools", 21),
        Picture("G3.1", "paint", "paint"),
        Picture("G4.1", "permits", "paint", 12),
        Picture("G5.6", "wall E", "spray"),
        Picture("G6.1", "bonus", "paint", 12),
        Picture("G7.4", "wall H", "round"),
        Picture("G8.3", "wall G", "end"),
    ),
}


def position(game: str, picture: Picture) -> Any:
    """The position that a picture shows."""
    lesson = shelf.lesson(game, picture.lesson)
    return replay(GAMES[game], lesson.record, upto=picture.upto).state
