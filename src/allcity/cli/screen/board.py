"""The table as it is drawn, with marked places; it reports where a person points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from allcity.cli.screen.drawings import Line, places_of

STYLES = {
    "offered": Style(underline=True, bold=True),
    "chosen": Style(reverse=True, bold=True),
    "lies": Style(bold=True, color="bright_green"),
    "forbidden": Style(bold=True, color="bright_white", bgcolor="red"),
}
SIGNS = {"lies": "█", "forbidden": "×"}  # what replaces the signs of a square


class Board(ScrollView):
    """Lines of styled signs; the styles name the places that the signs show."""

    can_focus = False

    class Pointed(Message):
        """The mouse was moved over these places, or pressed there."""

        def __init__(self, places: tuple[str, ...], is_click: bool) -> None:
            super().__init__()
            self.places, self.is_click = places, is_click

    def __init__(self) -> None:
        super().__init__(id="board")
        self.lines: Sequence[Line] = ()
        self.marks: Mapping[str, str] = {}
        self._over: tuple[str, ...] = ()

    def draw(self, lines: Sequence[Line]) -> None:
        """Show these lines instead of the earlier ones."""
        self.lines = lines
        width = max((sum(each.cell_length for each in line) for line in lines), default=0)
        self.virtual_size = Size(width, len(lines))
        self.refresh()

    def mark(self, marks: Mapping[str, str]) -> None:
        """Mark each place with the style of this name."""
        if marks != self.marks:
            self.marks = marks
            self.refresh()

    @property
    def places(self) -> set[str]:
        """Return all the places that are drawn."""
        return {
            place for line in self.lines for segment in line for place in places_of(segment.style)
        }

    def show_place(self, places: Iterable[str]) -> None:
        """Scroll so far that these places can be seen, if they are drawn."""
        wanted = {*places}
        rows = [
            number
            for number, line in enumerate(self.lines)
            if any(wanted.intersection(places_of(segment.style)) for segment in line)
        ]
        top, height = self.scroll_offset.y, self.size.height
        if rows and (rows[0] < top or rows[-1] >= top + height):
            self.scroll_to(y=max(0, min(rows[0] - 1, rows[-1] - height + 2)), animate=False)

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        row = y + top
        line = self.lines[row] if row < len(self.lines) else []
        strip = Strip([self._marked(segment) for segment in line])
        width = self.size.width
        shown = strip.crop_extend(left, left + width, self.rich_style)
        return shown.apply_style(self.rich_style)

    def _marked(self, segment: Segment) -> Segment:
        kinds = [self.marks[place] for place in places_of(segment.style) if place in self.marks]
        if not kinds or segment.style is None:
            return segment
        sign = SIGNS.get(kinds[0])
        text = f"{sign * (len(segment.text) - 1):^{len(segment.text)}}" if sign else segment.text
        return Segment(text, segment.style + STYLES[kinds[0]])

    def _places_at(self, event: events.MouseEvent) -> tuple[str, ...]:
        left, top = self.scroll_offset
        row, column = event.y + top, event.x + left
        if not 0 <= row < len(self.lines):
            return ()
        for segment in self.lines[row]:
            column -= segment.cell_length
            if column < 0:
                return places_of(segment.style)
        return ()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        places = self._places_at(event)
        if places != self._over:
            self._over = places
            self.post_message(self.Pointed(places, is_click=False))

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Pointed(self._places_at(event), is_click=True))
