"""All faces at one table: a browser, the full screen of a terminal, a program over the wire and a spectator finish a match together."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from allcity.core import record as records
from allcity.core.replay import verify
from allcity.games import GAMES
from tests.bots.positions import KEYS
from tests.browser import artist, player
from tests.browser.conftest import New
from tests.browser.player import PATIENCE, arrived, is_over, make_table
from tests.cli.screen.person import LARGE, Person
from tests.cli.served.person import at_served_table
from tests.server.harness import Server

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "table_bot.py"
STEPS: dict[str, Callable[[Page, Random], object]] = {
    "tagcity": player.step,
    "graffiti": artist.step,
}


class Terminal:
    """A person at a terminal, in a thread of their own, who plays by keys until the match is over."""

    def __init__(self, link: str) -> None:
        self.screens: list[str] = []
        self._pool = ThreadPoolExecutor(1)
        self._playing: Future[None] = self._pool.submit(
            at_served_table, link, self._play, LARGE, name="Tess"
        )

    async def _play(self, person: Person) -> None:
        limit = time.monotonic() + PATIENCE
        while not person.is_over:
            assert time.monotonic() < limit, person.text
            await person.play_on()
        await person.until(lambda: "Score sheet" in person.text)
        self.screens.append(person.text)

    def check(self) -> None:
        """Whatever went wrong there goes wrong here."""
        if self._playing.done():
            self._playing.result()

    def last(self) -> str:
        """Return what stands on the screen after the end."""
        self._playing.result(PATIENCE)
        self._pool.shutdown()
        return self.screens[-1]


@contextmanager
def robot(link: str) -> Iterator[subprocess.Popen[str]]:
    """The example program, which plays over the wire."""
    command = [sys.executable, str(EXAMPLE), link, "--name", "Robo"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def sits(page: Page, name: str) -> None:
    """Wait until a seat is taken."""
    expect(page.get_by_text(name).first).to_be_visible()


@pytest.mark.parametrize("game", KEYS)
def test_a_browser_a_terminal_a_program_and_a_spectator_finish_a_match(
    new_page: New, table_server: Server, game: str
) -> None:
    ana = new_page()
    table = make_table(ana, game=game, seats=3, options={}, sit=[0], clock={"bank": 3600})
    link = f"http://127.0.0.1:{table_server.port}/t/{table}"
    terminal = Terminal(link)
    sits(ana, "Tess")
    with robot(link) as program:
        sits(ana, "Robo")
        cleo = new_page(f"/t/{table}")
        ana.locator("[data-test=start][aria-disabled=false]").click()
        arrived(ana)
        expect(cleo.locator("main[data-asked=no]")).to_be_visible()
        limit, rng = time.monotonic() + PATIENCE, Random(21)
        while not is_over(ana):
            assert time.monotonic() < limit, "the match does not end"
            terminal.check()
            assert program.poll() in (None, 0), program.communicate()
            STEPS[game](ana, rng)
        sheets = [totals(page) for page in (ana, cleo)]
        shown = terminal.last()
        out, err = program.communicate(timeout=PATIENCE)
    assert (program.returncode, err) == (0, "")
    result = re.search(r"Place [123] of 3, points: \[(.*)\]", out)
    assert result, out
    points = result[1].split(", ")
    assert sheets == [points, points]
    assert points in [re.findall(r"-?\d+", line)[-3:] for line in shown.splitlines()]
    record = records.parse(ana.request.get(f"/api/tables/{table}/record").text())
    assert sorted(name for _, name in record.names)[1:] == ["Robo", "Tess"]
    assert record.bots == ()  # nobody was replaced
    assert verify(GAMES[game], record).is_fair


def totals(page: Page) -> list[str]:
    """The points by seat, as the sheet of a page says them in the order of the places."""
    row = page.locator("[data-test=ending] tr.total")
    expect(row).to_be_visible()
    cells = [row.locator(f"[data-seat='{seat}']").inner_text() for seat in range(3)]
    return re.findall(r"-?\d+", " ".join(cells).replace("−", "-"))
