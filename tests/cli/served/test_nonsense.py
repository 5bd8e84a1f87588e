"""Links that lead nowhere, tables without a seat, servers that are none: each gets a sentence, and no traceback."""

from __future__ import annotations

import json
import os
import stat
import sys
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allcity.cli.command import Misuse
from allcity.cli.served import guests, play
from allcity.cli.served.address import Way, way
from allcity.cli.served.sentences import printable
from allcity.client.connection import Connection
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.cli.served.conftest import Seats
from tests.cli.test_commands import run
from tests.client.test_connection import Strange
from tests.server.harness import Person, Server

pytestmark = pytest.mark.slow

HOST = "http://table.example:8000"


@pytest.mark.parametrize(
    ("link", "code", "there"),
    [
        (f"{HOST}/t/abc#secret", "", Way(HOST, "abc", "secret")),
        (f" {HOST}/t/abc/ ", "", Way(HOST, "abc")),
        (f"{HOST}/t/abc", "secret", Way(HOST, "abc", "secret")),
        (f"{HOST}/t/abc#seat=1.k-e_y", "", Way(HOST, "abc", seat=1, key="k-e_y")),
        (HOST, "5416 320 543", Way(HOST, join_code="5416 320 543")),
        (f"{HOST}/", "541–632-0543", Way(HOST, join_code="541–632-0543")),
        (f"{HOST}/", "abc.secret", Way(HOST, "abc", "secret")),
        (HOST, "", Way(HOST)),
        ("https://x", "", Way("https://x")),
    ],
)
def test_links_and_codes_are_read(link: str, code: str, there: Way) -> None:
    assert way(link, code) == there


@pytest.mark.parametrize(
    "link",
    ["", "x", "table.example", "ftp://x/t/y", "http://", "http:///t/x", f"{HOST}/x", f"{HOST}/t/", f"{HOST}/t/a/b",
     f"{HOST}/t/a?code=b", "http://ana:word@x/t/a", f"{HOST}/t/a#b c", f"{HOST}/t/{'a' * 33}", "http://a b/t/x", f"{HOST}/t/é"],
)  # fmt: skip
def test_what_is_no_link_is_called_that(link: str) -> None:
    with pytest.raises(Misuse) as misuse:
        way(link)
    assert misuse.value.code == "served-link"


@given(st.text(), st.text())
def test_any_texts_are_a_way_or_refused(link: str, code: str) -> None:
    for text in (link, f"{HOST}/{link}", f"{HOST}/t/{link}", HOST):
        try:
            there = way(text, code)
        except Misuse as misuse:
            for language in LANGUAGES:
                assert words(language)(misuse.code, **misuse.facts)
        else:
            assert there.origin.startswith("http")


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("--at nonsense", 2, "no link to a table"),
        (f"--at {HOST} --code nonsense", 2, "no code of a table"),
        (f"--at {HOST}", 2, "Which table"),
        ("--code 1234567890", 2, "--at only"),
        (f"graffiti --at {HOST}/t/x", 2, "GAME"),
        (f"--at {HOST}/t/x --bots easy", 2, "--bots"),
        (f"--at {HOST}/t/x --seed 1", 2, "--seed"),
        (f"--at {HOST}/t/x --record f", 2, "--record"),
        (f"--at {HOST}/t/x --from f", 2, "--from"),
        (f"--at {HOST}/t/x --name Ana --name Bo", 2, "2 names"),
        ("--at http://127.0.0.1:1/t/x", 1, "cannot be reached"),
        ("--at http://127.0.0.1:1 --code 1234567890", 1, "cannot be reached"),
        ("--at {server}/t/nowhere", 1, "nowhere"),
        ("--at {server}/t/nowhere#seat=0.x", 1, "nowhere"),
        ("--at {server} --code 0000000000", 1, "ten digits"),
        ("--at {server} --code 12", 1, "ten digits"),
        ("--at {server}/t/x --name bot", 2, "bot"),
    ],
)
def test_what_leads_to_no_seat_is_answered_in_a_sentence(
    line: str, status: int, said: str, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = line.format(server=f"http://127.0.0.1:{server.port}").split()
    answered = run("play", *typed, capsys=capsys)
    assert answered[:2] == (status, "")
    assert said in answered[2].replace("10 digits", "ten digits")
    assert answered[2].count("\n") == 1


def refused(link: str, capsys: pytest.CaptureFixture[str]) -> str:
    status, out, err = run("play", "--at", link, capsys=capsys)
    assert (status, out) == (1, "")
    return err


def test_a_wrong_code_a_full_a_running_a_finished_and_a_closed_table(
    seats: Seats, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, link = seats()
    assert "invitation" in refused(link + "x", capsys)
    ana, table, link = seats(sit=[0], bots=[{"seat": 1, "bot": "random"}])
    assert "Every seat at this table is taken" in refused(link, capsys)
    ana.post(f"/api/tables/{table}/start")
    assert "begun without you" in refused(link, capsys)
    ana.post(f"/api/tables/{table}/resign", seat=0, agree=True)
    assert "closed" in refused(link, capsys)
    ana, table, link = seats(sit=[0], bots=[{"seat": 1, "bot": "random"}])
    ana.http.delete(f"/api/tables/{table}")
    assert "closed" in refused(link, capsys)


def test_a_private_link_that_was_used(
    seats: Seats, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, table, link = seats(sit=[0], bots=[{"seat": 1, "bot": "random"}])
    key = ana.post(f"/api/tables/{table}/link", seat=0)["key"]
    ben = Person(server.port, "Ben")
    ben.post(f"/api/tables/{table}/claim", seat=0, key=key)
    assert "already been used" in refused(f"{link.partition('#')[0]}#seat=0.{key}", capsys)
    ben.close()


def link_to_seat(seats: Seats) -> tuple[Person, str, str]:
    ana, table, link = seats(sit=[0], bots=[{"seat": 1, "bot": "random"}])
    key = ana.post(f"/api/tables/{table}/link", seat=0)["key"]
    return ana, table, f"{link.partition('#')[0]}#seat=0.{key}"


@pytest.mark.parametrize("problem", [KeyboardInterrupt, EOFError])
def test_nobody_is_replaced_before_they_are_named_at_a_terminal(
    seats: Seats,
    problem: type[BaseException],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ana, table, link = link_to_seat(seats)

    def ask(question: str) -> str:
        assert "instead of Ana" in question
        raise problem

    monkeypatch.setattr("builtins.input", ask)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    status, out, _ = run("play", "--at", link, capsys=capsys)
    assert status == 1
    assert "Ana plays seat 1" in out
    assert "The link is then used up" in out
    assert ana.get(f"/api/tables/{table}")["yours"] == [0], "Ana plays on"
    offer = ana.post(f"/api/tables/{table}/offer", seat=0, key=way(link).key)
    assert offer["name"] == "Ana", "the link is still good"


def test_whoever_comes_back_to_a_seat_by_its_link_is_not_asked(
    seats: Seats, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table, link = link_to_seat(seats)
    asked: list[str] = []
    monkeypatch.setattr("builtins.input", asked.append)
    say = words("en")
    play._ask_to_take(way(link), "Ben", say)
    assert len(asked) == 1
    ben = Person(server.port, "Ben")
    ben.post(f"/api/tables/{table}/claim", seat=0, key=way(link).key)
    cookie = "; ".join(f"{name}={value}" for name, value in ben.http.cookies.items())
    guests.remember(way(link).origin, "Ben", cookie)
    play._ask_to_take(way(link), "Ben", say)
    assert len(asked) == 1
    ben.close()


def test_a_server_with_other_rules_or_an_unknown_game(
    seats: Seats, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, link = seats()
    game = GAMES["tagcity"]
    with monkeypatch.context() as patch:
        patch.setattr(game, "META", replace(game.META, editions=()))
        assert "other rules or with other boards" in refused(link, capsys)
    real = Connection.watch

    async def watch(guest: Connection, *about: str) -> None:
        await real(guest, *about)
        for event in guest.tables[about[0]].values():
            event["rules"] = 99

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "watch", watch)
        assert "other rules or with other boards" in refused(link, capsys)


@pytest.mark.parametrize(
    ("answers", "messages", "said"),
    [
        (b"<html>", (), "no All City server"),
        (b"[]", (), "no All City server"),
        (b"{}", (), "no All City server"),
        (b'{"yours": [0], "game": "chess"}', (), "does not know the game “chess”"),
        (
            b'{"yours": [0], "game": "tagcity", "code": ""}',
            ('{"type": "hello", "protocol": 99}',),
            "another version of the protocol",
        ),
        (b'{"yours": [0], "game": "tagcity", "code": ""}', ("<html>",), "no All City server"),
        (b'{"yours": [0], "game": "tagcity", "code": ""}', (), "did not answer in time"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES[:1])
def test_a_server_of_another_kind_or_version(
    answers: bytes,
    messages: tuple[str, ...],
    said: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(play, "Network", lambda *_: Strange(answers, *messages))
    assert said in refused(f"{HOST}/t/x", capsys)


def test_what_a_server_says_cannot_move_the_cursor() -> None:
    assert printable("a\x1b[2Jb\r\nc\u202e") == "a?[2Jb??c?"


CONTENTS = [b"", b"\xff", b"[]", b'{"a": 5}', b"[" * 100_000, b" " * (1 << 19)]


@pytest.mark.parametrize("content", CONTENTS, ids=range(len(CONTENTS)))
def test_a_broken_file_of_guests_is_no_guest(content: bytes) -> None:
    guests.place().parent.mkdir(parents=True)
    guests.place().write_bytes(content)
    assert guests.cookie_of(HOST, "") == ""
    guests.remember(HOST, "", "allcity_guest=x")
    assert guests.cookie_of(HOST, "") == "allcity_guest=x"
    assert stat.S_IMODE(guests.place().stat().st_mode) == 0o600 or sys.platform == "win32"


def test_a_cookie_that_could_not_stand_in_a_header_is_none() -> None:
    guests.remember(HOST, "", "x\r\nHost: y")
    assert guests.cookie_of(HOST, "") == ""


def test_guests_are_known_by_server_and_name() -> None:
    guests.remember(HOST, "Ana", "one")
    guests.remember(HOST, "Bo", "two")
    guests.remember("http://other", "Ana", "three")
    assert [guests.cookie_of(HOST, name) for name in ("Ana", "Bo", "")] == ["one", "two", ""]
    for number in range(2 * guests.MOST):
        guests.remember(HOST, f"Guest {number}", "x")
    assert len(json.loads(guests.place().read_text())) == guests.MOST


def test_a_folder_that_cannot_be_written_is_no_obstacle(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", os.fspath(tmp_path / "file"))
    guests.remember(HOST, "", "x")
    assert guests.cookie_of(HOST, "") == ""
