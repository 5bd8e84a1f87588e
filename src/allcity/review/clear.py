"""Decisions with a clearly best action, on which several searches agree: the material of puzzles; see docs/puzzles.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from allcity.bots.net import known_net
from allcity.bots.seats import few, seat_of
from allcity.core.game import AnyGame
from allcity.review.marks import MARKS

if TYPE_CHECKING:
    from allcity.fast.search.engine import Engine, Search

MARGIN = MARKS["inaccuracy"]  # of the win, by which every wrong action is worse than the best one
SCREENED = 0.035  # the same, after the first quick look
EVEN = 0.015  # most by which right actions may differ, in shares of the win
RIGHT = 3  # right actions at most
OPEN = (0.4, 0.92)  # the share of the best action: above this part of a fair share, and below this
COMPARED = 12  # actions that are compared
TEMPTING = 3  # the best wrong actions, which are compared most closely


@dataclass(frozen=True, slots=True)
class Look:
    """How closely a decision is searched: nodes per action that is compared, the seed of the search, and whether a net guides it."""

    nodes: int
    seed: int
    is_guided: bool = False


SCREEN = Look(600, 1)
WIDE = Look(2_000, 2)
DEEP = Look(10_000, 3), Look(10_000, 4)
GUIDED = Look(10_000, 5, is_guided=True)


@dataclass(frozen=True, slots=True)
class Clear:
    """A decision with a clear answer: the right actions, the best one first, and what other ones cost, in shares of the win."""

    right: tuple[str, ...]
    losses: dict[str, float]

    @property
    def lead(self) -> float:
        """Return by how much the best action beats the best wrong one."""
        return min(self.losses.values())


class Finder:
    """Looks for clear decisions of one game, by its compiled search and from the view of the deciding seat."""

    def __init__(self, game: AnyGame, engine: Engine) -> None:
        self.game, self.engine = game, engine

    def is_promising(self, view: Any) -> bool:
        """Tell whether a closer look may pay: one action is far ahead after a quick one."""
        search = self._search(view, SCREEN)
        search.go(SCREEN.nodes)
        ranking = self._texts(search)[: RIGHT + 2]
        if len(ranking) < 2:
            return False
        shares = self._shares(view, ranking, SCREEN)
        return _clear(shares, self._fair(search), SCREENED) is not None

    def clear(self, view: Any, asked: Iterable[str] = ()) -> Clear | None:
        """Return the clear answer to a decision, if there is one; the actions of `asked` are compared too.

        All actions are compared by searches, the best ones again by deeper searches with other random numbers and in other worlds. The
        answer must be the same in each of them, and the search that a net guides must agree.
        """
        search = self._search(view, replace(WIDE, nodes=4 * WIDE.nodes))
        search.go(4 * WIDE.nodes)
        texts = list(dict.fromkeys([*self._texts(search)[:COMPARED], *asked]))
        if len(texts) < 2:
            return None
        wide, fair = self._shares(view, texts, WIDE), self._fair(search)
        first = _clear(wide, fair)
        if first is None:
            return None
        closely = [*first.right, *list(first.losses)[:TEMPTING]]
        losses = first.losses
        for look in DEEP:
            deep = _clear(self._shares(view, closely, look), fair)
            if deep is None or set(deep.right) != set(first.right):
                return None
            losses = {**losses, **deep.losses}
        losses = dict(sorted(losses.items(), key=lambda pair: pair[1]))
        is_agreed = self.agrees(view, first.right, list(losses)[:TEMPTING])
        return Clear(first.right, losses) if is_agreed else None

    def holds(self, view: Any, right: Sequence[str], wrong: Sequence[str]) -> bool:
        """Tell whether a quick search still distinguishes these right and wrong answers; each action's search is the same as in `clear`."""
        seats = len(self.game.points(self.game.world(view, Random(1))))
        clear = _clear(self._shares(view, [*right, *wrong], WIDE), 1 / seats)
        return clear is not None and set(clear.right) == set(right)

    def agrees(self, view: Any, right: Sequence[str], wrong: Sequence[str]) -> bool:
        """Tell whether the guided search, by which matches are reviewed, calls none of the wrong answers best."""
        shares = self._shares(view, [*right, *wrong], GUIDED)
        return (
            max(shares[text] for text in right) - max(shares[text] for text in wrong)
            > MARKS["best"]
        )

    def _shares(self, view: Any, texts: Sequence[str], look: Look) -> dict[str, float]:
        """Return the seat's share after each action, the best one first."""
        search, seat = self._search(view, look), seat_of(view)
        ids = search.table.actions.ids
        shares = {text: search.after(ids[text], look.nodes)[seat] for text in texts}
        return dict(sorted(shares.items(), key=lambda pair: -pair[1]))

    def _search(self, view: Any, look: Look) -> Search:
        from allcity.fast.search.engine import Search  # noqa: PLC0415 (needs the extra `fast`)

        net_of = known_net(self.game) if look.is_guided else None
        return Search(self.engine, view, Random(look.seed), look.nodes, net_of)

    @staticmethod
    def _texts(search: Search) -> list[str]:
        return [search.table.texts[number] for number in search.ranking()]

    @staticmethod
    def _fair(search: Search) -> float:
        return 1 / search.seats


def is_choice(legal: Sequence[Any]) -> bool:
    """Tell whether there are more than two actions; a choice between two could be guessed."""
    return few(legal, 2) is None


def _clear(shares: dict[str, float], fair: float, margin: float = MARGIN) -> Clear | None:
    """Return the right actions and what the others cost, if there is a gap between them and nothing is decided yet."""
    best = next(iter(shares.values()))
    if not OPEN[0] * fair < best < OPEN[1]:
        return None
    right = tuple(text for text, share in shares.items() if best - share <= EVEN)
    losses = {text: best - share for text, share in shares.items() if text not in right}
    is_clear = losses and len(right) <= RIGHT and min(losses.values()) >= margin
    return Clear(right, losses) if is_clear else None
