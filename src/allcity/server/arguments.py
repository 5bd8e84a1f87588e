"""What may be asked for when a server is started, for both command lines."""

from __future__ import annotations

import re
from ipaddress import ip_network
from urllib.parse import urlsplit

LEVELS = ("debug", "info", "warning", "error")
PORTS = 0, 65_535
WORKERS = 1, 256
DATABASES = "sqlite", "postgresql"


def database(text: str) -> str:
    """A file, or the address of a database of a kind that we use; `ValueError` for anything else."""
    kind, is_address, place = text.partition("://")
    if not text or (is_address and not (kind in DATABASES and place)):
        raise ValueError(kind)
    if is_address:
        _ = urlsplit(text).port  # which it reads, or raises
    return text


def origin(text: str) -> str:
    """As a browser names it: no path, no slash at the end; `ValueError` for anything else."""
    if not re.fullmatch(r"https?://[^\s/?#@]+", text):
        raise ValueError(text)
    return text


def proxy(text: str) -> str:
    """An address, a range or `*`; `ValueError` for anything else."""
    ip_network("::/0" if text == "*" else text, strict=False)
    return text


def port(text: str) -> int:
    return _within(PORTS, int(text))


def workers(text: str) -> int:
    return _within(WORKERS, int(text))


def _within(limits: tuple[int, int], number: int) -> int:
    least, most = limits
    if not least <= number <= most:
        raise ValueError(number)
    return number
