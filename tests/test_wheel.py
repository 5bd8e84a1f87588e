"""The wheel in an empty environment: one line starts the table, with everything in it.

CI and `ALLCITY_SOAK=1` try every Python from 3.11 that is on the machine, otherwise only the one that runs the tests.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.harness import PATIENCE
from tests.sizes import IS_SOAK

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements.lock"
UV = Path(sys.executable).with_name("uv")
PIPX = "pipx==1.18.4"


def pythons() -> list[str]:
    """Interpreters from 3.11 on, one of each minor version."""
    if not (IS_SOAK or os.environ.get("CI")):
        return [sys.executable]
    folders = [Path("/usr/bin"), Path("/usr/local/bin")]
    folders += sorted(
        Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser().glob("versions/*/bin")
    )
    versions: dict[int, str] = {sys.version_info.minor: sys.executable}
    for path in (path for folder in folders for path in sorted(folder.glob("python3.*"))):
        name = re.fullmatch(r"python3\.(\d+)", path.name)
        if name and int(name[1]) >= 11:
            versions.setdefault(int(name[1]), str(path))
    return list(versions.values())


def run(*line: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [*map(str, line)], env={**os.environ, **environment}, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it would be published; the client is the one that `make test` has built."""
    folder = tmp_path_factory.mktemp("dist")
    run(
        UV, "build", "-q", "--wheel", "--no-build-isolation", "--python", sys.executable, "-o", folder, ALLCITY_CLIENT="built",
    )  # fmt: skip
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module", params=pythons())
def place(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The programs of an environment in which there is nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("environment") / "env"
    run(UV, "venv", "-q", "--python", request.param, folder)
    run(UV, "pip", "install", "-q", "--python", folder / "bin/python", "-c", LOCK, wheel)
    return folder / "bin"


@contextmanager
def started(line: Sequence[object], folder: Path, **own: str) -> Iterator[str]:
    """Start the table by one line; its address. `true` is the browser."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": "true", "LANG": "C"} | own
    environment.pop("ALLCITY_LANG", None)
    with subprocess.Popen(
        [*map(str, line)], env=environment, cwd=folder, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        try:
            yield next(word for word in process.stdout.readline().split() if "://" in word)
        finally:
            process.terminate()


def check_table(address: str, folder: Path) -> None:
    """The page with its script, both games, and a database in the person's own folder."""
    page = httpx.get(address, timeout=PATIENCE)
    script = re.search(r'src="\.?/?(assets/[^"]+\.js)"', page.text)
    assert script, "the client is not in the wheel"
    assert httpx.get(address + script[1], timeout=PATIENCE).status_code == 200
    games = httpx.get(f"{address}api/games", timeout=PATIENCE).json()
    assert {"tagcity", "graffiti"} <= {game["key"] for game in games}
    assert (folder / "allcity/allcity.db").exists()


def test_one_line_starts_the_table(place: Path, tmp_path: Path) -> None:
    with started([place / "allcity"], tmp_path) as address:
        check_table(address, tmp_path)


def test_uvx_starts_the_table(wheel: Path, tmp_path: Path) -> None:
    chosen = ["--python", sys.executable, "--constraints", LOCK]
    with started(
        [UV, "tool", "run", "-q", *chosen, "--from", wheel, "allcity"], tmp_path
    ) as address:
        check_table(address, tmp_path)


def test_pipx_run_starts_the_table(wheel: Path, tmp_path: Path) -> None:
    """With hashes pip would ask for one of our own file, too; so it gets the versions alone."""
    versions = re.findall(r"^[a-z][^\\\n]*", LOCK.read_text("utf-8"), re.MULTILINE)
    chosen = tmp_path / "constraints.txt"
    chosen.write_text("\n".join(versions), "utf-8")
    pipx = [UV, "tool", "run", "-q", PIPX, "run", "--python", sys.executable, "--spec", wheel]
    own = {"PIPX_HOME": str(tmp_path / "pipx"), "PIP_CONSTRAINT": str(chosen)}
    with started([*pipx, "allcity"], tmp_path, **own) as address:
        check_table(address, tmp_path)


def test_uv_tool_install_puts_the_command_on_the_path(wheel: Path, tmp_path: Path) -> None:
    own = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    run(
        UV, "tool", "install", "-q", "--python", sys.executable, "--constraints", LOCK, wheel, **own
    )  # fmt: skip
    with started([tmp_path / "bin/allcity"], tmp_path) as address:
        check_table(address, tmp_path)


def test_the_wheel_carries_docs_and_editions_and_tells_its_version(place: Path) -> None:
    assert run(place / "allcity", "--version") == "allcity 0.1.0\n"
    assert "house" in run(place / "allcity", "edition", "show", "graffiti", "--toml")
    where = "import allcity, pathlib; print(pathlib.Path(allcity.__file__).parent / 'docs')"
    docs = Path(run(place / "python", "-c", where).strip())
    assert (docs / "README.md").read_text("utf-8") == (ROOT / "docs/README.md").read_text("utf-8")
    assert (docs / "deploy/allcity.service").exists()
