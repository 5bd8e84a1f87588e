"""The printed facts of Tag City: the contents of an edition, and the checker that reads one from TOML."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property

from allcity.core.edition import Document, Reading, digest, read_whole, shipped
from allcity.core.game import Meta, Option

WIDTH, HEIGHT = 12, 8  # T1.6
COLUMNS = "ABCDEFGHIJKL"
DISTRICTS = "RYGBP"
SPACES = range(1, 7)  # T1.2
SMALL, BIG, RING = 3, 11, 6  # T1.2, T1.3
DRONES, BUBBLES = 5, 5

_CLAUSE_COUNTS = {"T1": 8, "T2": 6, "T3": 14, "T4": 4, "T5": 5, "T6": 6}

META = Meta(
    key="tagcity",
    seats=range(2, 5),  # T1.1
    options=(
        Option("city", ("A", "B")),  # T1.5
        Option("hq", ("A", "B")),  # T1.3
        Option("leader", ("drawn", "1", "2", "3", "4"), is_seat=True),  # T1.8
        Option("tokens", ("drawn",), is_open=True, needs=(("hq", "B"),)),  # T1.3
    ),
    editions=("house",),
    rules_version=2,
    clauses=tuple(
        f"{part}.{number + 1}" for part, count in _CLAUSE_COUNTS.items() for number in range(count)
    ),
    minutes=25,
)

Cells = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """A graffiti shape as printed: its name and its cells as (row, column)."""

    name: str
    cells: Cells
    is_small: bool


@dataclass(frozen=True, slots=True)
class City:
    """One side of the city board; values stand in the order of columns, rows, districts."""

    grid: tuple[str, ...]
    high: tuple[int, ...]
    low: tuple[int, ...]
    drones: tuple[int, ...]
    bubbles: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """All that is printed in one copy of the game."""

    key: str
    title: str
    ring: tuple[str, ...]
    shapes: tuple[Shape, ...]
    city_a: City
    city_b: City

    @cached_property
    def digest(self) -> str:
        return digest(self.ring, self.shapes, self.city_a, self.city_b)

    def city(self, side: str) -> City:
        return self.city_a if side == "A" else self.city_b

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return the big shapes, which may lie on the ring (T1.3)."""
        return tuple(shape.name for shape in self.shapes if not shape.is_small)


@cache
def edition(key: str) -> Edition:
    """Return a shipped edition."""
    assert key in META.editions
    return shipped(__package__, key, read_edition)


def read_edition(text: str) -> Reading[Edition]:
    """Read an edition file; all its mistakes are reported at once."""
    file = Document(text)
    if file.has_errors():
        return Reading(None, tuple(file.problems))
    file.header(META.key)
    file.known("", "format", "game", "key", "title", "hq", "shapes", "city")
    file.known("shapes", "small", "big")
    file.known("city", "A", "B")
    shapes = _shapes(file, "small", SMALL) + _shapes(file, "big", BIG)
    _check_names(file, shapes)
    ring = _ring(file, {shape.name for shape in shapes if not shape.is_small})
    sides = [_city(file, f"city.{side}") for side in "AB"]
    if file.has_errors():
        return Reading(None, tuple(file.problems))
    printed = Edition(file.string("key"), file.string("title"), ring, shapes, *sides)
    return read_whole(file, printed, __package__, META.editions, edition)


def _ring(file: Document, big: set[str]) -> tuple[str, ...]:
    """Read the printed ring of HQ side A: six different big shapes (T1.3)."""
    file.known("hq", "ring")
    ring = file.strings("hq.ring")
    if ring and len(ring) != RING:
        file.error("edition-count", "hq.ring", what="hq.ring", expected=RING, found=len(ring))
    before: set[str] = set()
    for index, name in enumerate(ring):
        path = f"hq.ring[{index}]"
        if name not in big:
            file.error("edition-tagcity-unknown-shape", path, shape=name)
        elif name in before:
            file.error("edition-tagcity-shape-twice", path, shape=name)
        before.add(name)
    return tuple(ring)


def _shapes(file: Document, size: str, expected: int) -> tuple[Shape, ...]:
    path = f"shapes.{size}"
    names = list(file.table(path))
    if len(names) != expected:
        file.error("edition-count", path, what=path, expected=expected, found=len(names))
    return tuple(
        Shape(name, _cells(file, f"{path}.{name}", name), size == "small") for name in names
    )


def _cells(file: Document, path: str, name: str) -> Cells:
    if not re.fullmatch("[A-Z][0-9]", name):
        file.error("edition-tagcity-shape-name", path, shape=name)
        return ()
    rows = file.strings(path)
    if not rows or not all(rows) or set("".join(rows)) - set("#."):
        file.error("edition-tagcity-shape-picture", path, shape=name)
        return ()
    cells = tuple((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#")
    if not cells or not _is_connected(set(cells)):
        file.error("edition-tagcity-shape-pieces", path, shape=name)
        return ()
    height, width = (1 + max(axis) - min(axis) for axis in zip(*cells, strict=True))
    if max(height, width) > WIDTH or min(height, width) > HEIGHT:
        file.error("edition-tagcity-shape-size", path, shape=name)
    return cells


def _check_names(file: Document, shapes: tuple[Shape, ...]) -> None:
    """Check that a name means one shape, and that no two names mean the same one."""
    seen: dict[str, str] = {}
    forms: dict[Cells, str] = {}
    for shape in shapes:
        path = f"shapes.{'small' if shape.is_small else 'big'}.{shape.name}"
        if shape.name in seen:
            file.error("edition-tagcity-shape-twice", path, shape=shape.name)
        seen[shape.name] = path
        form = min(orientations(shape.cells)) if shape.cells else ()
        if form and form in forms:
            file.warning("edition-tagcity-shape-same", path, shape=shape.name, other=forms[form])
        forms.setdefault(form, shape.name)


def _city(file: Document, path: str) -> City:
    file.known(path, "grid", "high", "low", "drones", "bubbles")
    grid = _grid(file, f"{path}.grid")
    noted = len(file.problems)
    high, low = _values(file, f"{path}.high"), _values(file, f"{path}.low")
    are_read = len(file.problems) == noted
    for index, (above, below) in enumerate(zip(high, low, strict=True) if are_read else ()):
        if above < below:
            place = f"{path}.low.{_value_place(index)}"
            file.warning("edition-tagcity-low-above-high", place, feature=feature_name(index))
    return City(
        grid, high, low,
        tuple(_bounded(file, f"{path}.drones", DRONES, -99, -1)),
        tuple(_bounded(file, f"{path}.bubbles", BUBBLES, -99, -1)),
    )  # fmt: skip


def _grid(file: Document, path: str) -> tuple[str, ...]:
    """Read eight rows of twelve squares, each in one of the five districts (T1.6)."""
    rows = file.block(path)
    if rows == [""]:
        return ()
    if len(rows) != HEIGHT:
        file.error("edition-count", path, what=path, expected=HEIGHT, found=len(rows))
    for index, row in enumerate(rows):
        _row(file, f"{path}[{index}]", index + 1, row)
    for colour in DISTRICTS:
        cells = {
            (r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == colour
        }
        if not cells:
            file.error("edition-tagcity-no-district", path, colour=colour)
        elif not _is_connected(cells):
            file.warning("edition-tagcity-district-pieces", path, colour=colour)
    return tuple(rows)


def _row(file: Document, path: str, number: int, row: str) -> None:
    if len(row) != WIDTH:
        file.error("edition-tagcity-row", path, number, row=number, expected=WIDTH, found=len(row))
    for column, colour in enumerate(row[:WIDTH]):
        if colour not in DISTRICTS:
            square, known = f"{COLUMNS[column]}{number}", " ".join(DISTRICTS)
            file.error(
                "edition-tagcity-colour", f"{path}[{column}]", number,
                square=square, colour=colour, known=known,
            )  # fmt: skip


def _values(file: Document, path: str) -> tuple[int, ...]:
    """Read the values of the 25 features (T5.1)."""
    file.known(path, "columns", "rows", *DISTRICTS)
    values = _bounded(file, f"{path}.columns", WIDTH, 0, 99)
    values += _bounded(file, f"{path}.rows", HEIGHT, 0, 99)
    for colour in DISTRICTS:
        values.append(file.integer(f"{path}.{colour}"))
        _check_bounds(file, f"{path}.{colour}", values[-1], 0, 99)
    return tuple(values)


def _value_place(index: int) -> str:
    """Return where the value of a feature stands among the 25."""
    if index < WIDTH:
        return f"columns[{index}]"
    if index < WIDTH + HEIGHT:
        return f"rows[{index - WIDTH}]"
    return DISTRICTS[index - WIDTH - HEIGHT]


def _bounded(file: Document, path: str, count: int, low: int, high: int) -> list[int]:
    values = file.integers(path, count)
    for index, value in enumerate(values):
        _check_bounds(file, f"{path}[{index}]", value, low, high)
    return values


def _check_bounds(file: Document, path: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        file.error("edition-value", path, low=low, high=high)


def feature_name(index: int) -> str:
    """Return the letter, number or colour by which a feature is announced (T5.2).

    Column letters and colours overlap (B, G), so a district is written in lower case.
    """
    if index < WIDTH:
        return COLUMNS[index]
    if index < WIDTH + HEIGHT:
        return str(index - WIDTH + 1)
    return DISTRICTS[index - WIDTH - HEIGHT].lower()


def orientations(cells: Cells) -> list[Cells]:
    """Return the different ways in which a shape can lie, rotated and flipped (T3.2)."""
    distinct: list[Cells] = []
    for flip in (1, -1):
        turned = [(r, c * flip) for r, c in cells]
        for _ in range(4):
            top, left = map(min, zip(*turned, strict=True))
            form = tuple(sorted([(r - top, c - left) for r, c in turned]))
            if form not in distinct:
                distinct.append(form)
            turned = [(c, -r) for r, c in turned]
    return distinct


def _is_connected(cells: set[tuple[int, int]]) -> bool:
    reached, edge = set(), [min(cells)]
    while edge:
        cell = edge.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            r, c = cell
            edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return reached == cells
