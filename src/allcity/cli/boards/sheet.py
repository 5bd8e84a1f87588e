"""The score sheet in the terminal, line by line as on paper, and why each line is what it is."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from allcity.core.game import Game, ScoreLine
from allcity.core.record import Record
from allcity.locales import Words

AnyGame = Game[Any, Any, Any, Any]


def sheet(game: AnyGame, state: Any, say: Words, head: Record) -> RenderableType:
    """A table with a column for each seat and a row for each line of the sheet."""
    table = Table(title=say("sheet-title"), title_justify="left")
    table.add_column("")
    points = game.points(state)
    accounts = [game.account(state, seat) for seat in range(len(points))]
    for seat in range(len(accounts)):
        table.add_column(say.player(head, seat), justify="right")
    for lines in zip(*accounts, strict=True):
        table.add_row(
            say(f"sheet-{game.META.key}-{lines[0].key}"), *(_cell(line) for line in lines)
        )
    table.add_section()
    total = say(f"sheet-{game.META.key}-total")
    table.add_row(total, *(Text(str(each), "bold") for each in points))
    return table


def _cell(line: ScoreLine) -> str:
    names = [str(part.facts["what"]) for part in line.parts]
    return " ".join([*filter(None, names), "", str(line.points)]).strip()


def reasons(game: AnyGame, state: Any, say: Words, head: Record) -> RenderableType:
    """How the points of each seat came about, clause by clause."""
    shown: list[RenderableType] = []
    for seat, points in enumerate(game.points(state)):
        shown.append(Text(say.labelled(say.player(head, seat), points), "bold"))
        for line in game.account(state, seat):
            label = say(f"sheet-{game.META.key}-{line.key}")
            shown.append(Text("  " + say.labelled(label, line.points)))
            parts = [say.counted(game.META.key, part, head) for part in line.parts]
            nothing = say.labelled(line.clause, say("score-nothing"))
            shown += [Text(f"    {part}", "dim") for part in parts or [nothing]]
    return Group(*shown)
