"""The end of a match in words: why it ended, the sheet, and the places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType

from allcity.cli.boards.sheet import Account, accounts, sheet
from allcity.core.game import Result
from allcity.core.match import Match
from allcity.core.record import Record
from allcity.locales import Words


def ending(match: Match[Any, Any, Any, Any], say: Words) -> RenderableType:
    """Draw the end of a match; draw nothing while it is running."""
    result = match.game.result(match.state)
    if result is None:
        return Group()
    sheets = accounts(match.game, match.state)
    return ended(match.game.META.key, result, sheets, say, match.head)


def ended(
    key: str, result: Result, sheets: Sequence[Account], say: Words, head: Record
) -> RenderableType:
    """Draw a result, with the score sheet of each seat."""
    lines = [say(f"end-{key}-{reason}") for reason in result.reasons]
    if result.tie:
        lines.append(say(f"tie-{key}-{result.tie}"))
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    for seat in order:
        name = say.player(head, seat)
        place = say("place", place=result.places[seat])
        lines.append(say("ending-row", place=place, player=name, points=result.points[seat]))
    return Group(*lines, sheet(key, sheets, say, head))
