"""The example that sits down at a served table: it plays whole matches, and says what is wrong with a link."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.positions import KEYS
from tests.server.harness import PATIENCE, Person, Server, served, wait_for

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "table_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("table-bot")) as running:
        yield running


def started(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def is_full(ana: Person, table: str) -> bool:
    return all(each["kind"] != "empty" for each in ana.get(f"/api/tables/{table}")["occupants"])


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("door", ["invitation", "join code"])
def test_it_joins_by_an_invitation_and_plays_a_whole_match(
    server: Server, key: str, door: str
) -> None:
    ana, origin = Person(server.port, "Ana"), f"http://127.0.0.1:{server.port}"
    bots = [{"seat": 1, "bot": "greedy"}]
    info = ana.post("/api/tables", game=key, seats=2, sit=[], bots=bots, is_open=False)
    table = info["id"]
    way = {
        "invitation": [f"{origin}/t/{table}#{info['code']}"],
        "join code": [origin, info["join_code"]],
    }[door]
    program = started(*way, "--name", "Robo")
    wait_for(lambda: is_full(ana, table) or program.poll() is not None)
    assert program.poll() is None, program.communicate()
    ana.post(f"/api/tables/{table}/start")
    out, err = program.communicate(timeout=4 * PATIENCE)
    assert (program.returncode, err) == (0, "")
    assert re.fullmatch(r"Robo has seat 1\.\nPlace [12] of 2, points: \[-?\d+, -?\d+\]\n", out)
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert "Robo" in record
    assert "\nbot 1" not in record  # it chose all its actions itself
    ana.close()


def test_it_takes_over_a_seat_by_its_private_link(server: Server) -> None:
    ana = Person(server.port, "Ana")
    table = ana.make(KEYS[0], sit=[0], bots=[{"seat": 1, "bot": "greedy"}], start=True)
    key = ana.post(f"/api/tables/{table}/link", seat=0)["key"]
    link = f"http://127.0.0.1:{server.port}/t/{table}#seat=0.{key}"
    program = started(link)
    out, err = program.communicate(timeout=4 * PATIENCE)
    assert (program.returncode, err) == (0, "")
    assert out.startswith("Machine has seat 1.\nPlace ")
    again = started(link)  # a private link works once
    out, err = again.communicate(timeout=PATIENCE)
    assert (again.returncode, out) == (1, "")
    assert err.count("\n") == 1
    ana.close()


@pytest.mark.parametrize(
    ("link", "more", "said"),
    [
        ("nonsense", (), "no link to a table"),
        ("http://{host}", (), "no link to a table"),
        ("http://{host}/t/nothing#x", (), "table"),
        ("http://{host}/t/nothing#seat=0.wrong", (), "table"),
        ("http://{host}", ("123",), "digits"),
        ("http://{host}", ("0000000000",), "digits"),
        ("http://{host}/t/x#y", ("--name", "My bot"), "bot"),
        ("http://127.0.0.1:1/t/x#y", (), "does not answer"),
    ],
)
def test_what_leads_to_no_seat_is_answered_in_a_sentence(
    server: Server, link: str, more: tuple[str, ...], said: str
) -> None:
    program = started(link.format(host=f"127.0.0.1:{server.port}"), *more)
    out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode in (1, 2)
    assert out == ""
    assert said in err
    assert "Traceback" not in err
