"""Plays the sample session of docs/protocol.md with a real server: `python -m scripts.session` writes it into the page.

Ids, seeds, moves and the clock are fixed, so the same code gives the same text.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

from allcity.core import fair
from allcity.core.game import CHANCE
from allcity.core.play import random_steps
from allcity.games import GAMES
from scripts.games import begun_by
from scripts.transcript import Guest, Transcript
from tests.server.harness import FakeClock, Json, Socket, play_on, served

PAGE = Path(__file__).parent.parent / "docs/protocol.md"
BEGIN, END = (
    "<!-- The sample session: made by `python -m scripts.session`; do not edit. -->\n",
    "<!-- The end of the sample session. -->\n",
)
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
ANA = 0  # her seat
GAME = next(iter(GAMES))


@contextmanager
def fixed_luck() -> Iterator[None]:
    """Make ids and seeds that are the same in each run."""
    names, seeds = Random("names"), Random("seeds")
    with (
        patch("secrets.token_urlsafe", lambda n: "".join(names.choices(LETTERS, k=n * 4 // 3))),
        patch("secrets.token_hex", lambda n: seeds.randbytes(n).hex()),
        patch("secrets.randbelow", Random("codes").randrange),
    ):
        yield


def play(folder: Path) -> str:
    """The whole session, from the first request to the last, as Markdown."""
    with fixed_luck(), served(folder, FakeClock()) as server, ExitStack() as stack:
        ana, bo = Guest(server.port, stack), Guest(server.port, stack)
        session = Transcript()
        table = make_a_table(session, ana, bo)
        first = follow(session, ana, table)
        second = bo.socket()
        second.watch(table)
        session.explain(
            "Bo follows the table, too. Everybody who follows it is told that he is here."
        )
        session.receive(first, "event")
        try_moves(session, first, table)
        again = come_back(session, ana, first, table)
        session.explain(
            "Both play on in the same way. After the last move the event has the result."
        )
        _play_to_the_end(table, again, second)
        session.show_last(again)
        look_back(session, ana, again, table)
        return session.text()


def make_a_table(session: Transcript, ana: Guest, bo: Guest) -> str:
    """Two guests, a table, and the start of the match."""
    session.explain(
        "Ana introduces herself. The answer sets the cookie by which the server knows her from now on."
    )
    session.request(ana, "POST", "/api/me", {"name": "Ana", "language": "en"})
    session.explain("She asks for the games that this server offers, and makes a table.")
    session.request(ana, "GET", "/api/games")
    wanted = {"game": GAME, "seats": 2, "options": begun_by(GAME, ANA + 1)}
    table: str = session.request(ana, "POST", "/api/tables", wanted)["id"]
    session.explain("Bo finds the table in the lobby and sits down.")
    session.request(bo, "POST", "/api/me", {"name": "Bo", "language": "en"})
    session.request(bo, "GET", "/api/tables?status=open")
    session.request(bo, "POST", f"/api/tables/{table}/join", {}, ("status", "yours", "version"))
    add_shares(session, ana, bo, f"/api/tables/{table}")
    return table


def add_shares(session: Transcript, ana: Guest, bo: Guest, table: str) -> None:
    """Pledges, the start, and the texts that were pledged."""
    session.explain(
        "Both pledge a share in the dice: each publishes the SHA-256 of a secret text, and may do so with sitting down."
    )
    texts = [(ana, "rain-on-the-wall"), (bo, "night-bus")]
    for seat, (guest, text) in enumerate(texts):
        body = {"seat": seat, "pledge": fair.pledge(text)}
        session.request(guest, "POST", f"{table}/pledge", body, ("status", "version"))
    session.explain(
        "Ana starts the match. Now nobody can change a pledge, so both reveal their texts; with the last one the match begins."
    )
    parts = ("status", "is_your_turn", "reveal_waits", "version")
    session.request(ana, "POST", f"{table}/start", None, parts)
    for seat, (guest, text) in enumerate(texts):
        body = {"seat": seat, "entropy": text}
        session.request(guest, "POST", f"{table}/entropy", body, parts)


def follow(session: Transcript, ana: Guest, table: str) -> Socket:
    """A socket, and the table as it stands."""
    session.explain(
        "Ana opens the socket `/api/socket`. Lines with ← come from the server, lines with → from her client. The answer to `watch` is "
        "the whole table; then an event says that she is here."
    )
    socket = ana.socket()
    session.show_message(socket.hello)
    session.exchange(socket, {"type": "watch", "table": table, "since": 0}, "table", "event")
    return socket


def try_moves(session: Transcript, socket: Socket, table: str) -> None:
    """A preview, a refusal, a move and taking it back."""
    ask: Json = {"table": table, "seat": ANA}
    text = socket.now(table, ANA)["legal"][0]
    session.explain(
        "She tries an action. A preview writes nothing, and shows what would come of it."
    )
    session.exchange(socket, {"type": "preview", **ask, "id": "p1", "texts": [text]}, "previewed")
    session.explain("An action that the rules forbid is refused with its clause.")
    now = {"version": socket.now(table, ANA)["version"]}
    too_soon = {"type": "act", **ask, "id": "m1", **now, "texts": [later_action()]}
    session.exchange(socket, too_soon, "refused")
    session.explain(
        "A legal move is acknowledged when it is on the disk, and then shown to everybody."
    )
    move = {"type": "act", **ask, "id": "m2", **now, "texts": [text]}
    session.exchange(socket, move, "done", "event")
    session.explain("Nobody has learned anything from it, so she may take it back without asking.")
    now = {"version": socket.now(table, ANA)["version"]}
    session.exchange(socket, {"type": "undo", **ask, "id": "m3", **now}, "done", "event")


def later_action() -> str:
    """An action for which it is too soon at the start: the first of another kind in random play."""
    game = GAMES[GAME]
    steps = random_steps(game, game.setup(2, begun_by(GAME, ANA + 1)), Random(1))
    texts = [game.text(action) for seat, action, _ in steps if seat != CHANCE]
    first, *_ = texts[0].split(" ")
    return next(text for text in texts if not text.startswith(first))


def come_back(session: Transcript, ana: Guest, socket: Socket, table: str) -> Socket:
    """Another socket after the first was lost."""
    session.explain(
        "Her connection breaks. On a new socket she says how many lines of the log she has, and gets the missing ones "
        "(here none) with the present view."
    )
    lines = socket.now(table, ANA)["version"]
    again = ana.socket()
    session.exchange(again, {"type": "watch", "table": table, "since": lines}, "table")
    socket.close()
    return again


def _play_to_the_end(table: str, ana: Socket, bo: Socket) -> None:
    play_on(table, {0: ana, 1: bo}, Random(1))
    while ana.now(table, ANA)["status"] != "over":
        ana.receive()


def look_back(session: Transcript, ana: Guest, socket: Socket, table: str) -> None:
    """What can be asked for after the end."""
    session.explain(
        "The record has all moves and the opened seed. `allcity verify` checks it offline."
    )
    session.request(ana, "GET", f"/api/tables/{table}/record")
    session.explain(
        "For a client without rules, the server lists what could have come at each roll: `steps` has for each roll the number of its list."
    )
    session.request(ana, "GET", f"/api/tables/{table}/chances")
    session.explain("Ana stops following the table, and closes the socket.")
    session.exchange(socket, {"type": "unwatch", "table": table})


def page(text: str, session: str) -> str:
    """The page with another session."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + session + END + rest.partition(END)[2]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        PAGE.write_text(page(PAGE.read_text("utf-8"), play(Path(folder))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
