"""The advice of docs/operations.md on backups holds, for a server that runs and for one that was killed."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.harness import Person, Process, served


def tables(person: Person) -> set[str]:
    return {table["id"] for table in person.get("/api/me/tables")}


def test_a_copy_taken_while_the_server_runs_is_whole(tmp_path: Path) -> None:
    copied = tmp_path / "copy.db"
    with served(tmp_path) as server:
        ana = Person(server.port)
        names = {ana.make() for _ in range(3)}
        with (
            closing(sqlite3.connect(tmp_path / "tables.db")) as source,
            closing(sqlite3.connect(copied)) as copy,
        ):
            source.backup(copy)  # as `.backup` in the shell
        ana.make()
    with served(tmp_path, database=str(copied)) as server:
        ana.move_to(server.port)
        assert tables(ana) == names
        ana.close()


def test_the_file_of_a_killed_server_needs_its_write_ahead_log(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    process = Process(str(database))
    process.wait_until_ready()
    ana = Person(process.port)
    names = {ana.make() for _ in range(3)}
    process.kill()
    alone, both = tmp_path / "alone.db", tmp_path / "both.db"
    for copy in (alone, both):
        shutil.copy(database, copy)
    shutil.copy(f"{database}-wal", f"{both}-wal")
    with served(tmp_path, database=str(both)) as server:
        ana.move_to(server.port)
        assert tables(ana) == names
    with served(tmp_path, database=str(alone)) as server:
        ana.move_to(server.port)
        ana.get("/api/me/tables", expect=401)  # not even the guest is there
        ana.close()


def test_a_server_that_stopped_in_good_order_leaves_one_file(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Person(server.port)
        names = {ana.make()}
    assert not (tmp_path / "tables.db-wal").exists()
    moved = str(shutil.copy(tmp_path / "tables.db", tmp_path / "moved.db"))
    with served(tmp_path, database=moved) as server:
        ana.move_to(server.port)
        assert tables(ana) == names
        ana.close()
