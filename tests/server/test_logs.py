"""The log of a server: JSON lines without anybody's secrets, at every level."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from allcity.core import record
from allcity.server.logs import JsonFormatter
from tests.server.harness import PATIENCE, Person, Process, play_on, wait_for


@pytest.fixture(params=["info", "debug"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Process]:
    process = Process(str(tmp_path / "t.db"), "--log-level", request.param)
    try:
        process.wait_until_ready()
        yield process
    finally:
        process.kill()


def check(server: Process, *secrets: str) -> list[dict[str, object]]:
    """The lines, none of which tells any of these."""
    said = server.errors
    whole = said[: said.rfind("\n") + 1]  # it may be in the middle of the next line
    lines = [json.loads(line) for line in whole.splitlines()]
    assert all(isinstance(line, dict) for line in lines)
    for secret in secrets:
        assert secret
        assert secret not in said
    return lines


def knock(address: str) -> None:
    """Once as a client of ours, once as another site's."""
    knocking = partial(connect, address, proxy=None, open_timeout=PATIENCE)
    with knocking():
        pass
    with pytest.raises(InvalidStatus), knocking(origin=Origin("https://e.vil")):
        pass


def test_logs_are_json_and_hold_no_secrets(server: Process) -> None:
    with closing(Person(server.port, "Ana-the-Secret")) as ana:
        table = ana.make(is_open=False, sit=[0, 1], start=True)
        info = ana.get(f"/api/tables/{table}", code="guess-me")
        knock(f"ws://127.0.0.1:{server.port}/api/socket?code=guess-me")
        socket = ana.at(table)
        socket.until(lambda m: (table, 1) in socket.seen)
        play_on(table, {0: socket, 1: socket}, Random(1))
        match = record.parse(ana.http.get(f"/api/tables/{table}/record").text)
        cookie = next(iter(ana.http.cookies.values()))
    seed, texts = match.seed or "", [text for _, text in match.log if " " in text]
    secrets = (seed, cookie, info["code"], "guess-me", "Ana-the-Secret", "127.0.0.1", *texts)
    lines = check(server, *secrets)
    assert any(line.get("route") == "/api/tables/{table_id}" for line in lines)


def test_a_read_that_fails_tells_what_failed_but_not_about_whom(
    server: Process, tmp_path: Path
) -> None:
    with closing(Person(server.port)) as ana:
        with closing(sqlite3.connect(tmp_path / "t.db")) as database:
            database.execute("ALTER TABLE guests RENAME TO strangers")
        assert ana.get("/api/me", 500)["code"] == "internal"
        wait_for(lambda: "OperationalError" in server.errors)
        check(server, ana.me["id"], "strangers", "no such table")


def let_fail(secret: str) -> None:
    """Log as a library does that writes its arguments, and whose caller adds more."""
    try:
        raise KeyError(secret)
    except KeyError as error:
        raise ValueError(f"{secret} and more") from error


@pytest.mark.parametrize("is_hidden", [True, False])
def test_the_trace_of_a_failure_says_where_and_what_but_no_messages(is_hidden: bool) -> None:
    secret = "seed" + "-of-all"
    try:
        try:
            let_fail(secret)
        except ValueError:
            if is_hidden:
                raise RuntimeError(secret) from None
            raise RuntimeError(secret)  # noqa: B904 (what led to it is told too)
    except RuntimeError:
        said = logging.makeLogRecord({"msg": "failed", "exc_info": sys.exc_info()})
    line = json.loads(JsonFormatter().format(said))
    assert secret not in str(line)
    names = [text for text in line["trace"].splitlines() if not text.startswith(" ")]
    assert names == ["RuntimeError"] + ["ValueError", "KeyError"] * (not is_hidden)
    assert ("in let_fail" in line["trace"]) != is_hidden
    assert "in test_the_trace" in line["trace"]
