"""The end of a match in words: why it ended, the sheet, and the places."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType

from allcity.cli.boards.sheet import sheet
from allcity.core.match import Match
from allcity.locales import Words


def ending(match: Match[Any, Any, Any, Any], say: Words) -> RenderableType:
    """Nothing while the match is running."""
    result = match.game.result(match.state)
    if result is None:
        return Group()
    key = match.game.META.key
    lines = [say(f"end-{key}-{reason}") for reason in result.reasons]
    if result.tie:
        lines.append(say(f"tie-{key}-{result.tie}"))
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    for seat in order:
        name = say.player(match.head, seat)
        place = say("place", place=result.places[seat])
        lines.append(say("ending-row", place=place, player=name, points=result.points[seat]))
    return Group(*lines, sheet(match.game, match.state, say, match.head))
