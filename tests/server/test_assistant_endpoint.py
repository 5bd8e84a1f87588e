"""The endpoint for assistants, `/mcp`, from outside: whose token it is, secrets, limits, nonsense, and the end of the server."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from allcity.games import GAMES
from allcity.server.assistants import endpoint
from allcity.server.assistants import visits as visiting
from allcity.server.limits import ROOMY
from tests.server.assistants import Json
from tests.server.harness import PATIENCE, PLAIN, Person, Server, fetch, served, wait_for
from tests.server.live.test_secrecy import Observed

COMPARED = 6  # positions and seats at which two worlds are compared
New = Callable[[str], Person]
HEADERS = {
    "Accept": "application/json, text/event-stream",
    "Content-Type": "application/json",
    "MCP-Protocol-Version": "2025-06-18",
}


def post(port: int, body: bytes, method: str = "POST", **headers: str) -> httpx.Response:
    address = f"http://127.0.0.1:{port}/mcp"
    sent = {**HEADERS, **headers}
    return httpx.request(method, address, content=body, headers=sent, **PLAIN)


def call(port: int, tool: str, token: str = "", **arguments: Any) -> str:
    """All that a call of a tool brings, as it comes over the wire."""
    params = {"name": tool, "arguments": arguments}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})
    answer = post(port, body.encode(), Authorization=f"Bearer {token}".strip())
    assert answer.status_code == 200, answer.text
    return answer.text


def said(port: int, tool: str, token: str = "", **arguments: Any) -> str:
    return str(json.loads(call(port, tool, token, **arguments))["result"]["content"][0]["text"])


def shown(port: int, tool: str, token: str = "", **arguments: Any) -> Json:
    return dict(json.loads(said(port, tool, token, **arguments)))


def test_a_token_is_good_for_its_seat_and_nothing_else(server: Server, person: New) -> None:
    ana, ben, port = person("Ana"), person("Ben"), server.port
    table = ana.make("tagcity", sit=[0], is_open=False)
    other = ana.make("tagcity", sit=[0], is_open=False)
    code = ana.get(f"/api/tables/{table}")["code"]
    token = shown(port, "sit", table=f"/t/{table}#{code}")["table"]
    assert shown(port, "view", table=token)["seat"] == 2
    assert shown(port, "view", token, table=table)["seat"] == 2
    assert shown(port, "tables", token)["yours"][0]["table"] == token
    forged = [f"{token[:-1]}{'0' if token[-1] != '0' else '1'}", token.replace(table, other, 1)]
    for no_token in [*forged, table, ana.http.cookies["allcity_guest"], "", "." * 300]:
        assert "You have no seat" in said(port, "view", table=no_token)
        assert "You have no seat" in said(port, "view", no_token, table=table)
    assert "You have no seat" in said(port, "view", token, table=other)
    cookie = {"allcity_guest": token}
    assert fetch(port, "/api/me", cookies=cookie).status_code == 401

    ben.post(f"/api/tables/{other}/join", code=ana.get(f"/api/tables/{other}")["code"])
    assert said(port, "leave", table=token)
    ben.post(f"/api/tables/{table}/join", code=code)
    ana.post(f"/api/tables/{table}/start")
    assert shown(port, "view", table=token)["seat"] is None
    server.do(server.app.state.assistants.visits.close())
    assert "invitation" in said(port, "view", table=token)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_change_no_byte_that_an_assistant_is_told(
    server: Server, person: New, game: str
) -> None:
    """Each seat also has an assistant, and every answer of its tools is compared in two worlds that look alike to the seat."""
    rng, swapped = Random(3), 0
    match = Observed(server, person, game, 2, rng)
    signer = server.services.signer
    tokens = [signer.sign("assistant", f"{match.table}.{one.me['id']}") for one in match.people]
    while swapped < COMPARED and match.step():
        truth, texts = match.state, rng.sample(some := match.some_texts(), min(3, len(some)))
        for seat, token in enumerate(tokens):
            world = GAMES[game].world(GAMES[game].view(truth, seat), rng)
            if GAMES[game].state_to_json(world) != GAMES[game].state_to_json(truth):
                swapped += 1
                first = everything(server, match, token, seat, texts)
                match.swap(world)
                assert everything(server, match, token, seat, texts) == first
                match.swap(truth)
    assert swapped >= COMPARED, "nothing was hidden: the test has seen nothing"


def everything(
    server: Server, match: Observed, token: str, seat: int, texts: list[str]
) -> list[str]:
    """Return everything that the assistant's tools reveal without an action; it connects again, so nothing is remembered."""
    server.do(server.app.state.assistants.visits.close())
    port, version, game = server.port, match.live.room.version, match.live.room.game
    answers = [call(port, "view", table=token), call(port, "legal", table=token)]
    answers.append(call(port, "wait", table=token, version=version, seconds=0))
    legal = {game.text(action) for action in game.legal(match.state, seat)}
    for text in texts:
        answers.append(call(port, "legal", table=token, prefix=text))
        answers.append(call(port, "legal", table=token, prefix=text.partition(" ")[0]))
        if text not in legal:
            answers.append(call(port, "act", table=token, text=text, version=version))
    return answers


def test_one_address_has_few_assistants_and_each_waits_a_few_times_at_once(
    tmp_path: Path,
) -> None:
    limits = replace(ROOMY, assistants_per_address=2)
    with served(tmp_path, limits=limits) as server, ThreadPoolExecutor(5) as threads:
        ana, port = Person(server.port), server.port
        tables = [ana.make("tagcity", sit=[0], is_open=True) for _ in range(3)]
        tokens = [shown(port, "sit", table=table)["table"] for table in tables[:2]]
        assert "Too many connections" in said(port, "sit", table=tables[2])
        asked = {"table": tokens[0], "version": 0, "seconds": 50}
        waits = [threads.submit(shown, port, "wait", **asked) for _ in range(4)]
        visits = server.app.state.assistants.visits
        wait_for(lambda: any(v.connection._waiting == 4 for v in visits._places))
        assert "waiting already" in said(port, "wait", **asked)
        assert "waiting already" not in said(
            port, "wait", **{**asked, "table": tokens[1], "seconds": 0}
        )
        ana.close()
        server.stop()
        assert [answer.result(PATIENCE)["status"] for answer in waits] == ["open"] * 4


def test_a_visit_ends_some_time_after_the_last_call(
    server: Server, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, port, visits = person("Ana"), server.port, server.app.state.assistants.visits
    server.do(visits.close())  # those of other tests
    monkeypatch.setattr(visiting, "STAY", 0.2)
    table = ana.make("tagcity", sit=[0], is_open=True)
    token = shown(port, "sit", table=table)["table"]
    wait_for(lambda: not visits._places and not visits._by_place and not visits._closing)
    live = server.do(server.services.tables.get(table))
    wait_for(lambda: not live.is_in_use)
    assert shown(port, "view", table=token)["seat"] == 2, "the next call begins a new visit"


NESTED = b"[" * 8_000 + b"]" * 8_000
REQUEST = b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": %s}'
NONSENSE = [
    b"",
    b"{",
    b"null",
    b"5",
    b"\xff\xfe\x00",
    b"[" * 8_000,
    NESTED,
    b"9" * 8_000,
    b"x" * 20_000,
    REQUEST % NESTED,
    REQUEST % b"[]",
    REQUEST % b'{"name": "jump", "arguments": {}}',
    REQUEST % b'{"name": "rule", "arguments": {"clause": "\\ud800"}}',
    REQUEST % b'{"name": "rule", "arguments": {"clause": "\\u0000"}}',
    REQUEST % b'{"name": "rule", "arguments": {"clause": ["T1.1"]}}',
    REQUEST % b'{"name": "sit", "arguments": {"table": "\\ud800#\\u0000"}}',
    REQUEST % b'{"name": "sit", "arguments": {"table": "a", "name": "\\ud800", "seat": -3}}',
    REQUEST % b'{"name": "view", "arguments": {"table": "%s"}}' % (b"." * 10_000),
    REQUEST % (b'{"name": "view", "arguments": %s}' % NESTED[:4_000]),
    REQUEST % (b'{"name": "wait", "arguments": {"table": "a", "version": %s}}' % (b"9" * 5_000)),
    b'[{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}, {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}]',
    b'{"jsonrpc": "2.0", "id": 1, "method": "no/such"}',
    b'{"jsonrpc": "2.0", "id": 1, "method": "subscriptions/listen", "params": {}}',
    b'{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}',
    b'{"jsonrpc": "2.0", "id": 1, "result": {}}',
    b'{"jsonrpc": "1.0", "id": {}, "method": 7}',
]


@pytest.mark.parametrize("protocol", ["2025-06-18", "2026-07-28", "tomorrow"])
def test_nonsense_is_refused_and_fails_nothing(
    server: Server, caplog: pytest.LogCaptureFixture, protocol: str
) -> None:
    with caplog.at_level(logging.ERROR):
        for body in NONSENSE:
            answer = post(server.port, body, **{"MCP-Protocol-Version": protocol})
            assert answer.status_code < 500, (body[:200], answer.text)
        for method in ("GET", "PUT", "DELETE", "PATCH"):
            answer = post(server.port, b"", method)
            assert (answer.status_code, answer.headers["allow"]) == (405, "POST")
        assert post(server.port, b"{}", Origin="http://evil.example").status_code == 403
        assert post(server.port, b"{}", Accept="text/plain").status_code < 500
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "Nothing in the rules" in said(server.port, "rule", clause="Z9")


def test_the_server_starts_without_the_sdk_and_says_where_it_is_missing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = "import sys, allcity.server.run; sys.exit('mcp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
    monkeypatch.setattr(endpoint, "find_spec", lambda _: None)
    answer = post(server.port, b"{}", **{"Accept-Language": "fr"})
    assert (answer.status_code, answer.json()["code"]) == (503, "no-assistants")
    assert "sans l’extra" in answer.json()["text"]
