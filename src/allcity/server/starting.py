"""Why a server cannot start: a key and facts, from which a sentence for its host is made."""

from __future__ import annotations

import socket
import sys

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from allcity.server.store.database import InUse, Newer, url_of

if sys.platform != "win32":
    import resource

FILES = 65_536  # open files that are asked for; the system may allow fewer
OWN_FILES = 256  # reserved for the database, the bots' processes and the log


class Unstarted(Exception):
    """The server could not be started; `code` and `facts` make the sentence that says why."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def unstarted(problem: Exception, database: str) -> Unstarted | None:
    """The reason why a database cannot be used; None for a fault of our own."""
    match problem:
        case InUse():
            return Unstarted("start-in-use", database=_shown(database))
        case Newer():
            return Unstarted("start-newer", database=_shown(database))
        case DBAPIError() if str(problem.orig) == "file is not a database":
            return Unstarted("start-other-file", database=_shown(database))
        case DBAPIError():
            detail = str(problem.orig)
        case OSError():
            detail = problem.strerror or type(problem).__name__
        case _:
            return None
    return Unstarted("start-no-database", database=_shown(database), detail=detail)


def _shown(database: str) -> str:
    """The file, or the address without its password, wherever that stands."""
    url = url_of(database)
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    public = URL.create(url.drivername, url.username, None, url.host, url.port, url.database)
    return public.render_as_string()


def bound(host: str, port: int) -> socket.socket:
    """A bound socket at this address, not yet listening; port 0 takes a free one."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise Unstarted("start-no-port", port=str(port), detail=str(problem.strerror)) from None
    return listening


def connections() -> int:
    """The number of possible connections, after raising the limit of open files as far as the system allows."""
    files = FILES
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        files = most if soft == resource.RLIM_INFINITY else max(soft, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return max(files - OWN_FILES, files // 2)
