"""A second, deliberately simple Tag City: sets of squares, no bits, nothing shared with the engine.

It plays from the JSON of a position and the text of the edition, and is only good for counting.
"""

from __future__ import annotations

import copy
import tomllib
from functools import cache
from importlib import resources
from itertools import combinations_with_replacement
from typing import Any

FILE = tomllib.loads(
    resources.files("allcity.games.tagcity").joinpath("house.toml").read_text("utf-8")
)
LETTERS = "ABCDEFGHIJKL"
CITY = {f"{letter}{row}" for letter in LETTERS for row in range(1, 9)}
PICTURES = {**FILE["shapes"]["small"], **FILE["shapes"]["big"]}


@cache
def drawings(shape: str) -> set[frozenset[str]]:
    """Every way to draw a shape on an empty city, found by turning its picture."""
    ways = set()
    picture = PICTURES[shape]
    for _ in range(2):
        for _ in range(4):
            for top in range(8):
                for left in range(12):
                    squares = frozenset(
                        f"{LETTERS[left + c] if left + c < 12 else '?'}{top + r + 1}"
                        for r, row in enumerate(picture)
                        for c, mark in enumerate(row)
                        if mark == "#"
                    )
                    if squares <= CITY:
                        ways.add(squares)
            picture = ["".join(row) for row in zip(*picture[::-1], strict=True)]
        picture = [row[::-1] for row in picture]
    return ways


def free(position: dict[str, Any], seat: int) -> set[str]:
    return CITY - {square for drawn in position["taggers"][seat]["drawn"] for square in drawn}


def possible(position: dict[str, Any], seat: int, shape: str) -> list[frozenset[str]]:
    room = free(position, seat)
    return [squares for squares in drawings(shape) if squares <= room]


def bubbles_left(position: dict[str, Any]) -> set[int]:
    gone = {index for tagger in position["taggers"] for index in tagger["bubbles"]}
    printed = FILE["city"][position["city"]]["bubbles"]
    return {value for index, value in enumerate(printed) if index not in gone}


def moves(position: dict[str, Any]) -> list[tuple[str, Any]]:
    """Return the legal actions of the first active seat."""
    phase, seats = position["phase"], len(position["taggers"])
    if phase == "token":
        return [("token", name) for name in FILE["shapes"]["big"] if name not in position["ring"]]
    if phase == "lead":
        return [("lead", seat) for seat in range(seats)]
    if phase == "roll":
        return [("roll", r) for r in combinations_with_replacement(range(1, 7), seats + 1)]
    if phase == "put":
        return [
            ("put", (value, space))
            for value in set(position["rolled"])
            for space in (value, value - 1 if value > 1 else 6)
        ]
    if phase == "take":
        return [("take", space) for space in {space for space, _ in position["dice"]}]
    return uses(position, who(position))


def who(position: dict[str, Any]) -> int:
    if position["phase"] == "final":
        return next(i for i, tagger in enumerate(position["taggers"]) if not tagger["sealed"])
    return int(position["turn"])


def uses(position: dict[str, Any], seat: int) -> list[tuple[str, Any]]:
    tagger = position["taggers"][seat]
    space = position["dice"][0][0] if position["phase"] == "final" else position["taken"]
    shape = position["ring"][space - 1]
    choices: list[tuple[str, Any]] = [
        ("tag", squares) for squares in possible(position, seat, shape)
    ]
    if tagger["drones"] < 5:
        for name in [*position["ring"], *FILE["shapes"]["small"]]:
            choices += [("drone", squares) for squares in possible(position, seat, name)]
    return choices + [("check", value) for value in bubbles_left(position) or {0}]


def after(position: dict[str, Any], move: tuple[str, Any]) -> dict[str, Any]:
    """The position after a move, as far as counting needs it: not past the end of a round."""
    new = copy.deepcopy(position)
    kind, what = move
    if kind == "token":
        new["ring"].append(what)
        if len(new["ring"]) == 6:
            new["phase"] = "lead" if new["first"] is None else "roll"
            new["leader"] = new["first"] or 0
    elif kind == "lead":
        new["leader"], new["phase"] = what, "roll"
    elif kind == "roll":
        new["rolled"], new["phase"] = list(what), "put"
    elif kind == "put":
        new["rolled"].remove(what[0])
        new["dice"].append([what[1], what[0]])
        if not new["rolled"]:
            new["phase"], new["turn"] = "take", (new["leader"] + 1) % len(new["taggers"])
    elif kind == "take":
        new["dice"].remove(next(die for die in new["dice"] if die[0] == what))
        new["taken"], new["phase"] = what, "act"
    else:
        use(new, who(new), kind, what)
    return new


def use(new: dict[str, Any], seat: int, kind: str, what: Any) -> None:
    tagger = new["taggers"][seat]
    if new["phase"] == "final":
        tagger["sealed"] = (kind, what)
        assert not all(t["sealed"] for t in new["taggers"]), "the naive game stops here"
        return
    if kind in ("tag", "drone"):
        tagger["drawn"].append(list(what))
        tagger["drones"] += kind == "drone"
    elif what:
        printed = FILE["city"][new["city"]]["bubbles"]
        gone = {index for t in new["taggers"] for index in t["bubbles"]}
        tagger["bubbles"].append(
            next(i for i, value in enumerate(printed) if value == what and i not in gone)
        )
    new["phase"] = "final" if new["turn"] == new["leader"] else "take"
    new["turn"] = (new["turn"] + 1) % len(new["taggers"])


def count(position: dict[str, Any], depth: int) -> int:
    choices = moves(position)
    if depth == 1:
        return len(choices)
    return sum(count(after(position, move), depth - 1) for move in choices)
