"""Opening a database: SQLite with a write-ahead log, or PostgreSQL, brought to the present schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = 0x616C6C63  # a PostgreSQL advisory lock, so that one process migrates at a time


def engine_of(address: str) -> AsyncEngine:
    """An engine for `sqlite:///path`, a plain path, or `postgresql://…`."""
    url = make_url(address if "://" in address else f"sqlite:///{address}")
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"), pool_size=8, max_overflow=8, pool_pre_ping=True
    )


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers beside the writer, every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; several processes may start at once."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
