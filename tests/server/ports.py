"""Ports for the servers of the tests, which nobody else takes between the choice and the start."""

from __future__ import annotations

import socket
from functools import cache
from itertools import cycle, islice

FIRST, LAST = 20_000, 32_768  # below those that the system gives to whoever wants any
BLOCK = 256  # for one test process; its first port is held as long as that lives


def free_port() -> int:
    """One of this process's ports, in turn, on which nobody listens."""
    return next(port for port in islice(_block()[1], BLOCK) if _is_free(port))


@cache
def _block() -> tuple[socket.socket, cycle[int]]:
    """Return the ports from which this process alone chooses, and a socket that reserves them from other workers and other runs."""
    for first in range(FIRST, LAST, BLOCK):
        mark = socket.socket()
        try:
            mark.bind(("127.0.0.1", first))
        except OSError:
            mark.close()
        else:
            return mark, cycle(range(first + 1, min(first + BLOCK, LAST)))
    raise AssertionError("no ports are left")


def _is_free(port: int) -> bool:
    """Test the port as a server does: connections that have just ended do not count."""
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
