"""The value of decisions, from what their seat could know: by the compiled search of the game if it is ready, else by the planner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from allcity.bots import bot
from allcity.bots.evaluate import evaluation_of, values
from allcity.bots.net import known_net
from allcity.bots.planner import follow, promising
from allcity.bots.seats import imagine, seat_of
from allcity.bots.tree import softened
from allcity.bots.warm import ready
from allcity.core.game import CHANCE, AnyGame
from allcity.review.marks import MARKS
from allcity.review.shares import Shares, errors, exact, final, mean

if TYPE_CHECKING:
    from allcity.fast.search.engine import Engine, Search
    from allcity.nets.net import Net

WIDTH, DEPTH = 16, 2  # of the planner
MOST = 16  # decisions that are followed until chance acts again
SEED = 18  # equal views give equal imagined worlds, so that an opinion depends on nothing else


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a review takes."""

    nodes: int  # of the search, for each action that is compared
    glance: int  # of the search, for each outcome of chance
    samples: int  # outcomes of a roll or draw that are weighed
    worlds: int  # worlds that the planner imagines, since facts are hidden
    # Additional searches, each of twice as many nodes, for a decision that seems to have been costly.
    looks: int


QUICK = Effort(nodes=64, glance=32, samples=8, worlds=1, looks=0)
FULL = Effort(nodes=400, glance=128, samples=32, worlds=2, looks=3)


@dataclass(frozen=True, slots=True)
class Opinion:
    """The actions of a decision with the shares after each of them, the best one first.

    `doubt` is the standard error of the difference between the best action and the chosen one, if several searches compared them.
    """

    shares: dict[str, Shares]
    doubt: float = 0.0

    @property
    def best(self) -> str:
        return next(iter(self.shares))


class Judge(Protocol):
    """Judges decisions from the view of the deciding seat."""

    name: str

    def opinion(self, view: Any, chosen: str) -> Opinion:
        """Return the best action, the chosen one, and if they are the same, the next best one."""

    def glance(self, view: Any) -> Shares:
        """Return the shares before a decision, by a quick search."""


class SearchJudge:
    """Judges by a search of this many nodes; each action that it compares gets a search of its own, with the same random numbers.

    A net guides the search if the game has one for these boards and this number of seats.
    """

    def __init__(self, game: AnyGame, engine: Engine, effort: Effort, net: Net | None) -> None:
        self._game, self._engine, self._effort, self._net = game, engine, effort, net
        self._player = bot("net")
        self.name = "guided" if net else "search"

    def opinion(self, view: Any, chosen: str) -> Opinion:
        search = self._search(view, self._effort.nodes)
        texts, ids = search.table.texts, search.table.actions.ids
        search.go(self._effort.nodes)
        ranking = [texts[number] for number in search.ranking()]
        compared = dict.fromkeys([chosen, ranking[0], self._wished(view)])
        if len(compared) == 1:
            compared |= dict.fromkeys(ranking[1:2])
        shares = {text: exact(search.after(ids[text], self._effort.nodes)) for text in compared}
        opinion = Opinion(_ordered(shares, seat_of(view)))
        seat, best = seat_of(view), opinion.best
        is_costly = shares[best][seat] - shares[chosen][seat] > MARKS["good"]
        return self._again(view, opinion, chosen) if is_costly and self._effort.looks else opinion

    def _again(self, view: Any, first: Opinion, chosen: str) -> Opinion:
        """Return a second opinion on the same actions, by searches with other random numbers and in other worlds."""
        seat, rows = seat_of(view), {text: list[Shares]() for text in first.shares}
        for look in range(1, self._effort.looks + 1):
            search = self._search(view, 2 * self._effort.nodes, SEED + look)
            for text, looks in rows.items():
                number = search.table.actions.ids[text]
                looks.append(exact(search.after(number, 2 * self._effort.nodes)))
        shares = _ordered({text: mean(looks) for text, looks in rows.items()}, seat)
        pairs = zip(rows[next(iter(shares))], rows[chosen], strict=True)
        return Opinion(
            shares, errors([(first[seat] - second[seat],) for first, second in pairs])[0]
        )

    def glance(self, view: Any) -> Shares:
        search = self._search(view, self._effort.glance)
        search.go(self._effort.glance)
        return exact(search.after(search.ranking()[0], self._effort.glance))

    def _search(self, view: Any, nodes: int, seed: int = SEED) -> Search:
        from allcity.fast.search.engine import Search  # noqa: PLC0415 (needs the extra `fast`)

        return Search(self._engine, view, Random(seed), nodes, lambda _: self._net)

    def _wished(self, view: Any) -> str:
        """Return the choice of the game's net, which the search may have overlooked."""
        world = self._game.world(view, Random(SEED))
        legal = self._game.legal(world, seat_of(view))
        return self._game.text(self._player(self._game, view, legal, Random(SEED)))


class PlannerJudge:
    """Judges by the planner's evaluation, in a few worlds that the view allows."""

    name = "planner"

    def __init__(self, game: AnyGame, worlds: int) -> None:
        self._game, self._worlds = game, worlds
        self._evaluation = evaluation_of(game.META.key)

    def opinion(self, view: Any, chosen: str) -> Opinion:
        seat = seat_of(view)
        shares = _ordered(self._compared(view, [chosen]), seat)
        best, *others = shares
        compared = dict.fromkeys([best, chosen, *(others[:1] if best == chosen else [])])
        return Opinion({text: shares[text] for text in compared})

    def glance(self, view: Any) -> Shares:
        """Let all seats go on by their quick estimates until chance acts, since only then the value of a roll shows."""
        state = imagine(self._game, self._evaluation, view, Random(SEED))
        for _ in range(MOST):
            active = self._game.active(state)
            if not active or active == (CHANCE,):
                break
            legal = self._game.legal(state, active[0])
            (action,) = promising(self._evaluation, state, active[0], legal, 1)
            state = self._game.apply(state, active[0], action)
        return self._shares(state)

    def _compared(self, view: Any, asked: Sequence[str]) -> dict[str, Shares]:
        """Return the promising actions and those asked for, with the shares after each."""
        rng, seat = Random(SEED), seat_of(view)
        worlds = [imagine(self._game, self._evaluation, view, rng) for _ in range(self._worlds)]
        legal = self._game.legal(worlds[0], seat)
        actions = promising(self._evaluation, worlds[0], seat, legal, WIDTH)
        compared = {self._game.text(action): action for action in actions}
        compared |= {text: self._game.parse(text) for text in asked}
        return {
            text: mean([self._after(world, seat, action) for world in worlds])
            for text, action in compared.items()
        }

    def _after(self, world: Any, seat: int, action: Any) -> Shares:
        """Return the shares at the end of the seat's turn, if it begins with this action."""
        after = self._game.apply(world, seat, action)
        _, leaf = follow(self._game, self._evaluation, after, seat, DEPTH - 1)
        return self._shares(leaf)

    def _shares(self, state: Any) -> Shares:
        """Return the shares that the evaluation gives to a position."""
        result = self._game.result(state)
        if result is not None:
            return final(result)
        points = values(self._evaluation, state, len(self._game.points(state)))
        return exact(softened(points, self._evaluation.doubt(state)))


def _ordered(shares: dict[str, Shares], seat: int) -> dict[str, Shares]:
    """Return the same, with the best for a seat first; equal ones stay in their order."""
    return dict(sorted(shares.items(), key=lambda pair: -pair[1][seat]))


def judge_of(game: AnyGame, effort: Effort, state: Any) -> Judge:
    """Return the best judge that is ready in this process, for a match with the boards and seats of a position."""
    if engine := ready(game.META.key):
        return SearchJudge(game, engine, effort, known_net(game)(state))
    return PlannerJudge(game, effort.worlds)
