"""The command itself in a real terminal: by a join code to a seat, a restarted server, and away again."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.cli.tmux import PATIENCE, Terminal
from tests.server.harness import Person, Process, wait_for


def seen(terminal: Terminal, *parts: str) -> str:
    """The screen as soon as these parts stand on it."""
    limit = time.monotonic() + PATIENCE
    while not all(part in " ".join(terminal.screen().split()) for part in parts):
        assert time.monotonic() < limit, f"{parts} does not come:\n{terminal.screen()}"
        time.sleep(0.05)
    return terminal.screen()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no tmux")
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
        seen(terminal, "Join code of the table:")
        terminal.type(f"{code[:5]} {code[5:]}")
        seen(terminal, "All seats are taken. F7 Start the match")
        terminal.press("F7")
        seen(terminal, "▸Tess", "Tess: You lead", "▸ put")
        server.kill()
        seen(terminal, "Connection lost. Reconnecting…")
        server = Process(database, port=server.port)
        server.wait_until_ready()
        dice = seen(terminal, "▸Tess", "▸ put").count("[")
        terminal.press("Enter")
        wait_for(lambda: terminal.screen().count("[") == dice - 1)
        terminal.press("F6")
        seen(terminal, "Log", "Tess puts")
        terminal.press("Escape")
        terminal.press("C-c")
        seen(terminal, "Your seat stays yours", "Enter leaves")
        terminal.press("Enter")
        seen(terminal, "$ ")
        shown = seen(terminal, "You left the table. See you soon!")
        assert "Tess puts" not in shown
        terminal.type(line.replace("--at", f"--code '{code}' --at"))
        seen(terminal, "A code has 10 digits and is good until the match begins")
        terminal.type(f"{line}/t/{table}")
        seen(terminal, "▸Tess", "▸ put")
    finally:
        terminal.close()
        ana.close()
        server.kill()
