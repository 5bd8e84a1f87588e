"""The log as the record notes it: an action that was taken back stands there as a comment, as the action's own text."""

from __future__ import annotations

from random import Random

import pytest

from allcity.core.game import CHANCE
from allcity.core.match import Match
from allcity.games import GAMES, graffiti
from allcity.server.match.log import Line, taken_back
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from tests.server.rooms import Played, setup_of

RECORD = Match(graffiti, 2).record()


def line(index: int, kind: str, seat: int | None, *texts: str) -> Line:
    return Line(index, kind, 0, seat, texts)  # type: ignore[arg-type]


def test_what_was_taken_back_is_noted_where_it_stood() -> None:
    lines = [
        line(0, "act", CHANCE, "first 1"),
        line(1, "act", 0, "pass ; idle"),
        line(2, "act", CHANCE, "draw 3", "drawn 1", "drawn 1"),
        line(3, "undo", 0, "1"),
        line(4, "act", 0, "paint g"),
    ]
    at = RECORD.line(1)
    assert taken_back(RECORD, lines) == (
        (at, "# 1 pass – taken back"),
        (at + 1, "# * drawn 1 – taken back"),
    )


def played_out(game: str, rng: Random) -> Played:
    """A random match to its end, in which people now and then take back what they can."""
    played = Played(setup_of(game=game, clock=None)).start()
    while played.room.status == "running":
        seat = played.room.active[0]
        played.act(seat, rng.choice(played.legal(seat)))
        if rng.random() < 0.1 and played.room.status == "running":
            try:
                played.undo(seat)
            except Refused:
                continue
    return played


def not_taken_back(lines: list[Line]) -> list[Line]:
    """The lines of the actions that count."""
    standing: list[Line] = []
    for line in lines:
        if line.kind == "act":
            standing.append(line)
        elif line.kind == "undo":
            del standing[int(line.text(None)) :]
    return standing


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_lines_say_what_every_action_brought_and_in_which_round(game: str) -> None:
    played = played_out(game, Random(f"gains {game}"))
    standing = not_taken_back(played.room.lines)
    assert len(standing) < sum(line.kind == "act" for line in played.room.lines)
    points = [
        sum(gain.part.points for line in standing for gain in line.gains if gain.seat == seat)
        for seat in range(2)
    ]
    assert tuple(points) == GAMES[game].points(played.room.match.state)
    rounds = [line.round for line in standing]
    assert rounds == sorted(rounds)
    assert rounds[-1] == GAMES[game].rounds(played.room.match.state)


def test_lines_name_what_everybody_saw_being_taken_and_nothing_else() -> None:
    played, named = played_out("graffiti", Random("seen")), set()
    for index, line in enumerate(not_taken_back(played.room.lines)):
        state = played.room.position(index).state
        view = graffiti.view_to_json(graffiti.view(state, None))
        word, _, rest = line.text(None).partition(" ")
        things = line.seen.split()
        if word == "bonus":
            assert things == [f"tile-{view['bonus'][int(rest[0]) - 1]}"]
        elif word == "permit":
            assert set(things) <= {f"section-{section}" for section in view["permits"]}
        else:
            assert not things
        named |= {word} if things else set()
    assert named == {"bonus", "permit"}


def test_a_room_that_is_read_again_has_the_same_lines() -> None:
    played = played_out("tagcity", Random("again"))
    other = Room(played.room.setup)
    for entry in played.log:
        other.fold([entry])
    assert other.lines == played.room.lines


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_reads_its_own_text_of_what_is_hidden(game: str) -> None:
    played, rng, hidden = Played(setup_of(game=game, clock=None)).start(), Random(3), 0
    room = played.room
    while room.status == "running":
        played.random_act(rng)
    acts = [line for line in room.lines if line.kind == "act"]
    for length, (seat, text) in enumerate(room.match.log):
        state, action = room.position(length).state, room.game.parse(text)
        viewer = (*range(room.setup.seats), None)
        texts = [acts[length].text(pair) for pair in viewer]
        assert texts == [room.game.redact(state, seat, action, pair) for pair in viewer]
        hidden += len(set(texts)) > 1
    assert (
        hidden or game == "tagcity"
    )  # where a sealed choice reads the same to all, its owner included
