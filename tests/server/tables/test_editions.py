"""Editions of one's own over HTTP: the template, the title, and all that is wrong with a file; and the choices that a game offers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from allcity.games import GAMES, folder
from allcity.server.refusals import DETAILS
from tests.server.harness import Person

New = Callable[[str], Person]
HOUSE = folder("tagcity", "house.toml").read_text("utf-8")


def test_the_title_of_an_edition_is_told_in_one_short_line(person: New) -> None:
    ana = person("Ana")
    assert ana.get(f"/api/tables/{ana.make()}")["edition_title"] == "All City house edition"
    titles = {
        "My copy": "My copy",
        "a\\u202eb\\n\\tc": "a b c",
        "x" * 150: "x" * 59 + "…",
    }
    for title, shown in titles.items():
        text = HOUSE.replace("All City house edition", title)
        assert (
            ana.post("/api/tables", game="tagcity", seats=2, edition=text)["edition_title"] == shown
        )


@pytest.mark.parametrize("game", GAMES)
def test_the_template_of_an_edition_can_be_played(person: New, game: str) -> None:
    ana = person("Ana")
    answer = ana.http.get(f"/api/games/{game}/edition")
    assert f"{game}-house.toml" in answer.headers["content-disposition"]
    ana.make(game, edition=answer.text)
    assert ana.get("/api/games/chess/edition", 404)["code"] == "unknown-game"


def test_all_mistakes_of_an_edition_are_told_in_the_order_of_the_file(person: New) -> None:
    ana = person("Ana")
    text = HOUSE.replace('I4 = ["####"]', 'I4 = ["#.##"]').replace("drones = [-2,", "drones = [2,")
    text += "\nunknown = 1\n"  # which is noticed first and stands last
    answer = ana.post("/api/tables", 422, game="tagcity", seats=2, edition=text)
    assert len(answer["details"]) == answer["facts"]["count"] > 1
    lines = [int(re.findall(r"\d+", detail)[0]) for detail in answer["details"]]
    assert lines == sorted(lines)
    assert "The squares # of I4 should be one piece" in answer["details"][0]


def test_an_edition_of_another_game_is_called_that_and_nothing_else(person: New) -> None:
    ana = person("Ana")
    other = ana.http.get("/api/games/graffiti/edition").text
    answer = ana.post("/api/tables", 422, game="tagcity", seats=2, edition=other)
    [detail] = answer["details"]
    assert detail.endswith("This is an edition of Graffiti, not of Tag City.")
    unknown = ana.post(
        "/api/tables", 422, game="tagcity", seats=2, edition=HOUSE.replace('"tagcity"', '"chess"')
    )
    assert unknown["details"][0].endswith("This is an edition of “chess”, not of Tag City.")


def test_an_edition_full_of_mistakes_is_answered_in_bounded_space(person: New) -> None:
    keys = "\n".join(f"k{number} = 1" for number in range(900))
    answer = person("Ana").post("/api/tables", 422, game="tagcity", seats=2, edition=keys)
    assert answer["facts"]["count"] > 900
    assert len(answer["details"]) == DETAILS


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_that_is_offered_for_a_number_of_players_can_be_made(
    person: New, game: str
) -> None:
    ana = person("Ana")
    info = next(one for one in ana.get("/api/games") if one["key"] == game)
    for option in info["options"]:
        for seats, fitting in option["fitting"].items():
            for value in option["values"]:
                chosen = {**option["needs"], option["key"]: value}
                body = {"game": game, "seats": int(seats), "options": chosen}
                status = 201 if value in fitting else 422
                assert ana.http.post("/api/tables", json=body).status_code == status
    first = next(option for option in info["options"] if "1" in option["values"])
    assert first["fitting"]["2"] == ["drawn", "1", "2"]
