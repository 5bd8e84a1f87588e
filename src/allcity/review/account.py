"""The contents of a review: every decision, every roll and draw, and for each seat an account that adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from allcity.core.game import Seat
from allcity.review import marks
from allcity.review.judges import Effort
from allcity.review.shares import Shares, difference, total

WORST = 3
Point = tuple[int, Shares]
"""The shares after this many actions."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, judged from what its seat could know.

    `loss` is what it cost its seat, with the standard error `doubt` if several searches agree on it, and `effect` what it cost or brought each seat. If it was the best action, `lead` is by how much it
    beats the next best one, and `is_hard` says that the planner would have chosen another one.
    """

    at: int
    seat: Seat
    action: str
    best: str
    line: str  # the action in the words of advice
    best_line: str
    loss: float
    doubt: float
    effect: Shares
    lead: float
    # Whether there was more than one action; other decisions do not count for rates.
    is_choice: bool
    is_hard: bool
    reason: str = (
        ""  # the key of what speaks for the better action, of a decision that is among the worst
    )

    @property
    def mark(self) -> str:
        return marks.mark(self.loss)

    @property
    def is_only(self) -> bool:
        """Tell whether this was the only good action, and the seat found it."""
        return self.lead > marks.MARKS["inaccuracy"]


@dataclass(frozen=True, slots=True)
class Roll:
    """One or more outcomes of chance in a row, how lucky each seat was, and the standard error of that."""

    at: int
    texts: tuple[str, ...]
    luck: Shares
    doubt: Shares


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat's share changed: `final` − `initial` = `luck` + `own` + `others` + `residual`, exactly.

    `own` is what its own errors cost, `others` what it gained by the others' errors. The residual is what the judge cannot
    explain; `residual_doubt` and `luck_doubt` are standard errors.
    """

    seat: Seat
    initial: float
    final: float
    luck: float
    own: float
    others: float
    residual: float
    luck_doubt: float
    residual_doubt: float
    error: float
    accuracy: float

    @property
    def adjusted(self) -> float:
        """Return the result without luck."""
        return self.final - self.luck


@dataclass(frozen=True)
class Review:
    """A finished match as a judge values it; `curve` has the shares before each decision or roll, and at the end."""

    game: str
    judge: str
    effort: Effort
    curve: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    rolls: tuple[Roll, ...]

    @property
    def seats(self) -> int:
        return len(self.curve[0][1])

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        return tuple(self._account(seat) for seat in range(self.seats))

    def share(self, at: int, seat: Seat) -> float:
        """Return the share of a seat at the last point of the curve that is not after this many actions."""
        return next(shares for start, shares in reversed(self.curve) if start <= at)[seat]

    def of(self, seat: Seat) -> tuple[Decision, ...]:
        """Return the decisions of a seat."""
        return tuple(decision for decision in self.decisions if decision.seat == seat)

    def worst(self, seat: Seat) -> list[Decision]:
        """Return the costliest decisions of a seat, the costliest first, without those that were as good as the best."""
        costly = [decision for decision in self.of(seat) if decision.mark not in ("best", "good")]
        return sorted(costly, key=lambda decision: -decision.loss)[:WORST]

    def finest(self, seat: Seat) -> list[Decision]:
        """Return the best decisions of a seat: the only good ones, and those that were hard to find."""
        fine = [decision for decision in self.of(seat) if decision.is_only or decision.is_hard]
        return sorted(fine, key=lambda decision: (-decision.is_hard, -decision.lead))[:WORST]

    def luckiest(self, seat: Seat) -> Roll | None:
        return max(self.rolls, key=lambda roll: roll.luck[seat], default=None)

    def unluckiest(self, seat: Seat) -> Roll | None:
        return min(self.rolls, key=lambda roll: roll.luck[seat], default=None)

    def _account(self, seat: Seat) -> Account:
        (_, initial), (_, final) = self.curve[0], self.curve[-1]
        luck = total([roll.luck for roll in self.rolls], self.seats)[seat]
        effects = [(decision.seat == seat, decision.effect[seat]) for decision in self.decisions]
        own = sum(effect for is_own, effect in effects if is_own)
        others = sum(effect for is_own, effect in effects if not is_own)
        losses = [decision.loss for decision in self.of(seat) if decision.is_choice]
        return Account(
            seat=seat, initial=initial[seat], final=final[seat], luck=luck, own=own, others=others,
            residual=final[seat] - initial[seat] - luck - own - others,
            luck_doubt=_norm([roll.doubt[seat] for roll in self.rolls]),
            residual_doubt=_norm([step[seat] for step in self._unexplained()]),
            error=marks.error_rate(losses), accuracy=marks.accuracy(losses),
        )  # fmt: skip

    def _unexplained(self) -> list[Shares]:
        """Return the change of the shares from each moment to the next, minus the effect of the decision or roll."""
        explained = {moment.at: moment.effect for moment in self.decisions}
        explained |= {roll.at: roll.luck for roll in self.rolls}
        steps = zip(self.curve, self.curve[1:], strict=False)
        return [difference(difference(after, before), explained[at])
                for (at, before), (_, after) in steps]  # fmt: skip


def _norm(steps: Sequence[float]) -> float:
    """Return the spread of a sum of independent steps whose means are zero."""
    return float(sum(step * step for step in steps) ** 0.5)
