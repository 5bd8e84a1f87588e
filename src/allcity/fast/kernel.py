"""The interface of a game's kernel: the names that the module `kernel` in its package exports.

`t` are the tables of one set-up, `s` is the row of one match; all numbers are 64-bit integers. The functions from `setup` on are
compiled; they change nothing but `s` and what is called `out` or `mask`, and they trust that every request is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from allcity.core.game import Options, Seat
from allcity.fast.actions import ActionTable
from allcity.fast.rows import Floats, Row
from allcity.games import package, part

if TYPE_CHECKING:
    from numpy import int8, int64
    from numpy.typing import NDArray


class Kernel(Protocol):
    """A second, compiled engine of a game."""

    __name__: str
    VERSION: int  # of the action table, the row and the observation
    FIELDS: int  # of a row, those of `rows` included
    OBSERVED: int  # numbers of an observation
    REASONS: tuple[str, ...]  # the reasons for the end of a match, by bit
    ROUND: int  # the field of a row with the number of rounds that have begun

    def tables(self, seats: int, options: Options, edition: Any) -> NDArray[int64]: ...
    def actions(self, seats: int, options: Options, edition: Any) -> ActionTable: ...
    def pack(self, state: Any, actions: ActionTable, s: Any) -> None: ...  # a state of the rules
    def boards(
        self, state: Any
    ) -> tuple[object, ...]: ...  # what was chosen, of a state of the rules
    def observation(
        self, view: Any
    ) -> NDArray[int8]: ...  # of a view of the rules, as `observe` gives it

    def setup(self, t: Row, s: Row) -> None: ...  # the first position, in a row of zeros
    def active(self, t: Row, s: Row) -> int: ...  # a bit for each seat; CHANCE; 0 when over
    def legal(self, t: Row, s: Row, seat: Seat, mask: Row) -> None: ...  # into zeros
    def count(self, t: Row, s: Row, seat: Seat) -> int: ...  # of the legal actions
    def may(self, t: Row, s: Row, seat: Seat, action: int) -> bool: ...  # also for CHANCE
    def pick(self, t: Row, s: Row, seat: Seat, number: int) -> int: ...  # 48 random bits
    def apply(self, t: Row, s: Row, seat: Seat, action: int) -> None: ...  # also for CHANCE
    def foresee(self, t: Row, s: Row, seat: Seat, action: int) -> None: ...  # see `COMPILED`
    def weight(self, t: Row, s: Row) -> int: ...  # of all outcomes of chance, below 2^15
    def outcome(self, t: Row, s: Row, point: int) -> int: ...  # the id in whose weight it falls
    def points(self, t: Row, s: Row, out: Row) -> None: ...
    def result(self, t: Row, s: Row, out: Row) -> int: ...  # places; bits of REASONS
    def observe(self, t: Row, s: Row, seat: Seat, out: Row) -> None: ...  # -1: a spectator


class Judging(Kernel, Protocol):
    """A kernel with the evaluation of its game, over which plans and searches are written.

    `w` is working memory for `WORK` numbers. A row of a search has `REMEMBERED` fields: behind those of the match the
    evaluation stores intermediate results, so that unchanged parts need not be computed again.
    """

    REMEMBERED: int
    WORK: int
    MOST: int  # actions that `prospects` returns

    def origin(self, state: Any) -> tuple[int, Options, Any]: ...  # a set-up for a position
    def reckoned(
        self, seats: int, options: Options, edition: Any
    ) -> NDArray[int64]: ...  # tables, with what the evaluation looks up behind them

    def prospects(
        self, t: Row, s: Row, seat: Seat, w: Floats, actions: Row, worths: Floats
    ) -> int: ...
    def terms(self, t: Row, s: Row, seat: Seat, w: Floats, out: Floats) -> None: ...
    def values(self, t: Row, s: Row, w: Floats, out: Floats) -> None: ...
    def doubt(self, t: Row, s: Row) -> float: ...


COMPILED = (
    "setup", "active", "legal", "count", "may", "pick", "apply", "weight", "outcome", "points", "result", "observe", "foresee",
)  # fmt: skip
"""The names of the compiled functions. `foresee` does an action as far as its seat can foresee it: without what others have chosen unseen. A
kernel whose `apply` reveals nothing of that kind exports `apply` under this name too."""
JUDGING = ("prospects", "values", "doubt")


def judging_of(game: str) -> Judging | None:
    """Return the kernel of a game, if it can evaluate positions."""
    kernel = kernel_of(game)
    return cast("Judging", kernel) if hasattr(kernel, "prospects") else None


def kernel_of(game: str) -> Kernel | None:
    """Return the kernel of a game, or None if the game has none."""
    return cast("Kernel | None", part(game, "kernel"))


def home(game: str) -> str:
    """Return the package with which the compiled loops of a game are stored."""
    return f"{package(game)}.kernel"
