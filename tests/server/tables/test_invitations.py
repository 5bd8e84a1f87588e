"""A code that can be read aloud leads to its table until the start, and to nothing for those who guess."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from allcity.server.guests import JOIN_DIGITS
from allcity.server.limits import ROOMY
from tests.server.harness import Person, Server, fetch, play_on, served
from tests.server.postgres import on_both

New = Callable[[str], Person]
NONSENSE = [
    "",
    " ",
    "123",
    "abcdefghij",
    "12345678901",
    "٤٨٢٩١٣٥٠٧٦",
    "' OR 1=1 --",
    "1234\u00005678",
    "½" * 10,
]


def asked(port: int, code: Any) -> tuple[int, dict[str, Any]]:
    answer = fetch(port, "/api/invitation", "POST", json={"code": code})
    return answer.status_code, answer.json()


@on_both
def test_a_code_that_is_read_aloud_leads_to_a_private_table(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = ana.make(is_open=False)
    digits = ana.get(f"/api/tables/{table}")["join_code"]
    assert len(digits) == JOIN_DIGITS
    assert digits.isdecimal()
    for spoken in (digits, f" {digits[:3]} {digits[3:6]}-{digits[6:]} "):
        invitation = bob.post("/api/invitation", code=spoken)
        assert invitation["table"] == table
    assert bob.post(f"/api/tables/{table}/join", code=invitation["code"])["yours"] == [1]


def test_only_those_at_the_table_are_told_its_code(person: New) -> None:
    ana, eve = person("Ana"), person("Eve")
    for is_open in (True, False):
        table = ana.make(is_open=is_open)
        info = ana.get(f"/api/tables/{table}")
        seen = eve.get(f"/api/tables/{table}", code=info["code"])
        assert (seen["join_code"], seen["code"], seen["is_host"]) == ("", None, False)
        assert info["join_code"] not in eve.http.get("/api/tables").text
        assert info["is_host"]


@on_both
def test_a_code_ends_with_the_start_and_with_the_table(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    begun, closed = ana.make(), ana.make()
    codes = [ana.get(f"/api/tables/{table}")["join_code"] for table in (begun, closed)]
    assert codes[0] != codes[1]
    ana.post(f"/api/tables/{begun}/bot", seat=1, bot="random")
    ana.post(f"/api/tables/{begun}/start")
    ana.http.delete(f"/api/tables/{closed}")
    for code in codes:
        assert bob.post("/api/invitation", 404, code=code)["code"] == "join-code"
    assert ana.get(f"/api/tables/{begun}")["join_code"] == ""


@on_both
@pytest.mark.parametrize("code", NONSENSE)
def test_nonsense_is_no_code(server: Server, code: str) -> None:
    status, answer = asked(server.port, code)
    assert (status, answer["code"]) == (404, "join-code")
    assert answer["text"]


@pytest.mark.parametrize("code", [None, 4829135076, ["4829135076"], "1" * 41])
def test_another_kind_of_body_is_refused(server: Server, code: Any) -> None:
    assert asked(server.port, code)[1]["code"] == "body"


def test_guesses_are_few_even_all_at_once(tmp_path: Path) -> None:
    limits = replace(ROOMY, guesses_at_once=3, guesses_per_hour=0.001)
    with served(tmp_path, limits=limits) as server, ThreadPoolExecutor(12) as pool:
        ana = Person(server.port)
        table = ana.make(is_open=False)
        right = ana.get(f"/api/tables/{table}")["join_code"]
        wrong = f"{(int(right) + 1) % 10**JOIN_DIGITS:0{JOIN_DIGITS}}"
        for _ in range(5):  # nonsense is no guess, and those who know the code are not kept out
            assert asked(server.port, "nonsense")[1]["code"] == "join-code"
            assert asked(server.port, right)[0] == 200
        codes = list(pool.map(lambda _: asked(server.port, wrong)[1]["code"], range(12)))
        assert sorted(codes) == ["guesses"] * 9 + ["join-code"] * 3
        assert asked(server.port, right)[1]["code"] == "guesses"
        ana.close()


def test_a_rematch_says_who_is_expected(person: New) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = ana.make(seats=3)
    ana.post(f"/api/tables/{table}/bot", seat=2, bot="random")
    bob.post(f"/api/tables/{table}/join", seat=1)
    ana.post(f"/api/tables/{table}/start")
    assert ana.get(f"/api/tables/{table}")["expected"] == ["", "", ""]
    play_on(table, {0: ana.at(table), 1: bob.at(table)}, Random(1))
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    info = ana.get(f"/api/tables/{again}")
    assert info["expected"] == ["", "Bob", ""]
    assert info["join_code"] not in ("", ana.get(f"/api/tables/{table}")["join_code"])
    bob.post(f"/api/tables/{table}/rematch")
    assert ana.get(f"/api/tables/{again}")["expected"] == ["", "", ""]
