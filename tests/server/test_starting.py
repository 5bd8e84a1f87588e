"""A server that cannot start says why, in words and without a password."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from allcity.locales import LANGUAGES, words
from allcity.server.opening import DatabaseServices
from allcity.server.services import Settings
from allcity.server.starting import Unstarted, bound, unstarted
from tests.server.ports import free_port
from tests.server.postgres import Postgres


def why(database: str) -> Unstarted:
    """Why no server can be opened there; it has a sentence in every language."""
    with pytest.raises(Exception) as raised:  # noqa: PT011 (which one is the question)
        asyncio.run(DatabaseServices.open(Settings(database)))
    assert isinstance(raised.value, Exception)
    reason = unstarted(raised.value, database)
    assert reason, raised.value
    for language in LANGUAGES:
        said = words(language)(reason.code, **reason.facts)
        assert all(fact in said for fact in reason.facts.values())
        assert "sesame" not in said
    return reason


def test_a_file_that_cannot_be_a_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ana, this is no database at all. " * 40)
    for name, code in (
        ("no/t.db", "start-no-database"),
        ("letter/t.db", "start-no-database"),
        (".", "start-no-database"),
        ("letter", "start-other-file"),
    ):
        assert why(str(tmp_path / name)).code == code


def test_a_file_of_a_newer_server_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')"
        )
    assert why(str(path)).code == "start-newer"


def test_a_file_in_use(tmp_path: Path) -> None:
    async def both() -> None:
        database = str(tmp_path / "t.db")
        first = await DatabaseServices.open(Settings(database))
        try:
            reason = await asyncio.to_thread(why, database)
        finally:
            await first.close()
        assert reason.code == "start-in-use"

    asyncio.run(both())


def test_a_postgresql_that_is_not_there_or_does_not_let_us_in(postgres: Postgres) -> None:
    here = f"127.0.0.1:{postgres.port}"
    for address in (
        f"postgresql://ana:sesame@127.0.0.1:{free_port()}/t",
        f"postgresql://ana:sesame@{here}/postgres",
        f"postgresql://{here}/none?user=allcity&password=sesame",
    ):
        reason = why(address)
        assert reason.code == "start-no-database"
        assert "127.0.0.1" in reason.facts["database"]


def test_our_own_mistakes_are_not_explained_away() -> None:
    assert unstarted(AssertionError(), "t.db") is None


def test_a_port_that_somebody_has_and_one_that_is_free() -> None:
    with bound("127.0.0.1", 0) as first:
        first.listen()
        taken = first.getsockname()[1]
        with pytest.raises(Unstarted) as raised:
            bound("127.0.0.1", taken)
        assert raised.value.facts["port"] == str(taken)
        assert raised.value.code == "start-no-port"
    with pytest.raises(Unstarted):
        bound("no.such.host.invalid", 0)


def has_ipv6() -> bool:
    """Not every container has it."""
    try:
        with socket.socket(socket.AF_INET6) as tried:
            tried.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="there is no IPv6 here")
def test_a_port_of_ipv6() -> None:
    with bound("::1", 0) as listener:
        assert listener.family == socket.AF_INET6


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Seeds and the signing key are in it; what a file already allows is left as it is."""
    (tmp_path / "old.db").touch()
    (tmp_path / "old.db").chmod(0o640)

    async def modes() -> dict[str, int]:
        opened = [
            await DatabaseServices.open(Settings(str(tmp_path / name)))
            for name in ("t.db", "old.db")
        ]
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        for services in opened:
            await services.close()
        return modes

    permissions = asyncio.run(modes())
    assert {permissions[name] for name in ("t.db", "t.db-wal", "t.db-shm")} == {0o600}
    assert permissions["old.db"] == 0o640
