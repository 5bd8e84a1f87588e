"""Secrets over the wire: hidden things are swapped in the server, and no observer's byte changes.

At many positions the true state is replaced by another world that the observer's view allows;
whatever the observer then asks for or is refused must be the same, byte for byte. What is sent upon
moves and undo is compared by `test_streams`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from allcity.games import GAMES
from allcity.server.live import audiences
from allcity.server.live.table import Table
from tests.server.harness import IS_SOAK, Person, Server, Socket
from tests.server.rooms import at

New = Callable[[str], Person]
MATCHES = 8 if IS_SOAK else 1
EACH = 20  # positions at the beginning of a match, all of which are checked
STRIDE = 1 if IS_SOAK else 5  # of later ones, which are alike, one in so many
ASKED = 4
COMBINED = 2  # of two actions, and as many of three


class Observed:
    """A match whose people and spectator note every byte."""

    def __init__(self, server: Server, person: New, game: str, seats: int, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.people = [person(f"Guest {seat}") for seat in range(seats)]
        self.table = self.people[0].make(game, seats)
        for one in self.people[1:]:
            one.post(f"/api/tables/{self.table}/join")
        self.people[0].post(f"/api/tables/{self.table}/start")
        self.viewers: dict[int | None, Socket] = {
            seat: one.at(self.table) for seat, one in enumerate(self.people)
        }
        self.viewers[None] = person("Eve").at(self.table)
        for seat, socket in self.viewers.items():
            if seat is not None:
                socket.send("coach", table=self.table, seat=seat, id="coach", agree=True)
                socket.expect("done")
        self.live: Table = server.do(server.services.tables.get(self.table))
        self.settle()

    @property
    def state(self) -> Any:
        return self.live.room.match.state

    def settle(self) -> None:
        """Let every client take in what was sent."""
        for viewer, socket in self.viewers.items():
            socket.send("ping")
            socket.expect("pong")
            assert (self.table, viewer) in socket.seen

    def swap(self, state: Any) -> None:
        async def work() -> None:
            self.live.room.match.state = state

        self.server.do(work())

    def elicit(self, viewer: int | None, texts: list[str]) -> list[str]:
        """Every byte that an observer can get out of the server at this position."""
        socket = self.viewers[viewer]
        begun = len(socket.received)
        socket.watch(self.table)
        for number, text in enumerate(texts):
            seat = viewer or 0
            fields = {"table": self.table, "seat": seat, "id": f"e{number}", "texts": [text]}
            socket.send("preview", **fields)
            socket.expect("previewed", "refused")
        return socket.received[begun:] + self.coached(viewer)

    def combinations(self, texts: list[str]) -> list[list[str]]:
        """Moves of two and three actions that are always refused: their last one is no seat's."""
        game = self.live.room.game
        never = game.text(game.chance(self.live.room.position(0).state)[0][0])
        pairs = [[text, last] for text in texts for last in (never, "nonsense")]
        triples = [[one, other, never] for one in texts for other in texts]
        return [
            *self.rng.sample(pairs, min(COMBINED, len(pairs))),
            *self.rng.sample(triples, min(COMBINED, len(triples))),
        ]

    def combined(self, viewer: int, moves: list[list[str]]) -> list[str]:
        """Return the answers of all requests with several actions to these actions; such a request changes nothing."""
        socket, http = self.viewers[viewer], self.people[viewer].http
        begun, version = len(socket.received), self.live.room.version
        advice = []
        for number, texts in enumerate(moves):
            answer = socket.act(self.table, viewer, *texts, id=f"c{number}", version=version)
            assert answer["type"] == "refused", texts
            fields = {"table": self.table, "seat": viewer, "id": f"p{number}", "texts": texts}
            socket.send("preview", **fields)
            assert socket.expect("previewed", "refused")["type"] == "refused"
            path, body = f"/api/tables/{self.table}/advice", {"seat": viewer, "texts": texts}
            advice.append(http.post(path, json=body).text)
        return socket.received[begun:] + advice

    def coached(self, viewer: int | None) -> list[str]:
        """Return the coach's advice to a seat, and what everybody may know of the points."""
        http, seats = self.people[viewer or 0].http, range(len(self.people))
        path = f"/api/tables/{self.table}"
        answers = [http.get(f"{path}/account", params={"seat": seat}).text for seat in seats]
        if viewer is not None:
            answers.append(http.post(f"{path}/advice", json={"seat": viewer}).text)
        return answers

    def refusals(self, viewer: int, texts: list[str]) -> list[str]:
        """Return the answers to moves that are not legal for this seat."""
        socket = self.viewers[viewer]
        begun = len(socket.received)
        version = self.live.room.version
        game = self.live.room.game
        legal = game.legal(self.state, viewer)
        for number, text in enumerate(t for t in texts if game.parse(t) not in legal):
            answer = socket.act(self.table, viewer, text, id=f"r{number}", version=version)
            assert answer["type"] == "refused"
        return socket.received[begun:]

    def check_position(self) -> int:
        """Swap what each observer cannot see; the number of worlds that were not the true one."""
        game, truth, swapped = self.live.room.game, self.state, 0
        texts = self.some_texts()
        for viewer in self.viewers:
            world = game.world(game.view(truth, viewer), self.rng)
            if game.state_to_json(world) == game.state_to_json(truth):
                continue
            swapped += 1
            self.compare(viewer, [truth, world], texts)
        return swapped

    def compare(self, viewer: int | None, worlds: list[Any], texts: list[str]) -> None:
        """Whatever an observer asks, the answers are the same in each of these worlds."""
        truth, moves = self.state, self.combinations(texts)
        answers = []
        for world in worlds:
            self.swap(world)
            elicited = self.elicit(viewer, texts)
            if viewer is not None:
                elicited += self.refusals(viewer, texts) + self.combined(viewer, moves)
            answers.append(elicited)
        self.swap(truth)
        for elicited in answers[1:]:
            assert elicited == answers[0], f"viewer {viewer} can tell two worlds apart"

    def some_texts(self) -> list[str]:
        """Actions of all seats: for an observer some are legal, some not, some another's."""
        room, game = self.live.room, self.live.room.game
        texts = []
        for seat in range(room.setup.seats):
            legal = list(game.legal(room.match.state, seat))
            texts += [game.text(a) for a in self.rng.sample(legal, min(ASKED, len(legal)))]
        return texts

    def step(self) -> bool:
        """A random move; whether the match goes on."""
        room = self.live.room
        if room.status != "running":
            return False
        seat = self.rng.choice(room.active)
        socket = self.viewers[seat]
        answer = socket.act(self.table, seat, socket.some_text(self.table, seat, self.rng))
        assert answer["type"] == "done"
        self.settle()
        return True


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_things_change_no_byte_of_an_observer(
    server: Server, person: New, game: str, seats: int
) -> None:
    rng = Random(seats)
    for _ in range(MATCHES):
        observed, swapped = Observed(server, person, game, seats, rng), 0
        for number in count():
            if not observed.step():
                break
            if number < EACH or number % STRIDE == 0:
                swapped += observed.check_position()
        assert swapped > 5, "nothing was hidden: the test has seen nothing"


def test_T4_2_the_last_to_choose_cannot_find_out_whether_the_sealed_choices_end_the_match(
    server: Server, person: New
) -> None:
    """All bubbles but one are circled, and the other's choice is that one or is not."""
    observed = Observed(server, person, "tagcity", 2, Random(7))
    while observed.state.phase != "final":
        observed.step()
    game, state = observed.live.room.game, observed.state.copy()
    last, other = 0, 1
    bubbles = (1 << len(state.board.bubbles) - 1) - 1
    state.taggers = tuple(tagger._replace(bubbles=bubbles) for tagger in state.taggers)
    legal = game.legal_texts(state, other)
    checks = [text for text in legal if text.startswith("check")]
    tags = [text for text in legal if text.startswith("tag")]
    worlds = [game.apply(state, other, game.parse(text)) for text in (checks[0], tags[0])]
    own = [text for text in game.legal_texts(worlds[1], last) if text.startswith("tag")][:2]
    ends = [not game.active(game.apply(world, last, game.parse(own[0]))) for world in worlds]
    assert ends == [True, False], "the first choice ends the match, and the second does not"
    observed.swap(worlds[0])
    for _ in range(4):
        observed.compare(last, worlds, [*own, "put 1 1"])


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_of_the_server_is_sent_before_the_end(
    server: Server, person: New, game: str
) -> None:
    observed = Observed(server, person, game, 2, Random(5))
    while observed.live.room.status == "running" and observed.step():
        pass
    setup = observed.live.room.setup
    secrets = [setup.seed, setup.code, server.services.store.process]
    ids = {one.me["id"] for one in observed.people}
    for viewer, socket in observed.viewers.items():
        everything = "".join(socket.received)
        for secret in secrets:
            assert secret not in everything
        for one in ids - ({observed.people[viewer].me["id"]} if viewer is not None else set()):
            assert one not in everything


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_the_redacted_one(server: Server, person: New, game: str) -> None:
    """While the match runs an observer's lines are exactly what the game lets this viewer read."""
    observed = Observed(server, person, game, 2, Random(6))
    while observed.step():
        pass
    room = observed.live.room
    for viewer, socket in observed.viewers.items():
        lines = {}
        for one in socket.watch(observed.table)["now"]["lines"]:
            if one["kind"] == "act":
                lines[one["index"]] = one["text"]
        match, redacted = room.position(0), []
        for length, (seat, text) in enumerate(room.match.log):
            match = room.position(length)
            redacted.append(room.game.redact(match.state, seat, room.game.parse(text), viewer))
        assert list(lines.values()) == redacted


@pytest.mark.parametrize("game", GAMES)
def test_only_a_seat_itself_hears_what_it_may_do(server: Server, person: New, game: str) -> None:
    """The legal actions of a seat reveal what it has; a spectator of the same move receives none of them."""
    match = Observed(server, person, game, 2, Random(5))
    heard: set[int | None] = set()
    for _ in range(12):
        events = {
            viewer: socket.now(match.table, viewer) for viewer, socket in match.viewers.items()
        }
        assert "legal" not in events[None]
        assert "can_undo" not in events[None]
        heard |= {viewer for viewer, event in events.items() if event.get("legal")}
        seat = events[0]["active"][0]
        socket = match.viewers[seat]
        socket.act(match.table, seat, socket.some_text(match.table, seat, match.rng))
        match.settle()
    assert heard == {0, 1}


def test_a_seat_that_is_out_of_time_does_not_hear_what_another_may_do() -> None:
    played = at("take")
    room = played.room
    (seat,) = room.active
    played.do(lambda draft: draft.add("proxy", 1 - seat, "time"))
    events = audiences.events(room, [seat, 1 - seat, None], 0, with_occupants=False)
    legal = {viewer: json.loads(event).get("legal", []) for viewer, event in events.items()}
    assert legal == {seat: played.legal(seat), 1 - seat: [], None: []}
