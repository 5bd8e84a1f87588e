"""Every lesson is legal whatever the learner answers, and says what it says in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from allcity import learn
from allcity.core import record as records
from allcity.core.errors import Malformed
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.learn import LEARNER, Accept, Ask, Lesson, Move, Place, Try
from allcity.locales import LANGUAGES, words
from tests.sizes import size

LESSONS = [lesson for game in GAMES for lesson in learn.lessons(game)]
MOST = size(12, 1000)  # positions that are followed from one step to the next


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=named)


def right_answers(place: Place) -> Iterator[tuple[Any, Place]]:
    for action in place.game.legal(place.state, LEARNER):
        after, verdict = learn.answer(place, action)
        if verdict.kind == "right":
            yield action, after


def after_step(place: Place) -> list[Place]:
    """Every place to which a step can lead."""
    if isinstance(place.step, Ask):
        return [after for _, after in right_answers(place)]
    if isinstance(place.step, Try):
        return [learn.answer(place, place.game.parse(learn.show(place)))[0]]
    return [learn.go_on(place)]


def distinct(places: list[Place]) -> list[Place]:
    by_state = {}
    for place in places:
        by_state[json.dumps(place.game.state_to_json(place.state), sort_keys=True)] = place
    return list(by_state.values())


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_taught_in_eight_to_twelve_lessons(game: str) -> None:
    assert 8 <= len(learn.lessons(game)) <= 12
    assert [lesson.name for lesson in learn.lessons(game)] == learn.names(game)


@each_lesson
def test_a_lesson_is_a_record_that_replays(lesson: Lesson) -> None:
    match = replay(GAMES[lesson.game], lesson.record)
    assert match.head.game == lesson.game
    assert records.parse(lesson.record.text()) == lesson.record


@each_lesson
def test_every_way_through_a_lesson_is_legal_and_has_an_answer(lesson: Lesson) -> None:
    """Try all accepted answers in every position (of very many: in some) of the step before."""
    places = [learn.begin(lesson)]
    for step in lesson.steps:
        assert all(place.step is step for place in places)
        reached = []
        for place in places:
            following = after_step(place)
            assert following, f"nothing answers {step}"
            reached += following
        different = distinct(reached)
        places = different[:: 1 + len(different) // MOST]
    assert all(place.step is None for place in places)


@each_lesson
def test_show_me_leads_to_the_end_by_the_record(lesson: Lesson) -> None:
    place = learn.begin(lesson)
    while place.step is not None:
        if not place.is_waiting:
            place = learn.go_on(place)
            continue
        shown = learn.show(place)
        assert shown == getattr(place.step, "text", "")
        place, verdict = learn.answer(place, place.game.parse(shown))
        assert verdict.kind == "right"
    assert place.state == replay(GAMES[lesson.game], lesson.record).state


@each_lesson
def test_what_is_forbidden_is_refused_by_the_clause_that_is_taught(lesson: Lesson) -> None:
    place = learn.begin(lesson)
    while place.step is not None:
        step = place.step
        if isinstance(step, Try):
            after, verdict = learn.answer(place, place.game.parse(step.text))
            assert verdict.kind == "right"
            assert verdict.refusal is not None
            assert verdict.refusal.clause == step.clause
            assert after.state is place.state
        place = after_step(place)[0]


@each_lesson
def test_wrong_answers_change_nothing(lesson: Lesson) -> None:
    """Each legal action is right or other; an action of another player is refused."""
    place = learn.begin(lesson)
    while place.step is not None:
        if place.is_waiting:
            for action in place.game.legal(place.state, LEARNER):
                after, verdict = learn.answer(place, action)
                assert verdict.kind in ("right", "other")
                assert (after is place) == (verdict.kind == "other")
            chance = {"tagcity": "lead 1", "graffiti": "first 1"}[lesson.game]
            after, verdict = learn.answer(place, place.game.parse(chance))
            assert (after, verdict.kind) == (place, "refused")
            assert verdict.refusal
        place = after_step(place)[0]


@each_lesson
def test_the_forms_of_answers_are_written_as_the_game_writes_them(lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, Ask | Move | Try):
            game = GAMES[lesson.game]
            assert game.text(game.parse(step.text)) == step.text


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_every_language_shortly(lesson: Lesson, language: str) -> None:
    say = words(language)
    for key in lesson.keys:
        said = say(key)
        assert 0 < len(said) <= 330, key
        assert "\n" not in said
    for key in set(say.keys()) - set(lesson.keys):
        assert not key.startswith(f"learn-{lesson.game}-{lesson.name}-"), key


def test_the_lessons_teach_what_they_should() -> None:
    """The list of issue 7, by the words of the actions that are asked for."""
    taught = {
        game: {
            " ".join(re.findall("^[a-z]+|add|discount|wild|tile", step.text))
            for lesson in learn.lessons(game)
            for step in lesson.steps
            if isinstance(step, Ask)
        }
        for game in GAMES
    }
    assert taught["tagcity"] == {"put", "take", "tag", "drone", "check"}
    assert taught["graffiti"] >= {
        "paint", "permit", "spray", "discard", "discard tile", "pay", "pay wild", "bobby",
        "bonus", "vp", "extra", "reserve", "paint add", "paint discount", "keep", "neutral", "pass",
    }  # fmt: skip
    ended = [replay(GAMES[game], learn.lessons(game)[-1].record) for game in GAMES]
    assert all(match.game.result(match.state) for match in ended)


def test_forms() -> None:
    assert Accept(("tag", "…")).fits("tag A1 B1")
    assert Accept(("pass", "…")).fits("pass")
    assert Accept(("put", "*", "1/2")).fits("put 2 1")
    assert not Accept(("put", "*", "1/2")).fits("put 2 3")
    assert not Accept(("put", "*")).fits("put 2 3")
    assert not Accept(("put", "*", "*")).fits("put 2")


def test_a_gain_is_asked_of_the_position_after_the_answer() -> None:
    place = learn.begin(learn.find("tagcity", "first"))
    place = learn.go_on(place)
    place, _ = learn.answer(place, place.game.parse("take 1"))
    same, verdict = learn.answer(place, place.game.parse("tag A4 B4 C4 D4"))
    assert (same, verdict.kind) == (place, "other")
    assert learn.answer(place, place.game.parse("tag I1 J1 K1 L1"))[1].kind == "right"


def test_show_me_when_the_learner_went_another_way() -> None:
    place = learn.begin(learn.find("tagcity", "leader"))
    while not isinstance(place.step, Ask):
        place = after_step(place)[0]
    place, _ = learn.answer(place, place.game.parse("put 3 3"))
    assert learn.show(place).startswith("put")
    assert learn.answer(place, place.game.parse(learn.show(place)))[1].kind == "right"


@each_lesson
def test_a_lesson_can_be_skipped_at_any_step(lesson: Lesson) -> None:
    place = learn.begin(lesson)
    while place.step is not None:
        assert learn.skip(place).step is None
        assert learn.skip(place).state is place.state
        place = after_step(place)[0]


def test_a_lesson_is_found_by_name_and_number() -> None:
    assert learn.find("graffiti", "2").name == "permits"
    assert learn.find("graffiti", "BOBBY").name == "bobby"
    for wanted in ("", "0", "99", "drone", "../paint"):
        with pytest.raises(Malformed):
            learn.find("graffiti", wanted)


HEAD = learn.find("tagcity", "leader").record.text().split("#! ")[0]


@pytest.mark.parametrize(
    "notes",
    [
        "",
        "#! ask x\n",
        "#! ask x\n#! hint x\n",
        "#! ask x\n* roll 1 2 3\n",
        "#! ask x\n#! hint x\n* roll 1 2 3\n",
        "#! hint x\n* roll 1 2 3\n",
        "#! accept put …\n* roll 1 2 3\n",
        "#! say\n",
        "#! say x y\n",
        "#! sing x\n",
        "#! try x T2.2\n",
        "#! ask x\n#! say y\n",
        "#! ask x\n#! accept\n#! hint x\n",
    ],
)
def test_a_lesson_with_a_mistake_is_refused_with_its_line(notes: str) -> None:
    with pytest.raises(ValueError, match=r"line \d+"):
        learn.read("broken", HEAD + notes)


def test_ordinary_comments_are_no_annotations() -> None:
    lesson = learn.read("fine", HEAD + "#! say x\n# A comment.\n\n* roll 1 2 3\n")
    assert [type(step).__name__ for step in lesson.steps] == ["Say", "Move"]
