"""The routes of puzzles: those of lessons serve them, and a wrong answer is explained."""

from __future__ import annotations

import httpx
import pytest

from allcity import learn
from allcity.games import GAMES
from allcity.learn import Ask
from allcity.learn.puzzle import find_puzzle, puzzles
from allcity.locales import LANGUAGES, words
from tests.server.learn.test_lessons import http, said  # noqa: F401 (a fixture)


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_are_listed_and_lead_from_one_to_the_next(
    http: httpx.Client,  # noqa: F811
    game: str,
) -> None:
    listed = http.get(f"/api/puzzles/{game}").json()
    assert [one["name"] for one in listed] == [info.name for info in puzzles(game)]
    heads = [http.get(f"/api/learn/{game}/{listed[at]['name']}").json() for at in (0, -1)]
    assert heads[0]["next"] == listed[1]["name"]
    assert heads[1]["next"] == ""
    assert (heads[1]["number"], heads[1]["found"]) == (len(listed), listed[-1]["found"])
    assert listed[0] == {key: heads[0][key] for key in ("name", "grade", "found", "seats")}
    assert http.get("/api/puzzles/chess").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_try_hears_what_it_costs_and_what_is_better(
    http: httpx.Client,  # noqa: F811
    game: str,
) -> None:
    puzzle = find_puzzle(game, "2")
    path = f"/api/learn/{game}/{puzzle.name}"
    place = said(http, f"{path}/place")
    assert place["asked"]["key"] == "puzzle-ask"
    (wrong, loss), *_ = puzzle.losses[0].items()
    verdict = said(http, f"{path}/answer", answer=wrong)["verdict"]
    assert (verdict["kind"], verdict["loss"]) == ("other", loss)
    assert all(words(language)(verdict["reason"]) for language in LANGUAGES)
    answers: list[str] = []
    for at, step in enumerate(step for step in puzzle.steps if isinstance(step, Ask)):
        place = said(http, f"{path}/answer", at=at, answers=answers, answer=step.text)
        assert place["verdict"] == {
            "kind": "right", "code": "", "clause": "", "facts": {}, "reason": "", "loss": 0,
        }  # fmt: skip
        answers.append(step.text)
    assert place["is_end"]
    assert place["happenings"][-1]["key"] == puzzle.steps[-1].key  # type: ignore[union-attr]
    assert learn.find(game, puzzle.name) == puzzle
