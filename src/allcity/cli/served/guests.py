"""The cookie of this person at each table server, by which they get their seat back.

The file is readable by its owner only. Like other files of this kind it is not trusted; without it the person is simply a new guest.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from allcity.cli.files import write_private
from allcity.learn.notebook import usual_place

MOST = 50  # guests that are remembered
LONGEST = 1 << 18  # bytes of the largest file that is read


def place() -> Path:
    """Return the place of the file."""
    return usual_place().parent / "guests.json"


def cookie_of(origin: str, name: str) -> str:
    """Return the cookie of the guest with this name at a server; empty if there is none."""
    return _read().get(_key(origin, name), "")


def remember(origin: str, name: str, cookie: str) -> None:
    """Store a guest's cookie, if the file can be written."""
    known = _read()
    known.pop(_key(origin, name), None)
    known[_key(origin, name)] = cookie
    with suppress(OSError):
        write_private(place(), json.dumps(dict([*known.items()][-MOST:]), indent=1))


def _key(origin: str, name: str) -> str:
    return f"{origin} {name}"


def _read() -> dict[str, str]:
    try:
        if place().stat().st_size > LONGEST:
            return {}
        data = json.loads(place().read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(data, dict):
        return {}
    return {key: value for key, value in data.items() if _is_cookie(value)}


def _is_cookie(value: object) -> bool:
    """Tell whether a value can stand in a header."""
    return isinstance(value, str) and len(value) < 1000 and value.isascii() and value.isprintable()
