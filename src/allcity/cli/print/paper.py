"""Sheets of paper in millimetres from the top left corner; things are told apart by patterns, so black ink is enough."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from reportlab.lib.colors import Color, black, white
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from allcity.locales import Words
from allcity.locales.encoding import NAME, adapt

SIZES = {"a4": A4, "letter": LETTER}
MARGIN = 12.0
TOP = 26.0  # below the title
# For each pattern: the angle of its lines, their distance in millimetres, whether they cross, and a light colour.
PATTERNS: dict[str, tuple[float, float, bool, tuple[float, float, float]]] = {
    "R": (45, 2.4, False, (1.0, 0.85, 0.85)),
    "Y": (0, 2.4, False, (1.0, 0.97, 0.78)),
    "G": (135, 2.4, False, (0.85, 0.96, 0.85)),
    "B": (90, 2.4, False, (0.85, 0.9, 1.0)),
    "P": (45, 3.2, True, (0.95, 0.87, 1.0)),
    "K": (0, 1.3, True, (0.82, 0.82, 0.82)),
}


def printable(text: str) -> str:
    """Return a text with only characters that the built-in fonts of every PDF reader have."""
    return text.encode("cp1252", NAME).decode("cp1252")


class Paper:
    """A PDF file that is being drawn."""

    def __init__(self, path: Path, size: str, is_low: bool, say: Words) -> None:
        adapt()
        self._size = SIZES[size]
        self.width, self.height = (side / mm for side in self._size)
        self.is_low, self._say = is_low, say
        self.canvas = Canvas(str(path), pagesize=self._size, invariant=True)
        self.pages = 0

    def page(self, title: str, note: str = "") -> None:
        """Begin a page with its title, and a note below it."""
        if self.pages:
            self.canvas.showPage()
        self.pages += 1
        self.text(MARGIN, 16, title, 15, is_bold=True)
        self.text(MARGIN, 22, note, 8)

    def save(self, title: str) -> int:
        """Write the file, and return how many pages it has."""
        self.canvas.setTitle(title)
        self.canvas.showPage()
        self.canvas.save()
        return self.pages

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 9,
        at: str = "left",
        is_bold: bool = False,
    ) -> None:
        """Write a line of text whose baseline is at `y`."""
        self.canvas.setFillColor(black)
        self.canvas.setFont("Helvetica-Bold" if is_bold else "Helvetica", size)
        draw = {
            "left": self.canvas.drawString,
            "middle": self.canvas.drawCentredString,
            "right": self.canvas.drawRightString,
        }[at]
        draw(x * mm, self._up(y), printable(text))

    def box(
        self, x: float, y: float, wide: float, high: float, pattern: str = "", line: float = 0.3
    ) -> None:
        """Draw a rectangle, filled with a pattern if one is named."""
        if pattern:
            self._fill(x, y, wide, high, pattern)
        self._pen(line)
        self.canvas.rect(x * mm, self._up(y + high), wide * mm, high * mm)

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float = 0.3) -> None:
        self._pen(width)
        self.canvas.line(x * mm, self._up(y), to_x * mm, self._up(to_y))

    def circle(self, x: float, y: float, radius: float, line: float = 0.4) -> None:
        """Draw a white circle, on which a number can be read."""
        self._pen(line)
        self.canvas.setFillColor(white)
        self.canvas.circle(x * mm, self._up(y), radius * mm, fill=1)

    def value(self, x: float, y: float, text: str, radius: float = 3.2) -> None:
        """Draw a number in a circle."""
        self.circle(x, y, radius)
        self.text(x, y + radius * 0.42, text, radius * 2.9, "middle", is_bold=True)

    def die(self, x: float, y: float, face: int, side: float = 10) -> None:
        """Draw the face of a die around a point."""
        self.canvas.setFillColor(white)
        self._pen(0.5)
        left, low = (x - side / 2) * mm, self._up(y + side / 2)
        self.canvas.roundRect(left, low, side * mm, side * mm, 1.5 * mm, fill=1)
        self.canvas.setFillColor(black)
        for right, down in _PIPS[face]:
            self.canvas.circle(
                (x + right * side * 0.27) * mm,
                self._up(y + down * side * 0.27),
                side * 0.09 * mm,
                fill=1,
            )

    def shape(self, x: float, y: float, cells: Sequence[tuple[int, int]], side: float) -> None:
        """Draw a shape of squares, its middle at a point."""
        rows, columns = (1 + max(axis) for axis in zip(*cells, strict=True))
        for row, column in cells:
            left, top = x + (column - columns / 2) * side, y + (row - rows / 2) * side
            self._fill(left, top, side, side, "K")
            self.box(left, top, side, side, line=0.5)

    def tokens(self, title: str, tokens: Sequence[tuple[Any, int]], side: float, draw: Any) -> None:
        """Fill pages with squares to cut out: each thing that many times, drawn by `draw(thing, x, y)` around its middle."""
        things = [thing for thing, count in tokens for _ in range(count)]
        across = int((self.width - 2 * MARGIN) // side)
        per_page = across * int((self.height - TOP - MARGIN) // side)
        for number, thing in enumerate(things):
            place = number % per_page
            if not place:
                self.page(title, self._say("print-cut"))
            x, y = MARGIN + place % across * side, TOP + place // across * side
            self.box(x, y, side, side, line=0.2)
            draw(thing, x + side / 2, y + side / 2)

    def around(self, x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
        """Return a point on a circle; `turn` goes from 0 at the top, clockwise, to 1."""
        return x + radius * sin(2 * pi * turn), y - radius * cos(2 * pi * turn)

    def _fill(self, x: float, y: float, wide: float, high: float, pattern: str) -> None:
        angle, distance, is_crossed, colour = PATTERNS[pattern]
        canvas = self.canvas
        canvas.saveState()
        area = canvas.beginPath()
        area.rect(x * mm, self._up(y + high), wide * mm, high * mm)
        canvas.clipPath(area, stroke=0, fill=0)
        if not self.is_low:
            canvas.setFillColor(Color(*colour))
            canvas.rect(x * mm, self._up(y + high), wide * mm, high * mm, stroke=0, fill=1)
        canvas.setStrokeColor(Color(0.55, 0.55, 0.55))
        canvas.setLineWidth(0.15 * mm)
        step = distance * (1.6 if self.is_low else 1.0)
        for turned in (angle, angle + 90) if is_crossed else (angle,):
            self._hatch(x, y, wide, high, turned, step)
        canvas.restoreState()

    def _hatch(
        self, x: float, y: float, wide: float, high: float, angle: float, step: float
    ) -> None:
        """Draw parallel lines, which the clip cuts to a rectangle; the lines of equal squares side by side continue each other."""
        if angle in (0, 90):
            side = high if angle == 0 else wide
            count = max(1, round(side / step))
            places = [(number + 0.5) * side / count for number in range(count)]
            for place in places:
                ends = (
                    (x, y + place, x + wide, y + place)
                    if angle == 0
                    else (x + place, y, x + place, y + high)
                )
                self._stroke(*ends)
            return
        rise = 1 if angle == 45 else -1  # lines on which y + rise * x is a multiple of the distance
        apart = step * 2**0.5
        corners = [
            y + rise * x,
            y + rise * (x + wide),
            y + high + rise * x,
            y + high + rise * (x + wide),
        ]
        for number in range(int(min(corners) // apart), int(max(corners) // apart) + 2):
            at_left = number * apart - rise * x
            self._stroke(x, at_left, x + wide, at_left - rise * wide)

    def _stroke(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self.canvas.line(x * mm, self._up(y), to_x * mm, self._up(to_y))

    def _pen(self, width: float) -> None:
        self.canvas.setStrokeColor(black)
        self.canvas.setLineWidth(width * mm)

    def _up(self, y: float) -> float:
        return float((self.height - y) * mm)


_PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}
