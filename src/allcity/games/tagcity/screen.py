"""Tag City on the full screen: the parts of the table, with the places that a person can point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from allcity.core.record import Record
from allcity.games import tagcity
from allcity.games.tagcity import State, View
from allcity.games.tagcity.terminal import COLOURS, FACES, bubbles, mark, picture, spent
from allcity.games.tagcity.text import coordinates

if TYPE_CHECKING:
    from allcity.locales import Words

Part = tuple[Text, Text]  # a title, and what stands below it
Rows = list[list[list[Part]]]  # rows of columns of parts
NARROW = 78  # columns of a terminal below which the own city stands alone in its row
WIDE, SLIM = 3, 2  # signs for a square
LEFT = 3  # signs before the first square
SLIM_CITY = LEFT + tagcity.WIDTH * SLIM + 10  # with the gap beside it
IN_ROW, SHAPE = 3, 10  # shapes of the ring side by side, and signs for each


def parts(view: View, say: Words, head: Record, width: int) -> Rows:
    """Return the own city with the ring beside it if there is room, and the other cities below."""
    seats = len(view.position.taggers)
    first = view.seat or 0
    own, *others = [(first + step) % seats for step in range(seats)]
    is_narrow = width < NARROW
    city = _city(view, own, say, head, SLIM if is_narrow else WIDE)
    ring = _ring(view.position, say)
    slim = [[_city(view, seat, say, head, SLIM)] for seat in others]
    if is_narrow:
        return [[[ring]], [[city]], *([column] for column in slim)]
    beside = max(1, width // SLIM_CITY)
    return [[[city], [ring]], *(slim[at : at + beside] for at in range(0, len(slim), beside))]


def places(text: str) -> tuple[str, ...]:
    """Return the places that an action is about, in the order in which a person points at them."""
    word, *rest = text.split()
    match word:
        case "put":
            return f"die {rest[0]}", f"space {rest[1]}"
        case "take":
            return (f"space {rest[0]}",)
        case "check" if rest:
            return (f"bubble {rest[0]}",)
        case "drone":
            return f"shape {rest[0]}", *(part for part in rest[2:])
        case "tag":
            return tuple(rest)
        case _:
            return ()


def square(place: str) -> tuple[int, int] | None:
    """Return row and column of a place that is a square of a city."""
    return None if " " in place else coordinates(place)


def _at(style: str, *names: str) -> Style:
    """Return a style that says which places these signs show."""
    return Style.parse(style) + Style(meta={"places": names})


def _ring(state: State, say: Words) -> Part:
    """Draw the spaces with their shapes and dice, the small shapes, and the dice in the leader's hand."""
    title = Text(say("tagcity-hq", round=state.round, leader=state.leader + 1), "bold")
    spaces = [_space(state, number, name) for number, name in enumerate(state.ring, 1)]
    small = [_shape(state, name) for name in state.board.small] if state.ring else []
    lines: list[Text] = []
    for cells in (spaces[:IN_ROW], spaces[IN_ROW:], small):
        lines += _beside(cells)
    if state.rolled:
        lines.append(Text(" ").join(_die(value) for value in state.rolled))
    return title, Text("\n").join(lines)


def _die(value: int) -> Text:
    return Text(f"[{FACES[value - 1]} {value}]", _at("bold yellow", f"die {value}"))


def _space(state: State, number: int, name: str) -> list[Text]:
    """Draw a space: its number, its shape, and the dice on it."""
    where = f"space {number}"
    label, *drawn = _shape(state, name, where)
    label = Text.assemble((f"{number}", _at("bold", where)), " ", label)
    dice = [value for space, value in state.dice if space == number]
    if dice:
        shown = "".join(FACES[value - 1] for value in dice)
        label.append(" ").append(shown, _at("bold yellow", where))
    return [label, *drawn]


def _shape(state: State, name: str, *others: str) -> list[Text]:
    where = (f"shape {name}", *others)
    drawn = picture(state.board, name).plain.split("\n")
    style = _at("bright_white", *where)
    lines = [Text.assemble((line.rstrip(), style)) for line in drawn]
    return [Text.assemble((name, _at("bold cyan", *where))), *lines]


def _beside(cells: list[list[Text]]) -> list[Text]:
    """Put drawings of several lines side by side."""
    lines = []
    for row in range(max(map(len, cells), default=0)):
        line = Text()
        for cell in cells:
            shown = cell[row].copy() if row < len(cell) else Text()
            shown.truncate(SHAPE, pad=True)
            line.append_text(shown)
        line.rstrip()
        lines.append(line)
    return lines


def _city(view: View, seat: int, say: Words, head: Record, cell: int) -> Part:
    state = view.position
    tagger = state.taggers[seat]
    is_own = seat == view.seat
    points = say("tagcity-prestige", points=tagcity.points(state)[seat])
    title = Text.assemble(
        (say.player(head, seat), "bold reverse" if is_own else "bold"), "  ", (points, "bold green")
    )
    if state.phase == "final":
        chosen = "tagcity-chosen" if view.chosen[seat] else "tagcity-choosing"
        title.append(f"  {say(chosen)}", "dim")
    if cell == SLIM:
        title.truncate(SLIM_CITY - 2, overflow="ellipsis")
    lines = [
        *_columns(state, seat, cell),
        *(_row(state, seat, row, cell, is_own) for row in range(tagcity.HEIGHT)),
        _districts(state, seat),
        _labelled(say, "tagcity-remote", spent(state.board.drones, tagger.drones)),
        _labelled(say, "tagcity-bubbles", _bubbles(state, seat, is_own)),
    ]
    return title, Text("\n").join(lines)


def _columns(state: State, seat: int, cell: int) -> list[Text]:
    """Draw column letters, and the high and low values below them."""
    letters, high, low = Text(" " * LEFT), Text(" " * LEFT), Text(" " * LEFT)
    for index in range(tagcity.WIDTH):
        letters.append(f"{state.board.features[index].name:^{cell}}", "bold")
        high.append(_value(state, seat, index, "high", cell))
        low.append(_value(state, seat, index, "low", cell))
    return [letters, high, low]


def _value(state: State, seat: int, index: int, kind: str, cell: int) -> Text:
    """Draw a printed value; if there is no room for its circle it is underlined."""
    shown = mark(state, seat, index, kind, cell)
    if len(shown.plain) > cell:
        shown = Text(shown.plain.strip(" ()"), f"{shown.style} underline")
        shown.truncate(cell, pad=True)
    return shown


def _row(state: State, seat: int, row: int, cell: int, is_own: bool) -> Text:
    text = Text(f"{row + 1:>2} ", "bold")
    for column in range(tagcity.WIDTH):
        district = state.board.grid[row][column]
        colour = COLOURS[district]
        where = (f"{state.board.features[column].name}{row + 1}",) if is_own else ()
        if state.taggers[seat].free >> row * tagcity.WIDTH + column & 1:
            text.append(f"{district.lower():^{cell}}", _at(colour, *where))
        else:
            text.append(f"{'#' * (cell - 1):^{cell}}", _at(f"bold white on {colour}", *where))
    index = tagcity.WIDTH + row
    text.append(" ").append(mark(state, seat, index, "high", 4))
    return text.append(mark(state, seat, index, "low", 3))


def _districts(state: State, seat: int) -> Text:
    text = Text("  ")
    for index in range(tagcity.WIDTH + tagcity.HEIGHT, len(state.board.features)):
        name = state.board.features[index].name.upper()
        high, low = (mark(state, seat, index, kind, 0) for kind in ("high", "low"))
        text.append(" ").append(name, f"bold {COLOURS[name]}").append(" ")
        text.append(high).append("/").append(low)
    return text


def _bubbles(state: State, seat: int, is_own: bool) -> Text:
    """Draw the bubbles; those of the own remote can be pointed at by their value."""
    text = bubbles(state, seat)
    if is_own:
        for value in {*state.board.bubbles}:
            text.highlight_regex(rf"(?<=\s){value}(?=\s|$)", _at("", f"bubble {value}"))
    return text


def _labelled(say: Words, key: str, value: Text) -> Text:
    return Text(f"   {say('label', label=say(key))}", "dim").append_text(value)
