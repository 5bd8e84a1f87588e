"""The docs site: its examples run, and its builder notices links that lead nowhere."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from scripts import site

LIBRARY = site.ROOT / "docs/library"


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
    (tmp_path / "docs/page.html").write_text('<p id="here"></p><a href="/index.html#top">7</a>')
    assert site.faults(tmp_path) == [
        "index.html loads https://example.org/x.js",
        "index.html links to #gone, which has no such anchor",
        "index.html links to docs/page.html#gone, which has no such anchor",
        "index.html links to docs/lost.html, which is not there",
        "index.html links to picture.png, which is not there",
    ]


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
