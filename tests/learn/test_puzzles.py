"""Every shipped puzzle is a lesson that replays, asks one thing with few right answers, and speaks three languages."""

from __future__ import annotations

import pytest

from allcity import learn
from allcity.core.errors import Malformed
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.learn import Ask, Lost
from allcity.learn.puzzle import GRADES, Puzzle, find_puzzle, grade_of, name_of, puzzle, puzzles
from allcity.locales import LANGUAGES, words
from tests.sizes import size

WITH_PUZZLES = [game for game in GAMES if puzzles(game)]
LEAST = 60  # puzzles of each game
HUNDREDS = 200  # of all games together
each_game = pytest.mark.parametrize("game", WITH_PUZZLES)


def sample(game: str, most: int) -> list[Puzzle]:
    """So many puzzles of a game, from all grades."""
    infos = puzzles(game)
    return [puzzle(game, info.name) for info in infos[:: 1 + len(infos) // most]]


@each_game
def test_there_are_hundreds_from_easy_to_hard(game: str) -> None:
    infos = puzzles(game)
    assert len(infos) >= LEAST
    assert sum(len(puzzles(one)) for one in WITH_PUZZLES) >= HUNDREDS
    assert [info.found for info in infos] == sorted((info.found for info in infos), reverse=True)
    assert {info.grade for info in infos} == {1, 2, 3, 4, 5}
    assert len({info.name for info in infos}) == len(infos)
    assert all(0 < info.found < 100 for info in infos), "some bots find it, but not all"


def test_grades_follow_the_share_of_bots() -> None:
    assert [grade_of(percent) for percent in (99, *GRADES, 24, 1)] == [1, 1, 2, 3, 4, 5, 5]


@each_game
def test_a_puzzle_replays_to_a_decision_with_wrong_answers_and_few_right_ones(game: str) -> None:
    rules = GAMES[game]
    for one in sample(game, size(50, 10_000)):
        assert replay(rules, one.record).state, "the log is legal, and so are the right answers"
        place = learn.begin(one)
        for ask, losses in zip(one.steps, one.losses, strict=False):
            assert isinstance(ask, Ask)
            assert rules.active(place.state) == (learn.LEARNER,)
            right = [ask.text, *(" ".join(accept.words) for accept in ask.accepts)]
            assert len(right) <= 3
            kinds = {
                text: learn.answer(place, rules.parse(text))[1].kind for text in [*right, *losses]
            }
            assert kinds == dict.fromkeys(right, "right") | dict.fromkeys(losses, "other")
            assert min(losses.values()) >= 5, "the best answer is clearly the best"
            place, _ = learn.answer(place, rules.parse(ask.text))
        end, happenings = learn.walk_on(place)
        assert end.step is None
        assert happenings, "the end says why"


@each_game
def test_the_name_of_a_puzzle_follows_from_the_way_to_it(game: str) -> None:
    info = puzzles(game)[0]
    one = puzzle(game, info.name)
    log = ";".join(
        f"{'*' if seat < 0 else seat + 1} {text}" for seat, text in one.record.log[: one.start]
    )
    assert name_of(log) == one.name == one.record.match
    assert find_puzzle(game, "1") == find_puzzle(game, one.name.upper()) == one
    assert learn.find(game, one.name) == one
    for wanted in ("", "0", "99999", "p", "../p"):
        with pytest.raises(Malformed):
            find_puzzle(game, wanted)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_speak_every_language(game: str, language: str) -> None:
    say = words(language)
    for one in sample(game, 300):
        assert all(say(key, loss=7) for key in one.keys)


@each_game
def test_a_way_that_does_not_lead_there_is_lost(game: str) -> None:
    one = sample(game, 1)[0]
    wrong = next(iter(one.losses[0]))
    with pytest.raises(Lost):
        learn.find_place(one, 1, [wrong])
