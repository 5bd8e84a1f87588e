"""Structured logs: one JSON object per line, with the fields that we chose and nothing else."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from traceback import format_tb

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """Formats a message and its fields; these are never a cookie, a query, a seed or an action."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _USUAL})
        if record.exc_info and record.exc_info[1]:
            line["trace"] = "".join(_trace(record.exc_info[1]))
        return json.dumps(line, default=str, ensure_ascii=False)


def facts(error: Exception) -> dict[str, object]:
    """The fields that a log may have of an exception: not its message, which may hold names, seeds and actions."""
    place = "".join(format_tb(error.__traceback__)[-1:])
    return {"error": type(error).__name__, "place": place}


def _trace(error: BaseException | None) -> Iterator[str]:
    """The traceback of an exception and of its causes, the last one first, without their messages."""
    while error:
        yield from (*format_tb(error.__traceback__), f"{type(error).__name__}\n")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def set_up(level: str) -> None:
    """Log our own messages from this level on, and only warnings of libraries, since these would log addresses and messages."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    logging.getLogger("allcity").setLevel(level.upper())
