"""The command itself in a real terminal: by a join code to a seat, a restarted server, and away again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.served.conftest import Seats
from tests.cli.tmux import Terminal
from tests.server.harness import Person, Process, wait_for

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no tmux"),
]


def test_by_a_code_to_a_seat_through_a_restart_and_away(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    server = Process(database)
    server.wait_until_ready()
    ana = Person(server.port, "Ana")
    table = ana.make(sit=[1], options={"leader": "1"}, clock={"bank": 600})
    code = ana.get(f"/api/tables/{table}")["join_code"]
    terminal = Terminal(tmp_path, 80, 24, ALLCITY_LANG="en", XDG_DATA_HOME=str(tmp_path))
    line = f"{sys.executable} -m allcity play --name Tess --at http://127.0.0.1:{server.port}"
    try:
        terminal.wait("$ ", "$")
        terminal.type(line)
        terminal.seen("Join code of the table:")
        terminal.type(f"{code[:5]} {code[5:]}")
        terminal.seen("All seats are taken. F7 Start the match")
        terminal.press("F7")
        terminal.seen("▸Tess", "Tess: You lead", "▸ put")
        server.kill()
        terminal.seen("Connection lost. Reconnecting…")
        server = Process(database, port=server.port)
        server.wait_until_ready()
        dice = terminal.seen("▸Tess", "▸ put").count("[")
        terminal.press("Enter")
        wait_for(lambda: terminal.screen().count("[") == dice - 1)
        terminal.press("F6")
        terminal.seen("Log", "Tess puts")
        terminal.press("Escape")
        terminal.press("C-c")
        terminal.seen("Your seat stays yours", "Enter leaves")
        terminal.press("Enter")
        terminal.seen("$ ")
        shown = terminal.seen("You left the table. See you soon!")
        assert "Tess puts" not in shown
        terminal.type(line.replace("--at", f"--code '{code}' --at"))
        terminal.seen("A code has 10 digits and is good until the match begins")
        terminal.type(f"{line}/t/{table}")
        terminal.seen("▸Tess", "▸ put")
    finally:
        terminal.close()
        ana.close()
        server.kill()


def test_the_result_stays_in_the_terminal(seats: Seats, tmp_path: Path) -> None:
    _, _, link = seats(bots=[{"seat": 1, "bot": "random"}])
    terminal = Terminal(tmp_path, 80, 24, ALLCITY_LANG="en", XDG_DATA_HOME=str(tmp_path))

    def is_over() -> bool:
        terminal.press("Enter")  # whatever is highlighted
        return "Score sheet" in terminal.screen()

    try:
        terminal.type(f"{sys.executable} -m allcity play --name Tess --at '{link}'")
        terminal.seen("F7 Start the match")
        terminal.press("F7")
        wait_for(is_over)
        terminal.press("C-c")
        shown = terminal.seen("Total prestige", "$ ")
        assert "Tess: " in shown
        assert "Escape closes" not in shown
    finally:
        terminal.close()
