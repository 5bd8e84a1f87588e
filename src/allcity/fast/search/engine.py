"""A compiled search over the kernel of a game: from a seat's view to one action."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy

from allcity.core.game import AnyGame, Options
from allcity.core.setup import chosen
from allcity.fast import kernel, loops
from allcity.fast.actions import ActionTable
from allcity.fast.jit import bound
from allcity.fast.search import guide, plan, reuse, simulate, tree
from allcity.fast.search.settings import BOLD, DEPTH, EXPLORE, KEEN, NARROW, TRUST, WIDTH, WORLDS
from allcity.games import GAMES

NODES = 1 << 18  # nodes that are stored; a search with more time goes on with the same nodes
POSITIONS = NODES // 2
MOVES = 8 * NODES
DEEPEST = 4096  # actions in a line of play
STORED = 1 << 13  # nodes of a search that waits for its seat's next decision on a server
LOOK = 4096  # well-known nodes of the last tree among which the new position is looked for


NetOf = Callable[[Any], Any]  # from a state to the net that guides the search there, or to None


class Table(NamedTuple):
    """The tables that hold for all positions of one set-up."""

    tables: Any
    actions: ActionTable
    texts: tuple[
        str, ...
    ]  # the texts of all actions; made here, since a search whose time is over has none left for it


class Engine:
    """The compiled search of one game."""

    def __init__(self, game: str) -> None:
        judging = kernel.judging_of(game)
        assert judging is not None, f"the kernel of {game} does not evaluate"
        self.game: AnyGame = GAMES[game]
        self.kernel = judging
        ready = {id(stub): getattr(judging, name) for name, stub in loops.STUBS.items()}
        ready |= {id(getattr(simulate, name)): getattr(judging, name) for name in kernel.JUDGING}
        self.think = bound(plan.think, ready, kernel.home(game))
        self.find = bound(reuse.find, ready, kernel.home(game))
        self.rate = bound(plan.rate, ready, kernel.home(game))
        self.table = lru_cache(8)(self._table)

    def _table(self, seats: int, options: tuple[tuple[str, str], ...], edition: Any) -> Table:
        picked: Options = chosen(self.game.META, seats, dict(options))
        actions = self.kernel.actions(seats, picked, edition)
        return Table(self.kernel.reckoned(seats, picked, edition), actions, actions.texts)


class Search:
    """One search, from the view of a seat."""

    def __init__(
        self, engine: Engine, view: Any, rng: Random, most: int = NODES, net_of: NetOf | None = None,
        last: Search | None = None,
    ) -> None:  # fmt: skip
        """Begin a search of at most `most` new nodes; it continues with the tree of the `last` search of its seat if that contains this view."""
        self.engine, self.me = engine, int(view.seat)
        worlds = [engine.game.world(view, rng) for _ in range(WORLDS)]
        self.seats, options, edition = engine.kernel.origin(worlds[0])
        self.table = engine.table(self.seats, tuple(sorted(options.items())), edition)
        self.guide = guide_of(engine.kernel, self.seats, net_of and net_of(worlds[0]))
        self.room = room(engine.kernel, self.table.actions.words, WIDTH, DEPTH)
        self.done, self.is_pruned = 0, False
        rows = self._rows(worlds)
        node = self._known(last, rows[0]) if last else -1
        if last and node >= 0:
            self.tree, self.worlds = grafted(engine, last, node, most, NODES // 2)
        else:
            self.tree, self.worlds = room_to_grow(engine.kernel, min(most + 1, NODES)), len(rows)
            self.tree.rows[: self.worlds] = rows
        self.tree.used[tree.BASE] = rng.getrandbits(62)

    def _known(self, last: Search, row: Any) -> int:
        """Return the node of the last search that matches the present view, or -1."""
        if last.table is not self.table or last.me != self.me:
            return -1
        start = last.following
        queue = numpy.zeros(LOOK, numpy.int64)
        return int(self.engine.find(self.table.tables, row, self.me, start, queue, last.tree))

    def _rows(self, worlds: list[Any]) -> Any:
        """Return each world once, as rows; if nothing is hidden there is only one."""
        rows = numpy.zeros((len(worlds), self.engine.kernel.REMEMBERED), numpy.int64)
        for world, row in zip(worlds, rows, strict=True):
            self.engine.kernel.pack(world, self.table.actions, row)
        _, places = numpy.unique(rows, axis=0, return_index=True)
        return rows[sorted(places)]

    def go(self, number: int) -> None:
        """Run this many more simulations."""
        self.engine.think(
            self.table.tables, self.seats, self.me, self.worlds, self.done, number, WIDTH, DEPTH,
            self.room, self.guide, self.tree,
        )  # fmt: skip
        self.done += number

    def after(self, action: int, number: int) -> list[float]:
        """Return the shares of the win that this many simulations find when the seat begins with this action; the tree starts anew."""
        self.done = self.tree.used[tree.NODES] = 0
        self.go(0)
        grown, which = self.tree, int(self.tree.lists[0])
        start = int(grown.starts[which])
        grown.moves[start], grown.priors[start], grown.nexts[start] = action, 1.0, -1
        grown.lengths[which] = grown.wholes[which] = 1
        grown.used[tree.DRAWN] = 0
        self.done = self.worlds
        self.go(number)
        return [float(share) for share in grown.totals[0, : self.seats] / grown.visits[0]]

    @property
    def best(self) -> Any:
        """Return the action that was tried most."""
        return self.engine.game.parse(self.table.texts[self.ranking()[0]])

    @property
    def nodes(self) -> int:
        """Return how many nodes the tree has."""
        return int(self.tree.used[tree.NODES])

    @property
    def following(self) -> int:
        """Return the node to which the best action leads."""
        return 0 if self.is_pruned else int(tree.child_of(0, self.ranking()[0], self.tree))

    @property
    def bytes(self) -> int:
        """Return about how many bytes the tree occupies."""
        used: Any = self.tree.used
        per_node, per_position = 8 * (tree.SEATS + WORLDS + 4), self.tree.rows[0].nbytes
        total = used[tree.NODES] * per_node + used[tree.POSITIONS] * per_position
        return int(total + 24 * used[tree.MOVES])

    def prune(self) -> None:
        """Keep only the part of the tree after the best action, up to a limit; then the search is over."""
        if not self.is_pruned:
            self.tree, self.worlds = grafted(self.engine, self, self.following, 0, STORED)
            self.is_pruned = True

    def ranking(self) -> list[int]:
        """Return the ids of the actions tried, sorted by how often they were tried, then by their shares."""
        grown, child, tried = self.tree, int(self.tree.children[0]), []
        while child >= 0:
            visits = int(grown.visits[child])
            if visits:
                brought = grown.totals[child, self.me] / visits
                tried.append((-visits, -brought, child, int(grown.actions[child])))
            child = int(grown.siblings[child])
        return [action for *_, action in sorted(tried)]


def room(judging: kernel.Judging, words: int, width: int, depth: int) -> plan.Room:
    """Allocate the arrays of a planner."""
    shape = (depth, max(width, NARROW))
    return plan.Room(
        rows=numpy.zeros((depth + 1, judging.REMEMBERED), numpy.int64),
        actions=numpy.zeros(shape, numpy.int64), leads=numpy.zeros(shape),
        lengths=numpy.zeros(depth, numpy.int64), turns=numpy.zeros(depth, numpy.int64),
        worths=numpy.zeros(shape[1]), mask=numpy.zeros(words, numpy.int64),
    )  # fmt: skip


def guide_of(judging: kernel.Kernel, seats: int, net: Any) -> guide.Guide:
    """Return the guide of a search by a net, or by none."""
    inputs = judging.OBSERVED
    first, second, outputs = (len(net.b1), len(net.b2), len(net.b3)) if net else (0, 0, 0)

    def weights(name: str, *shape: int, kind: Any = numpy.int16) -> Any:
        return getattr(net, name) if net else numpy.zeros(shape, kind)

    return guide.Guide(
        has_net=numpy.array([net is not None], numpy.int64),
        manner=numpy.array([KEEN, BOLD if net else EXPLORE, TRUST[seats > 2]]),
        w1=weights("w1", inputs, first), w2=weights("w2", first, second), w3=weights("w3", second, outputs),
        b2=weights("b2", second, kind=numpy.int32), b3=weights("b3", outputs, kind=numpy.int32),
        row=numpy.zeros(judging.FIELDS, numpy.int64), seen=numpy.zeros(inputs, numpy.int8),
        last=numpy.zeros((tree.SEATS, inputs), numpy.int8),
        sums=numpy.tile(weights("b1", first, kind=numpy.int32), (tree.SEATS, 1)),
        sums_2=numpy.zeros(second, numpy.int32), outputs=numpy.zeros(outputs, numpy.int32),
    )  # fmt: skip


def grafted(engine: Engine, last: Search, node: int, more: int, most: int) -> tuple[tree.Tree, int]:
    """Return a new tree with the part of an old one from a node on, at most this many nodes, with room for more; and the number of its worlds."""
    old = last.tree
    size = min(int(old.visits[node]), most)
    new = room_to_grow(engine.kernel, min(size + more, NODES))
    worlds = numpy.flatnonzero(old.places[node] >= 0)
    lists = numpy.zeros(int(old.used[tree.LISTS]), numpy.int64)
    reuse.transplant(node, worlds, numpy.zeros(size, numpy.int64), lists, old, new)
    return new, len(worlds)


def room_to_grow(judging: kernel.Judging, nodes: int) -> tree.Tree:
    """Allocate the arrays of a search; the system provides memory when it is first written to."""
    positions = min(POSITIONS, nodes + WORLDS)
    moves = min(MOVES, (nodes + WORLDS) * tree.FEW + 64 * tree.FEW)

    def integers(*shape: int) -> Any:
        return numpy.empty(shape, numpy.int64)

    return tree.Tree(
        used=numpy.zeros(tree.USED, numpy.int64),
        visits=integers(nodes), totals=numpy.empty((nodes, tree.SEATS)), actions=integers(nodes),
        children=integers(nodes), siblings=integers(nodes), places=integers(nodes, WORLDS),
        rows=numpy.empty((positions + 1, judging.REMEMBERED), numpy.int64),
        actors=integers(positions), sights=numpy.zeros(positions, numpy.int64),
        lists=integers(positions),
        starts=integers(positions), lengths=integers(positions), wholes=integers(positions),
        moves=integers(moves), priors=numpy.empty(moves), nexts=integers(moves),
        path=integers(DEEPEST), mask=numpy.zeros(judging.OBSERVED, numpy.int8),
        candidates=numpy.zeros(judging.MOST, numpy.int64), worths=numpy.zeros(judging.MOST),
        work=numpy.zeros(judging.WORK), shares=numpy.zeros(tree.SEATS),
        expected=numpy.zeros(tree.SEATS), totalled=numpy.zeros(tree.SEATS, numpy.int64),
        ranks=numpy.zeros(tree.SEATS, numpy.int64),
    )  # fmt: skip
