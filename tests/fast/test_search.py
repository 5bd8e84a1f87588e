"""The compiled search plays legally, honestly and within its budget."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from allcity.bots import bot, warm
from allcity.bots.budget import Budget
from allcity.bots.search import Searcher
from allcity.fast import search
from allcity.fast.search import Search
from allcity.games import GAMES
from tests.bots.positions import asked, positions
from tests.fast.engines import JUDGING, engines  # noqa: F401 (for all tests here)
from tests.sizes import size

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("game", JUDGING)


@each_game
def test_a_compiled_search_chooses_legally_and_the_same_for_the_same_seed(game: str) -> None:
    rules = GAMES[game]
    for seats in (2, 3, 4):
        for state, seat in positions(game, seats, seats, size(7, 1)):
            first, again = (asked(rules, bot("search:150n"), state, seat, 7) for _ in range(2))
            assert first in rules.legal(state, seat)
            assert first == again


@each_game
def test_what_is_hidden_does_not_change_the_choice(game: str) -> None:
    """The same view from another world: seed for seed the same action."""
    rules, swapped = GAMES[game], 0
    for state, seat in positions(game, 3, 5, 1):
        other = rules.world(rules.view(state, seat), Random(99))
        if other == state:
            continue
        swapped += 1
        if swapped > size(40, 400):
            break
        mine, theirs = (asked(rules, bot("search:300n"), one, seat, 3) for one in (state, other))
        assert mine == theirs
    assert swapped > 5, "nothing was hidden"


@each_game
def test_several_worlds_share_one_tree(game: str) -> None:
    rules = GAMES[game]
    for state, seat in positions(game, 3, 5, 1):
        found = Search(_engine(game), rules.view(state, seat), Random(1), 400)
        if found.worlds > 4:
            found.go(400)
            assert found.tree.visits[0] == 400
            assert all(found.tree.places[0, : found.worlds] >= 0)
            visits = [int(found.tree.visits[child]) for child in _children(found)]
            assert sum(visits) == 400
            return
    raise AssertionError("nothing was hidden")


@each_game
def test_a_budget_of_nodes_is_kept_exactly(game: str) -> None:
    rules = GAMES[game]
    state, seat = positions(game, 2, 1, 5)[2]
    for nodes in (1, 63, 64, 65, 200):
        found = Search(_engine(game), rules.view(state, seat), Random(1), nodes)
        for number in Budget(nodes=nodes).chunks(0.0, 64):
            found.go(number)
        assert found.tree.visits[0] == nodes
        assert found.tree.used[0] == nodes + 1


@each_game
def test_a_budget_of_time_is_looked_at_after_each_chunk(game: str) -> None:
    ticks = iter(range(1000))
    budget = Budget(ms=10_000, clock=lambda: float(next(ticks)))
    rules = GAMES[game]
    state, seat = next(
        (state, seat)
        for state, seat in positions(game, 2, 1, 1)
        if len(rules.legal(state, seat)) > 3
    )
    action = asked(rules, Searcher(budget), state, seat, 1)
    assert action in rules.legal(state, seat)
    assert next(ticks) == 11  # one look at the start, then one each second until the tenth


@each_game
def test_a_search_without_room_goes_on_with_what_it_has(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "NODES", 30)
    monkeypatch.setattr(search, "POSITIONS", 12)
    monkeypatch.setattr(search, "MOVES", 60)
    rules = GAMES[game]
    for state, seat in positions(game, 3, 2, 17):
        found = Search(_engine(game), rules.view(state, seat), Random(1), 500)
        found.go(500)
        assert found.tree.visits[0] == 500
        texts = [found.table.actions.texts[action] for action in found.ranking()]
        assert rules.parse(texts[0]) in rules.legal(state, seat)


@each_game
def test_lists_of_moves_grow_with_the_visits(game: str) -> None:
    rules = GAMES[game]
    state, seat = max(positions(game, 2, 1, 1), key=lambda one: len(rules.legal(*one)))
    found = Search(_engine(game), rules.view(state, seat), Random(1))
    found.go(4000)
    tree, lists = found.tree, found.tree.used[2]
    assert max(tree.lengths[which] for which in range(1, lists)) > 12
    for which in range(lists):
        places = range(tree.starts[which], tree.starts[which] + tree.lengths[which])
        priors = [tree.priors[place] for place in places]
        assert priors == sorted(priors, reverse=True)
        assert 0 < sum(priors) < 1 + 1e-6  # hopeless ones have next to nothing, and are not counted
        assert len({tree.moves[place] for place in places}) == len(places)


def test_python_can_be_asked_for() -> None:
    """The plain search stores its tree; the compiled one does not."""
    game = JUDGING[0]
    state, seat = positions(game, 2, 1, 5)[2]
    for spec, has_tree in (("search:40n:python", True), ("search:40n", False)):
        player = bot(spec)
        assert isinstance(player, Searcher)
        asked(GAMES[game], player, state, seat, 1)
        assert (player.memory > 0) == has_tree


def _engine(game: str) -> search.Engine:
    engine = warm.ready(game)
    assert engine is not None
    return engine


def _children(found: Search) -> Iterator[int]:
    child = int(found.tree.children[0])
    while child >= 0:
        yield child
        child = int(found.tree.siblings[child])
