"""Tag City's actions as texts: each action is a short line, which can be parsed again."""

from __future__ import annotations

import re
from functools import lru_cache

from allcity.core.game import Seat
from allcity.core.notation import MORE, Notation, Said
from allcity.games.tagcity.actions import Action, Check, Drone, Lead, Put, Roll, Tag, Take, Token
from allcity.games.tagcity.board import Orientation, at, square_names
from allcity.games.tagcity.data import COLUMNS, HEIGHT, META, WIDTH
from allcity.games.tagcity.legal import Drawings, Uses, legal
from allcity.games.tagcity.state import State

_SQUARE = re.compile(r"(-?)([A-Z])(-?)([1-9][0-9]?)", re.ASCII)


def text(action: Action) -> str:
    """Return the line for an action."""
    match action:
        case Tag(squares, outside):
            names = square_names(squares)
            if outside:
                names = tuple(sorted([*names, *outside], key=coordinates))
            return " ".join(["tag", *names])
        case Put(value, space):
            return f"put {value} {space}"
        case Take(space):
            return f"take {space}"
        case Drone(shape, tag):
            return f"drone {shape} {text(tag)}"
        case Check(value):
            return f"check {value}" if value else "check"
        case Roll(values):
            return " ".join(["roll", *map(str, values)])
        case Token(shape):
            return f"token {shape}"
        case Lead(seat):
            return f"lead {seat + 1}"


def legal_texts(state: State, seat: Seat, opening: str = "") -> list[str]:
    """Return the lines of the legal actions that begin with `opening`.

    A drone has hundreds of drawings: unless `opening` names its shape, `drone T4 …` stands for them.
    """
    actions = legal(state, seat)
    lines = _uses(actions, opening) if isinstance(actions, Uses) else _said(actions)
    return [line for line in lines if line.startswith(opening)] if opening else lines


def _uses(actions: Uses, opening: str) -> list[str]:
    lines = _drawn(actions.tags)
    for piece in actions.shapes:
        start = f"drone {piece.name}"
        if opening.startswith(start):
            lines += [f"{start} {line}" for line in _drawn(actions.drawings(piece))]
        else:
            lines.append(start + MORE)
    return lines + _said(actions.checks)


def _drawn(drawings: Drawings) -> list[str]:
    """Return the lines of drawings, which are cached."""
    lines: list[str] = []
    for form, anchors, _ in drawings.parts:
        lines.extend(at(anchors, form.lines or _lines(form)))
    return lines


def _lines(orientation: Orientation) -> tuple[str, ...]:
    orientation.lines = tuple([text(tag) for tag in orientation.tags])
    return orientation.lines


@lru_cache(maxsize=1 << 12)  # the same lines are parsed when they are checked, done and replayed
def parse(text: str) -> Action:
    """Parse a line into an action; raise `Malformed` if it is none."""
    return _NOTATION.read(text)


def _numbers(parts: list[str], count: int) -> list[int] | None:
    if len(parts) == count and all(re.fullmatch("[1-9]", part, re.ASCII) for part in parts):
        return [int(part) for part in parts]
    return None


def _token(parts: list[str]) -> Action | None:
    return Token(parts[0]) if len(parts) == 1 and _is_shape(parts[0]) else None


def _lead(parts: list[str]) -> Action | None:
    numbers = _numbers(parts, 1)
    return Lead(numbers[0] - 1) if numbers else None


def _roll(parts: list[str]) -> Action | None:
    numbers = _numbers(parts, len(parts))
    return Roll(tuple(sorted(numbers))) if numbers and len(numbers) <= 9 else None


def _put(parts: list[str]) -> Action | None:
    numbers = _numbers(parts, 2)
    return Put(*numbers) if numbers else None


def _take(parts: list[str]) -> Action | None:
    numbers = _numbers(parts, 1)
    return Take(*numbers) if numbers else None


def _drone(parts: list[str]) -> Action | None:
    """Parse `drone T4 tag A1 B1 C1 B2`: the shape, and its drawing."""
    if len(parts) < 3 or not _is_shape(parts[0]) or parts[1] != "tag":
        return None
    tag = _tag(parts[2:])
    return Drone(parts[0], tag) if tag else None


def _is_shape(name: str) -> bool:
    return re.fullmatch("[A-Z][0-9]", name, re.ASCII) is not None


def _check(parts: list[str]) -> Action | None:
    if not parts:
        return Check(0)
    if len(parts) == 1 and re.fullmatch("-[1-9][0-9]?", parts[0], re.ASCII):
        return Check(int(parts[0]))
    return None


def _tag(parts: list[str]) -> Tag | None:
    if not parts or len(parts) > WIDTH * HEIGHT or len(set(parts)) != len(parts):
        return None
    squares, outside = 0, []
    for part in parts:
        if not _SQUARE.fullmatch(part):
            return None
        row, column = coordinates(part)
        if 0 <= row < HEIGHT and 0 <= column < WIDTH:
            squares |= 1 << row * WIDTH + column
        else:
            outside.append(part)
    return Tag(squares, tuple(sorted(outside, key=coordinates)))


def coordinates(square: str) -> tuple[int, int]:
    """Return row and column of a square's name, counted from 0.

    Beyond L and 8 the names go on; a minus mirrors a square at the border, so that `-A1` lies left of A1
    and `A-1` above it.
    """
    match = _SQUARE.fullmatch(square)
    assert match
    is_left, letter, is_above, number = match.groups()
    row, column = int(number) - 1, ord(letter) - ord(COLUMNS[0])
    return ~row if is_above else row, ~column if is_left else column


_said = Said(text)
_NOTATION: Notation[Action] = Notation(
    META.key,
    {
        "token": _token,
        "lead": _lead,
        "roll": _roll,
        "put": _put,
        "take": _take,
        "tag": _tag,
        "drone": _drone,
        "check": _check,
    },
)


def join_drones(lines: list[str]) -> list[str]:
    """Convert lines of rules 1 to rules 2: `2 drone T4` and, by the same seat, `2 tag …` became `2 drone T4 tag …`.

    With the final die other seats may have acted in between, and a drone that never drew did not count.
    """
    sent: dict[str, str] = {}
    joined = []
    for line in lines:
        seat, _, action = line.partition(" ")
        if re.fullmatch(r"[1-4] drone [A-Z][0-9]", line):
            sent[seat] = action
            continue
        drone = sent.pop(seat, "")
        joined.append(f"{seat} {drone} {action}" if drone and action.startswith("tag ") else line)
    return joined


CONVERSIONS = {1: join_drones}
"""For each rules version, the conversion of a record's lines to the next version."""
