"""A bot that searches: a tree over decisions and chance, in worlds that its view allows.

The compiled search of the game is used if it is ready (`allcity.bots.warm`); else the one in plain Python, which works alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from allcity.bots.budget import Budget
from allcity.bots.evaluate import evaluation_of
from allcity.bots.net import known_net
from allcity.bots.planner import rate
from allcity.bots.seats import few, imagine, seat_of
from allcity.bots.tree import ALIKE, Node, Search, place, priors, simulate
from allcity.bots.warm import is_wanted, ready, warm_alone
from allcity.core.game import A, E, Game, S, V
from allcity.fast.search.settings import DEPTH, WIDTH, WORLDS

if TYPE_CHECKING:
    from allcity.fast.search.engine import Engine
    from allcity.fast.search.engine import Search as CompiledSearch

NODE_BYTES = 6_000  # about the size of a node in plain Python
CHUNK = 64  # compiled simulations between two readings of the clock, less than a millisecond
LOOK = 4000  # nodes of the last tree that are compared with the new position


class Searcher:
    """Searches until its budget is spent, and stores its tree for the next decision of the same line of play."""

    def __init__(self, budget: Budget, is_plain: bool = False, has_net: bool = False) -> None:
        self.budget = budget
        self.is_plain = is_plain  # whether only the search in plain Python is used
        self.has_net = has_net  # whether the net of the game guides it, if there is one
        self.seconds = budget.seconds
        self.last_root: Node | None = None  # of the search in plain Python
        self.last: CompiledSearch | None = None

    @property
    def memory(self) -> int:
        """Return about how many bytes it stores until its next decision."""
        plain = self.last_root.visits if self.last_root else 0
        return NODE_BYTES * plain + (self.last.bytes if self.last else 0)

    def prune(self) -> None:
        """Store less until the next decision; called when memory is scarce."""
        if self.last:
            self.last.prune()

    def prepare(self, game: str) -> None:
        """Wait for the compiled search, so that all matches of a comparison are played by the same one."""
        if is_wanted() and not self.is_plain:
            warm_alone(game)

    def __call__(self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random) -> A:
        begun = self.budget.clock()
        if only := few(legal, 1):
            return only[0]
        if not self.is_plain and (engine := ready(game.META.key)):
            return self._compiled(engine, game, view, rng, begun)
        search, root = self.begin(game, view, legal, rng)
        for step in self.budget.steps(begun):
            simulate(search, root, search.worlds[step % len(search.worlds)])
        best = ranking(root, search.me)[0]
        self.last_root, self.last = root.children[best], None
        chosen: A = best
        return chosen

    def _compiled(
        self, engine: Engine, game: Game[S, A, V, E], view: V, rng: Random, begun: float
    ) -> A:
        from allcity.fast.search.engine import NODES, Search  # noqa: PLC0415 (imports numba)

        net_of = known_net(game) if self.has_net else None
        search = Search(engine, view, rng, self.budget.nodes or NODES, net_of, self.last)
        for number in self.budget.chunks(begun, CHUNK):
            search.go(number)
        self.last, self.last_root = search, None
        best: A = search.best
        return best

    def begin(
        self, game: Game[S, A, V, E], view: V, legal: Sequence[A], rng: Random
    ) -> tuple[Search, Node]:
        """Return the tree to continue with: the last one if it contains this very view, else a new one."""
        evaluation, me = evaluation_of(game.META.key), seat_of(view)
        worlds = distinct(imagine(game, evaluation, view, rng) for _ in range(WORLDS))
        seats = len(game.points(worlds[0]))
        search = Search(game, evaluation, me, seats, rng)
        root = known_node(self.last_root, view) or Node(seats)
        if not root.states:
            for world, state in enumerate(worlds):
                place(search, root, state, world)
        rows = rate(game, evaluation, worlds[0], me, legal, WIDTH, DEPTH)
        root.moves[ALIKE] = priors([(row.action, row.lead) for row in rows])
        search.worlds = sorted(root.states)
        return search, root


def distinct(worlds: Iterable[S]) -> list[S]:
    """Return each world once; if nothing is hidden there is only one."""
    unlike: list[S] = []
    for world in worlds:
        if world not in unlike:
            unlike.append(world)
    return unlike


def known_node(root: Node | None, view: Any) -> Node | None:
    """Return the node of the last tree at which the seat sees exactly this view, in all its worlds."""
    queue = [root] if root else []
    for node in queue:
        if node.view == view and len(node.alike) == len(node.states):
            return node
        if len(queue) < LOOK:
            queue += node.children.values()
    return None


def ranking(root: Node, me: int) -> list[Any]:
    """Return the actions tried, sorted by how often they were tried, then by their shares."""
    tried = [(child.visits, child.totals[me] / child.visits, i, action)
             for i, (action, child) in enumerate(root.children.items()) if child.visits]  # fmt: skip
    return [action for *_, action in sorted(tried, key=lambda row: (-row[0], -row[1], row[2]))]
