"""The printed facts of Last Train: the contents of an edition, and the checker that reads one from TOML."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from allcity.core.edition import Document, Reading, digest, shipped
from allcity.core.game import Meta, Option

ALARMS = ("dog", "camera", "guard")  # L1.4
CARS = range(5, 31)
PAINT = range(1, 100)
COPIES = range(3, 6)  # one is set aside each night but the last (L2.4), and two make an alarm

_CLAUSE_COUNTS = {"L1": 4, "L2": 5, "L3": 4, "L4": 4}

META = Meta(
    key="lasttrain",
    seats=range(2, 7),  # L1.1
    options=(Option("nights", ("3", "5")),),  # L1.2
    editions=("house",),
    rules_version=1,
    clauses=tuple(
        f"{part}.{number + 1}" for part, count in _CLAUSE_COUNTS.items() for number in range(count)
    ),
    minutes=10,
)


@dataclass(frozen=True, slots=True)
class Edition:
    """The cards of one copy."""

    key: str
    title: str
    cars: tuple[int, ...]
    alarms: int

    @property
    def digest(self) -> str:
        return digest(self.cars, self.alarms)


@cache
def edition(key: str) -> Edition:
    """Return an edition of this package."""
    return shipped(__package__, key, read_edition)


def read_edition(text: str) -> Reading[Edition]:
    """Read an edition from TOML, or list everything that is wrong with it."""
    file = Document(text)
    file.header(META.key)
    file.known("", "format", "game", "key", "title", "cars", "alarms")
    cars, alarms = file.integers("cars"), file.integer("alarms")
    if len(cars) not in CARS:
        file.error("edition-value", "cars", low=CARS[0], high=CARS[-1])
    if any(value not in PAINT for value in cars):
        file.error("edition-value", "cars", low=PAINT[0], high=PAINT[-1])
    if alarms not in COPIES:
        file.error("edition-value", "alarms", low=COPIES[0], high=COPIES[-1])
    if file.has_errors():
        return Reading(None, tuple(file.problems))
    printed = Edition(file.string("key"), file.string("title"), tuple(sorted(cars)), alarms)
    return Reading(printed, tuple(file.problems))
