"""The printed facts of Graffiti: the contents of an edition, and the checker that reads one from TOML."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from allcity.core.edition import Document, Reading, digest, read_whole, shipped
from allcity.core.game import Meta, Option

# A multiset of tiles is one integer with six bits per kind, so that adding and comparing are arithmetic.
_BITS = 6
# Tiles of one kind; the sixth bit is the guard from which a subtraction may borrow.
MOST = (1 << _BITS - 1) - 1
KINDS = 9
ONE = tuple(1 << _BITS * kind for kind in range(KINDS))
_GUARD = sum(unit << _BITS - 1 for unit in ONE)

COLOURS = "RYBGK"
PAINTS = ("r", "y", "b", "g", "k", "ry", "rb", "yb")  # G1.3
PRIMARIES = PAINTS[:3]  # G3.2: those of the large space
WILD_PAINT = len(PAINTS)  # the ninth kind of tile one can pay with (G6.3)
PIPS = range(1, 6)  # G1.2
BONUSES = ("vp", "wild", "permit", "extra", "reserve", "add", "discount", "save")  # G1.4
VP, WILD, PERMIT, EXTRA, RESERVE, ADD, DISCOUNT, SAVE = range(8)
ALL_PAINTS, ALL_PERMITS, ALL_BONUSES = 58, 30, 40  # G1.3, G1.5, G1.4
SIZES = {4: 4, 3: 3, 2: 3}  # G1.2: graffiti by their number of segments
SPECIAL = 3  # G9.2
LONGEST = 5  # paints on a segment
END = 6  # G8.1: complete graffiti

_CLAUSE_COUNTS = {
    "G1": 9, "G2": 6, "G3": 5, "G4": 5, "G5": 7, "G6": 10, "G7": 5, "G8": 7, "G9": 2,
}  # fmt: skip

META = Meta(
    key="graffiti",
    seats=range(2, 5),  # G1.1
    options=(
        Option("blocking", ("off", "on")),  # G9.1
        Option("first", ("drawn", "1", "2", "3", "4"), is_seat=True),  # G1.7
        Option("special", ("off", "on")),  # G9.2
    ),
    editions=("house",),
    rules_version=2,
    clauses=tuple(
        f"{part}.{number + 1}" for part, count in _CLAUSE_COUNTS.items() for number in range(count)
    ),
    minutes=45,
)


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment as printed: its name, its paints and its VP."""

    name: str
    paints: str
    vp: int


@dataclass(frozen=True, slots=True)
class Graffiti:
    """A graffiti: its letter, the section of the tunnel it lies in, and its segments."""

    letter: str
    section: int
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class PermitSpace:
    """A space of the permit board: the face-up permits that it gives, and what else (G4.5)."""

    permits: tuple[int, ...]
    has_stack: bool
    has_first: bool


@dataclass(frozen=True)
class Edition:
    """All that is printed in one copy of the game; tiles are multisets."""

    key: str
    title: str
    cans: int
    bonus_spaces: int
    permit_spaces: tuple[PermitSpace, ...]
    start: tuple[int, ...]
    paints: int
    permits: int
    bonuses: int
    graffiti: tuple[Graffiti, ...]
    special: tuple[Graffiti, ...]

    @cached_property
    def digest(self) -> str:
        return digest(
            self.cans, self.bonus_spaces, self.permit_spaces, self.start,
            self.paints, self.permits, self.bonuses, self.graffiti, self.special,
        )  # fmt: skip

    def tunnel(self, is_special: bool) -> tuple[Graffiti, ...]:
        """Return the ten graffiti in play; special ones take the place of those with their letter (G9.2)."""
        others = {graffiti.letter: graffiti for graffiti in self.special if is_special}
        return tuple(others.get(graffiti.letter, graffiti) for graffiti in self.graffiti)


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
    file.known(
        "", "format", "game", "key", "title", "boards", "paints", "permits", "bonus", "graffiti",
        "special",
    )  # fmt: skip
    file.known("boards", "cans", "bonus", "permits", "start")
    cans, spaces = _number(file, "boards.cans", 2, 9), _number(file, "boards.bonus", 1, 8)
    layout, start = _permit_spaces(file), _start(file)
    paints = _tiles(file, "paints", PAINTS, ALL_PAINTS)
    permits = _tiles(file, "permits", tuple(map(str, PIPS)), ALL_PERMITS)
    bonuses = _tiles(file, "bonus", BONUSES, ALL_BONUSES)
    graffiti = _tunnel(file)
    special = _special(file, {each.letter: each for each in graffiti})
    if file.has_errors():
        return Reading(None, tuple(file.problems))
    printed = Edition(
        file.string("key"), file.string("title"), cans, spaces, layout, start,
        paints, permits, bonuses, graffiti, special,
    )  # fmt: skip
    return read_whole(file, printed, __package__, META.editions, edition)


def _number(file: Document, path: str, low: int, high: int) -> int:
    value = file.integer(path)
    if not low <= value <= high:
        file.error("edition-value", path, low=low, high=high)
    return value


def _counted(file: Document, path: str, items: Sequence[object], expected: int) -> None:
    if len(items) != expected:
        file.error("edition-count", path, what=path, expected=expected, found=len(items))


def _tiles(file: Document, path: str, names: tuple[str, ...], expected: int) -> int:
    """Read how many tiles there are of each kind, and check their sum (G1.3, G1.4, G1.5)."""
    file.known(path, *names)
    counts = [_number(file, f"{path}.{name}", 1, MOST) for name in names]
    if all(0 < each <= MOST for each in counts):
        _counted(file, path, range(sum(counts)), expected)
        return sum(each * ONE[kind] for kind, each in enumerate(counts))
    return 0


def _start(file: Document) -> tuple[int, ...]:
    """Read the paint tiles that each seat starts with (G1.6)."""
    rows = file.strings("boards.start")
    _counted(file, "boards.start", rows, META.seats[-1])
    for index, row in enumerate(rows):
        path = f"boards.start[{index}]"
        for name in row.split(" "):
            if name not in PAINTS:
                file.error("edition-graffiti-paint", path, paint=name, known=" ".join(PAINTS))
        if row.count(" ") > 2:
            file.error("edition-graffiti-start", path, found=row, most=3)
    return tuple(
        packed(PAINTS.index(name) for name in row.split(" ") if name in PAINTS) for row in rows
    )


def _permit_spaces(file: Document) -> tuple[PermitSpace, ...]:
    """Read the permit spaces: each gives two permits, of which one may come from the stack, or one and the token (G4.5)."""
    rows = file.strings("boards.permits")
    spaces = []
    for index, row in enumerate(rows):
        if not re.fullmatch("[1-9] ([1-9]|stack|first)", row, re.ASCII):
            file.error("edition-graffiti-permit-space", f"boards.permits[{index}]", found=row)
            continue
        words = row.split(" ")
        face_up = tuple(int(word) - 1 for word in words if word.isdigit())
        spaces.append(PermitSpace(face_up, "stack" in words, "first" in words))
    for what in ("stack", "first"):
        if len([row for row in rows if row.endswith(what)]) != 1:
            file.error("edition-graffiti-permit-once", "boards.permits", what=what)
    face_up = tuple(index for space in spaces for index in space.permits)
    if sorted(face_up) != list(range(len(face_up))):
        file.error("edition-graffiti-permit-numbers", "boards.permits", count=len(face_up))
    return tuple(spaces)


def _tunnel(file: Document) -> tuple[Graffiti, ...]:
    """Read ten graffiti, two in each of the five sections (G1.2)."""
    letters = sorted(file.table("graffiti"))
    _counted(file, "graffiti", letters, sum(SIZES.values()))
    walls = tuple(_graffiti(file, letter) for letter in letters)
    for size, expected in SIZES.items():
        number = sum(len(graffiti.segments) == size for graffiti in walls)
        if number != expected:
            file.error(
                "edition-graffiti-sizes", "graffiti", size=size, expected=expected, found=number
            )
    for section in PIPS:
        number = sum(graffiti.section == section for graffiti in walls)
        if number != 2:
            file.error(
                "edition-graffiti-sections", "graffiti", section=section, expected=2, found=number
            )
    return walls


def _graffiti(file: Document, letter: str) -> Graffiti:
    path = f"graffiti.{letter}"
    if not re.fullmatch("[A-Z]", letter):
        file.error("edition-graffiti-letter", path, letter=letter)
        return Graffiti(letter, 0, ())
    file.known(path, "section", "segments")
    section = _number(file, f"{path}.section", PIPS[0], PIPS[-1])
    return Graffiti(letter, section, _segments(file, f"{path}.segments", letter))


def _segments(file: Document, path: str, letter: str) -> tuple[Segment, ...]:
    """Read segments with their paints and VP, like "RBGK 15"."""
    segments = []
    for number, row in enumerate(file.strings(path), 1):
        name = f"{letter}{number}"
        match = re.fullmatch(f"([{COLOURS}]{{1,{LONGEST}}}) ([1-9][0-9]?)", row, re.ASCII)
        if not match:
            known = " ".join(COLOURS)
            place = f"{path}[{number - 1}]"
            file.error("edition-graffiti-segment", place, segment=name, found=row[:40], known=known)
        paints = "".join(sorted(match[1], key=COLOURS.index)) if match else ""
        segments.append(Segment(name, paints, int(match[2]) if match else 0))
    return tuple(segments)


def _special(file: Document, basic: dict[str, Graffiti]) -> tuple[Graffiti, ...]:
    """Read three graffiti that may replace those with the same letter (G9.2)."""
    letters = sorted(file.table("special"))
    _counted(file, "special", letters, SPECIAL)
    specials = []
    for letter in letters:
        path = f"special.{letter}"
        if letter not in basic:
            file.error("edition-graffiti-special", path, letter=letter, known=" ".join(basic))
            continue
        segments = _segments(file, path, letter)
        _counted(file, path, segments, len(basic[letter].segments))
        specials.append(Graffiti(letter, basic[letter].section, segments))
    return tuple(specials)


def count(tiles: int, kind: int) -> int:
    """Return how many of a kind there are."""
    return tiles >> _BITS * kind & MOST


def total(tiles: int) -> int:
    """Return how many there are of all kinds, by casting out 63s; the result is right below 63, which no game reaches."""
    return tiles % 63


def holds(tiles: int, part: int) -> bool:
    """Tell whether there are at least as many of each kind as in the part."""
    return (tiles | _GUARD) - part & _GUARD == _GUARD


def common(tiles: int, others: int) -> int:
    """Return the tiles that two multisets have in common."""
    return sum(min(count(tiles, kind), count(others, kind)) * unit for kind, unit in enumerate(ONE))


def kinds(tiles: int) -> list[int]:
    """Return each kind that occurs, once."""
    return [kind for kind in range(KINDS) if tiles >> _BITS * kind & MOST]


def listed(tiles: int) -> list[int]:
    """Return each tile by its kind, in order."""
    return [kind for kind in range(KINDS) for _ in range(count(tiles, kind))]


def packed(listed: Iterable[int]) -> int:
    """Return the multiset of these kinds, each as often as it is named."""
    return sum(ONE[kind] for kind in listed)
