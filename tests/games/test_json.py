"""Parts of the JSON of positions are made once and shared, so readers must not change it."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from msgspec.json import encode
from rich.console import Console

from allcity.cli.boards import boards_of
from allcity.games import GAMES
from allcity.locales import words
from allcity.server.live import audiences
from allcity.server.live.messages import written
from allcity.server.match.drafts import Draft
from allcity.server.match.room import Room
from allcity.server.running.thinkers import Task, look, think
from allcity.server.store.snapshots import freeze, thaw
from tests.server.rooms import Played, setup_of

VIEWERS = (None, 0, 1)


def shown(room: Room) -> list[Any]:
    """A position as everybody reads it, with the parts that are shared."""
    game, state = room.game, room.match.state
    views = [game.view_to_json(game.view(state, viewer)) for viewer in VIEWERS]
    return [game.state_to_json(state), *views, game.edition_to_json(room.match.edition)]


def read(room: Room, now: int) -> None:
    """All that is made of a position: messages, snapshots, thoughts, pictures in the terminal."""
    game, state, say = room.game, room.match.state, words("en")
    position, *views, _ = shown(room)
    game.state_from_json(position)
    screen = Console(quiet=True)
    for viewer, data in zip(VIEWERS, views, strict=True):
        view = game.view_from_json(data)
        written(audiences.table(room, viewer, 0, "", now))
        screen.print(boards_of(room.setup.game).table(view, say, room.match.head))
        boards_of(room.setup.game).ask(view, say)
    assert thaw(room.setup, freeze(room))
    for seat in room.active:
        legal = game.legal_texts(state, seat)
        audiences.preview(Draft(room, now, f"g{seat}"), seat, legal[:1])
        task = encode(Task(room.setup.game, None, "greedy", views[seat + 1], 1))
        think(task)
        look(task)


@pytest.mark.parametrize("key", GAMES)
def test_who_reads_json_leaves_it_alone(key: str) -> None:
    played, rng = Played(setup_of(game=key)).start(), Random(1)
    while played.room.status == "running":
        if not played.room.version % 10:
            before = shown(played.room)
            copied = deepcopy(before)
            read(played.room, played.now)
            assert before == copied
        played.random_act(rng)
