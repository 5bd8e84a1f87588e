"""No cache grows for ever by what people choose: each has a bound, or keys of which there are few.

Boards of uploaded editions are the largest thing that people can make, so the tests play with many.
"""

from __future__ import annotations

import gc
import pkgutil
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

import allcity
from allcity.bots import bot
from allcity.core.cache import cached
from allcity.core.play import draw
from allcity.games import GAMES
from allcity.games.graffiti.board import Board as GraffitiBoard
from allcity.games.tagcity.board import BOARDS
from allcity.games.tagcity.board import Board as TagCityBoard
from tests.games.editions import fresh

# Caches without a bound, and why nobody can make them grow.
FINITE = {
    "allcity.fast.cache.folder": "packages with compiled code",
    "allcity.fast.loops.loops_of": "games with a kernel",
    "allcity.fast.lockstep._seats": "sets of seats",
    "allcity.games.tagcity.data.edition": "shipped editions",
    "allcity.games.graffiti.data.edition": "shipped editions",
    "allcity.games.tagcity.setup.rolls": "numbers of dice",
    "allcity.games.tagcity.legal._put": "faces and spaces of dice",
    "allcity.games.tagcity.legal._take": "spaces of dice",
    "allcity.games.tagcity.legal._check": "values of bubbles, -99 to -1",
    "allcity.games.graffiti.board.ways": "251 prices of up to five paints",
    "allcity.games.graffiti.board.least": "251 prices of up to five paints",
    "allcity.games.graffiti.legal._pays": "251 prices of up to five paints",
    "allcity.games.graffiti.evaluate.palette._ways": "251 prices of up to five paints",
    "allcity.bots.evaluate.evaluation_of": "games",
    "allcity.nets.afterstates.afterstates_of": "games with a kernel",
    "allcity.nets.net.value_loop": "games with a kernel",
    "allcity.nets.net.net_of": "shipped nets",
    "allcity.locales.words": "languages",
    "allcity.learn.path.start": "shipped lessons and puzzles",
    "allcity.learn.puzzle._shelf": "games",
    "allcity.learn.puzzle.puzzles": "games",
    "allcity.learn.shelf._files": "games",
    "allcity.learn.shelf.lesson": "shipped lessons and puzzles",
    "allcity.server.metrics.moves": "games and outcomes",
    "allcity.server.http.pages._files": "nothing",
    "allcity.server.http.pages._tag": "files of the client",
    "allcity.server.http.pages._content": "files of the client",
    "allcity.server.http.openapi.describe": "the application",
    "allcity.server.match.requests.names._bot_names": "nothing",
    "allcity.server.match.requests.names._bot_words": "nothing",
    "allcity.server.learn.rules._book": "games",
    "allcity.cli.typed.completion._session": "nothing",
}
EDITIONS = 3 * BOARDS
Cache = type(lru_cache(bool))


def caches() -> Iterator[tuple[str, Any]]:
    """Every function of the package that remembers its values, by where it is made."""
    for info in pkgutil.walk_packages(allcity.__path__, "allcity."):
        if "migrations" in info.name or info.name.endswith("__main__"):
            continue
        module = import_module(info.name)
        own = [one for one in vars(module).values() if isinstance(one, type)]
        for holder in (module, *(one for one in own if one.__module__ == info.name)):
            for name, value in vars(holder).items():
                if isinstance(value, Cache) and not is_imported(value, info.name):
                    yield f"{info.name}.{name}", value


def is_imported(cache: Any, name: str) -> bool:
    """Tell whether a cache that is visible in one module was made in another."""
    home = sys.modules.get(cache.__module__)
    return home is not None and cache.__module__ != name and cache in vars(home).values()


def test_each_cache_has_a_bound_or_few_keys() -> None:
    endless = {name for name, cache in caches() if cache.cache_info().maxsize is None}
    assert endless - set(FINITE) == set(), "a new cache without a bound: who can choose its keys?"
    assert set(FINITE) - endless == set(), "these have a bound, or are gone"


def test_what_is_kept_goes_with_its_owner_and_has_a_bound() -> None:
    asked = []

    class Owner:
        pass

    @cached(3)
    def double(_: Owner, number: int) -> int:
        asked.append(number)
        return 2 * number

    owner = Owner()
    assert [double(owner, number) for number in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert asked == [1, 2], "a known value is not computed again"
    assert double(Owner(), 1) == 2
    assert asked == [1, 2, 1], "another owner has values of its own"
    for number in range(100):
        double(owner, number)
        assert max(len(values) for values in vars(owner).values()) <= 3
        assert len(vars(owner)) <= 2


def test_values_that_are_still_asked_for_stay_when_a_cache_is_full() -> None:
    asked = []

    class Owner:
        pass

    @cached(4)
    def double(_: Owner, number: int) -> int:
        asked.append(number)
        return 2 * number

    owner = Owner()
    for number in range(1, 50):
        assert (double(owner, 0), double(owner, number)) == (0, 2 * number)
    assert asked.count(0) == 1, "what is used all the time is computed once"
    double(owner, 1)
    assert asked.count(1) == 2, "what was not used for long is forgotten"


@pytest.mark.slow
@pytest.mark.parametrize(("key", "kind"), [("tagcity", TagCityBoard), ("graffiti", GraffitiBoard)])
def test_boards_of_uploaded_editions_do_not_stay(key: str, kind: type) -> None:
    """Use the games as the server and its workers do: texts, views, JSON, accounts and a bot's thoughts."""
    game, rng = GAMES[key], Random(1)
    before = alive(kind)  # other tests of this process may hold some
    for _ in range(EDITIONS):
        edition = game.read_edition(fresh(key)).edition
        state = game.setup(2, {}, edition)
        for step in range(14):
            seat = game.active(state)[0]
            if seat < 0:
                outcomes = game.chance(state)
                action = draw(outcomes, rng.randrange(sum(weight for _, weight in outcomes)))
            else:
                data = game.view_to_json(game.view(state, seat))
                view = game.view_from_json(data, edition)
                legal = list(game.legal(state, seat))
                thinks = bot("planner:2w" if step > 12 else "greedy")
                action = game.parse(game.text(thinks(game, view, legal, rng)))
                game.legal_texts(state, seat)
                game.account(state, seat)
            state = game.apply(state, seat, action)
    boards = set(map(id, alive(kind))) - set(map(id, before))
    assert len(boards) <= BOARDS + 4, "others hold boards of matches that nobody plays"


def alive(kind: type) -> list[object]:
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, kind)]
