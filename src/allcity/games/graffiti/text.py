"""Graffiti's actions as texts: each action is a short line, which can be parsed again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from allcity.core.game import Seat
from allcity.core.notation import Notation, Reader, Said
from allcity.games.graffiti.actions import (
    Action,
    Block,
    Bobby,
    Bonus,
    Discard,
    Draw,
    End,
    Extra,
    Fill,
    First,
    Keep,
    Lay,
    Neutral,
    Paint,
    Pass,
    Pay,
    Permit,
    Place,
    Reserve,
    Score,
    Show,
    Spray,
)
from allcity.games.graffiti.data import BONUSES, META, PAINTS, listed, packed
from allcity.games.graffiti.legal import legal
from allcity.games.graffiti.state import State

TILES = (*PAINTS, "wild")
_MOST = 12  # tiles on one line
_SEGMENT = "[A-Z][1-9]"


def text(action: Action) -> str:
    """Return the line for an action."""
    match action:
        case Paint() | Permit() | Bonus() | Bobby() | Spray():
            return _place_text(action)
        case First(seat):
            return f"first {seat + 1}"
        case Lay(tile):
            return f"lay {tile}"
        case Discard(permits):
            return " ".join(["discard", *map(str, permits)]) if permits else "discard tile"
        case Pay(tiles):
            return f"pay {tile_names(tiles)}"
        case Keep(tiles):
            return f"keep {tile_names(tiles)}"
        case Reserve(segment) | Neutral(segment):
            return f"{_WORDS[type(action)]} {segment}"
        case Fill(pips) | Draw(pips) | Show(pips) | Block(pips):
            return f"{_WORDS[type(action)]} {pips}"
        case _:
            return _WORDS[type(action)]


def _place_text(action: Place) -> str:
    parts = [_WORDS[type(action)]]
    match action:
        case Paint(what, cans) | Spray(what, cans):
            parts += [what] if cans == 1 else [what, str(cans)]
        case Permit(space) | Bonus(space):
            parts.append(str(space))
    return " ".join([*parts, *["add"] * action.add, *["discount"] * action.discount])


def tile_names(tiles: int) -> str:
    """Return the paint tiles and wild cards of a multiset, in the order of the paint board."""
    return " ".join(TILES[kind] for kind in listed(tiles))


def legal_texts(state: State, seat: Seat, opening: str = "") -> list[str]:
    """Return the lines of the legal actions that begin with `opening`."""
    lines = _said(legal(state, seat))
    return [line for line in lines if line.startswith(opening)] if opening else lines


@lru_cache(maxsize=1 << 12)  # the same lines are parsed when they are checked, done and replayed
def parse(text: str) -> Action:
    """Parse a line into an action; raise `Malformed` if it is none."""
    return _NOTATION.read(text)


def _alone(action: Action) -> Reader[Action]:
    return lambda parts: None if parts else action


def _one(pattern: str, build: Callable[[str], Action]) -> Reader[Action]:
    """Return a reader for a word that is followed by one part of this form."""
    return lambda parts: (
        build(parts[0]) if len(parts) == 1 and re.fullmatch(pattern, parts[0], re.ASCII) else None
    )


def _with_tools(read: Callable[[list[str], bool, bool], Action | None]) -> Reader[Action]:
    """Return a reader for a word that may end with the bonus tiles that help, in their order."""

    def reader(parts: list[str]) -> Action | None:
        discount = parts[-1:] == ["discount"]
        parts = parts[:-1] if discount else parts
        add = parts[-1:] == ["add"]
        return read(parts[:-1] if add else parts, add, discount)

    return reader


def _cans(parts: list[str]) -> int:
    """Return the number of cans: 1 unless a 2 follows; 0 if it is something else."""
    return {(): 1, ("2",): 2}.get(tuple(parts[1:]), 0)


def _paint(parts: list[str], add: bool, discount: bool) -> Action | None:
    cans = _cans(parts)
    if not parts or not cans or parts[0] not in PAINTS:
        return None
    return Paint(parts[0], cans, add, discount)


def _spray(parts: list[str], add: bool, discount: bool) -> Action | None:
    cans = _cans(parts)
    if not parts or not cans or not re.fullmatch(_SEGMENT, parts[0], re.ASCII):
        return None
    return Spray(parts[0], cans, add, discount)


def _permit(parts: list[str], add: bool, discount: bool) -> Action | None:
    return Permit(int(parts[0]), add, discount) if _is_number(parts) else None


def _bonus(parts: list[str], add: bool, discount: bool) -> Action | None:
    return Bonus(int(parts[0]), add, discount) if _is_number(parts) else None


def _bobby(parts: list[str], add: bool, discount: bool) -> Action | None:
    return None if parts else Bobby(add, discount)


def _is_number(parts: list[str]) -> bool:
    return len(parts) == 1 and bool(re.fullmatch("[1-9]", parts[0], re.ASCII))


def _discard(parts: list[str]) -> Action | None:
    if parts == ["tile"]:
        return Discard(())
    if len(parts) in (1, 2) and all(re.fullmatch("[1-5]", part, re.ASCII) for part in parts):
        return Discard(tuple(sorted(map(int, parts))))
    return None


def _tiles(parts: list[str], known: Iterable[str]) -> int:
    """Return the multiset of these names, or 0."""
    if len(parts) > _MOST or set(parts) - set(known):
        return 0
    return packed(TILES.index(part) for part in parts)


def _pay(parts: list[str]) -> Action | None:
    tiles = _tiles(parts, TILES)
    return Pay(tiles) if tiles else None


def _keep(parts: list[str]) -> Action | None:
    tiles = _tiles(parts, PAINTS)
    return Keep(tiles) if tiles else None


_PIP = "[1-5]"
_said = Said(text)
_NOTATION: Notation[Action] = Notation(
    META.key,
    {
        "first": _one("[1-9]", lambda part: First(int(part) - 1)),
        "lay": _one("|".join(BONUSES), Lay),
        "fill": _one(_PIP, lambda part: Fill(int(part))),
        "draw": _one(_PIP, lambda part: Draw(int(part))),
        "show": _one(_PIP, lambda part: Show(int(part))),
        "block": _one(_PIP, lambda part: Block(int(part))),
        "paint": _with_tools(_paint),
        "permit": _with_tools(_permit),
        "bonus": _with_tools(_bonus),
        "bobby": _with_tools(_bobby),
        "spray": _with_tools(_spray),
        "discard": _discard,
        "pay": _pay,
        "vp": _alone(Score()),
        "extra": _alone(Extra()),
        "reserve": _one(_SEGMENT, Reserve),
        "end": _alone(End()),
        "pass": _alone(Pass()),
        "keep": _keep,
        "neutral": _one(_SEGMENT, Neutral),
    },
)
_WORDS: dict[type, str] = {
    Fill: "fill", Draw: "draw", Show: "show", Block: "block", Paint: "paint", Permit: "permit",
    Bonus: "bonus", Bobby: "bobby", Spray: "spray", Score: "vp", Extra: "extra",
    Reserve: "reserve", End: "end", Pass: "pass", Neutral: "neutral",
}  # fmt: skip
