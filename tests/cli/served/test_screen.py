"""The full screen at a table of a real server: whole matches, undo by consent, clocks, lost connections, changing seats."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from allcity.cli.screen.dialogs import Page, Question
from allcity.cli.served.desk import Served
from allcity.client.connection import Lost
from allcity.client.network import Network
from allcity.locales import words
from tests.bots.positions import KEYS
from tests.cli.output import folded
from tests.cli.screen.person import FIRST, LARGE, SLIM, SMALL, Person
from tests.cli.screen.test_table import TOGETHER
from tests.cli.served.conftest import Seats
from tests.cli.served.person import at_served_table
from tests.client.leaky import Heard, Leaky
from tests.server.harness import Person as Guest
from tests.server.harness import Server, Socket

pytestmark = pytest.mark.slow

SAY = words("en")
BOT = {"bots": [{"seat": 1, "bot": "random"}]}


async def begun(person: Person) -> None:
    """Start the match, whose seats are all taken."""
    await person.until(lambda: "F7 Start the match" in folded(person.text))
    await person.press("f7")
    await person.asked()


async def apart(work: Any, *about: Any, **more: Any) -> Any:
    """Something that another person does, while the screen lives on."""
    return await asyncio.to_thread(work, *about, **more)


@pytest.mark.parametrize("game", KEYS)
def test_a_whole_match_against_a_bot(seats: Seats, game: str) -> None:
    ana, table, link = seats(game, options=FIRST[game], **BOT)

    async def play(person: Person) -> None:
        await begun(person)
        await person.play_to_the_end()
        assert "Tess" in person.text
        assert SAY("sheet-title") in person.text

    at_served_table(link, play, LARGE)
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert "name 1 Tess" in record
    assert "\nbot 1" not in record  # she chose all her actions herself


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_all_that_matters_is_visible_together_with_the_clocks(
    seats: Seats, game: str, size: tuple[int, int]
) -> None:
    _, _, link = seats(game, options=FIRST[game], clock={"bank": 600, "gain": 5}, **BOT)

    async def look(person: Person) -> None:
        await begun(person)
        shown = person.text
        for part in [*TOGETHER[game][:-1], *person.offers[:4], "▸Tess ", "Type to filter"]:
            assert part in shown, shown
        assert "10:00" in shown or "9:5" in shown
        assert person.board.virtual_size.width <= person.board.size.width

    at_served_table(link, look, size)


@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_narrow_terminal_and_another_language(seats: Seats, language: str) -> None:
    _, _, link = seats("graffiti", options=FIRST["graffiti"], **BOT)

    async def look(person: Person) -> None:
        start = words(language)("served-start")
        await person.until(lambda: start in folded(person.text))
        await person.press("f7")
        await person.asked()
        assert person.offers[0] in person.text
        await person.type("end")
        await person.press("enter")  # the server's sentence, in this language
        await person.until(lambda: "G2" in person.text or "G3" in person.text)

    at_served_table(link, look, SLIM, language)


def test_the_table_is_seen_filling_up_and_waiting(seats: Seats) -> None:
    ana, table, link = seats(seats=3)

    async def wait(person: Person) -> None:
        await person.until(lambda: "At the table: Tess. 2 seats are free." in folded(person.text))
        await apart(ana.post, f"/api/tables/{table}/join")
        await person.until(lambda: "Tess, Ana. One seat is free." in folded(person.text))
        await person.press("f7")  # nothing is asked yet
        await apart(ana.post, f"/api/tables/{table}/bot", seat=2, bot="easy")
        await person.until(lambda: "(bot, Easy)" in folded(person.text))
        await apart(ana.post, f"/api/tables/{table}/start")
        await person.until(lambda: person.desk.moment.active)

    at_served_table(link, wait)


def two(seats: Seats, **more: Any) -> tuple[Guest, str, str]:
    """Ana has the second seat; a person at a terminal takes the first one, and begins."""
    ana, table, link = seats(sit=[1], options={"leader": "1"}, **more)
    return ana, table, link


async def until_other(person: Person) -> None:
    """Play until the other player is asked."""
    await begun(person)
    while person.desk.moment.legal:
        await person.play_on()
        await person.pilot.pause(0.02)
        await person.until(lambda: not person.app.table.is_sending)


def watch(ana: Guest, table: str) -> Socket:
    return ana.at(table)


def answered(socket: Socket, kind: str, table: str, **fields: Any) -> None:
    """Let Ana ask or answer something, as of the latest that she has seen."""
    version = socket.now(table, 1)["version"]
    socket.send(kind, table=table, seat=1, id=f"{kind}-{version}", version=version, **fields)
    answer = socket.expect("done", "refused")
    assert answer["type"] == "done", answer


@pytest.mark.parametrize(("agree", "said"), [(True, "takes a move back"), (False, "not agree")])
def test_taking_back_is_asked_and_answered_by_the_others(
    seats: Seats, agree: bool, said: str
) -> None:
    ana, table, link = two(seats)
    socket = watch(ana, table)

    async def play(person: Person) -> None:
        await until_other(person)
        await person.press("ctrl+z")
        await person.until(lambda: "F7 Withdraw" in folded(person.text))
        await apart(socket.until, lambda m: m.get("asked"))
        await apart(answered, socket, "answer", table, agree=agree)
        await person.until(lambda: any(said in line for line in person.desk.moment.lines))
        await person.until(lambda: "Withdraw" not in person.text)
        assert bool(person.desk.moment.legal) is agree

    at_served_table(link, play)


@pytest.mark.parametrize(("key", "said"), [("f7", "takes a move back"), ("f8", "not agree")])
def test_a_wish_of_another_is_seen_and_answered_by_a_key(seats: Seats, key: str, said: str) -> None:
    ana, table, link = two(seats)
    socket = watch(ana, table)

    async def play(person: Person) -> None:
        await until_other(person)
        await apart(socket.until, lambda m: m.get("legal"))
        while not person.desk.moment.legal:
            text = await apart(socket.some_text, table, 1, Random(1))
            answer = await apart(socket.act, table, 1, text)
            assert answer["type"] == "done", answer
            version = answer["version"]
            await apart(socket.until, lambda m, v=version: m.get("version", 0) >= v)
            await person.pilot.pause(0.05)
        await apart(answered, socket, "undo", table)
        await person.until(lambda: "F7 Agree" in folded(person.text))
        assert "Ana would like to take back" in folded(person.text)
        await person.press(key)
        await person.until(lambda: any(said in line for line in person.desk.moment.lines))
        await person.until(lambda: "F7" not in person.text)

    at_served_table(link, play)


def test_what_is_withdrawn_is_asked_no_longer(seats: Seats) -> None:
    ana, table, link = two(seats)

    async def play(person: Person) -> None:
        await until_other(person)
        await person.press("ctrl+z")
        await person.until(lambda: "F7 Withdraw" in folded(person.text))
        await person.press("f7")
        await person.until(lambda: "Withdraw" not in person.text)
        assert any("no longer wants" in line for line in person.desk.moment.lines)

    at_served_table(link, play)
    assert ana.get(f"/api/tables/{table}")["status"] == "running"


@pytest.mark.parametrize("loses", ["act", "answer"])
def test_a_lost_move_is_sent_again_when_the_connection_is_back(
    seats: Seats, server: Server, loses: str
) -> None:
    _, table, link = seats(options={"leader": "1"}, **BOT)
    line: list[Leaky] = []

    def leaky(network: Network) -> Leaky:
        line.append(Leaky(network, loses, stays_cut=True))
        return line[0]

    async def play(person: Person) -> None:
        await begun(person)
        lines = len(person.desk.moment.lines)
        await person.press("enter")
        await person.until(lambda: "Your move will be sent" in folded(person.text))
        assert len(line[0].sent) == 1
        line[0].is_cut = False
        await person.until(lambda: len(line[0].sent) == 2)
        await person.until(lambda: "Not connected" not in folded(person.text))
        await person.until(lambda: len(person.desk.moment.lines) > lines)

    at_served_table(link, play, through=leaky)
    room = server.do(server.services.tables.get(table)).room
    assert [seat for seat, _ in room.match.log].count(0) == 1
    assert len({message["id"] for message in line[0].sent}) == 1
    assert len(line[0].sent) == 2


def test_a_lost_connection_is_seen_and_what_happened_meanwhile_is_told(seats: Seats) -> None:
    ana, table, link = two(seats)
    is_gone = asyncio.Event()

    class Away(Heard):
        async def connect(self, cookie: str) -> Any:
            if is_gone.is_set():
                raise Lost
            return await super().connect(cookie)

    lines: list[Away] = []

    def through(network: Network) -> Away:
        lines.append(Away(network))
        return lines[0]

    async def play(person: Person) -> None:
        await begun(person)
        is_gone.set()
        await lines[0].pipe.close()
        await person.until(lambda: "Connection lost. Reconnecting" in folded(person.text))
        await person.press("f4")
        socket = await apart(watch, ana, table)
        socket.send("say", table=table, seat=1, id="hello", phrase="hello")
        await apart(socket.expect, "done")
        await person.press("escape")
        is_gone.clear()
        await person.until(lambda: "Connection lost" not in folded(person.text))
        await person.until(lambda: "Ana: Hello!" in person.desk.moment.lines)
        assert person.desk.moment.legal

    at_served_table(link, play, through=through)


@pytest.mark.parametrize(("key", "title"), [
    ("f1", "Help"), ("f2", "Coach"), ("f4", "Score"), ("f5", "Rules"), ("f6", "Log"),
])  # fmt: skip
@pytest.mark.parametrize("game", KEYS)
def test_there_are_pages_to_read(seats: Seats, game: str, key: str, title: str) -> None:
    _, _, link = seats(game, options=FIRST[game], **BOT)

    async def read(person: Person) -> None:
        await begun(person)
        await person.press(key)
        await person.until(
            lambda: isinstance(person.app.screen, Page) and f" {title} " in person.text
        )
        await person.press("escape")
        assert person.offers

    at_served_table(link, read)


def test_a_forbidden_action_names_its_clause_and_nonsense_is_refused(seats: Seats) -> None:
    _, _, link = seats(options={"leader": "1"}, **BOT)

    async def play(person: Person) -> None:
        await begun(person)
        await person.type("take 1")
        await person.press("enter")
        await person.until(lambda: "T2." in person.text)
        await person.press("f3")
        await person.until(lambda: isinstance(person.app.screen, Page))
        await person.press("escape", *["backspace"] * 6)
        await person.type("nonsense")
        await person.press("enter")
        await person.until(lambda: "begins with one of these words" in folded(person.text))
        assert not any("Tess" in each for each in person.desk.moment.lines if "sits" not in each)

    at_served_table(link, play)


def test_the_coach_is_asked_for_by_all(seats: Seats) -> None:
    ana, table, link = two(seats)
    socket = watch(ana, table)

    async def play(person: Person) -> None:
        await begun(person)
        await person.press("f2")
        await person.until(lambda: "stays silent until everyone agrees" in folded(person.text))
        socket.send("coach", table=table, seat=1, id="coach", agree=True)
        await apart(socket.expect, "done")
        await person.pilot.pause(0.1)
        await person.press("f2")
        await person.until(lambda: isinstance(person.app.screen, Page) and " Coach " in person.text)

    at_served_table(link, play)


def test_a_seat_that_was_handed_over_is_only_watched_from(seats: Seats, server: Server) -> None:
    ana, table, link = two(seats)

    async def play(person: Person) -> None:
        await begun(person)
        assert isinstance(person.desk, Served)
        key = (await person.desk._call("link", {"seat": 0}))["key"]
        ben = await apart(Guest, server.port, "Ben")
        await apart(ben.post, f"/api/tables/{table}/claim", seat=0, key=key)
        await person.until(lambda: person.desk.moment.viewer is None)
        assert not person.desk.moment.legal
        await person.until(lambda: "Ben" in folded(person.text))
        await person.press("enter", "ctrl+z", "f7")
        await person.until(lambda: "Seat 1 is not yours" in folded(person.text))
        await apart(ben.close)

    at_served_table(link, play)
    assert ana.get(f"/api/tables/{table}")["occupants"][0]["name"] == "Ben"


def test_leaving_is_asked_for_and_the_seat_stays(seats: Seats) -> None:
    ana, table, link = two(seats)

    async def leave(person: Person) -> None:
        await begun(person)
        await person.press("ctrl+c")
        assert isinstance(person.app.screen, Question)
        assert "Your seat stays yours" in folded(person.text)
        await person.press("enter")
        await person.until(lambda: not person.app.is_running)

    at_served_table(link, leave)
    assert ana.get(f"/api/tables/{table}")["occupants"][0]["name"] == "Tess"


def test_a_table_that_is_closed_says_so(seats: Seats) -> None:
    ana, table, link = seats()

    async def wait(person: Person) -> None:
        await person.until(lambda: "One seat is free" in folded(person.text))
        await apart(ana.http.delete, f"/api/tables/{table}")
        await person.until(lambda: "This table has been closed." in folded(person.text))

    at_served_table(link, wait)


def test_without_colours_nothing_is_coloured(seats: Seats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    _, _, link = seats(options={"leader": "1"}, clock={"bank": 60}, **BOT)

    async def look(person: Person) -> None:
        await person.until(lambda: "F7 Start the match" in folded(person.text))
        background = person.app.screen.background_colors[1]
        for strip in person.app.screen._compositor.render_strips():
            for segment in strip.apply_filter(person.app._filters[-1], background):
                colour = segment.style.color if segment.style else None
                assert colour is None or colour.is_default

    at_served_table(link, look)
