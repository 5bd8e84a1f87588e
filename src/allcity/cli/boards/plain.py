"""The drawing of a game that has none of its own: its view, field by field, with a column for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from allcity.core.game import AnyGame
from allcity.core.record import Record
from allcity.locales import Words

HIDDEN = ("game", "edition", "seat", "phase", "key")  # what a reader knows anyway


@dataclass(frozen=True, slots=True)
class Plain:
    """Draws any game from its view as JSON; labels are the sentences `field-GAME-NAME` where there are any."""

    game: AnyGame

    def table(self, view: Any, say: Words, head: Record) -> RenderableType:
        data = self.game.view_to_json(view)
        shown = {name: value for name, value in data.items() if name not in HIDDEN}
        seated = {name: value for name, value in shown.items() if _is_by_seat(value, head.seats)}
        common = {name: value for name, value in shown.items() if name not in seated}
        return Group(self._fields(common, say), self._seats(seated, say, head))

    def ask(self, view: Any, say: Words) -> str:
        question = self.game.question(view)
        own = f"ask-{self.game.META.key}-{question.key}" if question else ""
        return say(own if own in say else "ask-plain")

    def edition(self, edition: Any, say: Words) -> RenderableType:
        return self._fields(self.game.edition_to_json(edition), say)

    def _fields(self, fields: dict[str, Any], say: Words) -> Table:
        grid = Table.grid(padding=(0, 2))
        for name, value in fields.items():
            grid.add_row(self._label(name, say), _text(value, say))
        return grid

    def _seats(self, fields: dict[str, Any], say: Words, head: Record) -> Table:
        """Draw a column for each seat; fields that have a value for each seat become rows."""
        table = Table("", *(say.player(head, seat) for seat in range(head.seats)))
        for name, values in fields.items():
            if all(isinstance(value, dict) for value in values):
                for inner in values[0]:
                    row = [_text(value[inner], say) for value in values]
                    table.add_row(self._label(inner, say), *row)
            else:
                table.add_row(self._label(name, say), *(_text(value, say) for value in values))
        return table

    def _label(self, name: str, say: Words) -> str:
        key = f"field-{self.game.META.key}-{name}"
        return say(key) if key in say else name.replace("_", " ")


def _is_by_seat(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats


def _text(value: Any, say: Words) -> str:
    """Return a value in words; a missing value is a dash."""
    if isinstance(value, bool):
        return say("plain-yes" if value else "plain-no")
    if isinstance(value, list):
        return " ".join(_text(item, say) for item in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(item, say)}" for name, item in value.items()) or "–"
    return "–" if value is None or value == "" else str(value)
