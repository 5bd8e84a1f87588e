"""The compiled search plays legally, honestly and within its budget."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from allcity.arena import Plan, run
from allcity.arena.folder import Folder
from allcity.arena.runners import here
from allcity.arena.standings import by_deal
from allcity.bots import bot, warm
from allcity.bots.budget import Budget
from allcity.bots.net import known_net
from allcity.bots.search import Searcher
from allcity.core.game import CHANCE
from allcity.fast.actions import ActionTable
from allcity.fast.search import engine as search
from allcity.fast.search.engine import Search
from allcity.games import GAMES
from tests.bots.positions import asked, positions
from tests.fast.engines import JUDGING, engines  # noqa: F401 (for all tests here)
from tests.sizes import IS_SOAK, size

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
        search = Search(_engine(game), rules.view(state, seat), Random(1), 400)
        if search.worlds > 4:
            search.go(400)
            assert search.tree.visits[0] == 400
            assert all(search.tree.places[0, : search.worlds] >= 0)
            visits = [int(search.tree.visits[child]) for child in _children(search)]
            assert sum(visits) == 400
            return
    raise AssertionError("nothing was hidden")


@each_game
def test_a_budget_of_nodes_is_kept_exactly(game: str) -> None:
    rules = GAMES[game]
    state, seat = positions(game, 2, 1, 5)[2]
    for nodes in (1, 63, 64, 65, 200):
        search = Search(_engine(game), rules.view(state, seat), Random(1), nodes)
        for number in Budget(nodes=nodes).chunks(0.0, 64):
            search.go(number)
        assert search.tree.visits[0] == nodes
        assert search.tree.used[0] == nodes + 1


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
def test_the_texts_of_actions_are_made_within_the_time(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []  # at the clock
    made: list[int] = []  # after how many looks texts were made

    def clock() -> float:
        looks.append(float(len(looks)))
        return looks[-1]

    def texts(table: ActionTable) -> tuple[str, ...]:
        made.append(len(looks))
        return tuple(table._texts())

    monkeypatch.setattr(ActionTable, "texts", property(texts))
    compiled, rules = warm.ready(game), GAMES[game]
    assert compiled
    compiled.table.cache_clear()
    state, seat = next(iter(positions(game, 2, 1, 1)))
    asked(rules, Searcher(Budget(ms=10_000, clock=clock)), state, seat, 1)
    assert set(made) == {1}
    compiled.table.cache_clear()


@each_game
def test_a_search_without_room_goes_on_with_what_it_has(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "NODES", 30)
    monkeypatch.setattr(search, "POSITIONS", 12)
    monkeypatch.setattr(search, "MOVES", 60)
    rules = GAMES[game]
    for state, seat in positions(game, 3, 2, 17):
        small = Search(_engine(game), rules.view(state, seat), Random(1), 500)
        small.go(500)
        assert small.tree.visits[0] == 500
        texts = [small.table.actions.texts[action] for action in small.ranking()]
        assert rules.parse(texts[0]) in rules.legal(state, seat)


@each_game
def test_lists_of_moves_grow_with_the_visits(game: str) -> None:
    rules = GAMES[game]
    state, seat = max(positions(game, 2, 1, 1), key=lambda one: len(rules.legal(*one)))
    search = Search(_engine(game), rules.view(state, seat), Random(1))
    search.go(4000)
    tree, lists = search.tree, search.tree.used[2]
    assert max(tree.lengths[which] for which in range(1, lists)) > 12
    for which in range(lists):
        places = range(tree.starts[which], tree.starts[which] + tree.lengths[which])
        priors = [tree.priors[place] for place in places]
        assert priors == sorted(priors, reverse=True)
        assert 0 < sum(priors) < 1 + 1e-6  # hopeless ones have next to nothing, and are not counted
        assert len({tree.moves[place] for place in places}) == len(places)


def test_python_can_be_asked_for() -> None:
    """Both engines store their tree, each its own."""
    game = JUDGING[0]
    state, seat = positions(game, 2, 1, 5)[2]
    for spec, is_plain in (("search:40n:python", True), ("search:40n", False)):
        player = bot(spec)
        assert isinstance(player, Searcher)
        asked(GAMES[game], player, state, seat, 1)
        assert (player.last_root is not None) == is_plain
        assert (player.last is None) == is_plain
        assert player.memory > 0


def followed(game: str, seats: int, nodes: int, prunes: bool) -> list[tuple[int, Search]]:
    """A match in which every seat searches and goes on with its tree: how many visits each search began with."""
    rules, rng, last = GAMES[game], Random(3), dict[int, Search]()
    state, searches = rules.setup(seats, {}), list[tuple[int, Search]]()
    while rules.active(state) and len(searches) < size(24, 200):
        seat = rules.active(state)[0]
        if seat == CHANCE:
            outcomes, weights = zip(*rules.chance(state), strict=True)
            action = rng.choices(outcomes, weights)[0]
        elif len(rules.legal(state, seat)) == 1:
            action = rules.legal(state, seat)[0]
        else:
            view = rules.view(state, seat)
            search = Search(_engine(game), view, rng, nodes, known_net(rules), last.get(seat))
            searches.append((int(search.tree.visits[0]) if search.nodes else 0, search))
            search.go(nodes)
            action = search.best
            assert action in rules.legal(state, seat)
            if prunes:
                search.prune()
            last[seat] = search
        state = rules.apply(state, seat, action)
    return searches


@each_game
@pytest.mark.parametrize("prunes", [False, True])
def test_a_search_goes_on_with_what_it_found_out(game: str, prunes: bool) -> None:
    searches = followed(game, 2, 400, prunes)
    inherited = [visits for visits, _ in searches]
    assert sum(visits > 0 for visits in inherited) >= 3
    for visits, grown in searches:
        if not prunes:
            assert grown.tree.visits[0] == visits + 400
            tried = sum(int(grown.tree.visits[child]) for child in _children(grown))
            assert visits == 0 or tried <= grown.tree.visits[0]
        assert grown.bytes < 20_000_000


@each_game
def test_a_search_goes_on_only_where_its_seat_is_now(game: str) -> None:
    """A tree of another seat, of another match or of other boards is of no use."""
    rules = GAMES[game]
    state, seat = positions(game, 2, 1, 5)[2]
    last = Search(_engine(game), rules.view(state, seat), Random(1), 200)
    last.go(200)
    for other, their_seat in (positions(game, 2, 9, 5)[3], positions(game, 3, 1, 5)[2]):
        view = rules.view(other, their_seat)
        assert Search(_engine(game), view, Random(1), 50, last=last).nodes == 0


@each_game
def test_a_net_guides_a_search(game: str) -> None:
    """Legal, the same for the same seed, blind to what is hidden, and on boards that no net knows without one."""
    rules, player = GAMES[game], bot("search:120n:net")
    assert isinstance(player, Searcher)
    assert player.has_net
    for seats in (2, 3, 4):
        for state, seat in positions(game, seats, seats, size(9, 2)):
            view = rules.view(state, seat)
            search = Search(_engine(game), view, Random(1), 60, known_net(rules))
            assert search.guide.has_net[0]
            first = asked(rules, bot("search:120n:net"), state, seat, 7)
            world = rules.world(view, Random(99))
            assert first in rules.legal(state, seat)
            assert first == asked(rules, bot("search:120n:net"), world, seat, 7)
            search.go(60)
            assert search.tree.totals[0, :seats].sum() == pytest.approx(60)
    option = next(option for option in rules.META.options if not option.is_open)
    state = rules.setup(2, {option.key: option.values[-1]})
    while rules.active(state) == (CHANCE,):
        state = rules.apply(state, CHANCE, rules.chance(state)[0][0])
    view = rules.view(state, rules.active(state)[0])
    assert not Search(_engine(game), view, Random(1), 60, known_net(rules)).guide.has_net[0]


@each_game
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"),
    [
        ("search:150n:net", "search:150n", 0.6),  # a net helps
        ("search:600n:net", "net", 0.5),  # so *hard* is above *skilled*
        pytest.param(  # and *expert*, with four and a half times its nodes, above *hard*
            "search:900n:net", "search:200n:net", 0.5, marks=pytest.mark.skipif(not IS_SOAK, reason="long")
        ),
    ],
)  # fmt: skip
def test_the_searches_of_the_levels_are_ordered(
    game: str, stronger: str, weaker: str, least: float
) -> None:
    plan = Plan(game, (stronger, weaker), size(10, 30), seed=2)
    deals = by_deal(run(plan, here, Folder(None, plan), stops_early=False).rows, 0)
    assert sum(deals.values()) / len(deals) > least


def _engine(game: str) -> search.Engine:
    engine = warm.ready(game)
    assert engine is not None
    return engine


def _children(search: Search) -> Iterator[int]:
    child = int(search.tree.children[0])
    while child >= 0:
        yield child
        child = int(search.tree.siblings[child])
