"""The cookie of this person at each table server, by which they get their seat back.

The file is readable by its owner only. Like other files of this kind it is not trusted; without it the person is simply a new guest.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

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
        _write(dict([*known.items()][-MOST:]))


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


def _write(known: dict[str, str]) -> None:
    path = place()
    if not path.parent.is_dir():
        path.parent.mkdir(parents=True, mode=0o700)
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)
    opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(opened, "w", encoding="utf-8") as file:  # noqa: PTH123 (with these rights)
        json.dump(known, file, indent=1)
    beside.replace(path)
