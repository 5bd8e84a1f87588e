"""Opening a database: SQLite with a write-ahead log, or PostgreSQL, brought to the present schema."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, event, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from alembic.config import Config

if sys.platform != "win32":
    import fcntl

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
_IN_MEMORY = (None, "", ":memory:")
SILENCE = 10  # seconds after which a database that does not answer is given up
_KEEPALIVE = {  # seconds without data, and without acknowledgement of sent data
    "TCP_KEEPIDLE": SILENCE // 2,
    "TCP_KEEPINTVL": 1,
    "TCP_KEEPCNT": SILENCE // 2,
    "TCP_USER_TIMEOUT": SILENCE * 1000,
}
_MIGRATIONS = Path(__file__).parent / "migrations"
_ALONE = {  # one process migrates at a time; sqlite3 by itself begins nothing before a CREATE
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": f"SELECT pg_advisory_xact_lock({0x616C6C63})",
}


def url_of(address: str) -> URL:
    """The address of a database; a plain path is a SQLite file."""
    return make_url(address if "://" in address else f"sqlite:///{address}")


def engine_of(address: str) -> AsyncEngine:
    """An engine for `sqlite:///path`, a plain path, or `postgresql://…`."""
    url = url_of(address)
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    engine = create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"timeout": SILENCE},
    )
    event.listen(engine.sync_engine, "connect", _set_up_postgresql)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Let readers work beside the writer, and put every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _set_up_postgresql(connection: Any, _: Any) -> None:
    """Let the kernel notice a database machine that has vanished, where the system supports it."""
    transport = connection.driver_connection._transport  # asyncpg has no other way to it
    line: socket.socket = transport.get_extra_info("socket")
    if line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for option, value in _KEEPALIVE.items():
            if hasattr(socket, option):
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


class FileLock:
    """Keeps a second server from opening a SQLite file: neither would see the other's moves."""

    def __init__(self, url: URL) -> None:
        self._file: IO[str] | None = None
        if url.get_backend_name() != "sqlite" or url.database in _IN_MEMORY:
            return
        path = Path(f"{url.database}.lock")
        self._file = path.open("w")
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.release()
                raise InUse(url.database) from None

    def release(self) -> None:
        if self._file:
            self._file.close()


class InUse(Exception):
    """Another server has this database open."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is in use by another server; several need PostgreSQL")


class Newer(Exception):
    """A later version of this server has made or changed this database."""


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date, as a whole or not at all; several processes may start at once."""
    _make_private(engine.url)
    async with engine.begin() as connection:
        await connection.execute(text(_ALONE[engine.dialect.name]))
        await connection.run_sync(_upgrade)


def _make_private(url: URL) -> None:
    """A new file is for its owner alone, since seeds and the signing key are in it; its log follows."""
    if url.get_backend_name() != "sqlite" or url.database in _IN_MEMORY:
        return
    path = Path(str(url.database))
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        if path.is_dir() or not os.access(path, os.R_OK):
            path.open("rb").close()  # raises the reason, which SQLite would not report


def steps() -> list[str]:
    """The numbers of the steps, from the names of their files."""
    return sorted(file.name[1:5] for file in (_MIGRATIONS / "versions").glob("m*.py"))


def _upgrade(connection: Connection) -> None:
    """Run the steps that are missing; a store that is up to date does not even load Alembic."""
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == steps()[-1]:
            return
        if version and version not in steps():
            raise Newer(version)
    from alembic import command  # noqa: PLC0415

    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """What Alembic needs to change the schema over a connection."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config
