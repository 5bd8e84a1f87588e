"""Checking editions over HTTP, for editors: each mistake with its place, what the boards look like, and nonsense."""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import asdict

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from allcity.server.limits import EDITION, Buckets
from allcity.server.running.editions import MOST, Question, examine
from allcity.server.tables.catalogue_api import EditionBody
from tests.core.test_edition import SLOW
from tests.games.editions import HOUSE, WORST
from tests.server.harness import Json, Person, Server

New = Callable[[str], Person]


def check(person: Person, game: str, expect: int = 0, **body: Any) -> Json:
    return person.post(f"/api/games/{game}/edition/check", expect, **body)


def places(answer: Json) -> list[tuple[str, str]]:
    return [(mistake["path"], mistake["code"]) for mistake in answer["mistakes"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_right_edition_is_shown_as_a_match_would_show_it(person: New, game: str) -> None:
    ana, rules = person("Ana"), GAMES[game]
    answer = check(ana, game, text=HOUSE[game])
    assert (answer["mistakes"], answer["count"]) == ([], 0)
    assert answer["data"] == tomllib.loads(HOUSE[game])
    assert answer["printed"] == ana.get(f"/api/games/{game}/printed")
    opening = rules.setup(rules.META.seats[0], {})
    seen = rules.view_to_json(rules.view(opening, None))
    assert answer["view"] == json.loads(json.dumps(seen))


@pytest.mark.parametrize("game", GAMES)
def test_data_is_written_as_a_file_that_can_be_played(person: New, game: str) -> None:
    ana = person("Ana")
    data = check(ana, game, text=HOUSE[game])["data"]
    data |= {"key": "mine", "title": 'My "copy"\n'}
    answer = check(ana, game, data=data)
    assert (answer["mistakes"], answer["data"]) == ([], data)
    again = check(ana, game, text=answer["text"])
    assert (again["data"], again["printed"]) == (data, answer["printed"])
    ana.make(game, edition=answer["text"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_has_its_place_and_its_sentence(person: New, language: str) -> None:
    ana, say = person("Ana"), words(language)
    ana.post("/api/me", language=language)
    data = tomllib.loads(HOUSE["tagcity"]) | {"key": "mine"}
    data["city"]["A"]["high"]["columns"][3] = "many"
    data["city"]["B"]["drones"][4] = 6
    answer = check(ana, "tagcity", data=data)
    assert places(answer) == [
        ("city.A.high.columns[3]", "edition-type"),
        ("city.B.drones[4]", "edition-value"),
    ]
    lines = answer["text"].split("\n")
    assert '"many"' in lines[answer["mistakes"][0]["line"] - 1]
    said = [mistake["text"] for mistake in answer["mistakes"]]
    bounds = say("edition-value", low=-99, high=-1)
    assert said == [say("edition-type", expected="integer"), bounds]
    assert answer["printed"] is answer["view"] is None


def test_a_warning_does_not_keep_boards_from_being_shown(person: New) -> None:
    answer = check(person("Ana"), "tagcity", text=HOUSE["tagcity"].replace("P = 12", "P = 13"))
    assert places(answer) == [("key", "edition-shipped-key")]
    assert answer["mistakes"][0]["is_warning"]
    assert answer["printed"]["cities"]["A"]["high"][-1] == 13


def test_an_edition_of_another_game_is_called_that(person: New) -> None:
    answer = check(person("Ana"), "tagcity", text=HOUSE["graffiti"])
    assert places(answer) == [("game", "edition-game")]
    assert answer["mistakes"][0]["text"] == "This is an edition of Graffiti, not of Tag City."
    assert check(person("Bo"), "chess", 404, text="")["code"] == "unknown-game"


NONSENSE: dict[str, Json] = {
    "nothing": {},
    "no TOML": {"text": "][ \x00"},
    "a byte order mark": {"text": "\ufeff" + "a = [[1]]"},
    "half a character in data": {"data": {"\ud800": "\udfff"}},
    "too long": {"text": "# x\n" * EDITION},
    "data too long": {"data": {f"k{number}": number for number in range(1_500)}},
    "nested": {"data": {"a": [[[[[[[[[[[[]]]]]]]]]]]]}},
    "nested text": {"text": "a = " + "[" * 40 + "]" * 40},
    "dates": {"text": "title = 1979-05-27\nkey = 07:32:00\nformat = inf\ngame = nan"},
    "huge": {"text": "format = " + "9" * 120, "data": None},
    "huge data": {"data": {"format": 10**300, "key": None, "title": 1e308}},
    "other kinds": {"data": {"city": "A", "shapes": [1], "hq": {"ring": {}}, "format": True}},
    "kinds within": {"data": {"city": {"A": {"grid": 7, "high": {"columns": [[], {}, None]}}}}},
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("body", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_is_answered_with_what_is_wrong(person: New, game: str, body: Json) -> None:
    path, kind = f"/api/games/{game}/edition/check", {"Content-Type": "application/json"}
    sent = person("Ana").http.post(path, content=json.dumps(body), headers=kind)
    answer = sent.json()
    assert answer["count"] >= len(answer["mistakes"]) > 0
    assert all(mistake["text"] for mistake in answer["mistakes"])
    assert answer["printed"] is None


def test_what_cannot_be_read_has_no_data(person: New) -> None:
    for text in ("", "a = ][", HOUSE["tagcity"].encode("utf-16").decode("utf-8", "replace")):
        assert check(person("Ana"), "tagcity", text=text)["data"] is None


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"data": ' + b"[" * 100_000,
        b'{"data": 7}',
        b'{"other": 1}',
        b"\xff",
        b'{"text": "\\ud800"}',
    ],
)
def test_what_is_no_body_is_refused(person: New, body: bytes) -> None:
    answer = person("Ana").http.post("/api/games/tagcity/edition/check", content=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "body")


def test_so_many_mistakes_are_told_and_no_more(person: New) -> None:
    text = "\n".join(f"k{number} = 1" for number in range(900))
    answer = check(person("Ana"), "tagcity", text=text)
    assert len(answer["mistakes"]) == MOST < answer["count"]


@pytest.mark.parametrize("game", GAMES)
def test_no_file_keeps_the_worker_for_long(game: str) -> None:
    texts = [*(text[:EDITION] for text in SLOW.values()), *WORST[game].values(), "[a]\n" * 3_000]
    for text in texts:
        examined(game, text, None)
    large: list[Json] = [{"a": [[]] * 30_000}, {str(number): {} for number in range(12_000)}]
    for data in large:
        examined(game, "", data)


def examined(game: str, text: str, data: Json | None) -> None:
    """The slowest takes an eighth of a second."""
    question = {"game": game, "language": "en", "text": text, "data": data}
    begun = time.thread_time()
    examine(json.dumps(question).encode())
    assert time.thread_time() - begun < 1.5


def test_the_loop_does_little_with_a_large_body(person: New) -> None:
    """The request only reads the body and hands it on; the worker does everything else."""
    body = json.dumps({"data": {"a": [[]] * 30_000}}).encode()
    begun = time.thread_time()
    json.dumps(asdict(Question("tagcity", "en", "", EditionBody.model_validate_json(body).data)))
    assert time.thread_time() - begun < 0.1


def test_guests_and_addresses_may_ask_so_often(person: New, server: Server) -> None:
    ana, bo = person("Ana"), person("Bo")
    before, server.services.checkers = server.services.checkers, Buckets(rate=0.001, full=2)
    try:
        for _ in range(2):
            check(ana, "tagcity", text="")
        assert check(ana, "tagcity", 429, text="")["code"] == "rate"
        assert check(bo, "tagcity", 429, text="")["code"] == "rate", "from the same address"
    finally:
        server.services.checkers = before
