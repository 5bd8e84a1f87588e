"""The repository keeps its own rules: locked, host-free, and small enough to find one's way."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from allcity.locales import LANGUAGES
from scripts import house

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


def test_the_page_of_the_whole_names_every_file_of_the_core_and_no_other() -> None:
    _, _, core = house.PAGE.read_text("utf-8").partition("\ncore/ ")
    core = core.partition("\ngames/ ")[0]
    named = re.findall(r"(?:^  |\S {3,})([a-z_]+) {2,}(?=\S)", core, re.MULTILINE)
    files = {path.stem for path in (ROOT / "src/allcity/core").glob("*.py")} - {"__init__"}
    assert sorted(named) == sorted(files)


def test_the_map_of_the_server_is_as_its_files_are() -> None:
    assert house.page() == house.PAGE.read_text("utf-8"), "python -m scripts.house --write"


def test_a_package_fits_on_one_screen() -> None:
    counts = house.per_package()
    assert {name: count for name, count in counts.items() if count > 22} == {}
    server = {name: count for name, count in counts.items() if name.split("/")[0] == "server"}
    assert server["server/match"] > 0
    assert {name: count for name, count in server.items() if count > 15} == {}


def test_no_game_is_named_outside_its_folders() -> None:
    assert house.game_names() == []
    folders = {path.relative_to(ROOT).parts[0] for path in house.outside()}
    assert folders == {"src", "scripts", "bench", "web"}


def test_the_languages_are_listed_in_one_place() -> None:
    """A new language is a name in `LANGUAGES` and its files; every other list follows from these."""
    first, second = LANGUAGES[:2]
    listed = re.compile(rf"""(["'`|]){first}["'`|][^\n]{{0,20}}["'`|]?{second}["'`|]""")
    places = {
        str(path.relative_to(ROOT))
        for path in tracked(
            "src/*.py", "scripts/*.py", "bench/*.py", "web/src/*.ts", "web/src/*.svelte"
        )
        if listed.search(path.read_text("utf-8"))
    }
    generated = {"web/src/protocol.ts"}
    assert places - generated == {"src/allcity/locales/__init__.py"}


def test_the_index_of_the_docs_names_every_page() -> None:
    index = (ROOT / "docs/README.md").read_text("utf-8")
    pages = {str(page.relative_to(ROOT / "docs")) for page in tracked("docs/*.md")} - {"README.md"}
    assert set(re.findall(r"\]\(([\w./-]+\.md)\)", index)) == pages


def test_the_changelog_has_new_lines_at_its_top_and_sentences_below() -> None:
    """Lines of changes go to *Unreleased*; a merge may have put them at the end, where they are hidden."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    unreleased, *versions = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert unreleased.startswith("Unreleased\n")
    for version in versions:
        assert re.match(r"\d+\.\d+\.\d+ – \d+ [A-Z][a-z]+ 20\d\d\n", version)
        assert re.findall(r"^- (?![A-Z`*]).*", version, re.MULTILINE) == []
