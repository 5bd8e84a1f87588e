"""Tag City in the terminal: the HQ ring, the cities, and the boards of an edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from allcity.core.record import Record
from allcity.games import tagcity
from allcity.games.tagcity import Board, Edition, State, View

if TYPE_CHECKING:
    from allcity.locales import Words

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "magenta"}
FACES = "⚀⚁⚂⚃⚄⚅"
CELL = 3


def table(view: View, say: Words, head: Record) -> RenderableType:
    """Draw the HQ board, then the viewer's own city first and the others after it."""
    state = view.position
    first = view.seat or 0
    seats = [(first + step) % len(state.taggers) for step in range(len(state.taggers))]
    return Group(_hq(state, say), Columns([_city(view, seat, say, head) for seat in seats]))


def ask(view: View, say: Words) -> str:
    """Return what is asked of the viewer now."""
    state = view.position
    dice = " ".join(FACES[value - 1] for value in state.rolled)
    spaces = " ".join(str(space) for space in sorted({space for space, _ in state.dice}))
    shape = state.piece.name if state.phase in ("act", "final") else ""
    return say(f"ask-tagcity-{state.phase}", dice=dice, spaces=spaces, shape=shape)


def _hq(state: State, say: Words) -> RenderableType:
    """Draw the ring in a line: each shape stands between its two faces (T1.2)."""
    grid = Table.grid(padding=(0, 1))
    cells: list[Text] = []
    for number, name in enumerate(state.ring, 1):
        dice = "".join(FACES[value - 1] for space, value in state.dice if space == number)
        drawn = picture(state.board, name)
        label = (
            Text(f"{number} ", "bold") + Text(name, "bold cyan") + Text(f" {dice}", "bold yellow")
        )
        cells += [Text(FACES[number - 1], "dim"), label + Text("\n") + drawn]
    if cells:
        cells.append(Text(FACES[0], "dim"))
        cells += [
            Text(f"{name}\n", "bold cyan") + picture(state.board, name)
            for name in state.board.small
        ]
        grid.add_row(*cells)
    title = say("tagcity-hq", round=state.round, leader=state.leader + 1)
    return Panel(grid, title=title, title_align="left", expand=False)


def picture(board: Board, name: str) -> Text:
    cells = board.pieces[name].shape.cells
    rows = range(1 + max(row for row, _ in cells))
    columns = range(1 + max(column for _, column in cells))
    lines = ["".join("■ " if (r, c) in cells else "  " for c in columns) for r in rows]
    return Text("\n".join(lines), "bright_white")


def _city(view: View, seat: int, say: Words, head: Record) -> RenderableType:
    state = view.position
    tagger = state.taggers[seat]
    body = Text()
    body.append(_columns(state, seat))
    for row in range(tagcity.HEIGHT):
        body.append(_row(state, seat, row))
    body.append(_districts(state, seat))
    body.append(_line(say, "tagcity-remote", spent(state.board.drones, tagger.drones)))
    body.append(_line(say, "tagcity-bubbles", bubbles(state, seat)))
    body.rstrip()
    title = Text.assemble(
        (say.player(head, seat), "bold reverse" if seat == view.seat else "bold"),
        "  ",
        (say("tagcity-prestige", points=tagcity.points(state)[seat]), "bold green"),
    )
    if state.phase == "final":
        chosen = "tagcity-chosen" if view.chosen[seat] else "tagcity-choosing"
        title.append(f"  {say(chosen)}", "dim")
    return Panel(body, title=title, title_align="left", expand=False)


def _columns(state: State, seat: int) -> Text:
    """Draw column letters, and above them the high and low values."""
    text = Text("   ")
    for index in range(tagcity.WIDTH):
        text.append(f"{state.board.features[index].name:^{CELL}}", "bold")
    text.append("\n   ")
    for index in range(tagcity.WIDTH):
        text.append(mark(state, seat, index, "high", CELL))
    text.append("\n   ")
    for index in range(tagcity.WIDTH):
        text.append(mark(state, seat, index, "low", CELL))
    return text.append("\n")


def _row(state: State, seat: int, row: int) -> Text:
    text = Text(f"{row + 1:>2} ", "bold")
    for column in range(tagcity.WIDTH):
        district = state.board.grid[row][column]
        colour = COLOURS[district]
        if state.taggers[seat].free >> row * tagcity.WIDTH + column & 1:
            text.append(f"{district.lower():^{CELL}}", colour)
        else:
            text.append(f"{'#':^{CELL}}", f"bold white on {colour}")
    index = tagcity.WIDTH + row
    text.append(" ").append(mark(state, seat, index, "high", 4))
    return text.append(mark(state, seat, index, "low", 4)).append("\n")


def _districts(state: State, seat: int) -> Text:
    text = Text("   ")
    for index in range(tagcity.WIDTH + tagcity.HEIGHT, len(state.board.features)):
        name = state.board.features[index].name.upper()
        text.append(f" {name}", f"bold {COLOURS[name]}")
        text.append(mark(state, seat, index, "high", 4)).append(mark(state, seat, index, "low", 3))
    return text.append("\n")


def mark(state: State, seat: int, index: int, kind: str, width: int) -> Text:
    """Draw a printed value: circled by this tagger, crossed out, or open, as on paper."""
    feature, tagger = state.board.features[index], state.taggers[seat]
    value = feature.high if kind == "high" else feature.low
    if (tagger.high if kind == "high" else tagger.low) >> index & 1:
        return Text(f"{f'({value})':^{width}}", "bold green")
    if kind == "high" and state.crossed >> index & 1:
        return Text(f"{'×':^{width}}", "dim red")
    return Text(f"{value:^{width}}", "default" if kind == "high" else "dim")


def spent(values: tuple[int, ...], count: int) -> Text:
    text = Text()
    for index, value in enumerate(values):
        circled = index < count
        text.append(f" ({value})" if circled else f" {value}", "bold red" if circled else "default")
    return text


def bubbles(state: State, seat: int) -> Text:
    text = Text()
    for index, value in enumerate(state.board.bubbles):
        if state.taggers[seat].bubbles >> index & 1:
            text.append(f" ({value})", "bold red")
        elif state.circled >> index & 1:
            text.append(" ×", "dim red")
        else:
            text.append(f" {value}")
    return text


def _line(say: Words, key: str, value: Text) -> Text:
    return Text(f"   {say('label', label=say(key))}", "dim").append(value).append("\n")


def edition(edition: Edition, say: Words) -> RenderableType:
    """Draw both sides of the city and the HQ board of side A, empty."""
    sides: list[RenderableType] = []
    for side in "AB":
        state = tagcity.setup(2, {"city": side, "leader": "1"}, edition)
        view = tagcity.view(state, None)
        if not sides:
            sides.append(_hq(state, say))
        head = Record(
            "tagcity", 1, edition.key, edition.digest, (), 2, ((0, say("tagcity-side", side=side)),)
        )
        sides.append(_city(view, 0, say, head))
    others = [name for name in edition.tokens if name not in edition.ring]
    board = tagcity.setup(2, {"leader": "1"}, edition).board
    pictures = [Text(f"{name}\n", "bold cyan") + picture(board, name) for name in others]
    return Group(Text(edition.title, "bold"), *sides, Columns(pictures, padding=(0, 2)))
