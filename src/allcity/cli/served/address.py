"""Addresses of tables on a server: a link of any kind, or a server's address and a code."""

from __future__ import annotations

import re
from typing import NamedTuple

from allcity.cli.command import Misuse

_LINK = re.compile(
    r"(https?://[^/\s#?@]+)(?:/t/([\w-]{1,32}))?/?(?:#(?:seat=(\d)\.)?([\w.=-]{1,200}))?", re.ASCII
)
_TABLE_CODE = re.compile(r"([\w-]{1,32})\.([\w-]{1,64})", re.ASCII)
_DIGITS = re.compile(r"[0-9][0-9\s.–-]*")


class Way(NamedTuple):
    """A server, and a table by its id or by a join code; `seat` and `key` are those of a private link to a seat."""

    origin: str
    table: str = ""
    code: str = ""
    seat: int | None = None
    key: str = ""
    join_code: str = ""

    @property
    def is_whole(self) -> bool:
        """Tell whether it leads to a table."""
        return bool(self.table or self.join_code)


def way(link: str, code: str = "") -> Way:
    """Parse a link, perhaps with a code; raise `Misuse` if it leads nowhere."""
    parts = _LINK.fullmatch(link.strip())
    if parts is None:
        raise Misuse("served-link", found=link[:80])
    origin, table, seat, secret = parts[1], parts[2] or "", parts[3], parts[4] or ""
    if seat is not None:
        return Way(origin, table, seat=int(seat), key=secret)
    if table and code:
        return Way(origin, table, code.strip())
    return Way(origin, table, secret) if table else _with_code(origin, code.strip() or secret)


def _with_code(origin: str, code: str) -> Way:
    """Return the table of a code: ten digits, or the code as the browser shows it, `TABLE.CODE`."""
    if parts := _TABLE_CODE.fullmatch(code):
        return Way(origin, parts[1], parts[2])
    if code and not _DIGITS.fullmatch(code):
        raise Misuse("served-code", found=code[:80])
    return Way(origin, join_code=code)
