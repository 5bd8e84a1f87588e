"""The rules as a book: its parts and clauses, its glossary, and the positions that its pictures show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from allcity.core.game import Picture
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.games import part as part_of_game
from allcity.learn import shelf


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the rules, with its clauses in order."""

    name: str
    clauses: tuple[str, ...]


def part_of(clause: str) -> str:
    return clause.partition(".")[0]


def parts(game: str) -> list[Part]:
    """Return the parts of a game's rules, as its clauses are numbered."""
    by_part: dict[str, list[str]] = {}
    for clause in GAMES[game].META.clauses:
        by_part.setdefault(part_of(clause), []).append(clause)
    return [Part(name, tuple(clauses)) for name, clauses in by_part.items()]


def terms(game: str) -> Mapping[str, str]:
    """Return the words of a game's glossary, each with the clause where it matters first."""
    book = part_of_game(game, "book")
    return book.TERMS if book else {}


def pictures(game: str) -> tuple[Picture, ...]:
    """Return the pictures beside a game's clauses."""
    book = part_of_game(game, "book")
    return book.PICTURES if book else ()


def position(game: str, picture: Picture) -> Any:
    """Return the position that a picture shows."""
    lesson = shelf.lesson(game, picture.lesson)
    return replay(GAMES[game], lesson.record, upto=picture.upto).state
