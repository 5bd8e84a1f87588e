"""A real terminal for tests: tmux, found or installed, with what stands on its screen and in its history."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

import pytest

PATIENCE = 120  # seconds: the machine may be busy with other things


def tmux() -> str:
    """The path of tmux; only outside CI may a test go without it."""
    program = shutil.which("tmux") or _from_debian()
    if program is None:
        assert not os.environ.get("CI"), "tmux must be there in CI"
        pytest.skip("no tmux: what stays in a terminal is NOT tested")
    return program


def _from_debian() -> str | None:
    """One worker installs it; the others wait, and find it."""
    import fcntl

    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with (Path(tempfile.gettempdir()) / "allcity-tmux.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", "tmux"]):
            if not shutil.which("tmux"):
                subprocess.run(["apt-get", *command], env=environment, check=False)
    return shutil.which("tmux")


class Terminal:
    """A terminal in which a shell runs one command after the other."""

    def __init__(self, folder: Path, width: int = 110, height: int = 60, **variables: str) -> None:
        self.program = tmux()
        self.socket = f"allcity-{uuid.uuid4().hex[:12]}"
        environment = [f"{name}={value}" for name, value in variables.items()]
        self._tmux(
            "-f", "/dev/null", "new-session", "-d", "-s", "main", "-x", str(width), "-y", str(height),
            "-c", str(folder), shlex.join(["env", "-u", "COLUMNS", "-u", "LINES", "-u", "NO_COLOR", *environment, "PS1=$ ", "sh"]),
        )  # fmt: skip

    def _tmux(self, *words: str) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "TMUX"}
        line = [self.program, "-L", self.socket, *words]
        done = subprocess.run(line, env=environment, check=True, capture_output=True, text=True)
        return done.stdout

    def type(self, text: str) -> None:
        """Type a line, and Enter."""
        if text:
            self._tmux("send-keys", "-t", "main", "-l", text)
        self.press("Enter")

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", "-t", "main", *keys)

    def screen(self) -> str:
        """What stands on the screen."""
        return self._tmux("capture-pane", "-p", "-t", "main")

    def all(self) -> str:
        """What somebody can see who scrolls up as far as it goes."""
        return self._tmux("capture-pane", "-p", "-S", "-", "-t", "main")

    def wait(self, *prompts: str, after: str = "") -> str:
        """The screen as soon as its last line ends with a prompt, and is not as before.

        A prompt that begins with the end of a line is the whole last line.
        """
        end = time.monotonic() + PATIENCE
        while True:
            shown = self.screen()
            last = shown.rstrip().rpartition("\n")[2]
            if shown != after and f"\n{last}".endswith(prompts):
                return shown
            assert time.monotonic() < end, f"{prompts} does not come:\n{shown}"
            time.sleep(0.05)

    def close(self) -> None:
        self._tmux("kill-server")
