"""A second, deliberately simple account of what is legal, from the JSON of a state and the TOML.

It shares nothing with the package but these two texts, and tries everything.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import combinations, product

from allcity.core.game import Json

HOUSE = tomllib.loads(resources.files("allcity.games.graffiti").joinpath("house.toml").read_text())
PAINTS = ["r", "y", "b", "g", "k", "ry", "rb", "yb"]
LAYOUT = [[1], [2, 3], [4, 5], [6]]


def moves(data: Json) -> set[str]:
    """The texts of all that may happen next."""
    phase = data["phase"]
    if phase == "first":
        return {f"first {seat + 1}" for seat in range(len(data["artists"]))}
    if phase == "lay":
        return {f"lay {tile}" for tile in data["bonus_stack"]}
    if phase in ("fill", "draw", "show", "block"):
        return {f"{phase} {pips}" for pips in data["stack"]}
    if phase == "over":
        return set()
    artist = data["artists"][data["turn"]]
    if phase == "neutral":
        return {f"neutral {n}" for n in _open(data) if _section(n) == data["section"]}
    if phase == "keep":
        return _keeps(artist)
    if phase == "discard":
        return _discards(artist, _section(data["spray"])) | _scores(artist)
    if phase == "pay":
        return _pays(data, artist, data["spray"]) | _scores(artist)
    if phase == "after":
        return {"end"} | _uses(data, artist)
    return {"pass"} | _uses(data, artist) | _places(data, artist)


def _open(data: Json) -> list[str]:
    return [name for name, owner in data["tags"].items() if owner is None]


def _section(segment: str) -> int:
    section: int = HOUSE["graffiti"][segment[0]]["section"]
    return section


def _need(data: Json, segment: str) -> str:
    rows = HOUSE["graffiti"][segment[0]]["segments"]
    if data["special"] and segment[0] in HOUSE["special"]:
        rows = HOUSE["special"][segment[0]]
    paints: str = rows[int(segment[1]) - 1].split(" ")[0]
    return paints.lower()


def _each(tiles: dict[str, int]) -> list[str]:
    return [name for name, number in tiles.items() for _ in range(number)]


def _keeps(artist: Json) -> set[str]:
    sizes = [2, 3] if artist["bonus"].get("save") else [2]
    lines = set()
    for size in sizes:
        for paints in combinations(_each(artist["paints"]), size):
            lines.add("keep " + " ".join(sorted(paints, key=PAINTS.index)))
    return lines


def _discards(artist: Json, section: int) -> set[str]:
    lines = {f"discard {p} {p}" for p, number in artist["permits"].items() if number >= 2}
    if artist["permits"].get(str(section)):
        lines.add(f"discard {section}")
    if artist["bonus"].get("permit"):
        lines.add("discard tile")
    return lines


def _scores(artist: Json) -> set[str]:
    return {"vp"} if artist["bonus"].get("vp") else set()


def _uses(data: Json, artist: Json) -> set[str]:
    lines = {word for word in ("vp", "extra") if artist["bonus"].get(word)}
    if artist["bonus"].get("reserve") and artist["marker"] is None:
        markers = [other["marker"] for other in data["artists"]]
        lines |= {f"reserve {name}" for name in _open(data) if name not in markers}
    return lines


def _pays(data: Json, artist: Json, segment: str) -> set[str]:
    need, has_bobby = _need(data, segment), data["bobby"] == data["turn"]
    tiles = _each(artist["paints"]) + ["wild"] * artist["bonus"].get("wild", 0)
    lines = set()
    for size in range(1, len(need) + 1):
        for chosen in set(combinations(sorted(tiles), size)):
            if _is_enough(need, chosen, has_bobby):
                names = sorted(chosen, key=[*PAINTS, "wild"].index)
                lines.add("pay " + " ".join(names))
    return lines


@cache
def _is_enough(need: str, tiles: tuple[str, ...], has_bobby: bool) -> bool:
    """Try each way to say which tile pays for which paint; every tile must pay for something."""
    for paid_by in product(range(len(tiles)), repeat=len(need)):
        wrong = 0
        for index, tile in enumerate(tiles):
            served = [paint for paint, by in zip(need, paid_by, strict=True) if by == index]
            if not served:
                break
            if len(served) == 1 and (tile == "wild" or served[0] in tile):
                continue
            if len(served) == 2 and len(tile) == 2 and set(served) == set(tile):
                continue
            if len(served) == 1 and has_bobby:
                wrong += 1
                continue
            break
        else:
            if wrong <= 1:
                return True
    return False


def _places(data: Json, artist: Json) -> set[str]:
    """Every place with every set of tools, filtered by cans, tiles, and what it is for."""
    lines = set()
    for text, space, demand in _offers(data, artist):
        for add, discount in product((False, True), repeat=2):
            if (add and not artist["bonus"].get("add")) or (
                discount and not artist["bonus"].get("discount")
            ):
                continue
            price = demand
            if space.startswith("section") and demand == 2 and data["bobby"] == data["turn"]:
                price -= 1
            price = max(0, price - discount)
            if price <= artist["cans"] and _has_room(data, space, demand, add):
                lines.add(text + " add" * add + " discount" * discount)
    return lines


def _has_room(data: Json, space: str, demand: int, add: bool) -> bool:
    rows = [row for row in data["placed"] if row[0] == space]
    cans = sum(row[2] for row in rows)
    if space in ("paint r", "paint y", "paint b"):
        return not add
    if add:
        return demand == 1 and bool(cans == 1) and not any(row[3] for row in rows)
    return bool(cans == 0)


def _offers(data: Json, artist: Json) -> Iterator[tuple[str, str, int]]:
    """Text, space and demand of what there is to do, whether or not there are cans for it."""
    for paint in data["paints"]:
        yield f"paint {paint}", f"paint {paint}", 1
        if paint not in "ryb" or len(paint) == 2:
            yield f"paint {paint} 2", f"paint {paint} 2", 2
    for number, row in enumerate(LAYOUT, 1):
        has_stack = number == 4 and (data["stack"] or data["discard"])
        if has_stack or any(data["permits"][at - 1] for at in row):
            yield f"permit {number}", f"permit {number}", 1
    for number, tile in enumerate(data["bonus"], 1):
        if tile:
            yield f"bonus {number}", f"bonus {number}", 1
    if data["bobby"] is None:
        yield "bobby", "bobby", 1
    yield from _sprays(data, artist)


def _sprays(data: Json, artist: Json) -> Iterator[tuple[str, str, int]]:
    for name in _open(data):
        section = _section(name)
        reserved = any(
            other["marker"] == name and seat != data["turn"]
            for seat, other in enumerate(data["artists"])
        )
        if reserved or section == data["blocked"]:
            continue
        if _discards(artist, section) and _pays(data, artist, name):
            yield f"spray {name}", f"section {section}", 1
            yield f"spray {name} 2", f"section {section} 2", 2
