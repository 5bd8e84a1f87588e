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

    If random play drew evenly from all of them, it would see hardly anything but the largest group.
    """

    __slots__ = ()

    @abstractmethod
    def pick(self, rng: Random) -> A:
        """A random action; a large group comes up no more often than a small one."""


class Printed(Protocol):
    """An edition: what is printed on the boards of one copy of a game."""

    @property
    def key(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def digest(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match; `is_open` ones take other texts too, which `setup` checks.

    With `is_seat` the numbers among its values are seats, counted from 1. Without what it `needs` of another option, as
    (key, value), it has to stay at its default.
    """

    key: str
    values: tuple[str, ...]
    is_open: bool = False
    is_seat: bool = False
    needs: tuple[tuple[str, str], ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]

    def fitting(self, seats: int) -> tuple[str, ...]:
        """The values that can be chosen with so many seats."""
        if not self.is_seat:
            return self.values
        return tuple(v for v in self.values if not v.isdecimal() or int(v) <= seats)


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
    """A package with these names is a game. Rules are pure functions of their arguments, and chance is a seat."""

    META: Meta

    def edition(self, key: str) -> E:
        """The edition that the package ships under this key; `META.editions` lists the keys."""

    def read_edition(self, text: str) -> Reading[E]:
        """The edition in a TOML text, or everything that is wrong with the text."""

    def edition_to_json(self, edition: E) -> Json:
        """What is printed on the boards, for a client that draws them."""

    def setup(self, seats: int, options: Options, edition: E | None = None) -> S:
        """The first position of a match; without an edition it uses the first one that is shipped."""

    def active(self, state: S) -> tuple[Seat, ...]:
        """The seats that must act now: none at the end, `(CHANCE,)` before a roll or draw, several for a simultaneous choice."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Everything that a seat may do now; nothing else decides what is allowed."""

    def chance(self, state: S) -> Sequence[tuple[A, int]]:
        """The possible outcomes of the roll or draw that is due, each with its integer weight."""

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The position after an action, which must be legal; `state` stays as it is. `play` checks first."""

    def explain(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """The clause that forbids an action, with the reason and the facts, or None if it is legal."""

    def rounds(self, state: S) -> int:
        """The number of rounds that have begun."""

    def points(self, state: S) -> tuple[int, ...]:
        """The points of each seat as everybody sees them now."""

    def account(self, state: S, seat: Seat) -> tuple[ScoreLine, ...]:
        """The score sheet of a seat line by line; the parts add up to its points."""

    def result(self, state: S) -> Result | None:
        """Points, places and the reason of the end, or None while the match is running."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Everything that a seat may know; `None` is a spectator."""

    def question(self, view: V) -> Question | None:
        """What the viewer is asked, or None if nothing is asked of them."""

    def world(self, view: V, rng: Random) -> S:
        """A full position that the viewer cannot tell from the true one."""

    def redact(self, before: S, actor: Seat, action: A, seat: Seat | None) -> str:
        """The log line that a seat may read of an action; it may be empty."""

    def tells(self, before: S, actor: Seat, action: A) -> bool:
        """Whether anybody learned something hidden from an action, so that an undo needs consent."""

    def text(self, action: A) -> str:
        """An action as a short text, for example in a log; `parse` is the inverse."""

    def legal_texts(self, state: S, seat: Seat, opening: str = "") -> list[str]:
        """The legal actions as texts. A text that ends with ` …` stands for many that begin alike; `opening` lists those."""

    def parse(self, text: str) -> A:
        """The action that a text names; a text that names none raises `Malformed`."""

    def state_to_json(self, state: S) -> Json:
        """A position as JSON values, which callers must not change."""

    def state_from_json(self, data: Json, edition: E | None = None) -> S:
        """The position that was written by `state_to_json`."""

    def view_to_json(self, view: V) -> Json:
        """A view as JSON values, which callers must not change."""

    def view_from_json(self, data: Json, edition: E | None = None) -> V:
        """The view that was written by `view_to_json`."""


AnyGame = Game[Any, Any, Any, Any]
