"""Editions that are legal and demand as much work as an edition can, and ever new ones."""

from __future__ import annotations

import re
from importlib import resources
from itertools import combinations_with_replacement, count

from allcity.games import GAMES

HOUSE = {
    key: resources.files(f"allcity.games.{key}").joinpath("house.toml").read_text("utf-8")
    for key in GAMES
}
_numbers = count()


def fresh(game: str) -> str:
    """An edition that nobody has seen before, with the boards of the house edition but for one value."""
    number = next(_numbers)
    text = HOUSE[game].replace('key = "house"', f'key = "own-{number}"')
    return text.replace('title = "All City house edition"', f'title = "Own {number}"')


def _dear() -> str:
    """Graffiti: each segment wants five paints, no two the same ones, and there are cans for long rounds."""
    needs = iter("".join(paints) for paints in combinations_with_replacement("RYBGK", 5))
    rows = re.sub(r'"[RYBGK]+ (\d+)"', lambda row: f'"{next(needs)} {row[1]}"', HOUSE["graffiti"])
    rows = rows.replace('"6 stack"', '"6 7", "8 stack"')
    return rows.replace("cans = 5", "cans = 9").replace("bonus = 4", "bonus = 8")


def _crooked() -> str:
    """Return Tag City with fourteen shapes without any symmetry, so that each can lie in eight ways."""
    rows = [["#" * width + "." * (5 - width), "#" + "." * 4] for width in (2, 3, 4)]
    rows += [["#" * width + "." * (8 - width), "##" + "." * 6] for width in range(4, 9)]
    rows += [["#" * width + "." * (8 - width), "###" + "." * 5] for width in range(4, 9)]
    rows += [["#" * 6, "#....."], ["#" * 7, "#......"]]
    return _with_shapes(rows[:14])


def _vast() -> str:
    """Tag City: shapes of nearly half the city, each without one square or another."""
    rows = []
    for number in range(14):
        squares = [["#"] * 8 for _ in range(6)]
        squares[0][0] = squares[5][number % 8] = squares[number % 6][7] = "."
        rows.append(["".join(row) for row in squares])
    return _with_shapes(rows)


def _with_shapes(pictures: list[list[str]]) -> str:
    names = re.findall(r"^([A-Z][0-9]) = ", HOUSE["tagcity"], re.MULTILINE)
    named = dict(zip(names, pictures, strict=True))

    def line(row: re.Match[str]) -> str:
        picture = ", ".join(f'"{cells}"' for cells in named[row[1]])
        return f"{row[1]} = [{picture}]"

    return re.sub(r"^([A-Z][0-9]) = .*$", line, HOUSE["tagcity"], flags=re.MULTILINE)


WORST = {"graffiti": {"dear": _dear()}, "tagcity": {"crooked": _crooked(), "vast": _vast()}}
