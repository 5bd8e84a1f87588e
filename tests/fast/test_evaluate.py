"""The compiled evaluation is the evaluation: the same terms and promises, in random positions of every set-up."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from allcity.bots import warm
from allcity.bots.evaluate import evaluation_of
from allcity.bots.planner import rate
from allcity.fast.kernel import judging_of
from allcity.fast.search.engine import Engine, Search
from allcity.games import GAMES
from tests.bots.positions import positions
from tests.fast.evaluated import EXACT, walk
from tests.games.editions import WORST
from tests.luck import LUCK
from tests.sizes import size

pytestmark = pytest.mark.slow

JUDGING = [key for key in GAMES if judging_of(key)]
OPTIONS = {
    key: [option for option in GAMES[key].META.options if not option.is_open and "drawn" not in option.values]
    for key in JUDGING
}  # fmt: skip
SETUPS = [
    (key, seats, dict(zip([option.key for option in OPTIONS[key]], values, strict=True)))
    for key in JUDGING
    for seats in GAMES[key].META.seats
    for values in product(*[option.values for option in OPTIONS[key]])
]


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """One process compiles, and the others load it."""
    for game in JUDGING:
        warm.warm_alone(game)
        warm._ENGINES.clear()


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_random_positions_are_worth_the_same(
    game: str, seats: int, options: dict[str, str]
) -> None:
    rng = Random(f"{LUCK} {game} {seats} {options}")
    assert sum(walk(game, seats, options, rng, 7) for _ in range(size(1, 40))) > 3


@pytest.mark.parametrize(
    ("game", "text"),
    [(game, text) for game in JUDGING for text in WORST[game].values()],
    ids=[f"{game} {name}" for game in JUDGING for name in WORST[game]],
)
def test_positions_of_other_editions_are_worth_the_same(game: str, text: str) -> None:
    edition = GAMES[game].read_edition(text).edition
    assert edition is not None
    assert walk(game, 3, {}, Random(LUCK), size(11, 3), edition) > 0


@pytest.mark.parametrize("game", JUDGING)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_compiled_planner_rates_as_the_planner_does(game: str, seats: int) -> None:
    """In the first world that a search imagines, each action goes to the same lead."""
    rules, engine, rated = GAMES[game], Engine(game), 0
    for state, seat in positions(game, seats, seats, size(9, 2)):
        others = [other for other in range(seats) if other != seat]
        if any(rules.legal(state, other) for other in others):
            continue  # their sealed choices are imagined anew
        view = rules.view(state, seat)
        search, world = Search(engine, view, Random(3), 4), rules.world(view, Random(3))
        search.go(1)
        number = search.room.lengths[0]
        texts = [search.table.actions.texts[action] for action in search.room.actions[0, :number]]
        mine = dict(zip(texts, search.room.leads[0, :number].tolist(), strict=True))
        legal = rules.legal(state, seat)
        rows = rate(rules, evaluation_of(game), world, seat, legal, 24, 3)
        theirs = {rules.text(row.action): row.lead for row in rows}
        both = mine.keys() & theirs.keys()
        assert len(mine) == len(theirs)
        assert len(both) >= 0.7 * len(mine)  # of equal promises either one may be left out
        for text in both:
            assert mine[text] == pytest.approx(theirs[text], abs=EXACT)
        rated += 1
    assert rated > 3
