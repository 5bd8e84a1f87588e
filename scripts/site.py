"""Builds the docs as a site and checks every link of it: `make docs`.

The pages keep the places that they have in the repository, so their links work in both.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build/docs"
SITE = ROOT / "build/site"
COPIED = ("*.md", "LICENSE", "docs", "examples")
ELSEWHERE = re.compile(
    r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)"""
)  # in a style sheet
LOADING = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src")}


def copy_pages() -> None:
    """Copies the pages, and the files to which they link, as git lists them."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *COPIED],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    shutil.rmtree(PAGES, ignore_errors=True)
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (PAGES / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, PAGES / name)


class Page(HTMLParser):
    """The links of a page, what a browser loads to show it, and its anchors."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in {"id", "name"}:
                self.anchors.add(value)
            elif value and (tag, name) in LOADING:
                self.loads.append(value)
            elif value and (tag, name) == ("a", "href"):
                self.links.append(value)


def faults(site: Path) -> list[str]:
    """Links that lead nowhere, and everything that a browser would load from another server."""
    pages = {path: Page(path) for path in sorted(site.resolve().rglob("*.html"))}
    wrong = [
        f"{path.relative_to(site)} loads {url}"
        for path in sorted(site.rglob("*.css"))
        for url in ELSEWHERE.findall(path.read_text("utf-8"))
    ]
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        wrong += [f"{name} loads {url}" for url in page.loads if urlsplit(url).netloc]
        for url in page.links + page.loads:
            target, anchor = _target(site.resolve(), path, url)
            if target in pages and anchor not in pages[target].anchors:
                wrong.append(f"{name} links to {url}, which has no such anchor")
            elif target and not target.is_file():
                wrong.append(f"{name} links to {url}, which is not there")
    return wrong


def _target(site: Path, page: Path, url: str) -> tuple[Path | None, str]:
    """The file and the anchor to which a link leads; no file if it leads to another server."""
    parts = urlsplit(url)
    if parts.scheme or parts.netloc:
        return None, ""
    place = unquote(parts.path)
    if not place:
        return page, unquote(parts.fragment)
    folder = site if place.startswith("/") else page.parent
    return (folder / place.lstrip("/")).resolve(), unquote(parts.fragment)


def main() -> int:
    copy_pages()
    # Not `--quiet`: it also keeps warnings from being counted as errors.
    quiet = {"NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build"]
    built = subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet}, check=False)
    wrong = [] if built.returncode else faults(SITE)
    print("\n".join(wrong))
    return built.returncode or bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
