"""The repository keeps its own rules: locked, host-free, and small enough to find one's way."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).is_file()]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_pin_every_version_with_hashes_and_name_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert not re.search(r"https?://|file://|index-url|find-links", text)
    entries = re.findall(r"^[A-Za-z0-9_.\[\]-]+.*(?:\n    .*)*", text, re.MULTILINE)
    assert entries
    for entry in entries:
        assert "==" in entry
        assert "--hash=sha256:" in entry


def test_no_file_names_a_machine_path() -> None:
    for path in tracked("*.py", "*.toml", "*.ftl", "Makefile", "*.lock"):
        if path == Path(__file__):
            continue
        assert not re.search(r"(?<![\w./-])/(work|root|home)/", path.read_text("utf-8")), path


def test_no_file_keeps_both_sides_of_a_merge() -> None:
    mark = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)
    for path in tracked("*.py", "*.md", "*.ftl", "*.toml", "*.ts", "*.svelte", "Makefile"):
        assert not mark.search(path.read_text("utf-8")), path


def test_files_are_short_enough_to_read() -> None:
    """About 300 lines is the house style; nothing but data goes beyond 350."""
    long = {
        str(path.relative_to(ROOT)): lines
        for path in tracked("src/*.py")
        if (lines := path.read_text("utf-8").count("\n")) > 350
    }
    assert long == {}


def test_the_map_of_the_server_names_every_file_and_no_other() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    drawn = page.partition("## The server, file by file\n```\n")[2].partition("```")[0]
    named = re.findall(r"(?:^.{10}|\s{2})([a-z0-9_]+)\s{2,}\S", drawn, re.MULTILINE)
    files = {path.stem for path in (ROOT / "src/allcity/server").glob("*.py")}
    assert sorted(named) == sorted(files - {"__init__"})
