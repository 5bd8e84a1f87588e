"""The cost of a call, counted in lines of Python that run: a measure that is independent of the machine's load."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

LINES = 25_000  # some 10 ms, for which the server's loop may be kept from all else


class TooMuch(AssertionError):
    """More lines have run than were allowed; raised at once, so that nobody waits for the rest."""


@contextmanager
def at_most(lines: int = LINES) -> Iterator[None]:
    """Let so many lines of Python run and no more, in whatever file."""
    left = lines

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        left -= event == "line"
        if left < 0:
            raise TooMuch(f"more than {lines} lines, at {frame.f_code.co_qualname}")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)
