"""A compiled search over the kernel of a game: from a seat's view to one action."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy

from allcity.core.game import AnyGame, Options
from allcity.core.setup import chosen
from allcity.fast import kernel, loops, plan, simulate, tree
from allcity.fast.actions import ActionTable
from allcity.fast.jit import bound
from allcity.fast.settings import DEPTH, NARROW, WIDTH, WORLDS
from allcity.games import GAMES

NODES = 1 << 18  # that are stored; a search that has more time goes on with these
POSITIONS = NODES // 2
MOVES = 8 * NODES
DEEPEST = 4096  # actions of a line of play


class Table(NamedTuple):
    """What holds for all positions of one set-up."""

    tables: Any
    actions: ActionTable


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
        self.rate = bound(plan.rate, ready, kernel.home(game))
        self.table = lru_cache(8)(self._table)

    def _table(self, seats: int, options: tuple[tuple[str, str], ...], edition: Any) -> Table:
        picked: Options = chosen(self.game.META, seats, dict(options))
        return Table(
            self.kernel.reckoned(seats, picked, edition),
            self.kernel.actions(seats, picked, edition),
        )

    def choose(self, view: Any, rng: Random, steps: Iterable[int], most: int = 0) -> Any:
        """The action that is tried most; `steps` gives how many simulations come next, `most` how many there will be, if that is known."""
        search = Search(self, view, rng, most or NODES)
        for number in steps:
            search.go(number)
        return self.game.parse(search.table.actions.texts[search.ranking()[0]])


class Search:
    """One search, from what a seat may know."""

    def __init__(self, engine: Engine, view: Any, rng: Random, most: int = NODES) -> None:
        self.engine, self.me = engine, int(view.seat)
        worlds = [engine.game.world(view, rng) for _ in range(WORLDS)]
        self.seats, options, edition = engine.kernel.origin(worlds[0])
        self.table = engine.table(self.seats, tuple(sorted(options.items())), edition)
        rows = self._rows(worlds)
        self.worlds = len(rows)
        self.tree = room_to_grow(engine.kernel, min(most + 1, NODES))
        self.tree.rows[: self.worlds] = rows
        self.room = room(engine.kernel, self.table.actions.words, WIDTH, DEPTH)
        self.tree.used[tree.BASE] = rng.getrandbits(62)
        self.done = 0

    def _rows(self, worlds: list[Any]) -> Any:
        """Each world once; where nothing is hidden there is only one."""
        rows = numpy.zeros((len(worlds), self.engine.kernel.REMEMBERED), numpy.int64)
        for world, row in zip(worlds, rows, strict=True):
            self.engine.kernel.pack(world, self.table.actions, row)
        _, places = numpy.unique(rows, axis=0, return_index=True)
        return rows[sorted(places)]

    def go(self, number: int) -> None:
        """So many simulations more."""
        self.engine.think(
            self.table.tables, self.seats, self.me, self.worlds, self.done, number, WIDTH, DEPTH,
            self.room, self.tree,
        )  # fmt: skip
        self.done += number

    def after(self, action: int, number: int) -> list[float]:
        """The shares of the win that so many simulations find when the seat begins with this action; the tree is planted anew."""
        self.done = 0
        self.go(0)
        grown, which = self.tree, int(self.tree.lists[0])
        start = int(grown.starts[which])
        grown.moves[start], grown.priors[start], grown.nexts[start] = action, 1.0, -1
        grown.lengths[which] = grown.wholes[which] = 1
        grown.used[tree.DRAWN] = 0
        self.done = self.worlds
        self.go(number)
        return [float(share) for share in grown.totals[0, : self.seats] / grown.visits[0]]

    def ranking(self) -> list[int]:
        """The ids of the actions tried, the most tried first, then by what they brought."""
        grown, child, tried = self.tree, int(self.tree.children[0]), []
        while child >= 0:
            visits = int(grown.visits[child])
            if visits:
                brought = grown.totals[child, self.me] / visits
                tried.append((-visits, -brought, child, int(grown.actions[child])))
            child = int(grown.siblings[child])
        return [action for *_, action in sorted(tried)]


def room(judging: kernel.Judging, words: int, width: int, depth: int) -> plan.Room:
    """Room for a plan."""
    shape = (depth, max(width, NARROW))
    return plan.Room(
        rows=numpy.zeros((depth + 1, judging.REMEMBERED), numpy.int64),
        actions=numpy.zeros(shape, numpy.int64), leads=numpy.zeros(shape),
        lengths=numpy.zeros(depth, numpy.int64), turns=numpy.zeros(depth, numpy.int64),
        worths=numpy.zeros(shape[1]), mask=numpy.zeros(words, numpy.int64),
    )  # fmt: skip


def room_to_grow(judging: kernel.Judging, nodes: int) -> tree.Tree:
    """Room for a search; the system gives memory when it is first written to."""
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
        found=numpy.zeros(judging.MOST, numpy.int64), worths=numpy.zeros(judging.MOST),
        work=numpy.zeros(judging.WORK), shares=numpy.zeros(tree.SEATS),
        expected=numpy.zeros(tree.SEATS), totalled=numpy.zeros(tree.SEATS, numpy.int64),
        ranks=numpy.zeros(tree.SEATS, numpy.int64),
    )  # fmt: skip
