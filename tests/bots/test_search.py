"""The searching bot: which engine searches, what it stores, and how the tree in plain Python is read."""

from __future__ import annotations

import itertools
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from allcity.bots import search, tree
from allcity.bots.budget import Budget
from allcity.bots.evaluate import ByPoints
from allcity.bots.search import CHUNK, LOOK, NODE_BYTES, Searcher, distinct, known_node, ranking
from allcity.bots.tree import Node
from allcity.fast.search.settings import MARGIN, SHARP
from allcity.games import GAMES
from tests.bots.positions import KEYS, asked, positions

each_game = pytest.mark.parametrize("key", KEYS)


class Compiled:
    """A compiled search that notes what is asked of it."""

    made: list[Compiled]

    def __init__(self, *arguments: Any) -> None:
        self.engine, self.view, _, self.nodes, self.net_of, self.last = arguments
        self.numbers: list[int] = []
        self.bytes, self.best, self.is_pruned = 1_000, None, False
        Compiled.made.append(self)

    def go(self, number: int) -> None:
        self.numbers.append(number)
        game = GAMES[self.engine]
        self.best = game.legal(game.world(self.view, Random(1)), self.view.seat)[-1]

    def prune(self) -> None:
        self.is_pruned = True


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> type[Compiled]:
    Compiled.made = []
    module = SimpleNamespace(Search=Compiled, NODES=77)
    monkeypatch.setitem(sys.modules, "allcity.fast.search.engine", module)
    monkeypatch.setattr(search, "ready", lambda game: game)
    monkeypatch.setattr(search, "known_net", lambda game: f"net of {game.META.key}")
    return Compiled


@each_game
def test_a_compiled_search_plays_where_it_is_ready(key: str, compiled: type[Compiled]) -> None:
    game, (state, seat) = GAMES[key], positions(key, 2, 3, 7)[1]
    searcher: Any = Searcher(Budget(nodes=2 * CHUNK + 5))
    searcher.last_root = Node(2)
    assert asked(game, searcher, state, seat, 3) == game.legal(state, seat)[-1]
    (first,) = compiled.made
    assert (first.engine, first.nodes, first.net_of, first.last) == (key, 2 * CHUNK + 5, None, None)
    assert first.numbers == [CHUNK, CHUNK, 5]
    stored: Any = searcher.last
    assert (stored, searcher.last_root) == (first, None)
    assert searcher.memory == 1_000
    searcher.prune()
    assert first.is_pruned
    guided = Searcher(Budget(ms=5, clock=iter([0.0, 1.0]).__next__), has_net=True)
    guided.last = searcher.last
    asked(game, guided, state, seat, 3)
    assert compiled.made[1].net_of == f"net of {key}"
    assert (compiled.made[1].nodes, compiled.made[1].last) == (77, first)
    assert compiled.made[1].numbers == [CHUNK], "time was up"


@each_game
def test_who_wants_plain_python_gets_it_and_its_tree_is_stored(
    key: str, compiled: type[Compiled]
) -> None:
    game, (state, seat) = GAMES[key], positions(key, 2, 3, 7)[1]
    searcher = Searcher(Budget(nodes=30), is_plain=True)
    assert searcher.memory == 0
    searcher.prune()  # nothing is stored
    chosen = asked(game, searcher, state, seat, 3)
    assert compiled.made == []
    assert searcher.last is None
    assert searcher.last_root is not None
    assert searcher.memory == NODE_BYTES * searcher.last_root.visits > 0
    assert chosen in game.legal(state, seat)
    assert searcher(game, game.view(state, seat), [chosen], Random(1)) == chosen


def test_a_comparison_waits_for_the_compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []
    monkeypatch.setattr(search, "warm_alone", warmed.append)
    for is_wanted in (True, False):
        monkeypatch.setattr(search, "is_wanted", lambda answer=is_wanted: answer)
        for is_plain in (True, False):
            Searcher(Budget(nodes=3), is_plain).prepare("a game")
    assert warmed == ["a game"]


def test_a_search_says_how_long_it_thinks() -> None:
    assert Searcher(Budget(ms=250)).seconds == 0.25
    assert Searcher(Budget(nodes=10_000)).seconds == 2


def test_each_world_counts_once() -> None:
    assert distinct(iter([3, 1, 3, 3, 2, 1])) == [3, 1, 2]


def chain(views: list[str]) -> Node:
    """A tree without branches, a view at each node, which all its worlds have."""
    nodes = [Node(2) for _ in views]
    for node, view in zip(nodes, views, strict=True):
        node.view, node.states, node.alike = view, {0: None}, {0}
    for node, child in itertools.pairwise(nodes):
        node.children["on"] = child
    return nodes[0]


def test_a_view_is_looked_for_in_a_stored_tree_but_not_for_ever() -> None:
    root = chain(["a", "b", "c"])
    node = known_node(root, "c")
    assert node is root.children["on"].children["on"]
    assert known_node(root, "d") is None
    assert known_node(None, "a") is None
    node.states[1] = None  # a world in which something else is seen
    assert known_node(root, "c") is None
    long = chain([str(number) for number in range(LOOK + 2)])
    assert known_node(long, str(LOOK - 1)) is not None
    assert known_node(long, str(LOOK + 1)) is None


def test_the_most_tried_action_comes_first_then_the_one_that_brought_more_then_the_earlier() -> (
    None
):
    root = Node(2)
    for action, visits, total in (("a", 2, 0.4), ("b", 3, 0.1), ("c", 2, 1.0), ("d", 0, 0), ("e", 2, 0.4)):  # fmt: skip
        root.children[action] = child = Node(2)
        child.visits, child.totals = visits, [9.0, total]
    assert ranking(root, 1) == ["b", "c", "a", "e"]


def test_priors_are_chances_and_the_hopeless_keep_a_little() -> None:
    moves = tree.priors([("low", -1e9), ("best", 10.0), ("next", 10.0 - SHARP)])
    assert [action for action, _ in moves] == ["best", "next", "low"]
    chances = [chance for _, chance in moves]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] / chances[1] == pytest.approx(2.718281828)
    assert chances[2] / chances[0] == pytest.approx(9.357622968840175e-14)


def test_at_the_end_the_first_place_is_shared_and_points_count_a_little() -> None:
    for places, points in (((1, 2), (30, 10)), ((1, 1), (20, 20)), ((2, 1, 1), (5, 15, 15))):
        result = SimpleNamespace(places=places, points=points)
        game = SimpleNamespace(result=lambda _, result=result: result)
        shares = tree.final(SimpleNamespace(game=game), None)  # type: ignore[arg-type]
        close = tree.softened(points, 10.0)
        expected = [
            (1 - MARGIN) * (place == 1) / places.count(1) + MARGIN * near
            for place, near in zip(places, close, strict=True)
        ]
        assert shares == pytest.approx(expected)
        assert sum(shares) == pytest.approx(1)
    assert tree.softened([10.0, 0.0], 10.0) == pytest.approx([0.731058579, 0.268941421])


@each_game
def test_a_game_without_an_evaluation_is_judged_by_its_points(key: str) -> None:
    game = GAMES[key]
    evaluation = ByPoints(game)
    state, seat = positions(key, 3, 3, 7)[-2]
    points = game.points(state)
    assert evaluation.terms(state, seat) == {"points": float(points[seat])}
    assert evaluation.doubt(state) == 1 + max(points) / 4
    legal = game.legal(state, seat)
    expected = [(a, float(game.points(game.apply(state, seat, a))[seat])) for a in legal]
    assert evaluation.gains(state, seat, legal) == expected == evaluation.prospects(state, seat, legal)  # fmt: skip
