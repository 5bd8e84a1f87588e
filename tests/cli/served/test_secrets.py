"""A terminal at a served table receives only what its seat may know: views, lines, sealed choices, and the screen itself."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from allcity.client.network import Network
from allcity.games import GAMES
from tests.bots.positions import KEYS
from tests.cli.screen.person import FIRST, LARGE, Person
from tests.cli.served.conftest import Seats
from tests.cli.served.person import at_served_table
from tests.client.leaky import Heard
from tests.server.harness import Person as Guest
from tests.server.harness import Server, Socket

pytestmark = pytest.mark.slow


class Ana:
    """The other player, who moves whenever she is asked."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.socket: Socket = guest.at(table)
        self.rng = Random(8)

    def move(self, word: str = "") -> str:
        """The text of her next move, which begins with a word."""
        now = self.socket.now(self.table, 1)
        while not now.get("legal"):
            self.socket.receive()
            now = self.socket.now(self.table, 1)
        text = self.socket.some_text(self.table, 1, self.rng)
        while not text.startswith(word):
            text = self.socket.some_text(self.table, 1, self.rng)
        answer = self.socket.act(self.table, 1, text)
        assert answer["type"] == "done", answer
        while self.socket.now(self.table, 1)["version"] < answer["version"]:
            self.socket.receive()
        return text


async def begun(person: Person) -> None:
    """Start the match."""
    await person.until(lambda: person.desk.moment.wish)
    await person.press("f7")
    await person.until(lambda: person.desk.moment.active)


async def turn(person: Person, ana: Ana) -> None:
    """Let a player who is asked act."""
    active = person.desk.moment.active
    if 0 in active:
        await person.play_on()
    elif 1 in active:
        await asyncio.to_thread(ana.move)
    await person.pilot.pause(0.05)


def came(line: Heard, since: int = 0) -> list[Any]:
    """The events that came."""
    messages = [json.loads(each) for each in line.received[since:]]
    shown = [each.get("now", each) for each in messages if isinstance(each, dict)]
    return [event for event in shown if event.get("type") == "event"]


@pytest.mark.parametrize("game", KEYS)
def test_every_view_and_line_that_comes_is_that_of_the_own_seat(
    seats: Seats, server: Server, game: str
) -> None:
    guest, table, link = seats(game, sit=[1], options=FIRST[game])
    ana = Ana(guest, table)
    lines: list[Heard] = []
    rules = GAMES[game]
    secret: set[str] = set()

    def through(network: Network) -> Heard:
        lines.append(Heard(network))
        return lines[0]

    async def play(person: Person) -> None:
        await begun(person)
        for _ in range(14):
            await turn(person, ana)
        room = server.do(server.services.tables.get(table)).room
        await person.until(lambda: person.app.desk._event["version"] == room.version)  # type: ignore[attr-defined]
        own = rules.view_to_json(rules.view(room.match.state, 0))
        other = rules.view_to_json(rules.view(room.match.state, 1))
        shown = rules.view_to_json(person.desk.moment.view)
        assert json.dumps(shown, sort_keys=True) == json.dumps(own, sort_keys=True)
        assert own != other
        for line in room.lines:
            if line.text(1) != line.text(0):
                secret.add(line.text(1))

    at_served_table(link, play, LARGE, through=through)
    room = server.do(server.services.tables.get(table)).room
    events = came(lines[0])
    assert len(events) > 10
    for event in events:
        assert event["viewer"] == 0
        for line in event["lines"]:
            assert line.get("text", "") == room.lines[line["index"]].text(0)
    everything = "\n".join(lines[0].received)
    for text in secret - {line.text(0) for line in room.lines}:
        assert json.dumps(text) not in everything


def test_a_sealed_choice_of_another_comes_only_when_it_is_revealed(
    seats: Seats, server: Server
) -> None:
    guest, table, link = seats("tagcity", sit=[1], options={"leader": "1"})
    ana = Ana(guest, table)
    lines: list[Heard] = []

    def through(network: Network) -> Heard:
        lines.append(Heard(network))
        return lines[0]

    async def play(person: Person) -> None:
        await begun(person)
        while len(person.desk.moment.active) < 2:
            await turn(person, ana)
        at = len(lines[0].received)
        sealed = await asyncio.to_thread(ana.move, "tag ")
        chosen = sealed.partition(" ")[2]
        await person.until(lambda: len(lines[0].received) > at)
        await person.until(lambda: person.desk.moment.active == (0,))
        assert person.desk.moment.view.chosen == (False, True)
        assert chosen not in "\n".join(person.desk.moment.lines)
        for event in came(lines[0], at):
            assert event["view"]["taggers"][1]["sealed"] is None
            rest = {key: value for key, value in event.items() if key != "legal"}
            assert chosen not in json.dumps(rest)  # it may be one of her own choices
        while person.desk.moment.active == (0,):
            await person.play_on()
            await person.pilot.pause(0.05)
        await person.until(lambda: sealed in json.dumps([e["lines"] for e in came(lines[0], at)]))

    at_served_table(link, play, LARGE, through=through)
