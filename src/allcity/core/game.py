"""The protocol that a game fulfils, and the few values that all games share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from allcity.core.edition import Reading

Seat = int
CHANCE: Seat = -1
Options = Mapping[str, str]
Facts = Mapping[str, str | int]
Json = dict[str, Any]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E", bound="Printed")


class Grouped(Sequence[A]):
    """A long list of actions, most of which belong to a few groups that begin alike.

    Random play that drew from all of them evenly would hardly see anything but the largest group.
    """

    __slots__ = ()

    @abstractmethod
    def pick(self, rng: Random) -> A:
        """Any of them, so that a large group comes up no more often than it should."""


class Printed(Protocol):
    """An edition: what is printed on the boards of one copy of a game."""

    @property
    def key(self) -> str: ...
    @property
    def digest(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match; `is_open` ones take other texts too, which `setup` checks."""

    key: str
    values: tuple[str, ...]
    is_open: bool = False

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Meta:
    """What a table needs to know of a game before the first action."""

    key: str
    seats: range
    options: tuple[Option, ...]
    editions: tuple[str, ...]
    rules_version: int
    clauses: tuple[str, ...]
    minutes: int  # that a match takes people, about


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is forbidden: the clause, the reason and the facts of this position."""

    clause: str
    reason: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a seat: the clause that asks, and the key under which it is explained."""

    clause: str
    key: str


@dataclass(frozen=True, slots=True)
class Counted:
    """One thing that counts: its clause, its points, the reason and the facts of this position.

    The fact `what` is its short name on the score sheet.
    """

    clause: str
    reason: str
    points: int
    facts: Facts


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the score sheet, the clause it follows, and the parts of which its points are made."""

    key: str
    clause: str
    parts: tuple[Counted, ...]

    @property
    def points(self) -> int:
        return sum(part.points for part in self.parts)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture beside a clause: what is shown of a lesson's position, at its end or after `upto` actions."""

    clause: str
    shows: str
    lesson: str
    upto: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended; places start at 1 and may be shared."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    reasons: tuple[str, ...]

    @property
    def tie(self) -> str:
        """`shared` when several came first, `broken` when equal points did not make them so."""
        if self.places.count(1) > 1:
            return "shared"
        return "broken" if self.points.count(max(self.points)) > 1 else ""


class Game(Protocol[S, A, V, E]):
    """A package with these names is a game; rules are pure and chance is a seat."""

    META: Meta

    def edition(self, key: str) -> E: ...
    def read_edition(self, text: str) -> Reading[E]: ...
    def edition_to_json(self, edition: E) -> Json: ...
    def setup(self, seats: int, options: Options, edition: E | None = None) -> S: ...
    def active(self, state: S) -> tuple[Seat, ...]: ...
    def legal(self, state: S, seat: Seat) -> Sequence[A]: ...
    def chance(self, state: S) -> Sequence[tuple[A, int]]: ...
    def apply(self, state: S, seat: Seat, action: A) -> S: ...
    def explain(self, state: S, seat: Seat, action: A) -> Refusal | None: ...
    def rounds(self, state: S) -> int: ...
    def points(self, state: S) -> tuple[int, ...]: ...
    def account(self, state: S, seat: Seat) -> tuple[ScoreLine, ...]: ...
    def result(self, state: S) -> Result | None: ...
    def view(self, state: S, seat: Seat | None) -> V: ...
    def question(self, view: V) -> Question | None: ...
    def world(self, view: V, rng: Random) -> S: ...
    def redact(self, before: S, actor: Seat, action: A, seat: Seat | None) -> str: ...
    def tells(self, before: S, actor: Seat, action: A) -> bool: ...
    def text(self, action: A) -> str: ...
    def legal_texts(self, state: S, seat: Seat, opening: str = "") -> list[str]: ...
    def parse(self, text: str) -> A: ...
    def state_to_json(self, state: S) -> Json: ...
    def state_from_json(self, data: Json, edition: E | None = None) -> S: ...
    def view_to_json(self, view: V) -> Json: ...
    def view_from_json(self, data: Json, edition: E | None = None) -> V: ...


AnyGame = Game[Any, Any, Any, Any]
