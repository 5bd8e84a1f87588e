"""What a game's kernel offers: the names of the module `kernel` in its package.

`t` are the tables of one set-up, `s` is the row of one match; all numbers are 64-bit integers. The functions from `setup` on are
compiled; they change nothing but `s` and what is called `out` or `mask`, and they trust that what they are asked for is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from allcity.core.game import Options, Printed, Seat
from allcity.fast.actions import ActionTable
from allcity.games import package, part

if TYPE_CHECKING:
    from numpy import int8, int64, uint32
    from numpy.typing import NDArray

    Ints = NDArray[int64]
    Words = NDArray[uint32]
    Observed = NDArray[int8]


class Kernel(Protocol):
    """A second, compiled engine of a game."""

    __name__: str
    VERSION: int  # of the action table, the row and the observation
    FIELDS: int  # of a row, those of `rows` included
    OBSERVED: int  # numbers of an observation
    REASONS: tuple[str, ...]  # why a match can end, by bit

    def tables(self, seats: int, options: Options, edition: Printed) -> Ints: ...
    def actions(self, seats: int, options: Options, edition: Printed) -> ActionTable: ...
    def pack(self, state: Any, s: Ints) -> None: ...  # a state of the rules into a row

    def setup(self, t: Ints, s: Ints) -> None: ...  # the first position, in a row of zeros
    def active(self, t: Ints, s: Ints) -> int: ...  # a bit for each seat; CHANCE; 0 when over
    def legal(self, t: Ints, s: Ints, seat: Seat, mask: Words) -> None: ...  # into zeros
    def count(self, t: Ints, s: Ints, seat: Seat) -> int: ...  # of the legal actions
    def may(self, t: Ints, s: Ints, seat: Seat, action: int) -> bool: ...  # also for CHANCE
    def pick(self, t: Ints, s: Ints, seat: Seat, number: int) -> int: ...  # 48 random bits
    def apply(self, t: Ints, s: Ints, seat: Seat, action: int) -> None: ...  # also for CHANCE
    def weight(self, t: Ints, s: Ints) -> int: ...  # of all outcomes of chance, below 2^15
    def outcome(self, t: Ints, s: Ints, point: int) -> int: ...  # the id in whose weight it falls
    def points(self, t: Ints, s: Ints, out: Ints) -> None: ...
    def result(self, t: Ints, s: Ints, out: Ints) -> int: ...  # places; bits of REASONS
    def observe(self, t: Ints, s: Ints, seat: Seat, out: Observed) -> None: ...  # -1: a spectator


COMPILED = (
    "setup", "active", "legal", "count", "may", "pick", "apply", "weight", "outcome", "points", "result", "observe",
)  # fmt: skip


def kernel_of(game: str) -> Kernel | None:
    """The kernel of a game, or None if the game has none."""
    return cast("Kernel | None", part(game, "kernel"))


def home(game: str) -> str:
    """The package with which the compiled loops of a game are stored."""
    return f"{package(game)}.kernel"
