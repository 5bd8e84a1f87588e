"""Every bot plays legally, honestly and reproducibly, in both games."""

from __future__ import annotations

from random import Random

import pytest

from allcity.bots import bot
from allcity.bots.evaluate import evaluation_of
from allcity.bots.planner import rate
from allcity.bots.search import Searcher, known_node
from allcity.bots.seats import imagine
from allcity.bots.table import play_out
from allcity.bots.why import DEPTH, WIDTH, why
from allcity.core import Match
from allcity.core.seen import seen, with_seen
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.bots.positions import KEYS, asked, positions
from tests.sizes import size

SPECS = ("random", "greedy", "planner", "planner:8w:5p", "search:12n", "net")
each_game = pytest.mark.parametrize("key", KEYS)
each_bot = pytest.mark.parametrize("spec", SPECS)


@each_game
@each_bot
def test_a_bot_chooses_legally_and_the_same_for_the_same_seed(key: str, spec: str) -> None:
    game = GAMES[key]
    for seats in (2, 3, 4):
        for state, seat in positions(key, seats, seats, size(29, 5)):
            first, again = (asked(game, bot(spec), state, seat, 7) for _ in range(2))
            assert first in game.legal(state, seat)
            assert first == again


@each_game
@each_bot
def test_what_is_hidden_does_not_change_the_choice(key: str, spec: str) -> None:
    """The same view from another world: seed for seed the same action."""
    game, swapped = GAMES[key], 0
    for state, seat in positions(key, 3, 5, 1):
        other = game.world(game.view(state, seat), Random(99))
        if other == state:
            continue
        swapped += 1
        if swapped > size(12, 300):
            break
        assert asked(game, bot(spec), state, seat, 3) == asked(game, bot(spec), other, seat, 3)
    assert swapped > 5, "nothing was hidden"


@each_game
def test_a_bot_gets_a_view_and_leaves_it_alone(key: str) -> None:
    game = GAMES[key]
    for state, seat in positions(key, 2, 8, 40):
        view = game.view(state, seat)
        before = game.view_to_json(view)
        bot("search:10n")(game, view, game.legal(state, seat), Random(1))
        assert game.view_to_json(view) == before


@each_game
def test_a_view_from_json_is_as_good_as_the_view(key: str) -> None:
    """A worker process gets the view as JSON; its choice is the same."""
    game = GAMES[key]
    for state, seat in positions(key, 2, 4, 37):
        view = game.view(state, seat)
        copy = game.view_from_json(game.view_to_json(view))
        legal = game.legal(state, seat)
        for spec in ("greedy", "planner", "search:10n", "net"):
            assert bot(spec)(game, view, legal, Random(2)) == bot(spec)(
                game, copy, legal, Random(2)
            )


@each_game
def test_search_goes_on_with_its_tree_where_the_view_is_the_same(key: str) -> None:
    game = GAMES[key]
    match = Match(game, 2, match="tree")
    match.commit("05" * 32)
    searcher, reused = bot("search:40n"), 0
    assert isinstance(searcher, Searcher)
    for _ in range(12):
        match.settle()
        seat = game.active(match.state)[0]
        view = game.view(match.state, seat)
        reused += known_node(searcher.last_root, view) is not None
        legal = game.legal(match.state, seat)
        action = searcher(game, view, legal, Random(1))
        assert action in legal
        match.push(seat, action)
    assert reused
    assert known_node(searcher.last_root, "another view") is None


@pytest.mark.parametrize(("seats", "seed", "place"), [(4, 6, -5), (3, 4, -1), (2, 1, -1)])
def test_worlds_whose_sealed_choices_come_out_differently_share_a_tree(
    seats: int, seed: int, place: int
) -> None:
    """With the final die one world may end the battle and another go on."""
    game = GAMES["tagcity"]
    finals = [p for p in positions("tagcity", seats, seed, 1) if p[0].phase == "final"]
    state, seat = finals[place]
    assert asked(game, bot("search:60n"), state, seat, 1) in game.legal(state, seat)


@each_game
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_of_all_kinds_finish_a_match(key: str, seats: int) -> None:
    match = Match(GAMES[key], seats, match="mixed")
    match.commit("01" * 32)
    bots = [bot(spec) for spec in ("planner", "search:6n", "greedy", "new")[:seats]]
    assert play_out(match, bots, Random(1)) > 20
    assert GAMES[key].result(match.state) is not None


VARIANTS = [
    (key, option.key, value)
    for key in KEYS
    for option in GAMES[key].META.options
    for value in option.values
    if "drawn" not in option.values
]


@pytest.mark.parametrize(("key", "option", "value"), VARIANTS)
def test_the_terms_have_names_and_agree_with_the_result_at_the_end(
    key: str, option: str, value: str
) -> None:
    """On every side of a board and in every variant, played by planners."""
    game, evaluation = GAMES[key], evaluation_of(key)
    match = Match(game, 3, {option: value}, match="variant")
    match.commit("02" * 32)
    play_out(match, [bot("planner")] * 3, Random(1))
    result = game.result(match.state)
    assert result is not None
    for seat, points in enumerate(result.points):
        terms = evaluation.terms(match.state, seat)
        assert tuple(terms) == evaluation.TERMS
        assert sum(terms.values()) == pytest.approx(points, abs=1)


@each_game
def test_why_gives_three_actions_that_differ_with_points_and_a_sentence(key: str) -> None:
    """There are fewer of them only where all that may be done promises the same."""
    game, evaluation = GAMES[key], evaluation_of(key)
    for state, seat in positions(key, 3, 11, 23):
        legal = game.legal(state, seat)
        reasons = why(game, game.view(state, seat), legal, Random(1))
        world = imagine(game, evaluation, game.view(state, seat), Random(1))
        rows = rate(game, evaluation, world, seat, legal, WIDTH, DEPTH)
        leads = {round(row.lead) for row in rows}
        assert min(3, len(leads)) <= len(reasons) <= min(3, len(legal))
        promises = {(reason.key, reason.points, reason.lead) for reason in reasons}
        assert len(promises) == len(reasons), "between equal choices there is nothing to choose"
        if len(reasons) == 1 < len(legal):
            assert reasons[0].key == "why-even", "the player is told that the others are as good"
        for reason in reasons:
            assert game.parse(reason.action) in legal
            for language in LANGUAGES:
                assert words(language)(reason.key)
                assert words(language)(f"expect-{key}", **reason.expected)
                assert words(language).advice(key, reason.line)


@each_game
def test_points_at_once_are_promised_only_by_what_brings_them(key: str) -> None:
    """Also, no segment is in reach this round for an artist without cans."""
    game, reasons = GAMES[key], set()
    at_once = {"tagcity": "why-tagcity-prestige", "graffiti": "why-graffiti-vp"}[key]
    for state, seat in positions(key, 2, 11, 7):
        for reason in why(game, game.view(state, seat), game.legal(state, seat), Random(1)):
            after = game.apply(state, seat, game.parse(reason.action))
            reasons.add(reason.key)
            if reason.key == at_once:
                is_spraying = getattr(after, "spray", -1) >= 0
                assert is_spraying or game.points(after)[seat] > game.points(state)[seat]
            if reason.key == "why-graffiti-now":
                assert after.artists[seat].cans or after.spray >= 0
    assert f"{at_once}-soon" in reasons


def test_the_coach_names_the_tile_and_the_permits() -> None:
    game, say = GAMES["graffiti"], words("en")
    state, seat = positions("graffiti", 2, 11, 1)[0]
    legal = game.legal(state, seat)
    lines = [with_seen(game.text(action), seen(game, state, action)) for action in legal]
    advice = {line: say.advice("graffiti", line) for line in lines}
    bonus, permit = [
        next(line for line in lines if line.startswith(word)) for word in ("bonus 1", "permit 2")
    ]
    tile = game.view_to_json(game.view(state, seat))["bonus"][0]
    assert say("graffiti-tile", tile=tile) in advice[bonus]
    assert advice[permit].count("section") == 2


@each_game
def test_what_is_hidden_does_not_change_the_advice(key: str) -> None:
    game, swapped = GAMES[key], 0
    for state, seat in positions(key, 3, 5, 1):
        view = game.view(state, seat)
        other = game.world(view, Random(99))
        if other == state:
            continue
        swapped += 1
        if swapped > size(12, 300):
            break
        advice = [
            why(game, game.view(one, seat), game.legal(one, seat), Random(3))
            for one in (state, other)
        ]
        assert advice[0] == advice[1]
    assert swapped > 5, "nothing was hidden"


@each_game
def test_the_only_action_and_one_as_good_as_another_are_said_to_be_so(key: str) -> None:
    game = GAMES[key]
    state, seat = positions(key, 2, 11, 1)[0]
    legal = game.legal(state, seat)
    (reason,) = why(game, game.view(state, seat), legal[:1], Random(1))
    assert reason.key == "why-only"
    twice = [legal[0], legal[0]]
    assert {one.key for one in why(game, game.view(state, seat), twice, Random(1))} == {"why-even"}


@each_game
def test_every_term_has_its_sentence(key: str) -> None:
    for term in evaluation_of(key).TERMS:
        for language in LANGUAGES:
            assert f"why-{key}-{term}" in words(language)


def test_nobody_asks_why_when_there_is_nothing_to_do() -> None:
    game = GAMES["tagcity"]
    state = game.setup(2, {"leader": "1"})
    assert why(game, game.view(state, 0), game.legal(state, 0), Random(1)) == []
