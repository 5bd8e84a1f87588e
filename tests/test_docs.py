"""The docs site: its examples run, and its builder notices links that lead nowhere."""

from __future__ import annotations

import doctest
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from scripts import site

LIBRARY = site.ROOT / "docs/library"


@cache
def files() -> list[Path]:
    """The files of the repository, as paths from its root."""
    listed = subprocess.run(
        ["git", "ls-files"], cwd=site.ROOT, capture_output=True, text=True, check=True
    )
    return [Path(name) for name in listed.stdout.splitlines() if (site.ROOT / name).is_file()]


def pages() -> list[Path]:
    return [path for path in files() if path.suffix == ".md"]


@pytest.mark.parametrize("page", sorted(LIBRARY.glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_of_the_library_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<h1 id="top">x</h1><a href="#top">1</a><a href="#gone">2</a><a href="docs/page.html#here">3</a>'
        '<a href="docs/page.html#gone">4</a><a href="docs/lost.html">5</a><a href="https://example.org">6</a>'
        '<img src="picture.png"><script src="https://example.org/x.js"></script>'
    )
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/style.css").write_text(
        '@import "//example.org/a.css"; p { background: url(https://example.org/b.png), url(c.png) }'
    )
    (tmp_path / "docs/page.html").write_text('<p id="here"></p><a href="/index.html#top">7</a>')
    assert site.faults(tmp_path) == [
        "docs/style.css loads //example.org/a.css",
        "docs/style.css loads https://example.org/b.png",
        "index.html loads https://example.org/x.js",
        "index.html links to #gone, which has no such anchor",
        "index.html links to docs/page.html#gone, which has no such anchor",
        "index.html links to docs/lost.html, which is not there",
        "index.html links to picture.png, which is not there",
    ]


def test_every_page_has_its_place_in_the_site() -> None:
    placed = set(
        re.findall(r"([\w./-]+\.md)$", (site.ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    )
    assert placed == set(map(str, pages()))


def test_pages_are_copied_as_git_lists_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(site, "PAGES", tmp_path / "docs")
    site.copy_pages()
    copied = {str(path.relative_to(tmp_path / "docs")) for path in (tmp_path / "docs").rglob("*.*")}
    assert {"README.md", "docs/README.md", "examples/first_bot.py", "web/README.md"} <= copied
    assert not {
        name for name in copied if name.startswith(("build/", ".venv/", "web/node_modules"))
    }


@pytest.mark.parametrize("page", pages(), ids=str)
def test_lists_and_tables_begin_after_an_empty_line(page: Path) -> None:
    """Otherwise the site shows them as running text, though other readers of Markdown do not."""
    is_code, before, wrong = False, "", []
    for number, line in enumerate((site.ROOT / page).read_text("utf-8").split("\n"), 1):
        if line.startswith("```"):
            is_code = not is_code
        is_part = re.match(
            r"\s*([-|#]|\d+\. )|  ", before
        )  # of the same list or table, or a heading
        if not is_code and re.match(r"(- |\d+\. |\|)", line) and before and not is_part:
            wrong.append(number)
        before = line
    assert wrong == []


@pytest.mark.parametrize("page", pages(), ids=str)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    """A file may be named by the end of its path; `games/x` stands for any game."""
    named = re.findall(
        r"`([\w./*-]+\.(?:py|ts|svelte|toml))`", (site.ROOT / page).read_text("utf-8")
    )
    lost = {
        name
        for name in named
        if not any(path.match(name.replace("games/x/", "")) for path in files())
    }
    assert lost == set()
