"""A real terminal for tests: tmux, found or installed, with access to its screen and its history."""

from __future__ import annotations

import os
import shlex
import subprocess
import time
import uuid
from collections.abc import Callable
from pathlib import Path

from tests.cli.programs import program

PATIENCE = 120  # seconds: the machine may be busy with other things


class Terminal:
    """A terminal in which a shell runs one command after the other."""

    def __init__(self, folder: Path, width: int = 110, height: int = 60, **variables: str) -> None:
        self.program = program("tmux", "what stays in a terminal")
        self.is_closed = False
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
        """Return what stands on the screen."""
        return self._tmux("capture-pane", "-p", "-t", "main")

    def all(self) -> str:
        """Return what a person can see by scrolling up as far as possible."""
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

    def until(self, is_so: Callable[[str], bool]) -> str:
        """The screen as soon as something is so."""
        end = time.monotonic() + PATIENCE
        while not is_so(shown := self.screen()):
            assert time.monotonic() < end, f"it does not come:\n{shown}"
            time.sleep(0.05)
        return shown

    def seen(self, *parts: str) -> str:
        """The screen as soon as all these parts stand on it, however its lines are broken."""
        return self.until(lambda shown: all(part in " ".join(shown.split()) for part in parts))

    def close(self) -> None:
        """Close it; what runs in it is hung up. Closed twice, nothing more happens."""
        if not self.is_closed:
            self.is_closed = True
            self._tmux("kill-server")
