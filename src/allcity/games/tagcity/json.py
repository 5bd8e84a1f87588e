"""Tag City states and views as JSON: the words of the rulebook, squares and features by name.

Parts of the JSON are made once and shared: treat it as read-only, and copy it before changing it.
"""

from __future__ import annotations

from functools import lru_cache

from allcity.core.cache import cached
from allcity.core.errors import Malformed
from allcity.core.game import Json
from allcity.games.tagcity.actions import Drone, Tag, Use
from allcity.games.tagcity.board import FULL, Board, board, square_names
from allcity.games.tagcity.data import META, City, Edition
from allcity.games.tagcity.data import edition as shipped
from allcity.games.tagcity.score import draw, points, prestige
from allcity.games.tagcity.state import State, Tagger
from allcity.games.tagcity.text import parse, text
from allcity.games.tagcity.view import View


def state_to_json(state: State) -> Json:
    return {
        "game": META.key,
        "edition": state.board.edition.key,
        "city": state.board.side,
        "ring": list(state.ring),
        "first": state.first,
        "leader": state.leader,
        "round": state.round,
        "phase": state.phase,
        "rolled": list(state.rolled),
        "dice": [list(die) for die in state.dice],
        "turn": state.turn,
        "taken": state.taken,
        "taggers": list(_taggers_to_json(state.board, state.taggers)),
    }


def state_from_json(data: Json, edition: Edition | None = None) -> State:
    """Read a state, as the inverse of `state_to_json`; an edition that is not shipped must be passed."""
    edition = edition or shipped(META.editions[0])
    if data["edition"] != edition.key:
        raise Malformed("state-edition", edition=data["edition"], found=edition.key)
    city = board(edition, data["city"])
    return State(
        board=city,
        ring=tuple(data["ring"]),
        taggers=tuple(_tagger_from_json(city, tagger) for tagger in data["taggers"]),
        first=data["first"],
        leader=data["leader"],
        round=data["round"],
        phase=data["phase"],
        rolled=tuple(data["rolled"]),
        dice=tuple((space, value) for space, value in data["dice"]),
        turn=data["turn"],
        taken=data["taken"],
    )


def view_to_json(view: View) -> Json:
    """Return a position with the viewer's seat, the seats that have chosen, and the prestige of each tagger.

    `outlook` is what the viewer's own choice for the final die will score, before it is revealed.
    """
    data = state_to_json(view.position)
    data["seat"] = view.seat
    data["chosen"] = list(view.chosen)
    data["points"] = list(points(view.position))
    data["outlook"] = _outlook(view)
    return data


def view_from_json(data: Json, edition: Edition | None = None) -> View:
    return View(data["seat"], state_from_json(data, edition), tuple(data["chosen"]))


def edition_to_json(edition: Edition) -> Json:
    """Return what is printed on the boards: shapes by their cells as [row, column]."""
    return {
        "game": META.key,
        "key": edition.key,
        "title": edition.title,
        "ring": list(edition.ring),
        "shapes": [
            {
                "name": shape.name,
                "cells": [list(cell) for cell in shape.cells],
                "is_small": shape.is_small,
            }
            for shape in edition.shapes
        ],
        "cities": {side: _city_to_json(edition.city(side)) for side in ("A", "B")},
    }


def _city_to_json(city: City) -> Json:
    return {
        "grid": list(city.grid),
        "high": list(city.high),
        "low": list(city.low),
        "drones": list(city.drones),
        "bubbles": list(city.bubbles),
    }


def _outlook(view: View) -> Json | None:
    """Return what a drawing that waits for the others will score (T4.4); bubbles depend on them (T4.3)."""
    if view.seat is None:
        return None
    state, before = view.position, view.position.taggers[view.seat]
    if not isinstance(before.sealed, Tag | Drone):
        return None
    after = draw(state.board, before, before.sealed, state.crossed)
    return {
        "high": state.board.names(after.high & ~before.high),
        "low": state.board.names(after.low & ~before.low),
        "points": prestige(state.board, after) - prestige(state.board, before),
    }


@lru_cache(1 << 14)
def _drawing(squares: int) -> list[str]:
    return list(square_names(squares))


@cached(1 << 11)  # the same taggers are shown to everybody at a table
def _taggers_to_json(board: Board, taggers: tuple[Tagger, ...]) -> tuple[Json, ...]:
    return tuple([_tagger_to_json(board, tagger) for tagger in taggers])


@cached(1 << 11)  # a move changes one tagger
def _tagger_to_json(board: Board, tagger: Tagger) -> Json:
    return {
        "drawn": [_drawing(squares) for squares in tagger.drawn],
        "high": board.names(tagger.high),
        "low": board.names(tagger.low),
        "drones": tagger.drones,
        "bubbles": [index for index in range(len(board.bubbles)) if tagger.bubbles >> index & 1],
        "sealed": tagger.sealed and text(tagger.sealed),
    }


def _tagger_from_json(board: Board, data: Json) -> Tagger:
    drawn = tuple(_squares(names) for names in data["drawn"])
    sealed = parse(data["sealed"]) if data["sealed"] else None
    assert sealed is None or isinstance(sealed, Use)
    return Tagger(
        drawn=drawn,
        free=FULL & ~sum(drawn),
        high=board.bits(data["high"]),
        low=board.bits(data["low"]),
        drones=data["drones"],
        bubbles=sum(1 << index for index in data["bubbles"]),
        sealed=sealed,
    )


def _squares(names: list[str]) -> int:
    drawing = parse(" ".join(["tag", *names]))
    assert isinstance(drawing, Tag)
    return drawing.squares
