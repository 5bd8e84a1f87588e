"""The progress file of the terminal, which may be missing or broken."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from allcity.learn.progress import FORMAT, Progress, from_json


def usual_place(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the progress file in the folder where this kind of machine keeps a person's data."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or ".")
    if folder := environment.get("XDG_DATA_HOME"):
        data = Path(folder)
    elif platform == "win32":
        data = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = home / ".local" / "share"
    return data / "allcity" / "progress.json"


class Notebook:
    """The progress so far; a file of another form is neither trusted nor overwritten."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.progress = Progress()
        self.is_ours = True
        try:
            data = json.loads(path.read_text("utf-8"))
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError):
            self.is_ours = False
            return
        self.is_ours = isinstance(data, dict) and data.get("format") == FORMAT
        self.progress = from_json(data)

    def keep(self, progress: Progress) -> bool:
        """Store the progress, and tell whether it could be written."""
        self.progress = progress
        if not self.is_ours:
            return False
        text = json.dumps(progress.to_json(), indent=1) + "\n"
        beside = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(text, "utf-8")
            beside.replace(self.path)
        except (OSError, ValueError):
            return False
        return True
