"""Graffiti states and views as JSON: the words of the rulebook, tiles and segments by name.

Parts of the JSON are made once and shared: treat it as read-only, and copy it before changing it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from allcity.core.cache import cached
from allcity.core.errors import Malformed
from allcity.core.game import Json
from allcity.games.graffiti.board import Board, board
from allcity.games.graffiti.data import (
    BONUSES,
    END,
    META,
    ONE,
    PAINTS,
    PIPS,
    Edition,
    Graffiti,
    count,
    kinds,
)
from allcity.games.graffiti.data import edition as shipped
from allcity.games.graffiti.state import INCOMPLETE, NEUTRAL, NONE, Artist, Placed, State
from allcity.games.graffiti.view import View

_PERMITS = tuple(map(str, PIPS))
_KINDS = {
    "paints": PAINTS, "permits": _PERMITS, "known": _PERMITS, "bonus": BONUSES, "used": BONUSES,
    "paid": PAINTS,
}  # fmt: skip
_SAME: tuple[str, ...] = (
    "round",
    "phase",
    "extra",
    "section",
    "reveals",
    "flipped",
    "blocked",
    "reason",
)
_SEATS = ("turn", "bobby", "first", "drawer")


def state_to_json(state: State) -> Json:
    pieces = state.board.pieces
    return {
        "game": META.key,
        "edition": state.board.edition.key,
        "special": state.board.is_special,
        "blocking": state.has_blocking,
        **{key: getattr(state, key) for key in _SAME},
        **{key: _or_none(getattr(state, key)) for key in _SEATS},
        "spray": None if state.spray == NONE else pieces[state.spray].name,
        "paints": _named(state.paints, PAINTS),
        "permits": list(state.permits),
        "stack": _named(state.stack, _PERMITS),
        "discard": _named(state.discard, _PERMITS),
        "revealed": _named(state.revealed, _PERMITS),
        "bonus": [None if tile == NONE else BONUSES[tile] for tile in state.bonus],
        "bonus_stack": _named(state.bonus_stack, BONUSES),
        "placed": [list(placed) for placed in state.placed],
        "tags": _owners(state.board, state.tags),
        "artists": [_artist_to_json(state.board, artist) for artist in state.artists],
    }


def state_from_json(data: Json, edition: Edition | None = None) -> State:
    """Read a state, as the inverse of `state_to_json`; an edition that is not shipped must be passed."""
    edition = edition or shipped(META.editions[0])
    if data["edition"] != edition.key:
        raise Malformed("state-edition", edition=data["edition"], found=edition.key)
    tunnel = board(edition, data["special"])
    placed = tuple(Placed(*row) for row in data["placed"])
    with_cans = [row for row in placed if row.cans]
    tags = data["tags"]
    same: Json = {key: data[key] for key in _SAME}
    seats: Json = {key: NONE if data[key] is None else data[key] for key in _SEATS}
    return State(
        board=tunnel,
        has_blocking=data["blocking"],
        **same,
        **seats,
        spray=_segment(tunnel, data["spray"]),
        paints=_counted(data["paints"], PAINTS),
        permits=tuple(data["permits"]),
        stack=_counted(data["stack"], _PERMITS),
        discard=_counted(data["discard"], _PERMITS),
        revealed=_counted(data["revealed"], _PERMITS),
        bonus=tuple(NONE if tile is None else BONUSES.index(tile) for tile in data["bonus"]),
        bonus_stack=_counted(data["bonus_stack"], BONUSES),
        placed=placed,
        occupied=_bits(tunnel, with_cans) & ~tunnel.never_full,
        closed=_bits(tunnel, [row for row in placed if row.is_added]),
        tags=tuple(_tag(tags[piece.name]) for piece in tunnel.pieces),
        incomplete=sum(piece.bit for piece in tunnel.pieces if tags[piece.name] is None),
        artists=tuple(_artist_from_json(tunnel, artist) for artist in data["artists"]),
    )


def view_to_json(view: View) -> Json:
    """Return a position with the viewer's seat; `unseen` tokens lie in the stack or are `hidden`."""
    data = state_to_json(view.position)
    data["last_chance"] = view.position.is_last_chance
    data["unseen"] = data["stack"]
    data["stack"] = view.stack
    data["seat"] = view.seat
    data["hidden"] = list(view.hidden)
    data["points"] = list(view.points)
    return data


def view_from_json(data: Json, edition: Edition | None = None) -> View:
    position = state_from_json({**data, "stack": data["unseen"]}, edition)
    return View(data["seat"], position, tuple(data["hidden"]), tuple(data["points"]))


def edition_to_json(edition: Edition) -> Json:
    """Return what is printed on the boards; `permit_spaces` count their face-up permits from 0."""
    return {
        "game": META.key,
        "key": edition.key,
        "title": edition.title,
        "cans": edition.cans,
        "end": END,
        "graffiti": [_graffiti_to_json(graffiti) for graffiti in edition.graffiti],
        "special": [_graffiti_to_json(graffiti) for graffiti in edition.special],
        "permit_spaces": [
            {"permits": list(space.permits), "stack": space.has_stack, "first": space.has_first}
            for space in edition.permit_spaces
        ],
        "bonus_spaces": edition.bonus_spaces,
        "start": [_named(tiles, PAINTS) for tiles in edition.start],
        "paints": _named(edition.paints, PAINTS),
        "permits": _named(edition.permits, _PERMITS),
        "bonus": _named(edition.bonuses, BONUSES),
    }


def _graffiti_to_json(graffiti: Graffiti) -> Json:
    return {
        "letter": graffiti.letter,
        "section": graffiti.section,
        "segments": [
            {"name": segment.name, "paints": segment.paints, "vp": segment.vp}
            for segment in graffiti.segments
        ],
    }


@cached(1 << 11)  # a move changes few artists, and each is shown to everybody
def _owners(board: Board, tags: tuple[int, ...]) -> Json:
    return {piece.name: _owner(tags[piece.index]) for piece in board.pieces}


@cached(1 << 11)
def _artist_to_json(board: Board, artist: Artist) -> Json:
    return {
        **{key: _named(getattr(artist, key), names) for key, names in _KINDS.items()},
        "cans": artist.cans,
        "passed": artist.has_passed,
        "marker": None if artist.marker == NONE else board.pieces[artist.marker].name,
        "vp": artist.vp,
    }


def _artist_from_json(board: Board, data: Json) -> Artist:
    return Artist(
        **{key: _counted(data[key], names) for key, names in _KINDS.items()},
        cans=data["cans"],
        has_passed=data["passed"],
        marker=_segment(board, data["marker"]),
        vp=data["vp"],
    )


@lru_cache(maxsize=1 << 12)  # the same few multisets are shown to everybody after every move
def _named(tiles: int, names: tuple[str, ...]) -> dict[str, int]:
    return {names[kind]: count(tiles, kind) for kind in kinds(tiles)}


def _counted(tiles: dict[str, int], names: Sequence[str]) -> int:
    return sum(number * ONE[names.index(name)] for name, number in tiles.items())


def _segment(board: Board, name: str | None) -> int:
    return NONE if name is None else board.segments[name].index


def _bits(board: Board, rows: list[Placed]) -> int:
    bits = 0
    for row in rows:
        bits |= board.spaces[row.space].bit
    return bits


def _or_none(value: int) -> int | None:
    return None if value == NONE else value


def _owner(tag: int) -> int | str | None:
    return None if tag == INCOMPLETE else "neutral" if tag == NEUTRAL else tag


def _tag(owner: int | str | None) -> int:
    return INCOMPLETE if owner is None else NEUTRAL if owner == "neutral" else int(owner)
