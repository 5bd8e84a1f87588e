"""The contract that every registered game fulfils."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allcity.core import CHANCE, IllegalAction, Malformed, play
from allcity.core.gains import gained, sheets
from allcity.core.game import Option
from allcity.core.notation import MORE
from allcity.core.play import pick, random_steps
from allcity.core.seen import log_line
from allcity.games import GAMES, folder, package, part
from allcity.locales import LANGUAGES, entries, of_game, words
from tests.games.learned import Step, has_learned
from tests.sizes import size

BOUND = 3000
WORLDS = 4
KEYS = sorted(GAMES)


def some_options(game: Any, rng: Random) -> dict[str, str]:
    """Any mix of the options that a game offers."""
    picked = {option.key: rng.choice(option.values) for option in game.META.options}
    return {key: value for key, value in picked.items() if not _is_seat(game, key, value)}


def _is_seat(game: Any, key: str, value: str) -> bool:
    """Options that name a seat are tried by the games' own tests."""
    option: Option = next(option for option in game.META.options if option.key == key)
    return "drawn" in option.values and value.isdigit()


def walk(key: str, seed: int) -> list[tuple[Any, int, Any, Any]]:
    """A random match as (state before, seat, action, state after)."""
    game, rng = GAMES[key], Random(seed)
    seats = rng.choice(list(game.META.seats))
    state = game.setup(seats, some_options(game, rng))
    steps = []
    for seat, action, after in random_steps(game, state, rng):
        steps.append((state, seat, action, after))
        state = after
        assert len(steps) < BOUND, "the match does not end"
    return steps


matches = given(seed=st.integers(0, 2**32))
some = settings(max_examples=size(8, 400), deadline=None)
each_game = pytest.mark.parametrize("key", KEYS)


@each_game
@some
@matches
def test_gains_add_up_to_the_points(key: str, seed: int) -> None:
    """The points of each seat change by exactly the points that an action brings."""
    game = GAMES[key]
    for before, _, _, after in walk(key, seed):
        was, now = game.points(before), game.points(after)
        gains = gained(sheets(game, before, len(was)), sheets(game, after, len(was)))
        sums = [sum(gain.part.points for gain in gains if gain.seat == s) for s in range(len(was))]
        assert sums == [new - old for old, new in zip(was, now, strict=True)]


@each_game
@some
@matches
def test_apply_leaves_its_argument_alone(key: str, seed: int) -> None:
    game = GAMES[key]
    for before, seat, action, _ in walk(key, seed)[::5]:
        written = json.dumps(game.state_to_json(before))
        once, twice = game.apply(before, seat, action), game.apply(before, seat, action)
        assert json.dumps(game.state_to_json(before)) == written
        assert once == twice


@each_game
@some
@matches
def test_texts_and_json_are_exact_inverses(key: str, seed: int) -> None:
    game = GAMES[key]
    for before, seat, action, _ in walk(key, seed)[::3]:
        assert game.parse(game.text(action)) == action
        data = json.loads(json.dumps(game.state_to_json(before)))
        assert game.state_from_json(data) == before
        for viewer in (None, max(seat, 0)):
            seen = game.view(before, viewer)
            data = json.loads(json.dumps(game.view_to_json(seen)))
            assert game.view_from_json(data) == seen
            assert game.view_to_json(seen)["seat"] == viewer
        assert game.rounds(before) >= 0


@each_game
@some
@matches
def test_only_active_seats_must_act_and_only_legal_actions_pass(key: str, seed: int) -> None:
    game, rng = GAMES[key], Random(seed)
    steps = walk(key, seed)
    strangers = [action for _, _, action, _ in steps]
    for before, seat, action, _ in steps[::4]:
        seats = range(len(game.points(before)))
        for other in (CHANCE, *seats):
            assert game.explain(before, seat, action) is None
            tried = rng.choice(strangers)
            refusal = game.explain(before, other, tried)
            if refusal is None:
                play(game, before, other, tried)
                continue
            assert refusal.clause in game.META.clauses
            with pytest.raises(IllegalAction):
                play(game, before, other, tried)
            for language in LANGUAGES:
                assert refusal.clause in words(language).refusal(key, refusal)


@each_game
@some
@matches
def test_legal_lists_are_short_distinct_and_know_what_they_hold(key: str, seed: int) -> None:
    game = GAMES[key]
    for before, *_ in walk(key, seed)[::6]:
        for seat in range(len(game.points(before))):
            actions = game.legal(before, seat)
            assert len(actions) == len(list(actions)) <= 3700
            texts = [game.text(action) for action in actions]
            assert len(set(texts)) == len(texts)
            assert _all_texts(game, before, seat) == texts
            assert all(action in actions for action in actions)
            assert [actions[index] for index in range(len(actions))] == list(actions)
            assert [actions[-1 - index] for index in range(len(actions))] == list(actions)[::-1]
            for outside in (len(actions), -1 - len(actions)):
                with pytest.raises(IndexError):
                    actions[outside]
            assert bool(actions) == bool(texts)
            assert bool(actions) or seat not in game.active(before)
            assert not actions or pick(actions, Random(seed)) in actions
        for nobody in (CHANCE, len(game.points(before))):
            assert not game.legal(before, nobody)
        outcomes = game.chance(before)
        assert bool(outcomes) == (game.active(before) == (CHANCE,))
        assert all(isinstance(weight, int) and weight > 0 for _, weight in outcomes)


def _all_texts(game: Any, state: Any, seat: int) -> list[str]:
    """The list for a client is short; if one line stands for many actions, they can be asked for."""
    shown = game.legal_texts(state, seat)
    assert len(shown) <= 600
    lines: list[str] = []
    for line in shown:
        opening = line.removesuffix(MORE)
        more = game.legal_texts(state, seat, opening)
        assert len(more) <= 800
        assert all(one.startswith(opening) for one in more)
        assert opening != line or line in more
        lines += more if opening != line else [line]
    return lines


@each_game
@some
@matches
def test_a_match_ends_with_points_places_and_reasons(key: str, seed: int) -> None:
    game = GAMES[key]
    steps = walk(key, seed)
    assert all(game.result(before) is None for before, *_ in steps)
    last = steps[-1][3]
    result = game.result(last)
    assert result is not None
    assert result.points == game.points(last)
    assert min(result.places) == 1
    assert result.reasons
    for seat in range(len(result.points)):
        assert not game.legal(last, seat)
        for language in LANGUAGES:
            assert all(words(language)(f"end-{key}-{reason}") for reason in result.reasons)
            assert all(words(language)(f"tie-{key}-{tie}") for tie in ("broken", "shared"))


@each_game
@some
@matches
def test_what_a_seat_sees_cannot_tell_a_world_from_the_truth(key: str, seed: int) -> None:
    game, rng = GAMES[key], Random(seed)
    for before, actor, action, _ in walk(key, seed)[::7]:
        for seat in (None, *range(len(game.points(before)))):
            seen = game.view(before, seat)
            world = game.world(seen, rng)
            assert game.view(world, seat) == seen
            assert json.dumps(game.view_to_json(game.view(world, seat))) == json.dumps(
                game.view_to_json(seen)
            )
            assert game.active(world) == game.active(before)
            _assert_alike_afterwards(game, (before, world), actor, action, seat)
            if seat is None:
                continue
            mine = [game.text(a) for a in game.legal(before, seat)]
            assert [game.text(a) for a in game.legal(world, seat)] == mine
            assert game.explain(world, seat, action) == game.explain(before, seat, action)


def _assert_alike_afterwards(
    game: Any, states: tuple[Any, Any], actor: int, action: Any, viewer: int | None
) -> None:
    """The same action of anybody gives this viewer the same line and the same view in both worlds."""
    before, world = states
    possible = [one for one, _ in game.chance(world)] or game.legal(world, actor)
    line = log_line(game, before, actor, action, viewer)
    if action in possible and not line.startswith("reveal"):
        assert log_line(game, world, actor, action, viewer) == line
        after = [game.apply(state, actor, action) for state in states]
        assert game.view(after[0], viewer) == game.view(after[1], viewer)


@each_game
@some
@matches
def test_an_action_that_tells_nothing_rules_out_no_world(key: str, seed: int) -> None:
    game, rng = GAMES[key], Random(seed)
    for step in walk(key, seed)[::3]:
        before, actor, action, _ = step
        if actor == CHANCE or game.tells(before, actor, action):
            continue
        for viewer in (None, *range(len(game.points(before)))):
            assert not has_learned(game, Step(*step), viewer, WORLDS, rng)


@each_game
@some
@matches
def test_whether_an_action_tells_something_is_no_secret(key: str, seed: int) -> None:
    game, rng = GAMES[key], Random(seed)
    for before, actor, action, _ in walk(key, seed):
        world = game.world(game.view(before, None), rng)
        if actor != CHANCE and action in game.legal(world, actor):
            assert game.tells(world, actor, action) == game.tells(before, actor, action)


@each_game
@some
@matches
def test_what_is_shown_has_the_form_of_its_schema(key: str, seed: int) -> None:
    """No field more, none less, each of its type: the browser's types are generated from the schema."""
    game, schema = GAMES[key], part(key, "schema")
    assert schema is not None
    steps = walk(key, seed)
    for _, _, _, state in [*steps[::9], steps[-1]]:
        for viewer in (None, 0):
            _assert_form(game.view_to_json(game.view(state, viewer)), schema.View)
        _assert_form(game.edition_to_json(game.edition("house")), schema.Printed)


def _assert_form(data: Any, form: Any) -> None:
    converted = msgspec.convert(data, form, strict=True)
    assert json.loads(msgspec.json.encode(converted)) == data, "a field is not in the schema"


@each_game
@some
@matches
def test_the_account_adds_up_is_explained_and_tells_no_secret(key: str, seed: int) -> None:
    game, rng = GAMES[key], Random(seed)
    steps = walk(key, seed)
    for state in [*(before for before, *_ in steps[::7]), steps[-1][3]]:
        points = game.points(state)
        accounts = [game.account(state, seat) for seat in range(len(points))]
        assert tuple(sum(line.points for line in lines) for lines in accounts) == points
        for counted in (one for lines in accounts for line in lines for one in line.parts):
            assert counted.clause in game.META.clauses
            assert "what" in counted.facts
            for language in LANGUAGES:
                assert counted.clause in words(language).counted(key, counted)
        for viewer in (None, *range(len(points))):
            world = game.world(game.view(state, viewer), rng)
            assert [game.account(world, seat) for seat in range(len(points))] == accounts


@each_game
@some
@matches
def test_whoever_may_act_is_asked_by_a_clause_with_an_explanation(key: str, seed: int) -> None:
    game = GAMES[key]
    for before, *_ in walk(key, seed)[::5]:
        assert game.question(game.view(before, None)) is None
        for seat in range(len(game.points(before))):
            question = game.question(game.view(before, seat))
            assert bool(question) == bool(game.legal(before, seat))
            if question:
                assert question.clause in game.META.clauses
                assert all(f"coach-{key}-{question.key}" in words(one) for one in LANGUAGES)


@each_game
@some
@matches
def test_every_log_line_has_a_sentence_in_every_language(key: str, seed: int) -> None:
    game = GAMES[key]
    for before, actor, action, _ in walk(key, seed)[::3]:
        for seat in (None, 0, 1):
            line = game.redact(before, actor, action, seat)
            for language in LANGUAGES:
                assert bool(words(language).log(key, "player {}".format, actor, line)) == bool(line)


PARTS = st.one_of(
    st.sampled_from(
        [
            "A1",
            "B2",
            "L8",
            "M1",
            "-A1",
            "A-1",
            "T4",
            "I1",
            "E2",
            "tag",
            "1",
            "2",
            "6",
            "0",
            "-1",
            "-9",
            "10",
            "r",
            "ry",
            "g",
            "k",
            "wild",
            "add",
            "discount",
            "tile",
        ]
    ),
    st.from_regex(r"[A-Z0-9a-z-]{0,4}", fullmatch=True),
)


@st.composite
def lines(draw: st.DrawFn, key: str) -> str:
    """A text like those of this game: one of its words, alone or with parts that may fit, or any text."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.text(max_size=40))
    word = draw(st.sampled_from(sorted(_words(key))))
    return " ".join([word, *draw(st.lists(PARTS, max_size=6))])


def _words(key: str) -> list[str]:
    """The words with which the actions of a game begin."""
    texts = part(key, "text")
    assert texts is not None
    return list(texts._NOTATION.readers)


@each_game
def test_every_word_alone_is_an_action_or_cleanly_refused(key: str) -> None:
    for word in _words(key):
        for text in (word, f"{word} ", f"{word} 1", f"{word} A1", f"{word} I1 tag"):
            _assert_read_or_refused(key, text)


@each_game
@given(data=st.data())
@settings(max_examples=size(300, 20000), deadline=None)
def test_any_text_is_an_action_or_cleanly_refused(key: str, data: st.DataObject) -> None:
    _assert_read_or_refused(key, data.draw(lines(key)))


def _assert_read_or_refused(key: str, text: str) -> None:
    game = GAMES[key]
    try:
        action = game.parse(text)
    except Malformed as problem:
        for language in LANGUAGES:
            assert words(language).error(problem)
    else:
        assert game.parse(game.text(action)) == action


@each_game
def test_setup_refuses_what_is_not_offered(key: str) -> None:
    game = GAMES[key]
    for seats, options in [
        (game.META.seats[0] - 1, {}),
        (game.META.seats[-1] + 1, {}),
        (2, {"colour": "red"}),
        (2, {game.META.options[0].key: "Z"}),
    ]:
        with pytest.raises(Malformed) as caught:
            game.setup(seats, options)
        for language in LANGUAGES:
            assert words(language).error(caught.value)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_is_named_after_the_game_or_its_clauses(
    key: str, language: str
) -> None:
    """All games share one bundle of sentences, in which no game may replace a sentence of another."""
    parts = {clause.partition(".")[0] for clause in GAMES[key].META.clauses}
    own = re.compile(rf"(?:^|-)(?:{'|'.join([key, *parts])})(?:-|$)")
    assert [name for name in entries(of_game(key, language)) if not own.search(name)] == []


@each_game
def test_every_line_of_the_score_sheet_has_a_name(key: str) -> None:
    game = GAMES[key]
    lines = game.account(game.setup(game.META.seats[0], {}), 0)
    for language in LANGUAGES:
        assert all(f"sheet-{key}-{line.key}" in words(language) for line in lines)
        assert f"sheet-{key}-total" in words(language)


def test_our_games_are_peers_with_the_same_file_names() -> None:
    """A larger game may have a file more; none is called otherwise."""
    ours = [key for key in KEYS if package(key).startswith("allcity.games.")]
    files = [{f.name for f in folder(key, "").iterdir() if f.name != "__pycache__"} for key in ours]
    assert len(ours) > 1
    assert min(files, key=len) == set.intersection(*files)
