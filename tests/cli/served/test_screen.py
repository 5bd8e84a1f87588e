"""The full screen at a table of a real server: whole matches, undo by consent, clocks, lost connections, and what it is told."""

from __future__ import annotations

import pytest

from tests.bots.positions import KEYS
from tests.cli.screen.person import FIRST, LARGE, Person
from tests.cli.served.conftest import Seats
from tests.cli.served.person import at_served_table


@pytest.mark.parametrize("game", KEYS)
def test_a_whole_match_against_a_bot(seats: Seats, game: str) -> None:
    ana, table, link = seats(game, options=FIRST[game], bots=[{"seat": 1, "bot": "random"}])

    async def play(person: Person) -> None:
        await person.until(lambda: "All seats are taken" in person.text)
        await person.press("f7")
        await person.play_to_the_end()
        assert "Tess" in person.text

    at_served_table(link, play, LARGE)
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert "name 1 Tess" in record
    assert "\nbot 1" not in record
