"""The table as static files: `python -m scripts.offline site` builds `site/`, which any web space can serve.

`python -m scripts.offline server` puts the same engine beside the client that the server serves.

The rules, bots and the server's application run in a worker of the browser, in Pyodide from npm, with the locked wheels of
what they need. Nothing is loaded from elsewhere. docs/offline.md says how it works.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

import click
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

sys.path.insert(0, str(Path(__file__).parents[1]))  # hatch_build stands in the root
import hatch_build as client

ROOT = client.ROOT
SITE, BUILD = ROOT / "site", ROOT / "build/offline"
PYODIDE = client.WEB / "node_modules/pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
ROOTS = ("fastapi", "fluent.runtime", "msgspec", "prometheus-client", "pydantic", "starlette")
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
MARKERS = {"python_version": PYTHON, "python_full_version": f"{PYTHON}.2", "extra": ""} | {
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
}
PINNED = re.compile(r"^([a-z0-9.-]+)==(?:.*\\\n)+.*\n", re.MULTILINE)


def needed(names: tuple[str, ...], known: set[str] | None = None) -> set[str]:
    """These packages with all that they need in a browser."""
    known = set() if known is None else known
    for name in names:
        key = canonicalize_name(name)
        if key in known:
            continue
        known.add(key)
        requirements = [Requirement(text) for text in distribution(name).requires or ()]
        fitting = [
            requirement
            for requirement in requirements
            if not requirement.marker or requirement.marker.evaluate(MARKERS)
        ]
        needed(tuple(requirement.name for requirement in fitting), known)
    return known


def pins(names: set[str]) -> Iterator[str]:
    """The lines of the lock for these packages, with their hashes."""
    lock = (ROOT / "requirements.lock").read_text()
    for match in PINNED.finditer(lock):
        if canonicalize_name(match[1]) in names:
            yield match[0]


def fetch_wheels(folder: Path) -> None:
    """The locked wheels for the browser's Python, unless they are there."""
    locked = folder / "requirements.txt"
    text = "".join(pins(needed(ROOTS)))
    if locked.exists() and locked.read_text() == text:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "wanted.txt").write_text(text)
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--require-hashes"]
    command += ["--only-binary=:all:", "--platform", PLATFORM, "--implementation", "cp"]
    command += ["--python-version", PYTHON, "--abi", f"cp{PYTHON.replace('.', '')}"]
    subprocess.run([*command, "-d", str(folder), "-r", str(folder / "wanted.txt")], check=True)
    (folder / "wanted.txt").rename(locked)


def write_source(folder: Path) -> None:
    """Our own package, with the entry points by which its games are found."""
    shutil.copytree(
        ROOT / "src/allcity",
        folder / "allcity",
        ignore=shutil.ignore_patterns("__pycache__", "static"),
    )
    own = distribution("allcity")
    place = folder / f"allcity-{own.version}.dist-info"
    place.mkdir()
    for name in ("METADATA", "entry_points.txt"):
        (place / name).write_text(own.read_text(name) or "")


def write_lock(path: Path) -> None:
    """Pyodide's own list of packages without the packages, which would come from elsewhere."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    path.write_text(json.dumps({**lock, "packages": {}}))


def write_engine(out: Path) -> None:
    """`out/engine.json` and the folder that it names: its name changes with what is in it, so it may be kept for ever."""
    fetch_wheels(BUILD / "wheels")
    with tempfile.TemporaryDirectory() as temporary:
        source, built = Path(temporary) / "source", Path(temporary) / "built"
        source.mkdir()
        built.mkdir()
        write_source(source)
        command = [client.NODE, client.WEB / "offline/pack.mjs", BUILD / "wheels", source, built]
        subprocess.run([str(part) for part in command], check=True)
        for name in RUNTIME:
            shutil.copyfile(PYODIDE / name, built / name)
        write_lock(built / "pyodide-lock.json")
        files = {file.name: file.stat().st_size for file in sorted(built.iterdir())}
        digest = sha256(b"".join((built / name).read_bytes() for name in files)).hexdigest()[:16]
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(built, out / digest)
    (out / "engine.json").write_text(json.dumps({"folder": digest, "files": files}))


def write_site() -> None:
    """Build the whole site in `site/`; its page is written last, so that it only exists when all is there."""
    client.npm("run", "--silent", "build", "--", "--mode", "site")
    page = SITE / "index.html"
    html = page.read_text()
    page.unlink()
    write_engine(SITE / "offline")
    page.write_text(html)


def write_for_server() -> None:
    """The engine beside the built client, with the compressed twins that the server sends."""
    out = client.STATIC / "offline"
    write_engine(out)
    for file in [*out.rglob("*.wasm"), *out.rglob("*.mjs")]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


@click.command()
@click.argument("what", type=click.Choice(["site", "server"]))
def main(what: str) -> None:
    """Build static files that need no server, or what the server offers for offline play."""
    client.install()
    if what == "site":
        write_site()
    else:
        write_for_server()


if __name__ == "__main__":
    main()
