"""What everybody saw an action take, such as an open tile: the log says it, but it is no part of the record."""

from __future__ import annotations

from typing import Any

from allcity.core.game import AnyGame, Seat


def seen(game: AnyGame, before: Any, action: Any) -> str:
    """Words that may follow an action's text, such as the tile that is taken; none for a game without `seen`."""
    look = getattr(game, "seen", None)
    return str(look(before, action)) if look else ""


def with_seen(line: str, things: str) -> str:
    """A log line or an action's text with what was seen, before what the game announces."""
    done, mark, announced = line.partition(" ; ")
    return f"{done} {things}{mark}{announced}" if done and things else line


def log_line(game: AnyGame, before: Any, actor: Seat, action: Any, viewer: Seat | None) -> str:
    """The log line of an action for a viewer, with what everybody saw."""
    return with_seen(game.redact(before, actor, action, viewer), seen(game, before, action))
