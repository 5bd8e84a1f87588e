"""Tag City on paper: the HQ board with its ring, the city sheets, and tokens for the shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allcity.games.tagcity.data import COLUMNS, DISTRICTS, HEIGHT, WIDTH, Edition, Shape

if TYPE_CHECKING:
    from allcity.cli.print.paper import Paper
    from allcity.locales import Words

SIDES = ("A", "B")
CELL = 12.4
LEFT, TOP = 14.0, 60.0


def draw(edition: Edition, paper: Paper, say: Words) -> None:
    """Draw all boards and tokens; a city sheet is printed once per side and player."""
    _hq(edition, paper, say)
    for side in SIDES:
        _city(edition, side, paper, say)
    big = [(shape, 1) for shape in edition.shapes if not shape.is_small]
    paper.tokens(
        say("print-tagcity-shapes"), big, 34, lambda shape, x, y: _token(shape, paper, x, y)
    )


def _hq(edition: Edition, paper: Paper, say: Words) -> None:
    """Draw the HQ board: space i lies between the faces i and i + 1 (T1.2)."""
    paper.page(say("print-tagcity-hq"), edition.title)
    shapes = {shape.name: shape for shape in edition.shapes}
    x, y, radius = paper.width / 2, 120.0, 70.0
    paper.circle(x, y, radius)
    for face in range(1, 7):
        at_x, at_y = paper.around(x, y, radius, (face - 1) / 6)
        paper.die(at_x, at_y, face, 14)
        space_x, space_y = paper.around(x, y, radius, (face - 0.5) / 6)
        paper.circle(space_x, space_y, 17)
        shape = shapes[edition.ring[face - 1]]
        paper.shape(space_x, space_y, shape.cells, 4.6)
        paper.text(space_x, space_y + 14.4, f"{face} · {shape.name}", 8, "middle")
    small = [shape for shape in edition.shapes if shape.is_small]
    for number, shape in enumerate(small):
        paper.shape(x + (number - (len(small) - 1) / 2) * 24, y, shape.cells, 6)
        paper.text(x + (number - (len(small) - 1) / 2) * 24, y + 15, shape.name, 8, "middle")


def _city(edition: Edition, side: str, paper: Paper, say: Words) -> None:
    """Draw the grid with its districts, and every value at the edge where it is circled or crossed out (T5.1)."""
    city = edition.city(side)
    paper.page(say("tagcity-side", side=side), edition.title)
    paper.text(paper.width - 90, 16, say("print-name"), 9)
    paper.line(paper.width - 72, 16.5, paper.width - 14, 16.5)
    for column, letter in enumerate(COLUMNS):
        x = LEFT + (column + 0.5) * CELL
        paper.text(x, TOP - 22, letter, 9, "middle", is_bold=True)
        _pair(paper, x, TOP - 15, x, TOP - 6, city.high[column], city.low[column])
    right = LEFT + WIDTH * CELL
    for row in range(HEIGHT):
        y = TOP + (row + 0.5) * CELL
        paper.text(LEFT - 4, y + 1.5, str(row + 1), 9, "middle", is_bold=True)
        _pair(paper, right + 6, y, right + 15, y, city.high[WIDTH + row], city.low[WIDTH + row])
        for column in range(WIDTH):
            district = city.grid[row][column]
            left, top = LEFT + column * CELL, TOP + row * CELL
            paper.box(left, top, CELL, CELL, district, line=0.2)
            _borders(paper, city.grid, row, column, left, top)
    _below(paper, city, say, TOP + HEIGHT * CELL + 14)


def _pair(
    paper: Paper, x: float, y: float, low_x: float, low_y: float, high: int, low: int
) -> None:
    """Draw the value for the first tagger, and the lower one for the others."""
    paper.value(x, y, str(high), 4)
    paper.value(low_x, low_y, str(low), 3)


def _borders(
    paper: Paper, grid: tuple[str, ...], row: int, column: int, x: float, y: float
) -> None:
    """Draw strong lines where a district ends."""
    here = grid[row][column]
    if column == 0 or grid[row][column - 1] != here:
        paper.line(x, y, x, y + CELL, 0.9)
    if row == 0 or grid[row - 1][column] != here:
        paper.line(x, y, x + CELL, y, 0.9)
    if column == WIDTH - 1:
        paper.line(x + CELL, y, x + CELL, y + CELL, 0.9)
    if row == HEIGHT - 1:
        paper.line(x, y + CELL, x + CELL, y + CELL, 0.9)


def _below(paper: Paper, city: Any, say: Words, y: float) -> None:
    """Draw the districts with their values, the remote and the bubbles."""
    for number, district in enumerate(DISTRICTS):
        x = LEFT + number * 36
        place = WIDTH + HEIGHT + number
        paper.box(x, y - 5, 10, 10, district)
        _pair(paper, x + 16, y, x + 25, y, city.high[place], city.low[place])
    for row, (key, values) in enumerate(
        (("tagcity-remote", city.drones), ("tagcity-bubbles", city.bubbles))
    ):
        line = y + 22 + row * 16
        paper.text(LEFT, line + 1.5, say(key), 10, is_bold=True)
        for number, value in enumerate(values):
            paper.value(LEFT + 40 + number * 15, line, str(value).replace("-", "–"), 5.5)
    _total(paper, say, y + 56)


def _total(paper: Paper, say: Words, y: float) -> None:
    paper.text(paper.width - 62, y + 1.5, say("print-total"), 10, is_bold=True)
    paper.box(paper.width - 44, y - 7, 30, 14, line=0.6)


def _token(shape: Shape, paper: Paper, x: float, y: float) -> None:
    paper.shape(x, y - 2, shape.cells, 6)
    paper.text(x, y + 14.5, shape.name, 8, "middle")
