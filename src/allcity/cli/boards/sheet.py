"""The score sheet in the terminal, line by line as on paper, and the reason for each line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from allcity.core.game import AnyGame, ScoreLine
from allcity.core.record import Record
from allcity.locales import Words

Account = Sequence[ScoreLine]


def accounts(game: AnyGame, state: Any) -> list[Account]:
    """The score sheet of each seat."""
    return [game.account(state, seat) for seat in range(len(game.points(state)))]


def points(account: Account) -> int:
    """Return the sum of a score sheet."""
    return sum(line.points for line in account)


def sheet(key: str, sheets: Sequence[Account], say: Words, head: Record) -> RenderableType:
    """Draw a table with a column for each seat and a row for each line of the sheet."""
    table = Table(title=say("sheet-title"), title_justify="left")
    table.add_column("")
    for seat in range(len(sheets)):
        table.add_column(say.player(head, seat), justify="right")
    for lines in zip(*sheets, strict=True):
        table.add_row(say(f"sheet-{key}-{lines[0].key}"), *(_cell(line) for line in lines))
    table.add_section()
    total = say(f"sheet-{key}-total")
    table.add_row(total, *(Text(str(points(each)), "bold") for each in sheets))
    return table


def _cell(line: ScoreLine) -> str:
    names = [str(part.facts["what"]) for part in line.parts]
    return " ".join([*filter(None, names), "", str(line.points)]).strip()


def reasons(key: str, sheets: Sequence[Account], say: Words, head: Record) -> RenderableType:
    """Explain the points of each seat, clause by clause."""
    shown: list[RenderableType] = []
    for seat, account in enumerate(sheets):
        shown.append(Text(say.labelled(say.player(head, seat), points(account)), "bold"))
        for line in account:
            label = say(f"sheet-{key}-{line.key}")
            shown.append(Text("  " + say.labelled(label, line.points)))
            parts = [say.counted(key, part, head) for part in line.parts]
            nothing = say.labelled(line.clause, say("score-nothing"))
            shown += [Text(f"    {part}", "dim") for part in parts or [nothing]]
    return Group(*shown)
