"""A seat at a served table line by line: a whole match through pipes, words, wishes, and coming back to one's seat."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.bots.positions import KEYS
from tests.cli.screen.person import FIRST
from tests.cli.served.conftest import Seats
from tests.server.harness import PATIENCE, Server, wait_for

pytestmark = pytest.mark.slow

NO_ANSWER = "Nothing is asked that has this answer."
BOT = {"bots": [{"seat": 1, "bot": "random"}]}


class Piped:
    """`allcity play --at` with pipes at both ends."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "allcity", "play", "--lang", "en", *arguments]
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )  # fmt: skip
        self.shown = ""

    def read_until(self, *endings: str) -> str:
        """All that it tells until one of these texts comes."""
        lines = ""
        assert self.program.stdout
        while not any(ending in lines for ending in endings):
            line = self.program.stdout.readline()
            assert line, f"it ended:\n{self.shown}{lines}"
            lines += line
        self.shown += lines
        return lines

    def type(self, line: str) -> None:
        assert self.program.stdin
        self.program.stdin.write(f"{line}\n")
        self.program.stdin.flush()

    def rest(self) -> str:
        out, _ = self.program.communicate(timeout=4 * PATIENCE)
        return str(out)


@contextmanager
def piped(*arguments: str) -> Iterator[Piped]:
    pipes = Piped(*arguments)
    try:
        yield pipes
    finally:
        pipes.program.kill()
        pipes.program.communicate()


def some_move(program: Piped, prefix: str = "") -> str:
    """The first legal action that is listed."""
    program.type("answer 9")  # what is said to that stands before the list, and after it
    program.read_until(NO_ANSWER)
    program.type(f"moves {prefix}".strip())
    program.type("answer 9")
    lines = program.read_until(NO_ANSWER).splitlines()
    first = next(line for line in lines if line.split(" ")[0].islower())
    return some_move(program, first.removesuffix(" …")) if first.endswith("…") else first


@pytest.mark.parametrize("game", KEYS)
def test_a_match_through_pipes_and_back_to_the_own_seat(
    seats: Seats, server: Server, game: str
) -> None:
    _, table, link = seats(game, options=FIRST[game], **BOT)
    with piped("--at", link, "--name", "Tess") as program:
        program.read_until("answer 1: Start the match")
        program.type("answer 2")
        program.read_until(NO_ANSWER)
        program.type("answer 1")
        for _ in range(3):
            program.read_until("Tess: ")
            program.type(some_move(program))
        program.type("quit")
        assert "Your seat stays yours" in program.rest()
        assert program.program.returncode == 0
    taken = own_actions(server, table)
    assert len(taken) == 3
    with piped("--at", link, "--name", "Tess") as program:
        program.read_until("Tess: ")
        program.type("score")
        program.type("board")
        program.type("?")
        program.read_until("undo ")
        program.type(some_move(program))
        wait_for(lambda: len(own_actions(server, table)) == 4)
    with piped("--at", link, "--name", "Ben") as program:
        assert "begun without you" in program.rest()
        assert program.program.returncode == 1


def own_actions(server: Server, table: str) -> list[str]:
    room = server.do(server.services.tables.get(table)).room
    return [text for seat, text in room.match.log if seat == 0]


def test_the_end_of_the_lines_leaves_the_table(seats: Seats) -> None:
    _, _, link = seats(options={"leader": "1"}, **BOT)
    with piped("--at", link, "--name", "Tess") as program:
        out, _ = program.program.communicate("answer 1\nnonsense\n", timeout=PATIENCE)
        assert "begins with one of these words" in out or "nothing to decide" in out
        assert "Your seat stays yours" in out
        assert "Traceback" not in out


def test_a_join_code_leads_to_the_table(seats: Seats, server: Server) -> None:
    ana, table, _ = seats(sit=[0])
    code = ana.get(f"/api/tables/{table}")["join_code"]
    spoken = f"{code[:3]} {code[3:6]} {code[6:]}"
    with piped("--at", f"http://127.0.0.1:{server.port}", "--code", spoken) as program:
        program.read_until("answer 1: Start the match")
    assert all(each["kind"] == "guest" for each in ana.get(f"/api/tables/{table}")["occupants"])


def test_the_match_is_closed_meanwhile(seats: Seats) -> None:
    ana, table, link = seats()
    with piped("--at", link) as program:
        program.read_until("One seat is free")
        ana.http.delete(f"/api/tables/{table}")
        assert "This table has been closed." in program.rest()
        assert program.program.returncode == 0
