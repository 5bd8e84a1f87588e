"""Connecting to the database."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from allcity.server.store.database import SILENCE, engine_of
from allcity.server.store.store import Store
from tests.server.postgres import Postgres


def test_a_database_that_is_gone_without_a_word_is_given_up(postgres: Postgres) -> None:
    """The kernel does it; pulling a cable takes rights that tests do not have (docs/operations.md)."""

    async def work() -> list[int]:
        engine = engine_of(postgres.database())
        async with engine.connect() as connection:
            raw = await connection.get_raw_connection()
            line = raw.driver_connection._transport.get_extra_info("socket")  # type: ignore[union-attr]
            is_kept_alive = line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            asked = [socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT]
            limits = [line.getsockopt(socket.IPPROTO_TCP, one) for one in asked]
            silent = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        await engine.dispose()
        return [is_kept_alive, limits[0] + limits[1] * limits[2], silent // 1000]

    assert asyncio.run(work()) == [1, SILENCE, SILENCE]


def test_a_folder_is_no_database_and_the_reason_is_said(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        asyncio.run(Store.open(str(tmp_path), "p1"))
